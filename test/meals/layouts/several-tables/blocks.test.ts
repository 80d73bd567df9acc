import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test('readBlocks() keeps the columns that have their names next to the titles', async () => {
  const text =
    'Nr.;Bewohner;Frühstück;;Mittag;\n;;Speise;g;Speise;g\n1;Fr. Abel;Brot;50;Brei;150\n2;Hr. Bock;Müsli;60;Suppe;300\n';
  const { columns, lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(columns).toEqual(['meal', 'Nr.', 'Bewohner']);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['50 g Brot', 'Frühstück', '1', 'Fr. Abel'],
    ['60 g Müsli', 'Frühstück', '2', 'Hr. Bock'],
    ['150 g Brei', 'Mittag', '1', 'Fr. Abel'],
    ['300 g Suppe', 'Mittag', '2', 'Hr. Bock'],
  ]);
});
