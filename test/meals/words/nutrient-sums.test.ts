import { expect, test } from 'vitest';
import { nutrientLines, withoutFoodGroup } from '../../../src/meals/words/nutrient-sums.ts';

const placesOf = (...lines: string[]) => [...nutrientLines(lines)];

test('nutrientLines() finds lines of nutrients below each other, in any order', () => {
  expect(placesOf('20 g Butter', 'Fett: 17 g', 'Eiweiß 6 g', '190 kcal', 'Salz 1 g')).toEqual([
    1, 2, 3, 4,
  ]);
  expect(placesOf('150 g chicken', '30 g protein', '5 g fat', '0 g carbs')).toEqual([1, 2, 3]);
  expect(placesOf('Carbs 60g', 'Fat 2g', '200 g pasta')).toEqual([0, 1]);
  expect(placesOf('Fat 9 g', 'Energy 1200 kJ', 'Protein 30 %')).toEqual([0, 1, 2]);
});

test.each([
  'E 20 g | F: 5 g | KH 40 g',
  'Nährwerte: 18 g Eiweiß, 14 g Fett',
  '= 85 kcal, 0,3 g Eiweiß, 0,2 g Fett',
  'Makros (gesamt): E 20 / F 5 / K 100',
  '(350 kcal · 25 g protein)',
])('nutrientLines() finds several nutrients in a line: %s', (line) => {
  expect(placesOf(line)).toEqual([0]);
});

test.each([
  [['Eiweiß 30 g']],
  [['30 g Eiweiß', '10 g Fett']],
  [['Eiweiß 30 g', 'Fett: 10 g']],
  [['Fett 10 g', 'Zucker 5 g']],
  [['30 g protein powder', '10 g carbs snack']],
  [['Eiweiß: 150 g Hähnchen', 'Fett: 1 EL Öl']],
  [['E 5', 'F 3']],
  [['Zucker 50 g', 'Salz 3 g', 'Fett 20 g', 'Eiweiß 30 g']],
  [['20 g Zucker', '5 g Fett', '3 g Salz', '100 kcal']],
  [['3 Eiweiß', '10 g Fett', '50 KH']],
  [['Eiweiß 3', 'Fett 1', 'Energie 250']],
  [['Energy 250 ml', 'Fat 10 g', 'Protein 30 g']],
  [['Fett 10 g', '20 g Fett', 'Eiweiß 30 g', '300 kcal']],
  [['20 g fat, 100 kcal']],
])('nutrientLines() leaves foods: %j', (lines) => {
  expect(placesOf(...lines)).toEqual([]);
});

test('nutrientLines() leaves sugar and salt next to nutrients without energy', () => {
  const nutrients = ['Protein 20 g', 'Carbs 40 g'];
  expect(placesOf(...nutrients, 'Sugar 10 g')).toEqual([0, 1]);
  expect(placesOf(...nutrients, 'of which sugars 10 g', 'Fibre 5 g')).toEqual([0, 1, 2, 3]);
});

test('withoutFoodGroup() takes the group of a food from its line, but keeps foods without another name', () => {
  expect(withoutFoodGroup('Protein: 150 g chicken breast')).toBe('150 g chicken breast');
  expect(withoutFoodGroup('Fett: ½ EL Olivenöl')).toBe('½ EL Olivenöl');
  expect(withoutFoodGroup('Fett: 15 g')).toBe('Fett: 15 g');
  expect(withoutFoodGroup('Obst: 1 Apfel')).toBe('Obst: 1 Apfel');
});

test.each([
  'Protein: 30 g powder',
  'Fat: 10 g saturated fat',
  'Protein: 20 g per serving',
  'Gemüse: 200 g gedünstet',
  'Veg: 100 g mixed, steamed',
])('withoutFoodGroup() keeps a group whose line has no food of its own: %s', (line) => {
  expect(withoutFoodGroup(line)).toBe(line);
});
