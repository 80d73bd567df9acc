import { SERVING_TYPES, type ServingType } from '../../../model/food.ts';
import { foldedKey } from './nutrient-names.ts';
import { PORTION_SIZES, PORTION_WORDS, USUAL } from './portion-names.ts';

/** Names of servings in tables, in a column such as `slice_g` or after "per". */
const MEASURES = new Map<string, ServingType>([
  ...SERVING_TYPES.map((type): [string, ServingType] => [foldedKey(type), type]),
  ...['piece', 'slice', 'bottle', 'glass', 'cup', 'bowl'].map((thing): [string, ServingType] => [
    foldedKey(thing),
    `medium_${thing}` as ServingType,
  ]),
  ...[...PORTION_WORDS, ...PORTION_SIZES].map((name): [string, ServingType] => [
    foldedKey(name),
    'portion',
  ]),
  ...(
    [
      ['Riegel', 'portion'],
      ['bar', 'portion'],
      ['Stück', 'medium_piece'],
      ['Stk', 'medium_piece'],
      ['Stückgewicht', 'medium_piece'],
      ['can', 'package'],
      ['Scheibe', 'medium_slice'],
      ['Flasche', 'medium_bottle'],
      ['Glas', 'medium_glass'],
      ['Tasse', 'medium_cup'],
      ['Schüssel', 'medium_bowl'],
      ['Schale', 'medium_bowl'],
      ['Teller', 'medium_bowl'],
      ['plate', 'medium_bowl'],
      ['Packung', 'package'],
      ['Becher', 'package'],
      ['Dose', 'package'],
      ['Esslöffel', 'tablespoon'],
      ['EL', 'tablespoon'],
      ['tbsp', 'tablespoon'],
      ['Teelöffel', 'teaspoon'],
      ['TL', 'teaspoon'],
      ['tsp', 'teaspoon'],
      ['Prise', 'pinch'],
      ['tranche', 'medium_slice'],
      ['pièce', 'medium_piece'],
      ['bouteille', 'medium_bottle'],
      ['verre', 'medium_glass'],
      ['bol', 'medium_bowl'],
    ] as const
  ).map(([name, type]): [string, ServingType] => [foldedKey(name), type]),
]);

const FIRST_USUAL = new RegExp(`^${USUAL}`, 'i');

/** The serving type of a word such as "slice" or "average portion"; undefined for any other word. */
export function measureOfName(name: string): ServingType | undefined {
  return MEASURES.get(foldedKey(name)) ?? MEASURES.get(foldedKey(name.replace(FIRST_USUAL, '')));
}
