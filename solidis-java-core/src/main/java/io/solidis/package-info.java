/**
 * The client. {@link io.solidis.SolidisClient} is all that most users need, beside the command groups in
 * {@code io.solidis.command} and the options in {@code io.solidis.options}.
 */
@NullMarked
package io.solidis;

import org.jspecify.annotations.NullMarked;
