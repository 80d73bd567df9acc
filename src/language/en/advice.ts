/** Sentences of advice. Amounts, days and points are already text in the language. */
export const ADVICE_EN = {
  title: 'What would raise the index most',
  allPoints: 'The index has full points.',
  none: 'No single change of this record would raise the index by half a point or more.',
  /** The food with its amount and its meals, and its share of a component. */
  contributes: (food: string, share: string, component: string) =>
    `${food} contributes ${share} of the ${component.toLowerCase()}.`,
  swap: (partner: string, food: string) => `${partner} instead of ${food}`,
  swapInstead: (partner: string) => `${partner} instead`,
  halve: (food: string, partner: string) => `Half of ${food}, and ${partner}`,
  halveIt: (partner: string) => `Half of it, and ${partner}`,
  add: (partner: string) => `Add ${partner}`,
  gain: (points: string) => `+${points} points`,
  mostly: (component: string) => `most of it for ${component.toLowerCase()}`,
  together: (before: string, after: string) =>
    `All of these together: from ${before} to ${after} points.`,
  computed:
    'Each gain is the score of this record with the change, minus its score without the change.',
  each: (amount: string) => `${amount} each time`,
  range: (least: string, most: string) => `${least} to ${most}`,
  onDays: (count: string) => `on ${count} days`,
  everyDay: 'every day',
  /** Amounts and places after a food, such as `(84 g, breakfast)`. */
  inBrackets: (parts: readonly string[]) => ` (${parts.join(', ')})`,
  /** Half of a whole fruit, or of anything else that is one piece. */
  halfOne: 'half of one',
  /** An amount of a food that people also count in slices: `1 whole`. */
  wholeOnes: (count: string) => `${count} whole`,
  pieces: {
    whole: (count: string, isOne: boolean) => `${count} ${isOne ? 'piece' : 'pieces'}`,
    piece: (count: string, isOne: boolean) => `${count} ${isOne ? 'piece' : 'pieces'}`,
    slice: (count: string, isOne: boolean) => `${count} ${isOne ? 'slice' : 'slices'}`,
    glass: (count: string, isOne: boolean) => `${count} ${isOne ? 'glass' : 'glasses'}`,
    bottle: (count: string, isOne: boolean) => `${count} ${isOne ? 'bottle' : 'bottles'}`,
    bowl: (count: string, isOne: boolean) => `${count} ${isOne ? 'bowl' : 'bowls'}`,
    cup: (count: string, isOne: boolean) => `${count} ${isOne ? 'cup' : 'cups'}`,
    tablespoon: (count: string, isOne: boolean) =>
      `${count} ${isOne ? 'tablespoon' : 'tablespoons'}`,
    teaspoon: (count: string, isOne: boolean) => `${count} ${isOne ? 'teaspoon' : 'teaspoons'}`,
  },
};
