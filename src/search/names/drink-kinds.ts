/** Keys of the kinds in `kinds/` that people drink. Milk is not among them, because it may be on cereal. */
export const DRINK_KINDS = [
  'water',
  'coffee',
  'tea',
  'juice',
  'softdrink',
  'cordial',
  'smoothie',
  'beer',
  'wine',
  'cocktail',
  'spirit',
] as const;
