import type { Inputs, Layout } from './layout.ts';
import type { Totals } from './totals.ts';

/**
 * Something that sums of what was eaten are evaluated by. What it comes to is a row of figures, so that it can
 * be had of millions of groups without an object each; its result is those figures with their words.
 */
export interface Evaluation<Result> {
  readonly inputs: Inputs;
  /** Finds once where everything stands in the totals of a layout. */
  readonly prepare: (layout: Layout) => PreparedEvaluation<Result>;
}

export interface PreparedEvaluation<Result> {
  /** How many figures there are. */
  readonly width: number;
  /**
   * @param amounts of totals
   * @param figures written to, from `at` on; NaN for what there is none of
   */
  readonly evaluate: (amounts: Float64Array, figures: Float64Array, at: number) => void;
  readonly result: (figures: Float64Array, at: number) => Result;
}

/** The result of one evaluation alone. */
export function evaluate<Result>(
  evaluation: Evaluation<Result>,
  { layout, amounts }: Totals,
): Result {
  const { width, evaluate: fill, result } = prepared(evaluation, layout);
  const figures = new Float64Array(width);
  fill(amounts, figures, 0);
  return result(figures, 0);
}

const PREPARED = new WeakMap<object, WeakMap<Layout, PreparedEvaluation<unknown>>>();

/** A service evaluates by the same layout again and again. */
function prepared<Result>(
  evaluation: Evaluation<Result>,
  layout: Layout,
): PreparedEvaluation<Result> {
  const ofLayouts = PREPARED.get(evaluation) ?? new WeakMap();
  PREPARED.set(evaluation, ofLayouts);
  const known = ofLayouts.get(layout) as PreparedEvaluation<Result> | undefined;
  if (known !== undefined) return known;
  const made = evaluation.prepare(layout);
  ofLayouts.set(layout, made);
  return made;
}

/** A figure as a result has it: null for what there is none of. */
export function orNull(figure: number): number | null {
  return Number.isNaN(figure) ? null : figure;
}
