import { expect, test } from 'vitest';
import { sexOf } from '../../src/model/sex.ts';

test.each([
  ['female', ['female', 'F', 'weiblich', 'w', 'Frau', ' 2 ']],
  ['male', ['male', 'M', 'Männlich', 'maennlich', 'Mann', '1']],
  [undefined, ['', 'x', 'divers', 'constructor', '3']],
])('sexOf() returns %s for %j', (sex, words) => {
  expect(words.map(sexOf)).toEqual(words.map(() => sex));
});
