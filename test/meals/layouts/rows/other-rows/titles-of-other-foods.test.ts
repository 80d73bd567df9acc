import { expect, test } from 'vitest';
import { isOfOtherFoods } from '../../../../../src/meals/layouts/rows/other-rows/titles-of-other-foods.ts';

const NEXT = { isHeading: false, isNext: true };
const HEADING = { isHeading: true, isNext: true };
const ABOVE = { isHeading: false, isNext: false };

test.each([
  ['Einkaufsliste', NEXT],
  ['Rezept für zwei', NEXT],
  ['Things I still need to buy (shopping list) this week', NEXT],
  ['Das muss ich für nächste Woche noch alles einzukaufen', NEXT],
  ['This is my shopping list for the coming week, not eaten:', NEXT],
  ['Recipes I want to try some day, maybe with the family:', NEXT],
  ['Einkaufsliste für die kommende Woche (noch nicht gegessen)', HEADING],
  ['Template for the days of the week that are still to come', HEADING],
  ['Vorrat im Keller und im Kühlschrank am Ende der Woche', HEADING],
  ['Foods for next week. They were not eaten yet.', NEXT],
  ['Die Sachen für nächste Woche, noch nicht gegessen.', ABOVE],
  ['Nothing of this was eaten', ABOVE],
  ['Shopping list', ABOVE],
  ['Beispiel:', ABOVE],
] as const)('"%s" is above foods that were not eaten', (text, place) =>
  expect(isOfOtherFoods(text, place)).toBe(true),
);

test.each([
  ['_Logged from memory, as the template for next week says._', NEXT],
  ['Logged from memory, as the template for next week says', NEXT],
  ['Gekocht nach dem neuen Rezept, das mir Anna geschenkt hat.', NEXT],
  ['I wrote the shopping list before lunch and felt fine after it.', NEXT],
  ['Alles aus dem Vorrat gekocht und danach früh ins Bett gegangen', NEXT],
  ['Key dates: dentist', ABOVE],
  ['Same as the example', ABOVE],
  ['Getränke', NEXT],
  ['Meal plan for next week', HEADING],
  ['Eaten late', NEXT],
  ['Snacks that I have eaten', HEADING],
] as const)('"%s" is above foods that were eaten', (text, place) =>
  expect(isOfOtherFoods(text, place)).toBe(false),
);
