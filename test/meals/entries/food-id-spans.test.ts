import { expect, test } from 'vitest';
import { foodIdSpans } from '../../../src/meals/entries/food-id-spans.ts';

test.each([
  ['CSV', 'a.csv', 'food_id,amount\nmilk,1\n\n"rye,bread",2\n', ['milk 2', 'rye,bread 4']],
  ['JSON', 'a.json', '[{ "entries": [\n{ "food_id": "milk" }] }]', ['milk 2']],
  ['NDJSON', 'a', '{"entries":[{"food_id":"a"}]}\n{"entries":[{"food_id":"b"}]}', ['a 1', 'b 2']],
])('foodIdSpans() finds ids in %s', (_, file, text, found) => {
  const spans = foodIdSpans(text, file, {});
  expect(spans.map(({ id, line }) => `${id} ${line}`)).toEqual(found);
  for (const { id, start, end } of spans) expect(text.slice(start, end)).toBe(id);
});

test.each(['a.csv', 'a.json'])('foodIdSpans() finds nothing in an empty %s', (file) => {
  expect(foodIdSpans(' \n', file, {})).toEqual([]);
});
