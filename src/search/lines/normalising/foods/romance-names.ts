import { lazily } from '../../../../collections/lazily.ts';

/**
 * "30 cl de crème", "200 g d'amandes", "500 ml di latte": the word that French and Italian put between a unit and a
 * food.
 */
const behindUnit = lazily(
  () =>
    /^(\s*[\d.,/½¼¾]+\s?(?:kg|gr?|[mcd]?l|litres?|litri|litro)\s)(?:de (?:la |l['’])?|des |du |d['’]|di |del(?:l[ao])? |dell['’])(\p{L}.*)$/iu,
);

/**
 * French, Italian and Spanish words that other languages use for other foods, and words for staples, each with the English
 * or German name of the food.
 */
const NAMES: readonly (readonly [words: string, name: string])[] = [
  ['crème(?: fleurette| liquide)?(?: entière)?', 'whipping cream'],
  ['panna(?: fresca| liquida| da montare| da cucina)?', 'whipping cream'],
  ['lard(?:ons)?(?: fumée?s?)?', 'bacon'],
  ['speck', 'smoked ham'],
  ['raisins? secs?', 'Rosinen'],
  ['raisins?(?: blancs?| noirs?| rouges?)?', 'grapes'],
  ['pruneaux', 'Trockenpflaumen'],
  ['prunes?', 'plums'],
  ['peperoni(?: rossi)?', 'red peppers'],
  ['chips', 'crisps'],
  ['pommes', 'apples'],
  ['pommes de terre', 'potatoes'],
  ['pâtes', 'pasta'],
  ['queso', 'cheese'],
  ['lait entier|latte intero|leche entera', 'whole milk'],
  ['lait|latte|leche', 'milk'],
  ['(?:farine|farina)(?: de blé| bianca| 00)?|harina', 'white flour'],
  ['beurre(?: doux)?|burro|mantequilla', 'butter'],
  ['sucre(?: en poudre| blanc)?|zucchero|azúcar', 'sugar'],
  ['sucre glace|zucchero a velo', 'icing sugar'],
  ['riz|riso|arroz', 'rice'],
  ['eau|acqua|agua', 'water'],
  ['sel|sale|sal', 'salt'],
  ["huile d[’']olive|olio (?:d[’'](?:oliva)|extravergine d[’']oliva)|aceite de oliva", 'olive oil'],
];

const patterns = lazily(() =>
  NAMES.map(([words, name]): [RegExp, string] => [
    new RegExp(String.raw`^(?:${words})(?=\s*(?:$|[,(]))`, 'iu'),
    name,
  ]),
);

/**
 * A line without the "de" or "di" between its unit and its food. Its French or Italian food gets its English or German
 * name: French "raisins" are grapes.
 */
export function withRomanceNames(text: string): string {
  const [, amount, food] = behindUnit().exec(text) ?? [];
  if (amount === undefined || food === undefined) return text;
  const named = patterns().find(([pattern]) => pattern.test(food));
  return amount + (named === undefined ? food : food.replace(named[0], named[1]));
}
