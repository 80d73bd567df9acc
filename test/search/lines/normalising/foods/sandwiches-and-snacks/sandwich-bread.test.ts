import { expect, test } from 'vitest';
import {
  isOnOtherBread,
  namesBreadOfSandwich,
  withoutUsualBread,
} from '../../../../../../src/search/lines/normalising/foods/sandwiches-and-snacks/sandwich-bread.ts';

test('the usual bread is a part of a sandwich', () => {
  expect(withoutUsualBread('ham sandwich on white bread with mayo')).toBe('ham sandwich with mayo');
  expect(withoutUsualBread('tuna sandwich on white w/ mayo')).toBe('tuna sandwich w/ mayo');
  expect(withoutUsualBread('ham sandwich on brown')).toBe('ham sandwich (on brown)');
  expect(withoutUsualBread('PB&J on whole wheat bread')).toBe('PB&J (on whole wheat bread)');
  expect(withoutUsualBread('egg on toast')).toBe('egg on toast');
});

test.each([
  ['cheese sandwich on wholemeal bread', true],
  ['BLT on rye', true],
  ['BLT (on rye)', true],
  ['ham sandwich on white bread', false],
  ['ham sandwich and brown bread', false],
])('namesBreadOfSandwich(%j) is %j', (text, isNamed) => {
  expect(namesBreadOfSandwich(text)).toBe(isNamed);
});

test.each([
  ['turkey on rye', 'turkey sandwich (on rye)'],
  ['half a ham on wheat bread', 'half a ham sandwich (on wheat bread)'],
  ['tuna salad on rye with lettuce', 'tuna salad sandwich (on rye) with lettuce'],
  ['ham sandwich on rye w/ mustard', 'ham sandwich (on rye) w/ mustard'],
])('withoutUsualBread(%j) is %j', (text, plain) => {
  expect(withoutUsualBread(text)).toBe(plain);
});

test.each(['cheese on toast', 'egg on toast', 'chicken on white rice', 'ham on the bone'])(
  'withoutUsualBread() leaves %j',
  (text) => {
    expect(withoutUsualBread(text)).toBe(text);
  },
);

test('the filling of a sandwich may be a separate food if the line names the bread', () => {
  expect(namesBreadOfSandwich('turkey sandwich (on rye) with mustard')).toBe(false);
});

test('isOnOtherBread() compares the bread in the line with the names of a sandwich', () => {
  const sandwich = { name: 'Ham sandwich', otherNames: ['ham sandwich on rye'] };
  expect(isOnOtherBread(['on', 'wholemeal'], sandwich)).toBe(true);
  expect(isOnOtherBread(['on', 'rye'], sandwich)).toBe(false);
  expect(isOnOtherBread(['on', 'rye'], { name: 'Ham', otherNames: [] })).toBe(false);
});
