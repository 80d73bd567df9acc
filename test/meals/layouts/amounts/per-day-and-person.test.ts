import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string, options = {}) =>
  readTextRecord({ name: 'x.csv', chunks: [text] as never }, options);

test.each([
  'Lebensmittel;Menge pro Woche (g)\nBrot;700\nMilch;1400\n',
  'Food,Grams per week\nBread,700\nMilk,1400\n',
  'Food;Weekly amount;Unit\nBread;14;slices\nMilk;2;l\n',
  'Lebensmittel;Wochenmenge (g)\nBrot;700\n',
  'Lebensmittel;Verzehrsmenge (g/Monat)\nBrot;3000\n',
  'food;amount in 3 days (g)\nbread;300\n',
  'Verbrauch pro Woche\nLebensmittel;Menge (g)\nBrot;700\nMilch;1400\n',
  'Food;Amount per 4 weeks (g)\nBread;1500\n',
  'Food;Amount per fortnight (g)\nBread;1500\n',
  'Lebensmittel;Menge 7 Tage (g)\nBrot;1500\n',
  'Lebensmittel;Menge in zwei Wochen (g)\nBrot;1500\n',
  'Verzehr in Woche 12\nLebensmittel;Menge (g)\nBrot;700\n',
])('amounts of several days are asked about: %j', async (text) => {
  await expect(read(text)).rejects.toThrow('those of several days');
});

test.each([
  'Food;Daily amount (g);Weekly amount (g)\nBread;100;700\n',
  'Lebensmittel;Menge (g);Menge pro Woche (g)\nBrot;100;700\n',
  'Plan der Woche\nLebensmittel;Menge (g)\nBrot;100\n',
  'Menge pro Woche: siehe unten\nTag;Lebensmittel;Menge (g)\nMo;Brot;100\n',
  'Tag;Lebensmittel;Menge (g)\n1 Woche;Brot;100\n',
  'Weekly food intake diary\nMeal;Food;Amount (g)\nLunch;Bread;100\n',
  'Weekly food intake\nMonday\nMeal;Food;Amount (g)\nLunch;Bread;100\n',
  'Weekly food intake\nMeal;Food;Amount (g)\nMonday\nLunch;Bread;100\n',
  'Verzehr in der Woche vom 3.3.\nMahlzeit;Lebensmittel;Menge (g)\nMittag;Brot;100\n',
])('amounts of one day count: %j', async (text) => {
  const { lines } = await read(text);
  expect(lines.map(({ measure }) => measure)).toEqual(['100 g']);
});

test.each([
  'Rezept;Zutat;Menge für 10 Portionen\nSuppe;Linsen;500 g\n',
  'Food;Amount (4 people)\nBread;500 g\n',
  'Food;Amount per family (g)\nBread;1500\n',
  'Lebensmittel;Menge für alle (g)\nBrot;1500\n',
])('amounts of several people are asked about: %j', async (text) => {
  await expect(read(text)).rejects.toThrow('those of several people');
});

test('nobody eats many servings of a large weight', async () => {
  const { lines, faults } = await read('Item,Qty (lbs),Servings\nPotatoes,10,20\nRice,0.5,2\n');
  expect(lines.map(({ measure }) => measure)).toEqual(['2 x 0.5 lbs']);
  expect(faults).toMatchObject([{ code: 'meal/bad-amount', value: '20' }]);
});

test('the amount of all is that of one person if a column counts one', async () => {
  const { lines } = await read('Lebensmittel;Menge für alle (g);Personen\nBrot;300;1\n');
  expect(lines.map(({ measure }) => measure)).toEqual(['300 g']);
});
