import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = async (text: string) => {
  const { lines, columns } = await readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
  return { columns, lines: lines.map((line) => [line.text, ...line.cells]) };
};

test.each([
  'day,breakfast_food,breakfast_g,lunch_food,lunch_g\n1,oats,250,soup,300\n',
  'day;Food Breakfast;Amount Breakfast (g);Food Lunch;Amount Lunch (g)\n1;oats;250;soup;300\n',
  'day,breakfastFood,breakfastGrams,lunchFood,lunchGrams\n1,oats,250,soup,300\n',
])('withFoodsOfMealsNamed() reads the foods and amounts of each meal: %j', async (text) => {
  const { lines } = await read(text);
  expect(lines.map(([food = '', day, meal = '']) => [food, day, meal.toLowerCase()])).toEqual([
    [expect.stringMatching(/^250 g(?:rams)? oats$/), '1', 'breakfast'],
    [expect.stringMatching(/^300 g(?:rams)? soup$/), '1', 'lunch'],
  ]);
});

test('withFoodsOfMealsNamed() leaves a single column of foods', async () => {
  const { lines } = await read('Lebensmittel;Menge früh (g);Menge am Abend (g)\nBrot;100;50\n');
  expect(lines).toEqual([
    ['100 g Brot', 'früh'],
    ['50 g Brot', 'Abend'],
  ]);
});
