import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

const ROWS = 'Produkt;Portion g;Fett;KH;EW\nSpaghetti Napoli;350;7;70;14\n';

test.each([
  ['Nährwerte je Portion', 2],
  ['Nutrition per serving', 2],
  ['Angaben pro Portion (350 g)', 2],
  ['Nährwerte je 100 g', 7],
  ['Alle Angaben auf 200 g', 3.5],
  ['Preis pro Portion 3 €', 7],
  ['Speiseplan', 7],
])('a title %s gives the reference amount', async (title, fat) => {
  const { foods, faults } = await readFoods(`${title}\n${ROWS}`);
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'fat')).toBeCloseTo(fat, 9);
});

test('--per takes precedence over a title, and columns over both', async () => {
  const { foods } = await readFoods(`Nährwerte je Portion\n${ROWS}`, { basis: '100 g' });
  expect(amountOf(foods[0], 'fat')).toBe(7);
  const table = 'Nährwerte je Portion\nSpeise;Portion g;Fett je 100 g;EW\nSuppe;200;3;4\n';
  const {
    foods: [soup],
  } = await readFoods(table);
  expect([amountOf(soup, 'fat'), amountOf(soup, 'protein')]).toEqual([3, 2]);
});

test('a title that names several reference amounts decides nothing', async () => {
  const { foods, columns } = await readFoods(`je 100 g und je Portion\n${ROWS}`);
  expect(amountOf(foods[0], 'fat')).toBe(7);
  expect(columns.stated).toMatchObject({ basis: undefined });
});

test('amounts per serving without its weight are refused', async () => {
  const { foods, faults } = await readFoods('je Portion\nSpeise;Fett;EW\nSuppe;3;4\n');
  expect(foods).toEqual([]);
  expect(faults).toMatchObject([{ field: 'serving_size' }]);
});

test('a heading between rows gives the reference amount of the rows below it', async () => {
  const table =
    'Speise;Fett;KH;EW\nBrot;1;50;8\nSuppen pro Portion 250 g\nTomatensuppe;5;20;2,5\nSalate\nGurkensalat;2;3;1\nje 100 g\nBohnensalat;2;3;1\n';
  const { foods, faults } = await readFoods(table);
  expect(foods.map((food) => [food.name, amountOf(food, 'fat')])).toEqual([
    ['Brot', 1],
    ['Tomatensuppe', 2],
    ['Bohnensalat', 2],
  ]);
  expect(faults.map(({ location, message }) => [location?.line, message])).toEqual([
    [3, 'Amounts below the heading "Suppen pro Portion 250 g" are read as per 250 g'],
    [5, 'The row has only the name "Salate" and no amounts'],
    [6, 'The heading "Suppen pro Portion 250 g" does not say what amounts are per'],
    [7, 'Amounts below the heading "je 100 g" are read as per 100 g'],
  ]);
});

test.each([
  ['1 Stück;1 Stück (50 g)', 8],
  ['1 Glas;1 Glas (0,2 l)', undefined],
  ['1 Stück;60 g', undefined],
  ['1.000 g;', 0.4],
  ['1 kg;', 0.4],
])('amounts of a row per %s', async (cells, fat) => {
  const { foods } = await readFoods(`Speise;Bezug;Portion;Fett\nEi;${cells};4\n`);
  expect(foods.map((food) => amountOf(food, 'fat'))).toEqual(fat === undefined ? [] : [fat]);
});

test('amounts per millilitres mean a drink', async () => {
  for (const column of ['Bezug', 'Menge', 'Bezugsgröße']) {
    const { foods } = await readFoods(
      `Getränk;${column};Fett;EW;Dichte\nMilch;100 ml;3,09;3;1,03\nSahne;100 ml;30;3;1\n`,
    );
    expect(foods[0]).toMatchObject({ isSolid: false, standardUnit: 'ml' });
    expect(amountOf(foods[0], 'fat')).toBeCloseTo(3, 9);
  }
});

test.each([
  'Angaben je Portion',
  '* alle Werte pro Portion (250 g)',
  'All values per serving',
  'Alle Werte beziehen sich auf eine Portion',
])('a note %s below the table is not a heading', async (note) => {
  const table = `Speise;Fett;KH;EW\nBrot;1;50;8\nSuppe;5;20;2,5\n${note}\n`;
  await expect(readFoods(table)).rejects.toThrow(`The note "${note}" below the table says`);
  const { foods } = await readFoods(table, { basis: '100 g' });
  expect(foods).toHaveLength(2);
});

