/** Titles, legends and descriptions of charts. */
export const CHARTS_EN = {
  indexByComponent: 'Healthy Eating Index 2015 by component',
  indexBars: (components: number, total: string) =>
    `Bars of ${components} components, each as long as the share of its points that is reached; total ${total} of 100.`,
  pointsReached: 'points reached',
  pointsToGain: 'points to gain',
  radar: 'Healthy Eating Index 2015 as a radar chart',
  radarOf: (total: string, components: string) => `Total ${total} of 100. ${components}.`,
  of100: 'of 100',
  scoreOf: (score: string, most: string) => `${score} of ${most}`,
  dayByDay: 'Healthy Eating Index 2015, day by day',
  daysOf: (days: string, each: string, total: string) =>
    `${days}: ${each}. All days together ${total} of 100.`,
  allDays: (total: string) => `all days ${total}`,
  pointsOf100: 'points of 100',
  density: 'Energy density of solid foods',
  noSolids: 'no solid foods',
  densityOf: (kcal: string) => `${kcal} kcal per 100 g`,
  densityGoal: (shown: string, goal: number) =>
    `${shown}; the goal for populations is ${goal} kcal per 100 g.`,
  goal: (goal: number) => `goal ${goal}`,
  densityAxis: 'kcal per 100 g of foods, without drinks',
  macros: 'Where the energy comes from',
  macroOf: (label: string, percent: string, range: string) =>
    `${label} ${percent} % of the energy${range === '' ? '' : `, reference range ${range} %`}`,
  eaten: 'eaten',
  referenceRange: 'reference range',
  rangeOf: (low: string, high: string) => `${low} to ${high}`,
  nutrients: 'Nutrients compared with reference intakes',
  nutrientOf: (label: string, share: string, verdict: string) =>
    `${label} ${share} of the reference, ${verdict}`,
  shareOfReference: 'Share of the reference intakes',
  continued: (title: string) => `${title}, continued`,
  reference100: '100 % of the reference',
  atLeast: (amount: string) => `at least ${amount}`,
  ticks: 'Dashed ticks: the other end of a range, or the upper limit.',
  population: 'This record among the people of a survey',
  populationOf: (score: string, low: string, median: string, high: string) =>
    `The record scores ${score}. A quarter of the people score no more than ${low}, half no more than ${median}, three quarters no more than ${high}.`,
  middleHalf: 'the middle half of the people',
  medianMark: (median: string) => `median ${median}`,
  thisRecord: (score: string) => `this record ${score}`,
  spread: (index: string) => `${index} among the people of the survey`,
  spreadOf: (domains: string) => `Percentiles 5, 25, 50, 75 and 95 of total scores. ${domains}.`,
  spreadRow: (name: string, five: string, median: string, last: string) =>
    `${name}: ${five}, median ${median}, ${last}`,
  everybody: 'everybody',
  middle90: 'the middle 90 %',
  middle50: 'the middle half',
  median: 'median',
  meanScore: 'mean with 95 % interval',
};
