import { expect, test } from 'vitest';
import { plainLookUp } from '../../src/cli/plain-look-up.ts';

test.each([
  ['gtin 0039400103431 --json', true],
  ['search --json red wine', true],
  ['food potato milk', true],
  ['food', false],
  ['food - --json', false],
  ['gtin -- 0039400103431', false],
  ['search milk --limit 3', false],
  ['search --json', false],
  ['search milk --json=', false],
  ['help search', false],
  ['toString milk', false],
])('"%s" is read without the parser: %s', (line, isPlain) => {
  expect(plainLookUp(line.split(' '), {}) !== undefined).toBe(isPlain);
});
