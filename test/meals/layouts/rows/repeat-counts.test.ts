import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});

test.each([
  ['pro Tag', '2x'],
  ['Faktor', '1,5'],
  ['Anmerkung 2', '3 ×'],
])('RepeatCounts: an amount next to %s %s is a fault', async (name, times) => {
  const { lines, faults } = await read(
    `Lebensmittel;Menge;${name}\nBrot;50 g;${times}\nSuppe;300 g;1\n`,
  );
  expect(lines.map(({ food }) => food)).toEqual(['Suppe']);
  expect(faults).toMatchObject([
    { field: 'amount', value: '50 g', expected: 'the amount of all of them' },
  ]);
});

test('RepeatCounts: the message has the number', async () => {
  const { faults = [] } = await read('Lebensmittel;Menge;pro Tag\nBrot;50 g;2x\n');
  expect(faults[0]?.message).toBe('Amount "50 g" counts 2 times, by the column "pro Tag"');
});

test('RepeatCounts: other numbers say nothing about the amount', async () => {
  const { lines } = await read('Lebensmittel;Menge;Hunger\nBrot;50 g;3\n');
  expect(lines).toHaveLength(1);
});
