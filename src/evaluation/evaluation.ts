import type { IndexProgram } from './indices/index-program.ts';
import type { Inputs, Layout } from './layout.ts';
import type { Metric } from './metric.ts';
import type { Totals } from './totals.ts';

/**
 * A computation on the totals of what was eaten. It writes its metrics as a row of numbers, so that millions of groups
 * do not need one object each; `result` turns such a row into an object.
 */
export interface Evaluation<Result> {
  readonly inputs: Inputs;
  /** The metrics, in the order of the row. */
  readonly metrics: readonly Metric[];
  /** Looks up once which slots the inputs have in the totals of a layout. */
  readonly prepare: (layout: Layout) => PreparedEvaluation<Result>;
}

/** An evaluation whose inputs have their positions in a layout. */
export interface PreparedEvaluation<Result> {
  /**
   * @param amounts of totals
   * @param values receives the metrics, from `at` on; NaN for unknown
   * @param age years, if the group is a person of known age; NaN if the age of the person is unknown
   */
  readonly evaluate: (
    amounts: Float64Array,
    values: Float64Array,
    at: number,
    age?: number,
  ) => void;
  /** Completes the rows of all groups if their metrics depend on each other. */
  readonly rank?: (rows: readonly Float64Array[], at: number) => void;
  readonly result: (values: Float64Array, at: number) => Result;
  /** The slot of the totals that each metric copies with all its digits; -1 for none. */
  readonly exactSlots?: Int32Array;
  /**
   * Makes the numbers by which a loop evaluates groups that lack nothing and have no age. They give the same metrics as
   * `evaluate`. Undefined if an evaluation cannot be written as numbers.
   */
  readonly program?: () => IndexProgram | undefined;
}

/** The result of one evaluation alone. */
export function evaluateTotals<Result>(
  evaluation: Evaluation<Result>,
  { layout, amounts }: Totals,
): Result {
  const { evaluate, result } = prepared(evaluation, layout);
  const values = new Float64Array(evaluation.metrics.length);
  evaluate(amounts, values, 0);
  return result(values, 0);
}

const PREPARED = new WeakMap<object, WeakMap<Layout, PreparedEvaluation<unknown>>>();

/** Services evaluate with the same layout again and again. */
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
