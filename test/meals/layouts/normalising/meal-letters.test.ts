import { expect, test } from 'vitest';
import { withMealLettersNamed } from '../../../../src/meals/layouts/normalising/meal-letters.ts';
import { csvGrid } from '../../../../src/tables/csv/text-grid.ts';

const header = async (text: string) => {
  const grid = await csvGrid('x.csv', text, 'meal/syntax');
  return withMealLettersNamed(grid).rows.map(({ cells }) => cells.join('|'));
};

test.each([
  ['Tag;F;ZM;M;A;SM', 'Tag|Frühstück|Zwischenmahlzeit|Mittag|Abend|Spätmahlzeit'],
  ['Day;B;L;D;S', 'Day|Breakfast|Lunch|Dinner|Snacks'],
])('withMealLettersNamed() reads %s', async (text, named) => {
  expect(await header(`Protokoll;\n${text}\nMo;1 Ei;;;;\n`)).toContain(named);
});

test.each([
  'Lebensmittel;MO;DI;MI;DO;FR;AB',
  'Tag;MO;FR;MI;AB',
  'Food;V;M;A;F',
  'Food;F;M;A;X',
  'Lebensmittel;M;D;M;D;F;S;S',
  'Food;M;F',
  'Food;B;D',
])('withMealLettersNamed() leaves weekdays and the like: %s', async (text) => {
  expect(await header(`${text}\nBrot;1;2;3;4;5;6;7\n`)).toContain(text.replaceAll(';', '|'));
});
