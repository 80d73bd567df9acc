/** The evaluations by the names of the specification's routes, in the order in which they are shown. */
export const EVALUATION_NAMES = [
  'energy-density',
  'healthy-eating-index',
  'macro-distribution',
  'nutrition-summary',
] as const;

export type EvaluationName = (typeof EVALUATION_NAMES)[number];
