import { expect, test } from 'vitest';
import { named, searcher } from './searcher.ts';

test('the food before "with" counts: if it is unknown, what comes with it is no answer', async () => {
  const search = await searcher([
    named('Rice', 0.9, { otherNames: ['Reis'] }),
    named('Suppe'),
    named('Schnitzel', 0.4),
  ]);
  expect(search('Quorbeln mit Reis').names).toEqual([]);
  expect(search('Quorbelsuppe mit Reis').names).toEqual(['Suppe']);
  expect(search('Schnizel mit Reis').names[0]).toBe('Schnitzel');
  expect(search('Schnitzl mit Reis').names[0]).toBe('Schnitzel');
  expect(search('Reis mit Quorbeln').names).toEqual(['Rice']);
  expect(search('Reis').names).toEqual(['Rice']);
});

test('a strength of up to half a percent is no alcohol, and French names are not what they fold to', async () => {
  const search = await searcher([
    named('Beer', 0.9),
    named('Alcohol-free beer', 0.2),
    named('Apple', 0.5),
    named('French fries', 0.9, { otherNames: ['Pommes'] }),
    named('Pâté', 0.9),
    named('Pasta', 0.5),
  ]);
  expect(search('beer 0.5% abv').names[0]).toBe('Alcohol-free beer');
  expect(search('beer 0.0 % vol').names[0]).toBe('Alcohol-free beer');
  expect(search('beer 5 % vol').names[0]).toBe('Beer');
  expect(search('pomme').names).toEqual(['Apple']);
  expect(search('Pommes').names).toEqual(['French fries']);
  expect(search('pâtes').names).toEqual(['Pasta']);
  expect(search('pâté').names).toEqual(['Pâté']);
});

test('food without sugar has sweeteners in the names of tables', async () => {
  const search = await searcher([
    named('Cola', 0.9),
    named('Cola mit Süßungsmitteln', 0.2),
    named('Tee', 0.5),
  ]);
  expect(search('zuckerfreie Cola').names[0]).toBe('Cola mit Süßungsmitteln');
  expect(search('zuckerfreier Tee').names).toEqual(['Tee']);
  expect(search('ungesüßte Cola').names[0]).toBe('Cola');
});
