import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const record = (text: string) =>
  readTextRecord({ name: 'plates.csv', chunks: [text] as never }, {});

test.each(['Gewicht mit Teller (g);Tellergewicht (g)', 'Tara (g);Bruttogewicht (g)'])(
  'plates are subtracted from the food with its plate: %s',
  async (names) => {
    const isFirst = names.startsWith('Gewicht');
    const row = (gross: string, plate: string) =>
      isFirst ? `${gross};${plate}` : `${plate};${gross}`;
    const { lines, notes } = await record(
      `Lebensmittel;${names}\nReis;${row('520,5', '320')}\nErbsen;${row('400', '320')}\n`,
    );
    expect(lines.map(({ measure }) => measure)).toEqual(['200.5 g', '80 g']);
    expect(notes.join()).toMatch(/^subtracted "(?:Teller|Tara)/);
  },
);

test.each([
  'Bruttogewicht (g);Teller (g)',
  'gross (g);plate (g)',
  'brutto (g);pan weight (g)',
  'gross weight (g);cup (g)',
  'Gewicht mit Topf (g);Topf (g)',
])(
  'plates without a word for their weight are subtracted next to gross weights: %s',
  async (names) => {
    const { lines } = await record(`food;${names}\nReis;450;250\n`);
    expect(lines.map(({ measure }) => measure)).toEqual(['200 g']);
  },
);

test('a plate in another unit, or one that weighs more than its food with it, is asked about', async () => {
  for (const text of [
    'Gross (kg);Plate (g)\nRice;0.52;320\n',
    'Gross (g);Plate (g)\nRice;320;520\n',
  ])
    await expect(record(`Food;${text}`)).rejects.toThrow('no column has those of the food alone');
});

test.each([
  ['a plate weighs more than its food with it', 'Reis;320;520\n'],
  ['a weight may have thousands', 'Reis;1.250;320\n'],
  ['a plate has no weight', 'Reis;520;\n'],
])('plates are not subtracted if %s', async (_, row) => {
  const text = `Lebensmittel;Bruttogewicht (g);Tellergewicht (g)\n${row}Erbsen;400;320\n`;
  await expect(record(text)).rejects.toThrow('no column has those of the food alone');
});

test('plates are not subtracted next to a net weight, or in another unit', async () => {
  const net = 'Food,Gross weight (g),Plate weight (g),Net weight (g)\nRice,520,320,200\n';
  expect((await record(net)).lines.map(({ measure }) => measure)).toEqual(['200 g']);
  const units = 'Food,Gross weight (kg),Plate weight (g)\nRice,0.52,320\n';
  await expect(record(units)).rejects.toThrow('no column has those of the food alone');
});

test('plates are subtracted if only the cells give units', async () => {
  const { lines } = await record('Lebensmittel;Gewicht mit Teller;Teller\nReis;520 g;320 g\n');
  expect(lines.map(({ measure }) => measure)).toEqual(['200 g']);
});

test('a blank weight of the food alone is that with its plate, without the plate', async () => {
  const text = 'Food;Gross (g);Tare (g);Net (g)\nRice;520;320;200\nPeas;420;320;\n';
  expect((await record(text)).lines.map(({ measure }) => measure)).toEqual(['200 g', '100 g']);
});

test.each(['Bruttogewicht (g);Verpackung (g)', 'Gross (g);Packaging (g)'])(
  'packages are subtracted like plates: %s',
  async (names) => {
    const { lines } = await record(`Food;${names}\nYoghurt;165;15\n`);
    expect(lines.map(({ measure }) => measure)).toEqual(['150 g']);
  },
);

test.each([
  ['Gross weight (g);Peel (g)', 60],
  ['Menge (g);Knochen (g)', 60],
  ['Amount (g);Skin', undefined],
])('weights of inedible parts are subtracted: %s', async (names, left) => {
  const { lines } = await record(`Food;${names}\nBanana;180;${left ?? 'no'}\n`);
  expect(lines.map((line) => line.left)).toEqual([left]);
});
