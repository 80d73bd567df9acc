import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

async function read(text: string) {
  const record = await readTextRecord({ name: 'x.txt', chunks: [text] as never }, {});
  return { foods: record.lines.map((line) => [...line.cells, line.text]), notes: record.notes };
}

test('food that was planned, bought or left is skipped with the reason', async () => {
  const { foods, notes } = await read(`Monday (felt sick)
Breakfast (not eaten): 1 bowl porridge
Lunch: 2 eggs, 1 apple (not eaten), toast
To buy: eggs, 1 l milk, bread
Dinner (planned)
- 150 g salmon
- 200 g rice
Snack: 1 pear
Buy 500 g strawberries
Tuesday - Grandma's birthday
Planned lunch: salad
Dinner: 1 ham sandwich (planned)
Day 3 (planned)
Breakfast: 2 pancakes
`);
  expect(foods).toEqual([
    ['Monday', 'Lunch', '2 eggs, toast'],
    ['Monday', 'Snack', '1 pear'],
  ]);
  expect(notes).toEqual([
    'skipped remarks on days: "Monday (felt sick)", "Tuesday - Grandma\'s birthday"',
    'skipped food to buy: "To buy: eggs, 1 l milk, bread", "Buy 500 g strawberries"',
    'skipped food that was planned: "Dinner: 150 g salmon", "Dinner: 200 g rice", "lunch: salad", "1 ham sandwich (planned)", "Day 3: 2 pancakes"',
    'skipped food that was not eaten: "Breakfast: 1 bowl porridge", "1 apple (not eaten)"',
  ]);
});

test('in Markdown, a plan ends at the next heading of its level, and a list to buy at the next day', async () => {
  const { foods, notes } = await read(`## Meal plan
- Wednesday: 200 g tofu
## Log
### Mon
#### 2 eggs
## To buy
- 6 eggs
### Tue
- 2 crumpets
`);
  expect(foods).toEqual([
    ['Mon', '2 eggs'],
    ['Tue', '2 crumpets'],
  ]);
  expect(notes).toEqual([
    'skipped food to buy: "To buy: 6 eggs"',
    'skipped food that was planned: "Meal plan: 200 g tofu"',
  ]);
});

test('a record of plans only counts', async () => {
  const { foods, notes } = await read('## Meal plan\n### Mon\n- 2 eggs\n### Tue\n- 1 pear\n');
  expect(foods).toEqual([
    ['Mon', '2 eggs'],
    ['Tue', '1 pear'],
  ]);
  expect(notes).toEqual(['counted planned food as eaten: "Meal plan"']);
});

test('a record whose days are all below the title of a plan counts, with other lines around it', async () => {
  const { foods } = await read(
    'Ernährungsberatung Meier, Raum 5\n# Wochenplan\n## Montag\n- 60 g Haferflocken\n## Dienstag\n- 2 Eier\n# Snacks\n1 Apfel\n',
  );
  expect(foods.map((cells) => cells.at(-1))).toEqual([
    'Ernährungsberatung Meier, Raum 5',
    '60 g Haferflocken',
    '2 Eier',
    '1 Apfel',
  ]);
});

test.each([
  '# Meal plan\n## Monday\n- 1 pie\n# Log\n## Monday\n- 2 eggs\n',
  '# Meal plan\n## Monday\n- 1 pie\n# Eaten\n- 2 eggs\n',
  '# Planned\n## Lunch\n- 1 pie\n# Actual\n## Lunch\n- 2 eggs\n',
  '2 eggs\n# Plan for the week\n## Monday\n- 1 pie\n',
  '# Planned\n- 1 pie\n# Drinks\n- 2 eggs\n',
])('a plan with food that was eaten does not count: %j', async (text) => {
  const { foods } = await read(text);
  expect(foods.map((cells) => cells.at(-1))).toEqual(['2 eggs']);
});

test('foods below a meal that did not take place count', async () => {
  const { foods } = await read('Mo\nMittag - ausgefallen\n1 Apfel\nDinner (skipped)\n1 pear\n');
  expect(foods.map((cells) => cells.at(-1))).toEqual(['1 Apfel', '1 pear']);
});

