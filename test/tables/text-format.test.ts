import { expect, test } from 'vitest';
import { textFormatOf } from '../../src/tables/text-format.ts';

test.each([
  ['food_id,amount\n', 'meals.json', 'csv'],
  ['"food_id";amount\n', 'meals', 'csv'],
  ['milk', 'meals', 'csv'],
  ['milk', 'meals.json', 'json'],
  ['milk', 'meals.jsonl.gz', 'ndjson'],
  [' [', 'meals.ndjson', 'json'],
  ['{\n  "entries": []\n}', 'meals.csv', 'json'],
  ['{"entries":[]}\n{"entries":[]}', 'meals', 'ndjson'],
  ['{"entries":[]}\n\n', 'meals', 'json'],
  ['{"entries":[]}', 'meals.ndjson', 'ndjson'],
  [' \n', 'meals.ndjson', 'empty'],
])('textFormatOf %j of %s is %s', (head, name, format) => {
  expect(textFormatOf(head, name)).toBe(format);
});
