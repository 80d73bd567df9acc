import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';

const linesOf = async (text: string) =>
  (await readTextRecord({ name: 'x.txt', chunks: [text] as never }, {})).lines.map(
    (line) => line.text,
  );

test('the amount behind a name with a brand counts for all of the name', async () => {
  expect(
    await linesOf(
      'Egg - Large, 2 egg\nGeneric - Basmati Rice, 200 g\nTesco - Wholemeal Bread Sliced, 2 slice (40g)\nKerrygold - Butter, 10 g\n',
    ),
  ).toEqual([
    '2 Egg - Large',
    '200 g Basmati Rice',
    '2 x 40g Tesco - Wholemeal Bread Sliced',
    '10 g Kerrygold - Butter',
  ]);
});

test('a list of foods with dashes behind their amounts is no brand', async () => {
  const lines = ['75g - Kaffee, 120g - Gouda, 60g - Apfel', '100g - Reis, 30g - Banane'];
  expect(await linesOf(lines.join('\n'))).toEqual(lines);
});

test('a diary with a single such line is unchanged', async () => {
  const lines = ['Tee - grün, 200 ml', '2 Eier', '1 Apfel'];
  expect(await linesOf(lines.join('\n'))).toEqual(lines);
});
