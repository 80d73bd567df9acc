import { expect, test } from 'vitest';
import type { NutrientName } from '../../../../src/model/nutrients.ts';
import { amountOf, readFoods } from '../read-foods.ts';

/** Some amounts of each food of a table, by its name. */
async function amounts(text: string, ...nutrients: readonly NutrientName[]) {
  const { foods, columns } = await readFoods(text);
  expect(columns.isTransposed).toBe(true);
  return foods.map((food) => [food.name, ...nutrients.map((one) => amountOf(food, one))]);
}

test('foods may be columns, with units in a column of their own', async () => {
  const { foods } = await readFoods(
    'Nährstoff;Einheit;Haferdrink;Sojadrink\nEAN;;4006381333931;\nEnergie;kJ;190;160\nEnergie;kcal;45;38\nFett;g;1,5;1,9\nNatrium;mg;40;n.b.\n',
  );
  expect(foods.map(({ name, gtin }) => [name, gtin])).toEqual([
    ['Haferdrink', '04006381333931'],
    ['Sojadrink', null],
  ]);
  expect(foods.map((food) => amountOf(food, 'energy'))).toEqual([190, 160]);
  expect(foods.map((food) => amountOf(food, 'sodium'))).toEqual([40, Number.NaN]);
});

test('a title above foods as columns gives the reference amount', async () => {
  const table =
    'Nährwerte je Portion;Suppe;Gulasch\nPortionsgröße (g);400;300\nkcal;380;410\nFett (g);9,2;18\nEiweiß (g);22;31\n';
  expect(await amounts(table, 'fat')).toEqual([
    ['Suppe', expect.closeTo(2.3)],
    ['Gulasch', expect.closeTo(6)],
  ]);
});

test('if a food has columns per 100 g and per portion, those per 100 g count', async () => {
  const table =
    'Nutrition;Oat Bar;;Granola;\n;per 100 g;per bar (40 g);per 100 g;per serving (45 g)\nEnergy (kJ);1712;685;1843;829\nFat (g);14,2;5,7;16,4;7,4\nSalt (g);0,11;0,04;0,05;0,02\nContains milk.;;;;\n';
  expect(await amounts(table, 'energy', 'fat')).toEqual([
    ['Oat Bar', 1712, 14.2],
    ['Granola', 1843, 16.4],
  ]);
});

test('names of foods may be above reference amounts and next to a column of units', async () => {
  const table =
    'Vergleich;;;;;\nNährwerte;Einheit;Schoko;;Nuss;\n;;pro 100 g;pro Portion (40 g);pro 100 g;pro Portion (40 g)\nBrennwert;kJ;1890;756;1950;780\nFett;g;18;7,2;21;8,4\nSalz;g;0,28;0,11;0,3;0,12\n';
  expect(await amounts(table, 'energy', 'salt')).toEqual([
    ['Schoko', 1890, 0.28],
    ['Nuss', 1950, 0.3],
  ]);
});

test('headings between nutrients give the reference amount of those below', async () => {
  const table =
    ';Apfel;Birne\nPro Portion (150 g);;\nEnergie (kJ);340;348\nFett (g);0,2;0,5\nEiweiß (g);0,5;0,8\nPro 100 g;;\nEnergie (kJ);226;232\nFett (g);0,1;0,3\nEiweiß (g);0,3;0,5\n';
  expect(await amounts(table, 'energy', 'protein')).toEqual([
    ['Apfel', 226, 0.3],
    ['Birne', 232, 0.5],
  ]);
});

test('a single label is a food with the name of its title', async () => {
  const table =
    'Müsli Schoko;;\nNährwertangaben;pro 100 g;pro Portion (40 g)\nEnergie;1890 kJ / 451 kcal;756 kJ / 180 kcal\nFett;18 g;7,2 g\nSalz;0,28 g;0,11 g\n';
  expect(await amounts(table, 'energy', 'fat', 'salt')).toEqual([['Müsli Schoko', 1890, 18, 0.28]]);
});

test('columns may be foods with names of nutrients', async () => {
  const table =
    'Lebensmittel;Zucker;Salz;Mehl\nEnergie (kJ);1700;0;1430\nFett (g);0;0;1\nKohlenhydrate (g);100;0;72\n';
  expect(await amounts(table, 'carbohydrates')).toEqual([
    ['Zucker', 100],
    ['Salz', 0],
    ['Mehl', 72],
  ]);
});

test('a problem of such a table is located in its cell', async () => {
  const { faults } = await readFoods(
    'Nährwert;Suppe;Brei\nkJ;256;389\nFett (g);2-3;2,3\nSalz (g);1;1\n',
  );
  expect(faults).toMatchObject([{ value: '2-3', location: { line: 3, column: 10 } }]);
});

test.each([
  'Parameter;Ergebnis;Einheit\nFett;6,3;g/100 g\nRohprotein;4,1;g/100 g\nWasser;78;g/100 g\n',
  'Typical values,Per 100g,% RI\nEnergy kJ,1712,20%\nFat,14.2 g,20%\nSalt,0.1 g,2%\n',
])('nutrients as rows without a name of the food are refused', async (table) => {
  await expect(readFoods(table)).rejects.toThrow('no names of foods above its columns');
});

test('rows may be foods with names of nutrients', async () => {
  const ingredients =
    'Zutat;kcal;Zucker (g);Salz (g)\nZucker;400;100;0\nSalz;0;0;100\nWasser;0;0;0\nMehl;340;1;0\n';
  const { foods } = await readFoods(ingredients);
  expect(foods.map(({ name }) => name)).toEqual(['Zucker', 'Salz', 'Wasser', 'Mehl']);
  await expect(
    readFoods('Zutat;Preis\nZucker;1,2\nSalz;0,5\nWasser;0\nFett;3\n'),
  ).rejects.toThrow();
});

