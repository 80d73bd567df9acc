import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'week.csv', chunks: [text] as never }, {});

test.each([
  'meal,food,1,2,3,4\nDinner,Pear 90 g,x,,x,\nLunch,Millet 60 g,,x,,\n',
  'food,amount (g),1,2,3\nPear,90,✓,,✓\n',
])('ticks below numbers are asked about: %s', async (text) => {
  await expect(read(text)).rejects.toThrow(/The columns "1" to "[34]" have ticks/);
});

test.each(['food,1,2,3\nPear,90 g,,80 g\n', 'food,amount (g),1,2,3\nPear,90,,,\n'])(
  'numbers without ticks are read as before: %s',
  async (text) => {
    expect((await read(text)).lines.length).toBeGreaterThan(0);
  },
);
