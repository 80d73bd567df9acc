import { expect, test } from 'vitest';
import { matchText } from '../../../../src/operations/match/names/foods-of-text.ts';
import { acceptanceOf } from '../../../../src/search/lines/candidates/candidate.ts';
import { openEmbedded } from '../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

const accepted = (text: string) => {
  const [best] = matchText(catalogue, text);
  return best !== undefined && acceptanceOf(best) >= 0.8 ? best.id : undefined;
};

const PERSONS = `Anna Max John Lena Paul Mia Tom Tim Kim Ben Rosa Nora Olaf Hans Peter Maria Julia Lisa Sarah Emma Leon
  Felix Lukas Jonas Finn Noah Laura Lea Marie Sophie Resi Toni Sandy Oliver Ananya Jack Terry Ruby Beate Sven`;

test.each(PERSONS.split(/\s+/))('%s is a person, and not a certain match for a food', (name) => {
  expect(accepted(name)).toBeUndefined();
});

test.each([
  ['Berry', 'mixed-berries'],
  ['Olive', 'olives'],
  ['Ananas', 'pineapple'],
  ['Broccolli', 'broccoli'],
  // Forms after "mit".
  ['Klößen', 'potato-dumpling'],
  ['Pilzen', 'mushroom'],
  ['Äpfeln', 'apple'],
  ['50 g buter', 'butter'],
])('%s is a food', (text, id) => {
  expect(accepted(text)).toBe(id);
});

test('a short word with two wrong letters is another word, also with an amount', () => {
  expect(accepted('100 g Anna')).toBeUndefined();
});
