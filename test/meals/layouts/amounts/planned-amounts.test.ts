import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'plan.csv', chunks: [text] as never }, {});

test.each([
  'Soll (g);Ist (g)',
  'Planned (g);Actual (g)',
  'Amount planned (g);Amount eaten (g)',
  'geplant (g);gegessen (g)',
])('what was eaten counts, not what was planned: %s', async (names) => {
  const { lines } = await read(`Lebensmittel;${names}\nSkyr;250;200\nApfel;150;0\n`);
  expect(lines.map(({ text }) => text)).toEqual(['200 g Skyr']);
});

test.each([
  'Lebensmittel;Soll (g);Ist (g)\nSkyr;150;90\nBirne;100;80\n',
  'Lebensmittel;Menge (g);Ist (g)\nSkyr;150;90\nBirne;100;80\n',
  'Lebensmittel;Menge (g);\n;Soll;Ist\nSkyr;150;90\nBirne;100;80\n',
  'food;Amount in g;;note\n;planned;actual;\nSkyr;150;90;\nPear;100;80;ok\n',
])('numbers below 101 that were eaten are amounts, not shares: %s', async (text) => {
  const { lines, faults = [] } = await read(text);
  expect(lines.map(({ measure }) => measure)).toEqual(['90 g', '80 g']);
  expect(faults).toEqual([]);
});

test.each(['Soll (g);Ist (g)', 'Planned (g);Actual (g)', 'Soll;Ist'])(
  'a plan without what was eaten is asked about: %s',
  async (names) => {
    const unit = names.includes('(g)') ? '' : ' g';
    const text = `Lebensmittel;${names}\nSkyr;250${unit};200${unit}\nApfel;150${unit};\nBirne;;\n`;
    const { lines, faults } = await read(text);
    expect(lines.map((line) => line.text)).toEqual([`200 g Skyr`, 'Birne']);
    expect(faults).toMatchObject([
      { code: 'meal/bad-amount', field: 'amount', value: `150${unit}` },
    ]);
  },
);

test('a plan alone counts as before', async () => {
  const { lines } = await read('Lebensmittel;Menge Soll (g)\nSkyr;250\n');
  expect(lines.map(({ text }) => text)).toEqual(['250 g Skyr']);
});

test.each(['Tellergewicht (g);Rest (g)', 'Plate weight (g);Left on plate (g)'])(
  'leftovers are subtracted from the weight of the plate with its food: %s',
  async (names) => {
    const { lines } = await read(`Lebensmittel;${names}\nKartoffelpüree;180;45\n`);
    expect(lines).toMatchObject([{ text: '180 g Kartoffelpüree', left: 45 }]);
  },
);

test.each([
  'Lebensmittel;Soll;Ist;Einheit\nSkyr;250;;g\n',

  'food;planned;actual;unit\nSkyr;250;;g\nPear;190;180;g\n',
  'food;plan (g);eaten\nSkyr;250;\n',
  'food;plan (g);eaten\nSkyr;250;1/2\n',
])('a plan counts neither as an amount nor as a usual portion: %s', async (text) => {
  const { faults } = await read(text);
  expect(faults).toMatchObject([{ code: 'meal/bad-amount', field: 'amount', value: '250' }]);
});

test.each([
  'Tag;Soll;Ist;Lebensmittel;g\nMo;2000;1800;Birne;90\n',
  'day;kcal target;actual;food;amount (g)\nMon;2000;1800;Pear;90\n',
  'food;amount (g);planned;actual\nPear;90;2000;1800\n',
  'Lebensmittel;Menge (g);Soll kcal;Ist kcal\nBirne;90;60;50\n',
])('an aim that was reached is not the amount of a food: %s', async (text) => {
  const { lines } = await read(text);
  expect(lines[0]?.measure).toBe('90 g');
});

test('numbers next to a weight that may be another amount are asked about', async () => {
  const text = 'Lebensmittel;Menge (g);Soll;Ist\nBirne;190;190;150\n';
  const small = 'Lebensmittel;Menge (g);Soll;Ist\nBirne;190;190;90\n';
  await expect(read(small)).rejects.toThrow('different amounts of the same foods');
  await expect(read(text)).rejects.toThrow('different amounts of the same foods');
});

test.each([
  'Lebensmittel;Menge (g);Gewicht Teller (g);Rest (g)\nPüree;600;350;40\n',
  'food;amount (g);leftovers (g);plate (g)\nMash;600;40;350\n',
])('an amount that may include its plate is asked about: %s', async (text) => {
  await expect(read(text)).rejects.toThrow('weights of containers');
});

test.each(['Soll (g);Ist', 'Planned (g);Eaten', 'geplant (g);gegessen'])(
  'numbers above 100 have the unit of the plan, and others may be percentages: %s',
  async (names) => {
    const high = await read(`Lebensmittel;${names}\nSkyr;250;200\nBirne;100;80\n`);
    expect(high.lines.map(({ measure }) => measure)).toEqual(['200 g', '80 g']);
    const low = await read(`Lebensmittel;${names}\nSkyr;250;50\nBirne;100;100\n`);
    expect(low.lines).toEqual([]);
    expect(low.faults).toMatchObject([{ code: 'meal/bad-amount' }, { code: 'meal/bad-amount' }]);
  },
);
