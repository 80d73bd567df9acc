import { type Food, standardVariant } from '../../../model/food.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';
import type { SpecifiedFood } from '../../../search/lines/reading/specified-food.ts';

/** With this much fat in 100 g, as butter has, a food is a fat. */
const MOSTLY_FAT = 80;

/** Whether the kind of a fat is a fat by itself: "fat (butter)", but not "fat (goose)". */
export function isFatItself(food: Food | undefined, { general }: SpecifiedFood): boolean {
  return (
    food !== undefined &&
    /^(?:fats?|fette?)$/i.test(general) &&
    nutrientAmount(standardVariant(food).nutrients, 'fat') >= MOSTLY_FAT
  );
}

/** Words for many foods in both languages. */
const IN_BOTH_LANGUAGES: readonly (readonly string[])[] = [
  ['käse', 'cheese'],
  ['öl', 'oil'],
  ['nüsse', 'nuss', 'nuts', 'nut'],
];

/** Whether one of the names of a food contains a collective word, in either language. */
export function isCalledSo({ name, otherNames }: Food, general: string): boolean {
  const words = IN_BOTH_LANGUAGES.find((some) =>
    some.some((word) => general.toLowerCase().endsWith(word)),
  );
  return [name, ...otherNames].some((one) =>
    words?.some((word) => one.toLowerCase().includes(word)),
  );
}

/** Whether a line names a juice by its fruit: "Saft, Orange". */
export function isPressed({ foodGroup }: Food, { general }: SpecifiedFood): boolean {
  return /(?:saft|juice)$/i.test(general) && foodGroup === 'Fruits and Fruit Juices';
}
