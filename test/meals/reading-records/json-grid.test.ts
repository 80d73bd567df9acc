import { expect, test } from 'vitest';
import { isListOfMeals } from '../../../src/meals/entries/json-shape.ts';
import { jsonGrid } from '../../../src/meals/reading-records/json-grid.ts';
import { read } from '../../support/read.ts';

/** The rows of the table, its header first. */
const rowsOf = (value: unknown) =>
  jsonGrid(value, 'day.json')?.rows.map(({ cells }) => cells.join('|'));

test.each<[what: string, value: unknown, rows: string[]]>([
  [
    'foods with their amounts alone',
    { rice: { amount: 150, unit: 'g' }, milk: { amount: 200, unit: 'ml' } },
    ['amount|unit|food', '150|g|rice', '200|ml|milk'],
  ],
  [
    'a list of foods',
    [{ date: '2026-03-02', food: 'oats', grams: 40 }],
    ['date|food|grams', '2026-03-02|oats|40'],
  ],
  [
    'meals with names',
    { date: '2026-03-02', meals: [{ name: 'Breakfast', items: [{ name: 'Oats', quantity: 40 }] }] },
    ['date|meal|food|quantity', '2026-03-02|Breakfast|Oats|40'],
  ],
  [
    'days with ids',
    { days: [{ day: 1, meals: [{ type: 'lunch', foods: [{ food_id: 'milk', amount: 2 }] }] }] },
    ['day|meal|food_id|amount', '1|lunch|milk|2'],
  ],
  [
    'members named after foods, with their amounts',
    { '2026-03-02': { lunch: { rice: '150 g', salt: '2 g' } } },
    ['day|meal|food|amount', '2026-03-02|lunch|rice|150 g', '2026-03-02|lunch|salt|2 g'],
  ],
  [
    'members named after foods, with objects or numbers',
    { breakfast: { quark: { amount: 125, unit: 'g' }, plum: 2 } },
    ['meal|amount|unit|food', 'breakfast|125|g|quark', 'breakfast|2||plum'],
  ],
  [
    'pairs of a meal and what was eaten',
    {
      '2026-03-02': [
        ['lunch', '150 g trout'],
        ['snack', ['1 plum']],
      ],
    },
    ['day|meal|food', '2026-03-02|lunch|150 g trout', '2026-03-02|snack|1 plum'],
  ],
  [
    'entries of FatSecret, whose description has the amount',
    [
      {
        food_entry_description: '3 pieces Crispbread',
        food_entry_name: 'Crispbread',
        number_of_units: '3.000',
        date_int: '20000',
        meal: 'Breakfast',
      },
    ],
    ['meal|date|food', 'Breakfast|2024-10-04|3 pieces Crispbread'],
  ],
  [
    'numbers around foods, none of which is a day',
    { tuesday: { iron: 6.5, zinc: '4.5', ingredients: ['2 plums'] } },
    ['day|iron|zinc|food', 'tuesday|6.5|4.5|2 plums'],
  ],
  [
    'nothing but foods with their amounts',
    { 'boiled rice': '150 g' },
    ['food|amount', 'boiled rice|150 g'],
  ],
  [
    'a unit of all foods',
    { unit: 'g', entries: [{ food: 'oats', amount: 50 }] },
    ['unit|food|amount', 'g|oats|50'],
  ],
  [
    'lists by columns',
    { day: ['Mon', 'Tue'], food: ['oats', 'milk'], grams: [40, 200] },
    ['day|food|grams', 'Mon|oats|40', 'Tue|milk|200'],
  ],
  [
    'columns with numbered cells',
    { food: { 0: 'oats', 1: 'milk' }, grams: { 0: 40, 1: null } },
    ['food|grams', 'oats|40', 'milk|'],
  ],
  [
    'rows below a header',
    [
      ['food', 'grams'],
      ['oats', 40],
    ],
    ['food|grams', 'oats|40'],
  ],
  [
    'a header apart from its rows',
    { columns: ['food', 'grams'], index: [0], data: [['oats', 40]] },
    ['food|grams', 'oats|40'],
  ],
  [
    'texts of meals below days',
    { diary: { '2026-03-02': { breakfast: '2 eggs', lunch: null } } },
    ['day|meal|food', '2026-03-02|breakfast|2 eggs'],
  ],
  [
    'members named after persons and days',
    { Anna: { '2026-03-02': ['50 g oats'] } },
    ['person|day|food', 'Anna|2026-03-02|50 g oats'],
  ],
  [
    'a dish for several people, and the weight of a person, which are no amounts of a food',
    { weight: 80, dishes: [{ servings: 4, ingredients: [{ food: 'rice', grams: 720 }] }] },
    ['persons (servings)|food|grams', '4|rice|720'],
  ],
  [
    'a dish that was eaten twice',
    [
      { quantity: 2, ingredients: [{ food: 'rice', grams: 180 }] },
      { quantity: 1, items: ['egg'] },
    ],
    ['times|food|grams', '2|rice|180', '|egg|'],
  ],
  [
    'members named after days and meals',
    { Monday: { breakfast: ['40 g oats'], lunch: [{ food: 'rice' }] } },
    ['day|meal|food', 'Monday|breakfast|40 g oats', 'Monday|lunch|rice'],
  ],
  [
    'a product within an object, and a list that is no food',
    [{ daytime: 'lunch', product: { name: 'Oats' }, amount: 50, tags: ['vegan'] }],
    ['daytime|food|amount', 'lunch|Oats|50'],
  ],
  [
    'a food with an amount, whose portions are no foods',
    [{ name: 'Oats', grams: 50, portions: [{ label: 'tbsp', grams: 10 }] }],
    ['food|grams', 'Oats|50'],
  ],
  [
    'products without names, which are errors, next to one with a name',
    { products: [{ product_id: 'a1', amount: 60 }], simple: [{ name: 'Oats', amount: 40 }] },
    ['food_id|amount|food', 'a1|60|', '|40|Oats'],
  ],
  [
    'a weight whose unit is in another member',
    [{ food: 'rice', quantity: 2, serving_weight: 150, serving_weight_unit: 'g' }],
    ['food|quantity|serving_weight (g)|serving_weight_unit', 'rice|2|150|g'],
  ],
  [
    'a number of servings next to their amount in an unknown unit',
    [{ name: 'banana', amount: 125, serving: 'piece', serving_quantity: 1 }],
    ['food|amount|unit', 'banana|1|piece'],
  ],
  [
    'the meals of persons as texts, but not their times',
    { patients: [{ name: 'A', days: [{ day: 1, breakfast: '2 eggs', lunch: '12:30' }] }] },
    ['person|day|lunch|meal|food', 'A|1|12:30|breakfast|2 eggs'],
  ],
])('jsonGrid() reads %s', (_, value, rows) => {
  const sorted = (row: string) => row.split('|').toSorted().join('|');
  expect(rowsOf(value)?.map(sorted)).toEqual(rows.map(sorted));
});

