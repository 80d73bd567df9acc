import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test('timestamps without a header are dates', async () => {
  const text = '2026-05-08 13:09:35,Pear\n2026-05-09T08:11:02Z,Scrambled eggs\n';
  const { columns, lines, notes } = await readTextRecord(
    { name: 'x.csv', chunks: [text] as never },
    {},
  );
  expect(notes).toEqual(['no header: read the columns as date, food']);
  expect(columns).toEqual(['date']);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['Pear', '2026-05-08'],
    ['Scrambled eggs', '2026-05-09'],
  ]);
});
