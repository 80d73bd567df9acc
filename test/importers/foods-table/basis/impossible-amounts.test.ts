import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

const DISHES =
  'Gericht;Portion;kcal;Fett;KH;Eiweiß\nLasagne;400 g;620;30;55;32\nSuppe;300 ml;150;5;20;6\n';

test('amounts that fit the serving but not 100 g are refused until the user says what they are per', async () => {
  await expect(readFoods(DISHES)).rejects.toMatchObject({
    diagnostics: [{ field: 'Portion', expected: expect.stringContaining('--per serving') }],
  });
  const { foods } = await readFoods(DISHES, { basis: 'serving' });
  expect(amountOf(foods[0], 'fat')).toBe(7.5);
});

test('amounts that fit no serving are faults of single rows', async () => {
  const { foods, counts } = await readFoods(
    DISHES.replace('400 g;620', '60 g;250').replace('Gericht;Portion', 'Produkt;serving_size'),
  );
  expect(foods.map(({ name }) => name)).toEqual(['Suppe']);
  expect(counts).toMatchObject({ rejected: 1 });
});

const MENU = 'Item,Energy (kcal),Fat,Carbs,Protein\n';
const HEAVY = ['Pizza', 'Burrito', 'Burger'].map((name) => `${name},760,25,100,34\n`).join('');

test('if many foods have too much in 100 g, the amounts are not per 100 g', async () => {
  await expect(readFoods(`${MENU}${HEAVY}Soup,150,5,20,6\n`)).rejects.toMatchObject({
    diagnostics: [{ message: expect.stringContaining('3 of 4 foods') }],
  });
});

test('in a short table, one dish with too much in 100 g is enough if its energy fits', async () => {
  const table = `${MENU}Bowl,660,26,75,30\nPorridge,400,12,55,20\n`;
  await expect(readFoods(table)).rejects.toMatchObject({
    diagnostics: [{ message: expect.stringContaining('1 of 2 foods') }],
  });
  expect((await readFoods(table.replace('75', '7500'))).counts).toMatchObject({ imported: 1 });
});

test('if few of many foods have too much in 100 g, these are faulty', async () => {
  const soups = Array.from({ length: 20 }, (_, at) => `Soup ${at},150,5,20,6\n`).join('');
  expect((await readFoods(MENU + HEAVY + soups)).counts).toMatchObject({
    imported: 20,
    rejected: 3,
  });
});

test('in a short table, a food a little above 100 g was rounded', async () => {
  const table = `${MENU}Casein,390,6,12,86\nSyrup,320,0,80,0\n`;
  expect((await readFoods(table)).counts).toMatchObject({ imported: 2, rejected: 0 });
});

test('in a short table, a dish at 105 g is one too many', async () => {
  const table = `${MENU}Stew,180,6,20,10\nPie,590,45,36,24\n`;
  await expect(readFoods(table)).rejects.toMatchObject({
    diagnostics: [{ message: expect.stringContaining('1 of 2 foods') }],
  });
});

test('a total does not make amounts impossible', async () => {
  const table =
    'Name;kcal;Fett;KH;Eiweiß\nBrot;250;2;48;8\nKäse;350;28;0;25\nGesamt;600;30;48;33\n';
  expect((await readFoods(table)).foods).toHaveLength(2);
});
