import { expect, test } from 'vitest';
import {
  hasOneName,
  hitNamesText,
  type NameRow,
} from '../../../../src/catalogue/search/stages/hit-names.ts';

test('hasOneName() is true only for foods with a single name', () => {
  const food = { id: 'a', isBranded: false, weight: 0.5 };
  const names: NameRow[] = [
    [0, 'Eggplant', 'eggplant', null],
    [1, 'Aubergine', 'aubergine', 'de'],
    [2, 'Brinjal', 'brinjal', null],
  ];
  expect(hasOneName(hitNamesText(food, names.slice(0, 1)))).toBe(true);
  expect(hasOneName(hitNamesText(food, names.slice(0, 2)))).toBe(false);
  expect(hasOneName(hitNamesText(food, names))).toBe(false);
});
