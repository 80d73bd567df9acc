import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'plan.csv', chunks: [text] as never }, {});

test.each([
  'Menge (g);davon gegessen (g)',
  'Menge (g);davon verzehrt',
  'Amount (g);Of which eaten',
  'Sollportion (g);Istportion (g)',
])('the part of an amount that was eaten counts: %s', async (names) => {
  const { lines } = await read(`Lebensmittel;${names}\nErbsen;180;150\nReis;120;110\n`);
  expect(lines.map(({ text }) => text)).toEqual(['150 g Erbsen', '110 g Reis']);
});

test('an amount eaten with words that viand does not know is asked about', async () => {
  const text = 'Lebensmittel;Menge (g);selbst gegessen (g)\nErbsen;180;150\n';
  await expect(read(text)).rejects.toThrow('different amounts of the same foods');
});

test.each(['Offered (g);Refused (g)', 'serviert (g);stehen gelassen (g)'])(
  'food that was refused was not eaten: %s',
  async (names) => {
    const { lines } = await read(`Lebensmittel;${names}\nErbsen;180;150\n`);
    expect(lines.map(({ left }) => left)).toEqual([150]);
  },
);

test('a child has a column of amounts like its parents', async () => {
  const { lines } = await read('Lebensmittel;Vater (g);Mutter (g);Kind (g)\nReis;240;160;80\n');
  expect(lines.map(({ text }) => text)).toEqual(['240 g Reis', '160 g Reis', '80 g Reis']);
});
