import { expect, test } from 'vitest';
import { nominative } from '../../../src/search/names/nominative.ts';

test.each([
  ['klossen', 'kloss', 'kloss'],
  ['apfeln', 'apfel', 'apfel'],
  ['eiern', 'eier', 'eier'],
  ['chicken', 'hen', 'chicken'],
  ['apfeln', 'birne', 'apfeln'],
])('nominative(%j) where names have %j', (word, known, form) => {
  expect(nominative(word, (one) => one === known)).toBe(form);
});
