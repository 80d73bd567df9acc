import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

async function doubtful(header: string, ...amounts: string[]): Promise<(string | undefined)[]> {
  const text = [header, ...amounts.map((amount) => `Mandeln;${amount}`), ''].join('\n');
  const { lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  return lines.filter(({ lacksUnit }) => lacksUnit).map(({ measure }) => measure);
}

test('withBareAmounts() doubts numbers if others in the column are too large for pieces', async () => {
  expect(await doubtful('Lebensmittel;Menge', '50', '200', '10', '2', '1')).toEqual(['10']);
});

test.each([
  ['pieces', 'Lebensmittel;Menge', ['10', '2', '1', '200']],
  ['amounts with units', 'Lebensmittel;Menge', ['50 g', '200 g', '10']],
  ['a unit of the column', 'Lebensmittel;Menge (g)', ['50', '200', '10']],
])('withBareAmounts() accepts every number in a column of %s', async (_, header, amounts) => {
  expect(await doubtful(header, ...amounts)).toEqual([]);
});
