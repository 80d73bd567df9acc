import { expect, test } from 'vitest';
import { mealsOfLine } from '../../../src/meals/words/meals-of-line.ts';

test('mealsOfLine() begins another meal at each time', () => {
  expect(mealsOfLine('6:45 Kiwi, 9:30 Tee; um 13 Uhr Gnocchi - 19.15 Uhr: 2 Eier')).toEqual([
    '6:45 Kiwi',
    '9:30 Tee',
    'um 13 Uhr Gnocchi',
    '19.15 Uhr: 2 Eier',
  ]);
  expect(mealsOfLine('Kiwi, then 4pm coffee')).toEqual(['Kiwi', '4pm coffee']);
});

test.each([
  'Brot, 1:1 mit Wasser verdünnter Saft',
  'Milch, 3.5 % Fett',
  'Käse, 45 % Fett',
  'Reis, 12 g Butter',
  'Zutaten: Ei, 20 g Mehl',
])('mealsOfLine() leaves %j whole', (line) => {
  expect(mealsOfLine(line)).toEqual([line]);
});
