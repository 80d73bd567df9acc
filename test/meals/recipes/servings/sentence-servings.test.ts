import { expect, test } from 'vitest';
import {
  servingsInLetter,
  servingsInStep,
} from '../../../../src/meals/recipes/servings/sentence-servings.ts';

test.each([
  ['Mix all and cook on low 6 hours. Top with cheese. Serves 8.', 'Serves 8'],
  ['Reicht für vier Personen.', 'Serves 4'],
  ['Entire recipe makes 8 servings', 'Serves 8'],
  ['7. This recipe yields 16 (1/2-cup) servings.', 'Serves 16'],
  ['Salzen. Ergibt 2 – 3 Portionen und hält sich gut.', 'Serves 2 – 3'],
  ['Ergibt 500 g Teig.', undefined],
  ['This serves 8 if you are hungry.', undefined],
  ['Serves 8. Feeds 10.', undefined],
  ['Reicht für 2 Tage.', undefined],
])('servingsInStep() of %j', (text, servings) => {
  expect(servingsInStep(text)).toBe(servings);
});

test.each([
  ['Here is the recipe! It feeds about 6.', 'Serves 6'],
  ['Sie reicht für 4 bis 5 Leute.', 'Serves 4 bis 5'],
  ['Das Rezept für den Nudelsalat, 8 Personen werden davon satt:', 'Serves 8'],
  ['I made it for 20 people once.', undefined],
  ['The recipe for 4 loaves:', undefined],
])('servingsInLetter() of %j', (text, servings) => {
  expect(servingsInLetter(text)).toBe(servings);
});
