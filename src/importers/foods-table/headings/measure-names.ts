import { SERVING_TYPES, type ServingType } from '../../../model/food.ts';
import { foldedKey } from './nutrient-names.ts';

/** Names of servings in tables, in a column such as `slice_g` or after "per". */
const MEASURES = new Map<string, ServingType>([
  ...SERVING_TYPES.map((type): [string, ServingType] => [foldedKey(type), type]),
  ...['piece', 'slice', 'bottle', 'glass', 'cup', 'bowl'].map((thing): [string, ServingType] => [
    foldedKey(thing),
    `medium_${thing}` as ServingType,
  ]),
  ...(
    [
      ['serving', 'portion'],
      ['serving size', 'portion'],
      ['Portionsgröße', 'portion'],
      ['Riegel', 'portion'],
      ['bar', 'portion'],
      ['Portionsgewicht', 'portion'],
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
      ['serving weight', 'portion'],
      ['weight per serving', 'portion'],
      ['grams per serving', 'portion'],
      ['portion size', 'portion'],
      ['portion weight', 'portion'],
      ['Portionsmenge', 'portion'],
      ['taille de portion', 'portion'],
      ['taille de la portion', 'portion'],
      ['poids de la portion', 'portion'],
      ['poids par portion', 'portion'],
      ["poids d'une portion", 'portion'],
      ['tranche', 'medium_slice'],
      ['pièce', 'medium_piece'],
      ['bouteille', 'medium_bottle'],
      ['verre', 'medium_glass'],
      ['bol', 'medium_bowl'],
    ] as const
  ).map(([name, type]): [string, ServingType] => [foldedKey(name), type]),
]);

/** The serving type of an English, German or French word; undefined for any other word. */
export function measureOfName(name: string): ServingType | undefined {
  return MEASURES.get(foldedKey(name));
}
