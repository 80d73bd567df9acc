import { expect, test } from 'vitest';
import { withoutAnimal } from '../../../src/search/names/without-animal.ts';

test('withoutAnimal() leaves out the animal of a ham, but not of a cut of meat', () => {
  expect(withoutAnimal('Schwein Kochschinken, geräuchert')).toBe('Kochschinken, geräuchert');
  expect(withoutAnimal('Schwein Schnitzel')).toBe('Schwein Schnitzel');
  expect(withoutAnimal('Schweinespeck')).toBe('Schweinespeck');
});
