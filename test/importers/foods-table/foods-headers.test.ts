import { expect, test } from 'vitest';
import type { NutrientName } from '../../../src/model/nutrients.ts';
import { amountOf, readFoods } from './read-foods.ts';

test('readFoodsTable() refuses a header it cannot read', async () => {
  await expect(readFoods('colour,shape\nred,round\n')).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-column', expected: expect.stringContaining('colour') }],
  });
  await expect(readFoods('name,sodium,energy\nA,1,2\n')).rejects.toMatchObject({
    diagnostics: [
      { code: 'import/bad-value', field: 'sodium', expected: expect.stringContaining('sodium_mg') },
      {
        code: 'import/bad-value',
        field: 'energy',
        expected: expect.stringContaining('energy_kcal'),
      },
    ],
  });
});

test('readFoodsTable() reads other column names, and NDJSON', async () => {
  const { foods } = await readFoods(
    '{"what": "Bread", "na": 500, "fat_g": null}\n{"what": "Roll", "na": "600", "fat_g": 3}\n',
    { columnMap: { name: 'what', sodium_mg: 'na' } },
    'foods.ndjson',
  );
  expect(foods.map((food) => [food.name, amountOf(food, 'sodium'), amountOf(food, 'fat')])).toEqual(
    [
      ['Bread', 500, Number.NaN],
      ['Roll', 600, 3],
    ],
  );
  await expect(
    readFoods('name,fat_g\nA,1\n', { columnMap: { sodium_mg: 'na' } }),
  ).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-column', field: 'na' }],
  });
});

test('the columns of Nutritionix are per serving, those of Open Food Facts in grams', async () => {
  const own = [
    '{"food_name": "oatmeal", "serving_weight_grams": 200, "nf_calories": 150, "nf_sodium": 10,',
    '"nf_total_carbohydrate": 28}',
  ].join(' ');
  const nutritionix = await readFoods(own, {}, 'foods.ndjson');
  expect(amountOf(nutritionix.foods[0], 'energy')).toBeCloseTo(75 * 4.184);
  expect(amountOf(nutritionix.foods[0], 'sodium')).toBe(5);
  expect(amountOf(nutritionix.foods[0], 'carbohydrates_by_difference')).toBe(14);
  const table = 'product_name,saturated-fat_100g,sodium_100g,vitamin-d_100g\nMilk,1,0.04,0.0000012';
  const facts = await readFoods(table);
  expect(amountOf(facts.foods[0], 'sodium')).toBeCloseTo(40);
  expect(amountOf(facts.foods[0], 'vitamin_D')).toBeCloseTo(1.2);
});

test('readFoodsTable() reads the names of the USDA', async () => {
  const { foods, columns } = await readFoods(
    'description,Energy_KCAL,Total lipid (fat)_G,"Fiber, total dietary_G","Sodium, Na_MG","Vitamin C, total ascorbic acid_MG"\nButter,717,81.1,0,643,0\n',
  );
  expect(columns.labels).toEqual([]);
  expect(
    ['fat', 'fiber', 'sodium', 'vitamin_C'].map((name) => amountOf(foods[0], name as NutrientName)),
  ).toEqual([81.1, 0, 643, 0]);
});

