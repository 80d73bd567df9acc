import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const record = (text: string) =>
  readTextRecord({ name: 'plates.csv', chunks: [text] as never }, {});

test('assertNoContainers() refuses weights of containers without those of their food', async () => {
  const text = 'Food,Weight of container (g),Container + food (g)\nOats,210,250\nMilk,180,330\n';
  await expect(record(text)).rejects.toThrow('"Weight of container (g)" has weights of containers');
});

test('assertNoContainers() accepts a column with the weight of the food alone', async () => {
  const { lines } = await record('Food,Tara (g),Netto (g)\nOats,210,40\nMilk,180,150\n');
  expect(lines.map(({ measure }) => measure)).toEqual(['40 g', '150 g']);
});

test.each([
  'Gewicht (g);Tara (g)',
  'Menge (g);Leergewicht',
  'Amount (g);Weight of container',
  'Amount (g);Plate weight (g)',
  'Gewicht (g);Tellergewicht (g)',
  'Bruttogewicht (g);Gewicht der Schüssel',
])('assertNoContainers() refuses weights that may include the container: %s', async (names) => {
  const text = `Lebensmittel;${names}\nHaferflocken;250;210\nMilch;330;180\n`;
  await expect(record(text)).rejects.toThrow('has weights of containers');
});

test.each([
  ['Menge (g);Tara (g)', '40;210'],
  ['Menge (g);Tara (g);Bruttogewicht (g)', '250;210;460'],
  ['Amount (g);Empty bowl (g);Container + food (g)', '250;210;460'],
  ['amount;Tara (g)', '250 g;210'],
])('assertNoContainers() accepts weights that cannot include it: %s', async (names, cells) => {
  const { lines } = await record(`Lebensmittel;${names}\nMilch;${cells}\n`);
  expect(lines).toHaveLength(1);
});

test.each([
  ['container;amount (g)', '1 bowl;250', '2 cups;330'],
  ['Behälter;Menge (g)', '1 Teller;250', '1;330'],
  ['amount (g);container id', '250;12', '330;14'],
  ['Menge (g);Behälter-Nr.', '250;12', '330;14'],
  ['grams;container', '250;2 l', '330;1 l'],
  ['Menge (g);Tara (g)', '250;0', '330;0'],
  ['food weight (g);tare (g)', '300;120', '330;120'],
])('assertNoContainers() accepts other columns about containers: %s', async (names, ...rows) => {
  const { lines } = await record(`Lebensmittel;${names}\nMilch;${rows.join('\nHafer;')}\n`);
  expect(lines.map(({ measure }) => measure)).toEqual([
    expect.stringMatching(/^(?:250|300) g$/),
    '330 g',
  ]);
});

test('assertNoContainers() accepts a column that --map names', async () => {
  const text = 'food,amount (g),tare (g)\nmilk,330,180\n';
  await expect(record(text)).rejects.toThrow('has weights of containers');
  const file = { name: 'plates.csv', chunks: [text] as never };
  const { lines } = await readTextRecord(file, { columnMap: { amount: 'amount (g)' } });
  expect(lines.map(({ measure }) => measure)).toEqual(['330 g']);
});

test.each([
  ['Weight of bowl (g);Leftovers (g)', '420;30'],
  ['Gewicht Schale (g);Rest (g)', '420;30'],
  ['Plate weight (g);Food waste (g)', '420;30'],
  ['Bowl weight before (g);Bowl weight after (g)', '420;30'],
])(
  'assertNoContainers() accepts plates with food, next to what was left: %s',
  async (names, cells) => {
    const { lines } = await record(`Lebensmittel;${names}\nSuppe;${cells}\n`);
    expect(lines).toHaveLength(1);
  },
);

test('assertNoContainers() refuses empty containers next to leftovers', async () => {
  const text = 'Food,Empty bowl (g),Leftovers (g)\nSoup,180,30\n';
  await expect(record(text)).rejects.toThrow('no column has those of the food alone');
});

test('assertNoContainers() refuses plates next to gross weights, even with leftovers', async () => {
  for (const gross of ['Bruttogewicht (g)', 'Gewicht mit Teller (g)']) {
    const text = `Lebensmittel;${gross};Tellergewicht (g);Rest (g)\nSuppe;520;320;40\n`;
    await expect(record(text)).rejects.toThrow('no column has those of the food alone');
  }
});
