/** The charts that can be had by themselves. */
export const CHART_NAMES = [
  'hei-radar',
  'hei-bars',
  'days',
  'macros',
  'energy-density',
  'nutrients',
] as const;

export type ChartName = (typeof CHART_NAMES)[number];