test('a note below the table that agrees with the amounts is no problem', async () => {
  const { foods, faults } = await readFoods('Speise;Fett;EW\nBrot;1;8\nAlle Angaben je 100 g\n');
  expect([foods.length, faults]).toEqual([1, []]);
  const titled = await readFoods(`Nährwerte je Portion\n${ROWS}Angaben je Portion\n`);
  expect(titled.foods).toHaveLength(1);
});

test('a last heading without foods does not apply to the foods above it', async () => {
  const { foods, faults } = await readFoods(
    'Speise;Fett;EW\nje 100 g\nBrot;1;8\npro Portion 250 g\n',
  );
  expect(foods).toHaveLength(1);
  expect(faults.map(({ location }) => location?.line)).toEqual([4]);
});

test('a heading may repeat the reference amount, and a number of servings is not one', async () => {
  const { foods, faults } = await readFoods(
    'Servings per package: 4\nname;fat_g;protein_g\nNährwerte pro 100 g\nBrot;1;8\n',
  );
  expect([amountOf(foods[0], 'fat'), faults]).toEqual([1, []]);
});

const LABEL = 'Name,Serving Size,Calories,Total Fat,Sodium (mg)';

test.each([
  ['the columns of a US label', `${LABEL}\nOats,2/3 cup (50g),190,4,10\n`, 8],
  ['such columns in another spelling', `${LABEL.toLowerCase()}\nOats,50 g,190,4,10\n`, 8],
  ['a column of weights', 'name,serving size (g),calories,total_fat\nOats,50,190,4\n', 8],
  ['no total, in kcal', 'Name,serving_size,Energy (kcal),Fat\nOats,50 g,190,4\n', 4],
  ['no serving', 'Name,Calories,Total Fat\nOats,190,4\n', 4],
  ['columns per 100 g', 'Name,Serving Size,Calories,Total Fat per 100 g\nOats,50 g,190,4\n', 4],
  ['a title', `per 100 g\n${LABEL}\nOats,50 g,190,4,10\n`, 4],
])('a table with %s is read with that reference amount', async (_, text, fat) => {
  const { foods } = await readFoods(text);
  expect(amountOf(foods[0], 'fat')).toBeCloseTo(fat, 9);
});

test('--per takes precedence over the columns of a label', async () => {
  const { foods } = await readFoods(`${LABEL}\nOats,50 g,190,4,10\n`, { basis: '100 g' });
  expect(amountOf(foods[0], 'fat')).toBe(4);
});

test.each(['Valeurs par portion', 'Werte pro 100 kcal', 'Nährwerte des ganzen Gerichts'])(
  'a note %s below the table contradicts amounts per 100 g',
  async (note) => {
    const table = `Speise;Fett;EW\nSuppe;3;4\n\n${note};;\n`;
    await expect(readFoods(table)).rejects.toMatchObject({
      diagnostics: [{ location: { line: 4 } }],
    });
  },
);

test('a title with a reference amount that cannot be converted is refused', async () => {
  const read = readFoods('Werte pro 100 kcal\nSpeise;Fett;EW\nSuppe;3;4\n');
  await expect(read).rejects.toMatchObject({ diagnostics: [{ value: 'Werte pro 100 kcal' }] });
});

test('a note below the table contradicts its amounts even if another note follows', async () => {
  const table =
    'Produkt;kcal;Fett (g)\nMuffin;310;14\nAlle Angaben pro Portion;;\nQuelle: Labor;;\n';
  await expect(readFoods(table)).rejects.toMatchObject({
    diagnostics: [{ value: 'Alle Angaben pro Portion', location: { line: 3 } }],
  });
});

test.each([
  'Portionsgröße 40 g, Werte je Portion',
  'Müslis - Portion: 40 g - alle Werte pro Portion',
  'Nutrition per serving (serving size 40 g)',
  'Valeurs nutritionnelles par portion\nTaille de la portion : 40 g',
])('a title %s gives the weight of every portion', async (title) => {
  const { foods, faults } = await readFoods(`${title}\nProdukt;kcal;Fett\nMüsli;172;2\n`);
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'fat')).toBe(5);
});

test('sizes of portions in a column take precedence over one in a title, and two sizes in a title decide nothing', async () => {
  const title = 'Portionsgröße 40 g, Werte je Portion';
  const { foods } = await readFoods(`${title}\n${ROWS}`);
  expect(amountOf(foods[0], 'fat')).toBe(2);
  const { faults } = await readFoods(`${title}, Portion: 50 g\nProdukt;kcal;Fett\nMüsli;172;2\n`);
  expect(faults).toMatchObject([{ field: 'serving_size' }]);
});
