import type { MealSlot } from './partner-foods.ts';

const WORDS: readonly (readonly [slot: MealSlot, words: RegExp])[] = [
  ['snack', /snack|zwischen|nachmittag|vormittag|afternoon|jause|vesper|spät|bedtime/i],
  ['breakfast', /breakfast|brunch|frühstück|morning|morgen/i],
  ['main', /lunch|dinner|supper|mittag|abend|evening|tea/i],
];

/** The kind of meal that a label names, in English or German; undefined for any other word. */
export function mealSlotOf(label: string): MealSlot | undefined {
  return WORDS.find(([, words]) => words.test(label))?.[0];
}
