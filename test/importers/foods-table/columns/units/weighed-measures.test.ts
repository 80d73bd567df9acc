import { expect, test } from 'vitest';
import { readFoods } from '../../read-foods.ts';

const servingsOf = async (table: string) => {
  const { foods, faults } = await readFoods(table);
  const sizes = foods.map(({ variants }) =>
    variants.flatMap(({ servingSizes }) =>
      servingSizes.map(({ label, amount }) => [label, amount]),
    ),
  );
  return { sizes, faults: faults.map(({ message }) => message) };
};

test('a measure takes its weight from a column of its own', async () => {
  const header = 'Food,Household measure,Measure weight (g),kcal per 100 g';
  const rows = ['Rice,1 cup,158,130', 'Butter,2 tbsp,28,717', 'Oil,,,900', 'Tea,1 mug,,1'];
  const { sizes, faults } = await servingsOf([header, ...rows].join('\n'));
  expect(faults).toEqual([]);
  expect(sizes).toEqual([[['1 cup', 158]], [['1 tablespoon', 14]], [], []]);
});

test('a weight that is not a number is a fault', async () => {
  const { faults } = await servingsOf('Food,Measure,Measure (g),kcal per 100 g\nTea,1 mug,abc,1');
  expect(faults).toEqual(['Invalid Measure (g) "abc"']);
});

test('the abridged table of SR numbers its measures', async () => {
  const header =
    'NDB_No,Shrt_Desc,Energ_Kcal,Lipid_Tot_(g),FA_Sat_(g),FA_Mono_(g),GmWt_1,GmWt_Desc1,GmWt_2,GmWt_Desc2';
  const row =
    '01009,"CHEESE,CHEDDAR",404,33.31,18.867,9.391,132,"1 cup, diced",244,"1 cup, melted"';
  const { sizes, faults } = await servingsOf(`${header}\n${row}`);
  expect(faults).toEqual([]);
  expect(sizes).toEqual([
    [
      ['1 cup, diced', 132],
      ['1 cup, melted', 244],
    ],
  ]);
});

test('a column of whole measures needs no other', async () => {
  const { sizes } = await servingsOf('Food,Measures,kcal\nRice,1 cup = 158 g,130');
  expect(sizes).toEqual([[['1 cup', 158]]]);
});

test.each([
  'Food,Measure,Measure weight (g),kcal,Fat (g)',
  'Lebensmittel,Haushaltsmaß,Gewicht pro Maß (g),kcal,Fett (g)',
])('amounts next to measures may be for these: %s', async (header) => {
  await expect(readFoods(`${header}\nButter,1 tbsp,14,102,11.5`)).rejects.toThrow(
    /Amounts may be for the serving in/,
  );
});
