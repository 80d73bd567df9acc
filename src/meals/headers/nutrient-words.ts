/** Names of energy on labels and in food tables, in English and German, as a part of a pattern. */
export const ENERGY_WORDS = 'energy|energie|brennwert|calories|kalorien';

/** Names of nutrients on labels and in food tables, in English and German, as a part of a pattern. */
export const NUTRIENT_WORDS =
  'fat|fett(?:säuren)?|protein|eiweiß|carb(?:ohydrate)?s?|kohlenhydrate|fib(?:er|re)|ballaststoffe|sugars?|zucker|salt|salz|sodium|natrium|saturate[sd]|gesättigte|cholest(?:erol)?';
