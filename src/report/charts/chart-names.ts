/** The charts that can be had by themselves. */
export const CHART_NAMES = [
  'hei-radar',
  'hei-bars',
  'days',
  'macros',
  'energy-density',
  'nutrients',
  'population',
] as const;

/** The name of a chart, as `--chart` takes it. */
export type ChartName = (typeof CHART_NAMES)[number];
