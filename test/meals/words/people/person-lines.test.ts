import { expect, test } from 'vitest';
import {
  personOf,
  personsBeforeFoods,
  personsOfLines,
} from '../../../../src/meals/words/people/person-lines.ts';

test.each([
  ['Patient: Huber', 'Huber'],
  ['Name: Anna M.', 'Anna M.'],
  ['Klientin: Frau Maier', 'Frau Maier'],
  ['Client: 17', '17'],
  ['Proband: 017        Interview: 12.05.2026', '017'],
  ['Name: Anna Huber, Datum: 2.3.2026', 'Anna Huber'],
  ['Teilnehmer-Nr.: 4', '4'],
  ['Patient:', undefined],
  ['Breakfast: eggs', undefined],
])('personOf() reads %s', (line, person) => {
  expect(personOf(line)).toBe(person);
});

test.each<[lines: string[], persons: [number, string][]]>([
  [
    ['Patient: A', '1 apple', 'Patient: B'],
    [
      [0, 'A'],
      [2, 'B'],
    ],
  ],
  [['## Name: A', '1 apple'], [[0, 'A']]],
  [
    ['Anna', '1 apple', '', 'Bernd K.', '1 pear'],
    [
      [0, 'Anna'],
      [3, 'Bernd K.'],
    ],
  ],
  [
    ['Anna:', '1 apple', 'Dad (45):', '1 pear'],
    [
      [0, 'Anna'],
      [2, 'Dad'],
    ],
  ],
  [
    ['=== Dilek ===', '1 apple', '--- P-014 ---', '1 pear'],
    [
      [0, 'Dilek'],
      [2, 'P-014'],
    ],
  ],
  [['', 'Anna', 'Monday', '1 apple'], [[1, 'Anna']]],
  // A name alone may end a letter.
  [['1 apple', 'Anna'], []],
  // These may be foods.
  [['Kaffee', '1 apple', 'Tee', '1 pear'], []],
  [['Jasmin Reis', '1 apple'], []],
  [['Sunday', 'Oma Kartoffelsuppe', 'Maria Kekse', '1 apple'], []],
  [['Anna Huber', '', 'Monday', '1 apple'], [[0, 'Anna Huber']]],
  [
    ['Anna Huber:', '1 apple', '**Ben Maier**', '1 pear'],
    [
      [0, 'Anna Huber'],
      [2, 'Ben Maier'],
    ],
  ],
  [['=== Monday ===', '1 apple', '=== Tuesday ===', '1 pear'], []],
])('personsOfLines() finds the persons of %j', (lines, persons) => {
  expect([...personsOfLines(lines, (name) => name.endsWith('day'))]).toEqual(persons);
});

test('personsBeforeFoods() finds what each of several persons ate', () => {
  const found = personsBeforeFoods(['Monday', 'Anna: 2 eggs', 'Dad: 1 apple', 'Milk: 200 ml']);
  expect([...found]).toEqual([
    [1, { person: 'Anna', rest: '2 eggs' }],
    [2, { person: 'Dad', rest: '1 apple' }],
  ]);
  expect(personsBeforeFoods(['Anna: 2 eggs', 'Anna: 1 apple']).size).toBe(0);
});

test('personsBeforeFoods() takes words for children only next to several people', () => {
  const lines = ['Baby: 90 g peas', 'Kind: milk chocolate 15 g'];
  expect(personsBeforeFoods(lines).size).toBe(0);
  expect(personsBeforeFoods(['Mum: 2 eggs', ...lines]).size).toBe(0);
  expect([...personsBeforeFoods(['Mum: 2 eggs', 'Dad: 1 egg', 'Child: 1 egg']).keys()]).toEqual([
    0, 1, 2,
  ]);
});
