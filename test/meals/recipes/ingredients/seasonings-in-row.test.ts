import { expect, test } from 'vitest';
import {
  withPaprikaAsPowder,
  withSeasoningsApart,
} from '../../../../src/meals/recipes/ingredients/seasonings-in-row.ts';

test.each([
  ['Salz Pfeffer', 'Salz, Pfeffer'],
  ['salt/pepper', 'salt, pepper'],
  ['Salz / Pfeffer / Paprika', 'Salz, Pfeffer, Paprika'],
  ['Pfeffer Salz Muskat', 'Pfeffer, Salz, Muskat'],
])('%s is a row of seasonings', (text, parts) => {
  expect(withSeasoningsApart(text)).toBe(parts);
});

test.each(['Pfeffer Steak', 'salt beef', 'pepper sauce', 'Salz', 'Zimt Zucker', 'lemon pepper'])(
  '%s is no row of seasonings',
  (text) => {
    expect(withSeasoningsApart(text)).toBe(text);
  },
);

test.each([
  [['Salz', 'Paprika']],
  [['Paprika', 'Salz', 'Pfeffer']],
  [['500 g Hack', 'Salz', 'Paprika']],
])('paprika in %s is the powder', (parts) => {
  expect(withPaprikaAsPowder(parts)).toContain('Paprika powder');
});

test.each([
  [['Tomaten', 'Paprika']],
  [['Zucchini', 'Paprika', 'Zwiebel', 'Salz']],
  [['Paprika', 'Tomaten', 'Salz', 'Pfeffer']],
  [['1 Zwiebel', 'Paprika', 'Salz']],
])('paprika in %s may be the vegetable', (parts) => {
  expect(withPaprikaAsPowder(parts)).toEqual(parts);
});
