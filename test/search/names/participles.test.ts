import { expect, test } from 'vitest';
import { participleOf } from '../../../src/search/names/participles.ts';

test.each([
  ['gerauchert', 'geraucherter', 'geraucherter'],
  ['gerauchertem', 'geraucherte', 'geraucherte'],
  ['getrocknete', 'getrocknet', 'getrocknet'],
  ['gerauchert', 'lachs', 'gerauchert'],
  ['brot', 'broter', 'brot'],
  ['salat', 'salate', 'salate'],
])('participleOf(%j) where a name has %j', (word, known, form) => {
  expect(participleOf(word, (one) => one === known)).toBe(form);
});