test.each([{ name: 'app', settings: { name: 'x' } }, [1, 2], { list: [{ id: 1 }] }, 'text'])(
  'jsonGrid() finds no foods in %j',
  (value) => {
    expect(rowsOf(value)).toBeUndefined();
  },
);

test.each<[value: unknown, isList: boolean]>([
  [[{ day: 1, entries: [{ food_id: 'milk' }] }], true],
  [[{ day: 1, entries: [{ foodId: 'milk' }] }], true],
  [[{ day: 1, entries: [] }], true],
  [[{ day: 1, entries: [{ food: 'milk', grams: 20 }] }], false],
  [[{ entries: [{ food: { name: 'milk' }, amount: 2, serving: { grams: 20 } }] }], false],
  [[{ food_id: 'milk', amount: 20 }], false],
])('isListOfMeals(%j)', (value, isList) => {
  expect(isListOfMeals(value)).toBe(isList);
});

test('entries outside of meals keep their ids, labels and locations', async () => {
  const text = JSON.stringify([
    { day: 'Mon', food_id: 'milk', amount: 200, unit: 'ml' },
    { day: 'Tue', food_id: 'oats', amount: 'much', unit: 'g' },
  ]);
  const { entries, faults } = await read(text, 'day.json', { groupBy: ['day'] });
  expect(entries).toMatchObject([{ foodId: 'milk', amount: 200, unit: 'ml', group: ['Mon'] }]);
  expect(faults).toMatchObject([{ code: 'meal/bad-amount', location: { pointer: '/1/amount' } }]);
});

test('a line of NDJSON may be an entry', async () => {
  const text =
    '{"day":"Mon","food_id":"milk","amount":200,"unit":"ml"}\n{"day":"Tue","food_id":"oats","amount":40,"unit":"g"}\n';
  const { entries } = await read(text, 'day.ndjson', { groupBy: ['day'] });
  expect(entries.map(({ foodId, group }) => [foodId, ...group])).toEqual([
    ['milk', 'Mon'],
    ['oats', 'Tue'],
  ]);
});

test('an amount without a food is an error', async () => {
  const text = '[{"food":"rice","grams":150},{"grams":20}]';
  const { faults } = await read(text, 'day.json', { groupBy: [] });
  expect(faults.map(({ code, location }) => [code, location?.pointer])).toContainEqual([
    'meal/missing-food',
    '/1',
  ]);
});

test.each<[what: string, food: unknown, rows: string[]]>([
  [
    'the object of a portion has the amount',
    { food: { name: 'Oats' }, portion: { quantity: 50, unit: 'g' } },
    ['name|food', 'Oats|50|g'],
  ],
  [
    'the weight of a serving counts for each of them',
    { food: 'Cheddar', servings: 2, serving: { description: '1 slice', grams: 20 } },
    ['', '20|Cheddar|2'],
  ],
  [
    'an amount is an object',
    { food: 'Milk', menge: { wert: 200, einheit: 'ml' } },
    ['', '200|ml|Milk'],
  ],
  [
    'a serving size is an object',
    { food: 'Egg', servings: 3, serving_size: { value: 50, unit: 'g' } },
    ['', '50|Egg|3'],
  ],
  [
    'the name of a unit is the unit',
    { food: 'Apple', amount: 200, unit: { name: 'gram' } },
    ['', 'gram|Apple|200'],
  ],
])('jsonGrid() reads portions: %s', (_, food, [, row]) => {
  expect(rowsOf({ entries: [food] })?.[1]).toBe(row);
});

test('jsonGrid() keeps what stands between the foods of a list', () => {
  const list = [{ food: 'Oats', amount: 50 }, '2 eggs', 7, null, {}];
  expect(rowsOf(list)).toEqual(['food|amount', 'Oats|50', '2 eggs|', '7|']);
});

test.each([
  { protein: '20 g', fat: '10 g' },
  { date: '2026-03-02', lunch: { protein: '20 g', carbs: '30 g', saturatedFat: '2 g' } },
])('nutrients with amounts are no foods: %j', (value) => {
  expect(rowsOf(value)).toBeUndefined();
});

test.each([
  {
    count: 2,
    items: [
      { food: 'oats', grams: 50 },
      { food: 'milk', grams: 200 },
    ],
  },
  {
    number: 1734,
    items: [
      { food: 'oats', grams: 50 },
      { food: 'milk', grams: 200 },
    ],
  },
])('the length of a list and the number of an order count nothing: %j', (value) => {
  expect(rowsOf(value)).toEqual(['food|grams', 'oats|50', 'milk|200']);
});
