import { expect, test } from 'vitest';
import { peopleStated } from '../../../../src/meals/words/people/people-in-text.ts';

test.each([
  ['4', 4],
  ['1,5', 1.5],
  ['4-6', 6],
  ['4-6 Pers.', 6],
  ['4 to 6 servings', 6],
  ['Serves: 4', 4],
  ['für 3 Personen', 3],
  ['für 3', 3],
  ['about 8 generous portions', 8],
  ['2 loaves (16 servings)', 16],
  ['1 serving (350 kcal)', 1],
])('peopleStated(): %s', (text, count) => expect(peopleStated(text)?.count).toBe(count));

test.each([
  'family',
  'Person 2',
  'P12',
  '1/4',
  '1 1/2 servings',
  '3-jährig',
  '1 (38 Jahre)',
  '1 (250 g)',
  '1 x 300ml',
  '1 cake, 26 cm',
  '12 cookies',
  '350 kcal servings',
])('peopleStated(), not: %s', (text) => expect(peopleStated(text)).toBeUndefined());
