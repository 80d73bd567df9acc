import { expect, test } from 'vitest';
import { matchText } from '../../../../src/operations/match/names/foods-of-text.ts';
import { openEmbedded } from '../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

test.each([
  ['lasagne was nice and there was some cake later on', 'lasagne'],
  ['aperol spritz bei der verabschiedung von kollegin', 'aperol-spritz'],
])('if no food has all words, the first words name it: %s', (text, id) => {
  const [best] = matchText(catalogue, text);
  expect(best?.id).toBe(id);
  // Nobody can be sure of it.
  expect(best?.confidence).toBeLessThan(0.8);
});

test('a remark names omitted foods in the words of the line', () => {
  const [best] = matchText(catalogue, 'then i had porridge with a spoon of honey');
  expect(best?.remarks.at(-1)).toBe('without a spoon of honey');
});

test('a packet of a food that also comes in tins is not a tin', () => {
  expect(matchText(catalogue, 'a packet of spaghetti')[0]?.confidence).toBeLessThan(0.8);
  expect(matchText(catalogue, '1 tin of spaghetti')[0]?.confidence).toBeGreaterThanOrEqual(0.8);
  expect(matchText(catalogue, 'half a packet of hobnobs')[0]).toMatchObject({ amount: 125 });
});
