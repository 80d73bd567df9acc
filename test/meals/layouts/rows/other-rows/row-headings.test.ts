import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

test('Headings: a day with remarks or sums next to it is the day of the rows below', async () => {
  const text = [
    'Mahlzeit;Lebensmittel;Menge (g);kcal;Bemerkung',
    'Tag 1;;;;wenig Gemüse',
    'Frühstück;Toast;60;154;',
    'Tag 2;;310;368;',
    'Frühstück;Joghurt;200;94;',
  ].join('\n');
  const { columns, lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  const day = columns.indexOf('day');
  expect(lines.map(({ cells, food }) => [cells[day], food])).toEqual([
    ['Tag 1', 'Toast'],
    ['Tag 2', 'Joghurt'],
  ]);
});
