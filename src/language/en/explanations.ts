/** Tables of `viand explain`, `viand compare` and `viand match`. */
export const EXPLANATIONS_EN = {
  score: (points: string) => `Healthy Eating Index: ${points} points`,
  effects: 'What each food adds to the total or takes from it',
  food: 'food',
  points: 'points',
  mostBy: 'mostly through',
  moreFoods: (count: string) => `and ${count} more foods: --format csv has them all`,
  noSwap: 'No swap at equal energy gains points',
  swaps: 'Swaps at equal energy that gain most',
  swap: (gain: string, score: string, added: string, instead: string) =>
    `${gain} to ${score}: ${added} instead of ${instead}`,
  stays: (grams: string) => ` (${grams} g remain)`,
  scores: 'Healthy Eating Index',
  amounts: 'Food patterns and nutrients',
  difference: 'difference',
  unit: 'unit',
  moreAmounts: (count: string) => `and ${count} more: --format csv has them all`,
  matchHead: (name: string): string => name.replaceAll('_', ' '),
  matchVerdict: (verdict: string): string => verdict,
};
