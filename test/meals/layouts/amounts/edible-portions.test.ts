import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const linesOf = async (text: string) =>
  (await readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {})).lines;

test.each([
  ['Food;AP (g);EP (g)\nBanana;150;100\n', '100 g'],
  ['Food;EP weight (g)\nBanana;100\n', '100 g'],
  ['Food;Weight AP (g)\nBanana;150\n', '150 g AP'],
  ['Food;Dry wt (g);Ckd wt (g)\nRice;60;180\n', '180 g'],
])('edible portions and cooked weights take precedence: %s', async (text, measure) => {
  expect((await linesOf(text)).map((line) => line.measure)).toEqual([measure]);
});

test('a volume is the amount of a drink', async () => {
  const text = 'Food;Amount (g);Drink;Volume (ml)\nBread;60;Coffee;200\n';
  expect((await linesOf(text)).map(({ measure }) => measure)).toEqual(['60 g', '200 ml']);
});

test.each([
  ['0.5', '1', [0.5, undefined]],
  ['0,75', '50', [0.75, 0.5]],
  ['75', '100', [0.75, undefined]],
])('"%% eaten" of %s and %s', async (first, second, parts) => {
  const text = `Food;Portion (g);% eaten\nPeas;80;${first}\nRice;180;${second}\n`;
  expect((await linesOf(text)).map(({ part }) => part)).toEqual(parts);
});
