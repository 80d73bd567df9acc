import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});

test.each([
  'Kinder',
  'Anzahl TN',
  'Personen',
  'Anzahl Personen',
  'für wie viele Personen',
  'No. of people',
])('PersonCounts: %s', async (name) => {
  const { lines, faults } = await read(
    `Lebensmittel;Menge (g);${name}\nNudeln;500;2\nApfel;120;1\n`,
  );
  expect(lines.map(({ food }) => food)).toEqual(['Apfel']);
  expect(faults).toMatchObject([{ field: 'amount', value: '500', location: { line: 2 } }]);
});

test('PersonCounts: the amount of one person is no fault', async () => {
  const { lines } = await read('Lebensmittel;Menge pro Person (g);Personen\nNudeln;250;2\n');
  expect(lines).toHaveLength(1);
});

test.each(['Teilnehmer', 'Bewohner', 'TN'])(
  'PersonCounts: %s identifies a person',
  async (name) => {
    const { lines } = await read(`${name};Lebensmittel;Menge (g)\n2;Nudeln;250\n`);
    expect(lines).toHaveLength(1);
  },
);
