import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

test.each([
  'Food,Serving size,Energy per serving (kcal),Protein (g)\nYogurt,150 g,98,5.3\n',
  'Gericht;kcal pro Portion (350 g);Eiweiß (g);Salz (g)\nGulasch;420;21;2,1\n',
  'Name;kJ/100g;Fett je Portion (30 g);Eiweiß\nChips;2200;10;6\n',
  'Speise;kcal / 100g;kcal / Portion;Fett (g);Portion\nGulasch;120;420;22;350 g\n',
  'Plat;kcal par portion;Lipides (g);Portion\nQuiche;528;34;200 g\n',
  'Name;kcal je Stück (60 g);Fett\nMuffin;200;8\n',
])('columns without a reference amount next to others per portion are refused', async (table) => {
  await expect(readFoods(table)).rejects.toMatchObject({
    diagnostics: [{ code: 'import/bad-value', location: { line: 1 } }],
  });
});

test.each([
  ['--per', 'Speise;kcal pro Portion;Eiweiß;Portion\nSuppe;100;4;200 g\n', 'serving', 2],
  [
    'a title',
    'je Portion\nSpeise;kcal je Portion;Eiweiß;Portion\nSuppe;100;4;200 g\n',
    undefined,
    2,
  ],
  [
    'a column',
    'Speise;kcal pro Portion;Eiweiß;per;Portion\nSuppe;100;4;100 g;200 g\n',
    undefined,
    4,
  ],
  ['a pair', 'Speise;kcal;kcal pro Portion;Eiweiß;Portion\nSuppe;50;100;4;200 g\n', undefined, 4],
] as const)('%s gives the reference amount of such columns', async (_, table, basis, protein) => {
  const { foods } = await readFoods(table, { basis });
  expect(amountOf(foods[0], 'protein')).toBe(protein);
});

test('columns without a reference amount are per 100 ml if others are', async () => {
  const { foods, columns } = await readFoods(
    'Getränk;kJ pro 100 ml;Fett;Dichte\nMilch;270;3,09;1,03\n',
  );
  expect(amountOf(foods[0], 'fat')).toBeCloseTo(3, 9);
  expect(foods[0]).toMatchObject({ isSolid: false });
  expect(columns.stated).toMatchObject({ basis: '100 ml', columns: 'neighbours' });
});

test('a mapped column keeps the reference amount in its name', async () => {
  const { foods } = await readFoods(
    'name;nutrition data per;serving size;fat_100g;Na_100g\nSpread;serving;15 g;30;0,04\n',
    { columnMap: { sodium_g: 'Na_100g' } },
  );
  expect(amountOf(foods[0], 'sodium')).toBe(40);
});

test.each([
  'Serving weight (g)',
  'Portion weight (g)',
  'Poids de la portion (g)',
  'serving_weight_grams',
])('a column %s is the weight of the serving of a US label', async (column) => {
  const { foods } = await readFoods(`Food,${column},Calories,Total Fat (g)\nBar,40,190,7\n`);
  expect(amountOf(foods[0], 'fat')).toBe(17.5);
});
