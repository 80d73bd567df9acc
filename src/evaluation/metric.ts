import type { EvaluationName } from './evaluation-names.ts';
import type { UnusualValue } from './unusual-values.ts';

/**
 * One number of an evaluation's result, by name. A group's metrics are a row of numbers in the order in which
 * the evaluation lists them; NaN means unknown.
 */
export interface Metric {
  /** Unique within the evaluation, such as `total_score` or `kJ_per_g`. */
  readonly name: string;
  /** The meaning of the metric, in a phrase. */
  readonly meaning: string;
  /** The source of the definition; absent for sums over the foods of the catalogue. */
  readonly source?: string | undefined;
  /** Empty for scores and shares. */
  readonly unit: string;
  /**
   * The outputs that show it: every table; only a table of this evaluation; files, which have room; or only programs
   * that name it.
   */
  readonly shownIn: 'tables' | 'own tables' | 'files' | 'programs';
  /** The column of text that lists it, and how. */
  readonly listed?: UnusualValue & { readonly in: string };
}

/** A metric among those of several evaluations. */
export interface PlannedMetric extends Metric {
  readonly evaluation: EvaluationName;
  /** Unique within the plan: with a prefix if there are several evaluations. */
  readonly column: string;
}
