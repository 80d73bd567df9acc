import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

const DISHES = 'Gericht;Menge (g);kcal;Fett (g)\nGulasch;300;420;22\nReis;180;230;0,5\n';

test('amounts that may be per the quantity next to them are refused', async () => {
  await expect(readFoods(DISHES)).rejects.toMatchObject({
    diagnostics: [{ field: 'Menge (g)', expected: '--map per="Menge (g)" or --per "100 g"' }],
  });
});

test('amounts that may be per a quantity in a column with an unknown name are refused', async () => {
  const table = (name: string) => `Food;${name};kJ;Fat\nBread;100 g;1000;1\nBar;40 g;800;8\n`;
  await expect(readFoods(table('Declared for'))).rejects.toMatchObject({
    diagnostics: [{ field: 'Declared for', location: { line: 1 } }],
  });
  expect((await readFoods(table('Packungsinhalt'))).foods).toHaveLength(2);
});

test('--per or --map says what amounts are per', async () => {
  const mapped = await readFoods(DISHES, { columnMap: { per: 'Menge (g)' } });
  expect(amountOf(mapped.foods[0], 'fat')).toBeCloseTo(22 / 3);
  const per100 = await readFoods(DISHES, { basis: '100 g' });
  expect(amountOf(per100.foods[0], 'fat')).toBe(22);
});

test.each([
  ['the columns say it', 'Gericht;Menge (g);Fett (g/100 g)\nGulasch;300;22\n'],
  ['all quantities are 100', 'Gericht;Menge (g);Fett (g)\nGulasch;100;22\n'],
  ['the quantity is of a package', 'Produkt;Nettogewicht (g);Fett (g)\nGulasch;300;22\n'],
])('the reference amount is clear if %s', async (_, table) => {
  const { foods } = await readFoods(table);
  expect(amountOf(foods[0], 'fat')).toBe(22);
});

const MY_FITNESS_PAL =
  'Food Name,Calories,Fat (g),Sodium (mg),Calcium,Iron\n' +
  '"Oatmeal - Quaker, 40 g",150,3,0,2,10\n"Milk 2%, 1 cup",122,4.8,115,29,0\n';

test('amounts of MyFitnessPal are per the quantities in the names', async () => {
  await expect(readFoods(MY_FITNESS_PAL)).rejects.toMatchObject({
    diagnostics: [{ field: 'Food Name', value: '40 g', location: { line: 1 } }],
  });
  const { foods } = await readFoods(MY_FITNESS_PAL, { basis: '100 g' });
  expect(foods.map((food) => amountOf(food, 'fat'))).toEqual([3, 4.8]);
});

test('names of other tables may end in the size of a package', async () => {
  const { foods } = await readFoods('Produkt;Fett (g)\n"Milch, 1 l";3,5\n"Quark, 250 g";0,2\n');
  expect(foods.map((food) => amountOf(food, 'fat'))).toEqual([3.5, 0.2]);
});

test('amounts of MyFitnessPal are per the serving sizes in a column, if there is one', async () => {
  const table = 'Food,Serving Size,Calories,Fat (g),Sodium (mg),Calcium,Iron\n';
  const { foods } = await readFoods(`${table}Yogurt,170 g,100,0.7,61,19,1\n`);
  expect(amountOf(foods[0], 'sodium')).toBeCloseTo(61 / 1.7);
});

test.each(['Serving Quantity', 'metric_serving_amount', 'Portion Beschreibung'])(
  'amounts next to "%s" may be per serving',
  async (name) => {
    await expect(readFoods(`Name,${name},kcal,Fat (g)\nGranola,45,210,9\n`)).rejects.toMatchObject({
      diagnostics: [{ field: name, expected: expect.stringContaining('--per "100 g"') }],
    });
    expect((await readFoods(`Name,${name},kcal,Fat (g)\nOats,100 g,370,7\n`)).foods).toHaveLength(
      1,
    );
  },
);

test('the number of servings in a package is not a reference amount', async () => {
  const { foods } = await readFoods('Name,Servings per pack,kcal,Fat (g)\nOats,8,370,7\n');
  expect(foods).toHaveLength(1);
});

test('a name that says what its amounts are per is refused', async () => {
  const table = (name: string) => `Produkt;kcal;Fett (g)\n${name};180;15\n`;
  await expect(readFoods(table('Erdnüsse (pro 30 g)'))).rejects.toMatchObject({
    diagnostics: [{ value: 'Erdnüsse (pro 30 g)', location: { line: 2 } }],
  });
  expect((await readFoods(table('Erdnüsse (pro 100 g)'))).foods).toHaveLength(1);
  expect((await readFoods(table('Tee, 2 g pro Beutel'))).foods).toHaveLength(1);
});

test.each([
  ['measure', 'food,measure,energy_kcal,fat_g\nRice,1 cup (158 g),205,0.4\n'],
  ['household_serving', 'food,household_serving,energy_kcal,fat_g\nRice,1 cup (158 g),205,0.4\n'],
])('amounts next to a %s may be per that amount', async (field, table) => {
  await expect(readFoods(table)).rejects.toMatchObject({ diagnostics: [{ field }] });
});

test('a column of units may hold the reference amounts', async () => {
  const { foods, faults } = await readFoods(
    'Food,Unit,kcal,Fat (g)\nJuice,100 ml,45,0\nBun,pc,180,3\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['Juice']);
  expect(faults).toMatchObject([{ field: 'Unit', value: 'pc' }]);
});

test.each([
  ['Menge', '1 Stück', '50 g'],
  ['g', '50', '200'],
  ['Menge netto (g)', '50', '200'],
])('amounts may be per the quantities in "%s"', async (field, one, other) => {
  const table = `Produkt;${field};kcal;Fett\nApfel;${one};72;0,2\nHafer;${other};185;3,5\n`;
  await expect(readFoods(table)).rejects.toMatchObject({ diagnostics: [{ field }] });
  expect((await readFoods(table, { basis: '100 g' })).foods).toHaveLength(2);
});

test('cells that begin with "per" give the reference amount, in a column with any name', async () => {
  for (const field of ['Eenheid', 'Einheit']) {
    const table = `Naam;${field};Vet (g)\nBrood;per snee (35 g);0,7\nMelk;per glas (150 g);3\n`;
    const { foods } = await readFoods(table);
    expect(foods.map((food) => amountOf(food, 'fat'))).toEqual([
      expect.closeTo(2),
      expect.closeTo(2),
    ]);
  }
});

test.each([
  'Food,Calories,Fat (g)\n"Chicken, 150 g",248,5.4\n"Rice, 180 g",234,0.5\n',
  'Food,kcal,Fat (g)\n"Pear, 1 medium",95,0.3\n"Rice, 180 g",234,0.5\n',
])('amounts may be per the quantities in names: %j', async (table) => {
  await expect(readFoods(table)).rejects.toThrow('may be for the quantities in the names');
  expect((await readFoods(table, { basis: '100 g' })).foods).toHaveLength(2);
});