test('a day without marks ends a list to buy in Markdown, too', async () => {
  const { foods } = await read('# Mon\n2 eggs\n# Shopping\nmilk\nTue\n1 pear\n');
  expect(foods.map((cells) => cells.at(-1))).toEqual(['2 eggs', '1 pear']);
});

test('a share below the only food of a meal is that of the food', async () => {
  const { foods, notes } = await read(
    'Mon\nLunch\n1 bowl of soup\nEaten: 50 %\nDinner\n1 steak\n1 potato\nEaten: half\nTue\nLunch: 1 egg\nEaten: all\n',
  );
  expect(foods.map((cells) => cells.at(-1))).toEqual([
    '1 bowl of soup (50 % eaten)',
    '1 steak (not all eaten)',
    '1 potato (not all eaten)',
    '1 egg',
  ]);
  expect(notes).toEqual(['skipped "Eaten: half"']);
});

test('a share below a planned meal is not that of the meal before', async () => {
  const { foods, notes } = await read(
    'Breakfast\n100 g oats\nLunch (planned)\n100 g rice\nEaten: 50 %\n',
  );
  expect(foods.map((cells) => cells.at(-1))).toEqual(['100 g oats', '100 g rice (50 % eaten)']);
  expect(notes).toEqual([]);
});

test('what was eaten instead counts below what was planned', async () => {
  const { foods } = await read(
    'Mon\nLunch (planned)\n200 g fish\nEaten:\n100 g cod\nTue\nPlanned:\n1 pear\nGegessen: 1 Apfel\n',
  );
  expect(foods.map((cells) => cells.at(-1))).toEqual(['100 g cod', '1 Apfel']);
});

test('a day with its date and a remark between commas is no header of days', async () => {
  const { foods } = await read(
    'Mo\nMittag: 1 Birne\nSamstag, 7.3., Hochzeit\nAbend: 150 g Lachs\n',
  );
  expect(foods).toEqual([
    ['Mo', 'Mittag', '1 Birne'],
    ['Samstag, 7.3.', 'Abend', '150 g Lachs'],
  ]);
});

test('an actual meal replaces a planned one, and a time may stand before a marked meal', async () => {
  const { foods } = await read(
    'Mon\nPlanned lunch: salad\nActual lunch: 1 burger\n19:00 dinner (not eaten): 200 g pasta\nTue\nMittag geplant: Salat\nMittag tatsächlich: 1 Burger\n',
  );
  expect(foods).toEqual([
    ['Mon', 'lunch', '1 burger'],
    ['Tue', 'Mittag', '1 Burger'],
  ]);
});

test('a plan of meals reaches to the next day, or to what was eaten instead', async () => {
  const { foods, notes } = await read(`Monday
Planned:
Breakfast: porridge
Lunch: soup
Actual:
Breakfast: 2 eggs
Plan for tomorrow
Breakfast: 1 roll
Tuesday
Soll:
Frühstück: Quark
Ist:
Frühstück: Toast
Next week (plan)
Mon: 3 pancakes
`);
  expect(foods).toEqual([
    ['Monday', 'Breakfast', '2 eggs'],
    ['Tuesday', 'Frühstück', 'Toast'],
  ]);
  expect(notes).toEqual([
    'skipped food that was planned: "Planned: porridge", "Planned: soup", "Plan for tomorrow: 1 roll", "Soll: Quark", "Next week (plan): 3 pancakes"',
  ]);
});

test('a list of planned food ends at the next meal, and a record of a plan counts', async () => {
  const list = await read('Monday\nPlanned:\n2 eggs\nLunch: soup\n');
  expect(list.foods).toEqual([['Monday', 'Lunch', 'soup']]);
  const plan = await read('Plan:\nBreakfast: 2 eggs\nLunch: soup\n');
  expect(plan.foods).toEqual([
    ['Breakfast', '2 eggs'],
    ['Lunch', 'soup'],
  ]);
});

