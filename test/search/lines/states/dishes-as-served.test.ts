import { expect, test } from 'vitest';
import type { Processing, Variant } from '../../../../src/model/food.ts';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { isCookedThoughRaw } from '../../../../src/search/lines/states/dishes-as-served.ts';

test.each<[string, Processing, boolean]>([
  ['100 g uncooked roast beef', 'roasted', true],
  ['100 g raw breaded chicken', 'deep-fried', true],
  ['100 g uncooked cod', 'raw', false],
  ['100 g uncooked dried apricots', 'dried', false],
  ['100 g roast beef', 'roasted', false],
])('isCookedThoughRaw(): %s, %s', (text, processing, isCooked) => {
  expect(isCookedThoughRaw(readLine(text), { processing } as Variant)).toBe(isCooked);
});
