import { expect, test } from 'vitest';
import { withSeasoningsApart } from '../../../../src/meals/recipes/ingredients/seasonings-in-row.ts';

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