test('planned food that was eaten counts with its share', async () => {
  const { foods, notes } = await read(`Breakfast: 60 g oats
Planned: 2 eggs
Eaten: half
Lunch (planned)
100 g rice
1 apple
Eaten: all
Planned dinner: 1 pizza
Eaten: 50 %
Snack (planned): 1 pear
Eaten: no
Brunch (planned): 1 bun
Supper: 200 g soup
Eaten: 50 %
`);
  expect(foods).toEqual([
    ['Breakfast', '60 g oats'],
    ['Breakfast', '2 eggs (half eaten)'],
    ['Lunch', '100 g rice'],
    ['Lunch', '1 apple'],
    ['dinner', '1 pizza (50 % eaten)'],
    ['Supper', '200 g soup (50 % eaten)'],
  ]);
  expect(notes).toEqual(['skipped food that was planned: "Snack: 1 pear", "Brunch: 1 bun"']);
});

test.each([
  ['Plan\nMon: 60 g oats\nTue: 2 eggs\nWhat I really ate\nMon: 1 pear\n'],
  ['Plan:\nMon: 60 g oats\nActual\nMon: 1 pear\n'],
  ['Mon (Plan)\nLunch: 2 eggs\nMon (actual)\n1 pear\n'],
  ['Mon\nPlan: 60 g oats\nActual: 1 pear\n'],
])('what was eaten counts below the days of a plan: %j', async (text) => {
  expect((await read(text)).foods).toEqual([['Mon', '1 pear']]);
});

test('a place ends a list to buy, and a plan of days without an end is a record', async () => {
  const list = 'Mon\n2 eggs\nShopping list:\n500 g rice\nAldi:\n1 l milk\nHome:\n1 pear\n';
  expect((await read(list)).foods.map((food) => food.at(-1))).toEqual(['2 eggs', '1 pear']);
  expect((await read('Plan:\nMon: 60 g oats\nTue: 1 pear\n')).foods).toHaveLength(2);
});

test('goals, food of pets and plans for tomorrow do not count', async () => {
  const { foods, notes } = await read(`## Goals
- 2 l water
## Mon
Lunch: 1 bun
Dog: 200 g chicken
Hot dog: 1
Für morgen geplant:
Frühstück: 2 Eier
`);
  expect(foods.map((food) => food.at(-1))).toEqual(['1 bun', 'Hot dog: 1']);
  expect(notes).toEqual([
    'skipped food that was planned: "Goals: 2 l water", "Für morgen geplant: 2 Eier"',
    'skipped food that was not eaten: "Dog: 200 g chicken"',
  ]);
});

test('a share below a plan of meals is about all of them, and none below a list to buy counts', async () => {
  const plan = 'Planned:\nBreakfast: 2 eggs\nLunch: -\nDinner: 1 pear\n';
  const { foods } = await read(`Mon\n1 kiwi\n${plan}Eaten: all\nTue\n1 bun\n${plan}Eaten: half\n`);
  expect(foods).toEqual([
    ['Mon', '', '1 kiwi'],
    ['Mon', 'Breakfast', '2 eggs'],
    ['Mon', 'Dinner', '1 pear'],
    ['Tue', '', '1 bun'],
    ['Tue', 'Breakfast', '2 eggs (not all eaten)'],
    ['Tue', 'Dinner', '1 pear (not all eaten)'],
  ]);
  const list =
    'Lunch: 1 bun\nShopping list:\n2 eggs\nEaten: all\nDinner (not eaten)\n1 pear\nEaten: all\n';
  expect((await read(list)).foods).toEqual([['Lunch', '1 bun']]);
});

test('an actual meal without a colon ends a plan', async () => {
  const { foods } = await read(
    'Monday\nPlanned lunch\n150 g salmon\nActual lunch\n200 g pizza\n10 g real butter\n',
  );
  expect(foods).toEqual([
    ['Monday', 'lunch', '200 g pizza'],
    ['Monday', 'lunch', '10 g real butter'],
  ]);
});
