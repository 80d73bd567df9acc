import { expect, test } from 'vitest';
import { untickedLines } from '../../../../src/meals/words/amounts/ticked-boxes.ts';

test.each<[string, string[], number[]]>([
  ['those without a tick, if others have one', ['- [x] 2 eggs', '- [ ] 1 banana'], [1]],
  ['also without bullets', ['[✓] 2 eggs', '[] 1 banana', '1 apple'], [1]],
  ['also with signs for boxes', ['☑ 2 eggs', '☐ 1 banana', '✅ 1 apple', '❌ 1 pear'], [1, 3]],
  ['none if nothing is ticked, as in a list of boxes', ['- [ ] 2 eggs', '- [ ] 1 banana'], []],
  ['none without boxes', ['2 eggs', '1 banana'], []],
])('unticked lines are %s', (_, lines, unticked) => {
  expect([...untickedLines(lines)]).toEqual(unticked);
});
