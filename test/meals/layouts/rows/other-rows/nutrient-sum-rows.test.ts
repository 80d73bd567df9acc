import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

async function foodsOf(text: string) {
  const { lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  return lines.map(({ food }) => food);
}

test.each([
  'Mahlzeit;Lebensmittel;Menge;Einheit\nMittag;Brot;60;g\nMittag;Energie;140;kcal\nMittag;Eiweiß;5;g\nMittag;Fett;1;g\nMittag;Salz;1;g\n',
  'meal;food;amount\nlunch;Brot;60 g\n;Carbs;30 g\n;Protein;5 g\n',
])('rows that sum up the nutrients of a meal are no food: %j', async (text) => {
  expect(await foodsOf(text)).toEqual(['Brot']);
});

test.each([
  'Datum;Mahlzeit;Lebensmittel;Menge;Einheit\n1.2.2024;Mittag;Eiweiß;3;Stück\n1.2.2024;Mittag;Fett;1;EL\n1.2.2024;Mittag;Brot;2;Scheiben\n',
  'day;food;amount\n1;Brot;60 g\n1;Fett;10 g\n2;Eiweiß;30 g\n2;Brot;50 g\n',
  'meal,food,amount,unit\nlunch,fat,12,g\ndinner,carbs,20,g\ndinner,coffee,200,ml\n',
  'person;food;amount\nA;Fett;20 g\nA;Eiweiß;20 g\nB;Energie;200 kcal\nB;Brot;50 g\n',
  'Lebensmittel;Menge\nFett;20 g\nEiweiß;30 g\nZucker;20 g\nSalz;2 g\nBrot;50 g\n',
  'food,brand,amount,unit\nEnergy,RedBull,250,kcal\nFat,,10,g\nProtein,,30,g\n',
  'food,note,amount\nFat,lard for frying,10 g\nProtein,whey powder,30 g\nCarbs,bread,50 g\n',
])('rows of foods with the names of nutrients are kept: %j', async (text) => {
  expect(await foodsOf(text)).toHaveLength(text.trim().split('\n').length - 1);
});
