/** Typed results that are more than a number, bytes or a list, as small immutable records. Uses nothing; any thread. */
@NullMarked
package io.solidis.command.reply;

import org.jspecify.annotations.NullMarked;
