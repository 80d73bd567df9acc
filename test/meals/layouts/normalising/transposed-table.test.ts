import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});

test('withTransposedTable() reads a table with a column for each food, and faults keep their cells', async () => {
  const { columns, lines, faults } = await read(
    'Tag;1;1;2\nMahlzeit;Frühstück;Mittag;Mittag\nLebensmittel;Brot;Reis;Ei\nMenge (g);60;180;?\n',
  );
  expect(columns).toEqual(['Tag', 'Mahlzeit']);
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([
    ['60 g Brot', '1', 'Frühstück'],
    ['180 g Reis', '1', 'Mittag'],
  ]);
  expect(faults).toMatchObject([{ value: '?', location: { line: 4 } }]);
});

test('withTransposedTable() leaves other tables', async () => {
  const { lines } = await read('Essen;Menge;Ort\nGetränk;200 ml;x\nGericht;1;x\nBrot;50 g;x\n');
  expect(lines.map(({ text }) => text)).toContain('50 g Brot');
});
