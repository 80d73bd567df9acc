import { expect, test } from 'vitest';
import { named, searcher } from './searcher.ts';

test('search returns near-duplicates as one hit, and no retired foods', async () => {
  const search = await searcher([
    named('Peas, green', 0.5),
    named('Green peas', 0.9),
    named('Old peas', 1, { retiredIn: '4.0' }),
  ]);
  expect(search('peas')).toEqual({ names: ['Green peas'], totalCount: 1 });
});

test('sizes and spellings of one product are one hit, products of other brands are separate hits', async () => {
  const product = (name: string, brand: string) =>
    named(name, 0.2, { type: 'branded_food', brand });
  const search = await searcher([
    product('Cola Zero 1,5 l', 'Acme'),
    product('Acme Cola Zero', 'Acme,The Acme Company'),
    product('Zero Cola, 6 x 330 ml', 'ACME'),
    product('Cola Zero', 'Other'),
  ]);
  expect(search('cola').totalCount).toBe(2);
});

test('a branded product ranks after generic foods, even if it has exactly the name searched', async () => {
  const search = await searcher([
    named('Milk', 0.5, { type: 'branded_food', brand: 'Acme' }),
    named('Whole milk', 0.3),
    named('Skimmed milk', 0.1),
  ]);
  expect(search('milk').names).toEqual(['Whole milk', 'Skimmed milk', 'Milk']);
});

test('a hit is found by the names of its near-duplicates, but foods with another word order are separate hits', async () => {
  const search = await searcher([
    named('Milk chocolate', 0.9),
    named('Chocolate milk', 0.5),
    named('Peas, green', 0.5, { otherNames: ['Erbsen'] }),
    named('Green peas', 0.9),
  ]);
  expect(search('chocolate milk').names).toEqual(['Chocolate milk', 'Milk chocolate']);
  expect(search('erbsen').names).toEqual(['Green peas']);
});
