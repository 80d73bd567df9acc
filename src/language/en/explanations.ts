/** Tables of `viand explain`, `viand compare` and `viand match`. */
export const EXPLANATIONS_EN = {
  score: (points: string) => `Healthy Eating Index: ${points} points`,
  effects: 'Points that each food adds or costs',
  food: 'food',
  points: 'points',
  mostBy: 'mostly through',
  moreFoods: (count: string) => `and ${count} more foods: --format csv has them all`,
  noSwap: 'No swap at equal energy gains points',
  swaps: 'Best swaps at equal energy',
  swap: (gain: string, score: string, added: string, instead: string) =>
    `${score} points (${gain}): ${added} instead of ${instead}`,
  stays: (grams: string) => ` (${grams} g remain)`,
  scores: 'Healthy Eating Index',
  amounts: 'Food patterns and nutrients',
  meanAmounts: (label: string) => `Food patterns and nutrients: mean per ${label}`,
  difference: 'difference',
  unit: 'unit',
  moreAmounts: (count: string) => `and ${count} more: --format csv has them all`,
  matchHead: (name: string): string => name.replaceAll('_', ' '),
  matchVerdict: (verdict: string): string => verdict,
};
