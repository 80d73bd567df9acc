import type { EvaluationName } from './evaluation-names.ts';

/**
 * One number of an evaluation's result, by name. A group's metrics are a row of numbers in the order in which
 * the evaluation lists them; NaN stands for unknown.
 */
export interface Metric {
  /** Unique within the evaluation, such as `total_score` or `kJ_per_g`. */
  readonly name: string;
  /** Empty for scores and shares. */
  readonly unit: string;
  /**
   * Who sees it: every table; a table of this evaluation alone; files, which have room; or only programs that
   * ask for it by name.
   */
  readonly shownIn: 'tables' | 'own tables' | 'files' | 'programs';
  /** The input whose coverage (share of the mass with a known amount, 0 to 1) this metric is. */
  readonly coverageOf?: string;
}

/** A metric among those of several evaluations. */
export interface PlannedMetric extends Metric {
  readonly evaluation: EvaluationName;
  /** Unique within the plan: with a prefix where there are several evaluations. */
  readonly column: string;
}

/** Goes before the metrics of an evaluation where there are several, since some share a name. */
export const METRIC_PREFIXES: Readonly<Record<EvaluationName, string>> = {
  'energy-density': 'energy_density_',
  'healthy-eating-index': 'hei_',
  'macro-distribution': 'macros_',
  'nutrition-summary': 'summary_',
};
