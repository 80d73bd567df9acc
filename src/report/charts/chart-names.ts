/** The charts that can be written as files of their own. */
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
