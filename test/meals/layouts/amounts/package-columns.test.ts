import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = async (text: string) =>
  (await readTextRecord({ name: 'x.csv', chunks: [text] as never }, {})).lines.map(
    ({ measure, part }) => [measure, part],
  );

test.each([
  'Produkt;Packung;gegessen\nSkyr;400 g;halb\nSaft;1 l;1/4\n',
  'Produkt;Packungsgröße;Verzehr\nSkyr;400 g;1/2\nSaft;1 l;25 %\n',
])('the share that was eaten is one of the package: %j', async (text) => {
  expect(await read(text)).toEqual([
    ['400 g', 1 / 2],
    ['1 l', 1 / 4],
  ]);
});

test.each([
  ['Food,Pack size,Eaten\nSkyr,400 g,120 g\nJuice,1 l,200 ml\n', ['120 g', '200 ml']],
  ['Food,Amount,Pack size\nSkyr,120 g,400 g\nJuice,200 ml,1 l\n', ['120 g', '200 ml']],
])('the package does not count next to amounts: %j', async (text, measures) => {
  expect(await read(text)).toEqual(measures.map((measure) => [measure, undefined]));
});