test('readFoodsTable() reads names from a column of words if no heading is that of names', async () => {
  const { foods, columns } = await readFoods(
    'Nr,Cereal,kcal,fat_g\n1,Honey Hoops,380,3\n2,Oat Flakes,370,7\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['Honey Hoops', 'Oat Flakes']);
  expect(columns.assumedNames).toBe(1);
  expect(columns.labels).toEqual([]);
  await expect(readFoods('Lot,kcal,fat_g\nL-1,380,3\nL-2,370,7\n')).rejects.toThrow('no header');
});

test('readFoodsTable() reports the columns that a table lacks', async () => {
  await expect(
    readFoods('Nährwert;Ergebnis\nEnergie (kcal);92\nFett (g);2\nEiweiß (g);5\n'),
  ).rejects.toMatchObject({
    diagnostics: [{ expected: expect.stringContaining('the name of each food') }],
  });
  await expect(readFoods('name,shelf\nBread,3\n')).rejects.toThrow(
    'no other column that viand knows',
  );
});

test.each([
  ['Lebensmittel;kcal;EW;F;KH\nPüree;82;2;3,1;11\n', [2, 3.1, 11]],
  ['Food,kcal,P,F,C\nOats,370,13.5,7,59\n', [13.5, 7, 59]],
])('letters next to each other are macronutrients: %s', async (table, expected) => {
  const { foods } = await readFoods(table);
  const macros: NutrientName[] = ['protein', 'fat', 'carbohydrates'];
  expect(macros.map((one) => amountOf(foods[0], one))).toEqual(expected);
});

test('amounts that are all 0 need no unit', async () => {
  const { foods } = await readFoods(
    'name,kcal,fat_g,cholesterol\nStarch,381,0.1,0\nFlour,350,1,0\n',
  );
  expect(foods.map((food) => amountOf(food, 'cholesterol'))).toEqual([0, 0]);
  await expect(
    readFoods('name,kcal,fat_g,cholesterol\nStarch,381,0.1,0\nButter,740,83,2\n'),
  ).rejects.toThrow('no unit');
});

test('bar codes may follow their name', async () => {
  const { foods } = await readFoods(
    'Name;EAN;kJ\nKekse;EAN: 4006381333931;1950\nWaffeln;EAN-13: 5000112637922;1610\nBrot;GTIN 4006381333948;900\n',
  );
  expect(foods.map(({ gtin }) => gtin)).toEqual([
    '04006381333931',
    '05000112637922',
    '04006381333948',
  ]);
});

test('readFoodsTable() ignores columns that the map names', async () => {
  const { foods } = await readFoods('name,fat_g,Iron,Calcium,Note\nBread,2,7,3,x\n', {
    columnMap: { ignore: ['Iron', 'Calcium', 'Note'] },
  });
  expect(amountOf(foods[0], 'iron')).toBeNaN();
  expect(foods[0]?.description).toBe('');
  await expect(
    readFoods('name,fat_g\nBread,2\n', { columnMap: { ignore: ['Iron'] } }),
  ).rejects.toThrow('Missing column "Iron"');
});

test('readFoodsTable() reads tables of FoodData Central that somebody has joined', async () => {
  const { foods } = await readFoods(
    'fdc_id,gtin_upc,branded_food_category,description,fat_g\n1,,Cakes,Oat cake,1\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['Oat cake']);
});

test('an exported catalogue is refused, with the command that reads its variants', async () => {
  const exported =
    'source,source_release,food_id,name,other_names,variant_id,borrowed_code,energy_kj\nviand,4.0,apple,Apple,"[""apples""]",apple.raw,,220\n';
  await expect(readFoods(exported)).rejects.toMatchObject({
    diagnostics: [
      {
        message: 'The table is a catalogue that viand exported, with sources and variants of foods',
        expected: expect.stringContaining('viand catalogue import export'),
      },
    ],
  });
  const { foods } = await readFoods(exported, { columnMap: { name: 'name' } });
  expect(foods.map(({ name }) => name)).toEqual(['Apple']);
});

test('readFoodsTable() asks for the energy if only a column of an unknown name has its unit', async () => {
  const table = 'Food;Total digestible energy (kJ);Fat (g)\nBread;1000;1\n';
  await expect(readFoods(table)).rejects.toMatchObject({
    diagnostics: [{ field: 'Total digestible energy (kJ)', location: { line: 1 } }],
  });
  const ignored = { columnMap: { ignore: 'Total digestible energy (kJ)' } };
  expect((await readFoods(table, ignored)).foods).toHaveLength(1);
  expect((await readFoods(`kcal;${table.replace('\n', '\n239;')}`)).foods).toHaveLength(1);
});

test('readFoodsTable() reads the columns of the Australian and the Dutch table', async () => {
  const { foods } = await readFoods(
    'Food Name;Energy with dietary fibre, equated (kJ);Energy, without dietary fibre, equated (kJ);' +
      'Total saturated fatty acids, equated (%T);Total saturated fatty acids, equated (g);' +
      'Available carbohydrate, without sugar alcohols (g);CHORL (mg);ID (µg);RETOL (µg)\n' +
      'Almond;2503;2420;7.6;3.64;4.6;1;2;3\n',
  );
  const names = ['energy', 'saturated_fatty_acids', 'carbohydrates'] as const;
  expect(names.map((name) => amountOf(foods[0], name))).toEqual([2503, 3.64, 4.6]);
  const small = ['cholesterol', 'iodide', 'retinol'] as const;
  expect(small.map((name) => amountOf(foods[0], name))).toEqual([1, 2, 3]);
});

test('"Fett ges." is total fat next to saturated fat, saturated fat next to fat, and otherwise a remark', async () => {
  const fatOf = async (header: string) => {
    const { foods, columns } = await readFoods(`Artikel;kcal;${header}\nSalami;380;33;13\n`);
    const [food] = foods;
    return [amountOf(food, 'fat'), amountOf(food, 'saturated_fatty_acids'), columns.labels];
  };
  expect(await fatOf('Fett ges. (g);davon ges. (g)')).toEqual([33, 13, []]);
  expect(await fatOf('Fett (g);Fett ges. (g)')).toEqual([33, 13, []]);
  expect(await fatOf('Fett ges.;Salz')).toEqual([Number.NaN, Number.NaN, [2]]);
});

test('columns of one food in several states have no names', async () => {
  const rows = [
    'Values,Per 100 g powder,Per 100 ml prepared',
    'Energy (kJ),2018,279',
    'Fat (g),24,3',
    'Protein (g),9,1',
  ];
  await expect(readFoods(rows.join('\n'))).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-column' }],
  });
});

test('the map must name columns, even in a table whose names viand does not know', async () => {
  const columnMap = { name: 'n', fat_g: 'F2' };
  const read = readFoods('[{"n":"Oat","f":7}]', { columnMap }, 'foods.json');
  await expect(read).rejects.toMatchObject({ diagnostics: [{ code: 'import/missing-column' }] });
  const known = readFoods('[{"n":"Oat","kcal":370,"f":7}]', { columnMap }, 'foods.json');
  await expect(known).rejects.toMatchObject({ diagnostics: [{ field: 'F2' }] });
});

test('a table without a column of amounts is refused', async () => {
  await expect(
    readFoods('name,gtin,brand\nMilk,4006381333931,A\nBread,4012345678901,B\n'),
  ).rejects.toThrow('No column has amounts of a nutrient that viand knows');
});
