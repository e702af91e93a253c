/**
 * From samples to results: medians, paired ratios with their confidence interval, and their JSON, Markdown, text and
 * SVG forms.
 *
 * <p>Pure functions of the samples; may use {@code run} for their types only.
 */
@NullMarked
package io.solidis.benchmarks.report;

import org.jspecify.annotations.NullMarked;
