import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test('ditto marks repeat the cell above', async () => {
  const text =
    'Datum;Mahlzeit;Lebensmittel;Menge\n2.3.26;Mittag;Brot;50 g\n„;dito;Reis;dto.\n-"-;Abend;″;20 g\n';
  const { lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['50 g Brot', '2.3.26', 'Mittag'],
    ['50 g Reis', '2.3.26', 'Mittag'],
    ['20 g Reis', '2.3.26', 'Abend'],
  ]);
});

test('a ditto mark below a header repeats nothing', async () => {
  const text = 'Datum;Lebensmittel;Menge\ndito;Brot;50 g\n';
  const { lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(lines.map(({ cells }) => cells)).toEqual([['dito']]);
});

test("next to 'quoted' cells, two quotation marks are a blank cell", async () => {
  const text = "food,amount,note\n'oats',50 g,'good'\n'milk','',''\n";
  const { lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(lines[1]?.text).not.toContain('50 g');
});
