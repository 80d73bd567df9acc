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

test('paprika beside salt or pepper is the powder, and the vegetable elsewhere', () => {
  expect(withPaprikaAsPowder(['Salz', 'Paprika'])).toEqual(['Salz', 'Paprika powder']);
  expect(withPaprikaAsPowder(['Tomaten', 'Paprika'])).toEqual(['Tomaten', 'Paprika']);
});