test('next to measures and statistics, only the column per 100 g counts', async () => {
  const rows =
    'Componente;Unidades;Valor por 100 g;Colher de sopa cheia (25 g);Std. Error\nEnergia;kJ;544;136;1\nProteína;g;2,5;0,6;0,1\nLipídios;g;0,2;0,1;0\n';
  await expect(readFoods(rows)).rejects.toThrow('no names of foods above its columns');
  const titles = 'Tabela;;;;\nCódigo: C0001;;;;\nDescrição: Arroz, cozido;;;;\n';
  expect(await amounts(`${titles}${rows}`, 'energy', 'protein')).toEqual([
    ['Arroz, cozido', 544, 2.5],
  ]);
});

test('columns that are only measures do not name foods', async () => {
  const table =
    'Nährstoff;1 Scheibe (30 g);1 Stück (60 g)\nEnergie (kJ);300;600\nFett (g);1;2\nEiweiß (g);3;6\n';
  await expect(readFoods(table)).rejects.toThrow('no names of foods above its columns');
});

test('a name may give its reference amount', async () => {
  const table =
    'Nutrient;Oat drink per 100 ml;Porridge per serving (200 g)\nEnergy (kJ);190;600\nFat (g);1.5;5\nSodium (mg);40;80\n';
  expect(await amounts(table, 'energy', 'fat')).toEqual([
    ['Oat drink', 190, 1.5],
    ['Porridge', 300, 2.5],
  ]);
});

const NUTRITION =
  'Nährwertangaben;pro 100 g;pro Stück (40 g)\nBrennwert;1680 kJ;672 kJ\nBrennwert;401 kcal;160 kcal\nFett;13,2 g;5,3 g\ndavon gesättigte Fettsäuren;1,8 g;0,7 g\nSalz;0,05 g;0,02 g\n';

test('a specification has the nutrients of one product below its other properties', async () => {
  const others = Array.from({ length: 15 }, (_, at) => `Merkmal ${at};beliebig;\n`).join('');
  const table = `PRODUKTSPEZIFIKATION;;\nDokument;SP-04;\nBezeichnung;Haferriegel;\nEAN;4006381333931;\n${others}${NUTRITION}Lagerung;trocken;\n`;
  const { foods } = await readFoods(table);
  expect(foods.map(({ name, gtin }) => [name, gtin])).toEqual([['Haferriegel', '04006381333931']]);
  expect(amountOf(foods[0], 'energy')).toBe(1680);
  expect(amountOf(foods[0], 'salt')).toBe(0.05);
  const nameless = table.replace('Bezeichnung;', 'Kurztext;');
  await expect(readFoods(nameless)).rejects.toThrow('no names of foods above its columns');
});

test('a specification may have several labels in a row', async () => {
  const table = `Specification;;;\nProduct:;Cookies;Code:;CC-10\nSupplier:;Biscuit Co;EAN:;4006381333931\n${NUTRITION}`;
  const { foods } = await readFoods(table);
  expect(foods.map(({ id, name, gtin }) => [id, name, gtin])).toEqual([
    ['own-cc-10', 'Cookies', '04006381333931'],
  ]);
  expect(amountOf(foods[0], 'fat')).toBe(13.2);
});

test('labels of several foods may be below each other', async () => {
  const label = (name: string, energy: number) =>
    `Bezeichnung;${name}\nZutaten;Tomaten, Salz\nNährwerte pro 100 g;\nEnergie (kJ);${energy}\nFett (g);1,2\nEiweiß (g);1,4\n`;
  const table = `${label('Classic', 180)}${label('Chili', 190)}Lagerung;kühl\n`;
  expect(await amounts(table, 'energy')).toEqual([
    ['Classic', 180],
    ['Chili', 190],
  ]);
});

test('limits of quantification next to the amounts are no foods, and amounts no labels', async () => {
  const { foods, faults } = await readFoods(
    'Analyte;Unit;LOQ;Tofu;Tempeh\nEnergy;kJ/100g;;540;790\nProtein;g/100g;0,1;13,2;19,5\nFat;g/100g;0,1;7,6;9,8\nSodium;mg/kg;5;120;90\n',
  );
  expect(foods.map((food) => [food.name, amountOf(food, 'sodium')])).toEqual([
    ['Tofu', 12],
    ['Tempeh', 9],
  ]);
  expect(faults.map(({ message }) => message)).toEqual([
    '"LOQ" is a statistic or a limit, not a food',
  ]);
});

test('the labels of two foods may be below each other with nothing but their names', async () => {
  const label = (name: string, fat: number) =>
    `${name};\nNährwerte;je 100 g\nBrennwert;1500 kJ\nFett;${fat} g\nKohlenhydrate;60 g\nSalz;0,2 g\n`;
  const { foods } = await readFoods(`${label('Reisflocken', 2)};\n${label('Dinkelringe', 3)}`);
  expect(foods.map((food) => [food.name, amountOf(food, 'fat')])).toEqual([
    ['Reisflocken', 2],
    ['Dinkelringe', 3],
  ]);
  // The same food with milk is no other food.
  await expect(
    readFoods(`${label('Reisflocken', 2)}${label('Mit Milch zubereitet', 3)}`),
  ).rejects.toThrow();
});

test('headings between the nutrients of a label name no food', async () => {
  const rows = ['Spread,', 'Nutrition,per 100 g', 'Energy,2200 kJ', 'Fat,50 g', 'Vitamins,'];
  const { foods } = await readFoods([...rows, 'Vitamin C,20 mg', 'Calcium,10 mg'].join('\n'));
  expect(foods.map(({ name }) => name)).toEqual(['Spread']);
});
