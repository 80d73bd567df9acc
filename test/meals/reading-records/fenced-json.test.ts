import { expect, test } from 'vitest';
import { fencedJson } from '../../../src/meals/reading-records/fenced-json.ts';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';

test.each<[text: string, value: unknown]>([
  ['Here it is:\n```json\n[1]\n```\nEnjoy!', [1]],
  ['```\n{"a": 1}\n```', { a: 1 }],
  ['```json\n[1]\n```\nand\n```json\n[2]\n```', [[1], [2]]],
  ['```json\n[1\n```', undefined],
  ['```csv\nfood,grams\n```', undefined],
  // The foods of the text would be lost.
  ['```json\n[1]\n```\n- 200 g rice', undefined],
  ['2 eggs', undefined],
])('fencedJson() reads the blocks of %j', (text, value) => {
  expect(fencedJson(text)).toEqual(value);
});

test('the JSON that a chat assistant writes is a record', async () => {
  const text = 'Sure!\n\n```json\n[{"day": "Mon", "food": "oats", "grams": 40}]\n```\n';
  const { columns, lines } = await readTextRecord(
    { name: 'answer.md', chunks: [text] as never },
    {},
  );
  expect(columns).toEqual(['day']);
  expect(lines.map(({ food, measure }) => [food, measure])).toEqual([['oats', '40 g']]);
});
