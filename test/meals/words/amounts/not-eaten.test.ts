import { expect, test } from 'vitest';
import {
  behindNothing,
  isNoFoodLine,
  isNothing,
  labelOfNoFood,
} from '../../../../src/meals/words/amounts/not-eaten.ts';

test.each([
  '30 min Joggen',
  '7 Stunden Schlaf',
  '5 km gelaufen',
  'walked 5 km',
  'walked the dog 40 min',
  'slept 7 hours',
  'Heute schlecht geschlafen',
  'BMI 24',
  'Gewicht 80 kg',
  'Weight Monday: 78.4 kg',
  'Gewicht heute früh nüchtern: 80 kg',
  'Gewicht (morgens): 78 kg',
  'Weight (fasted): 80 kg',
  'Körpergewicht: 78 kg',
  'Felt bloated after dinner.',
  '10.000 Schritte',
])('isNoFoodLine() finds %s', (line) => {
  expect(isNoFoodLine(line)).toBe(true);
});

test.each([
  '1 Apfel',
  '30 min Rinderbraten',
  '1 Schlaftrunk',
  'Runner beans 80 g',
  'Laufkäse 30 g',
  'weight of chicken: 1 kg',
])('isNoFoodLine() accepts foods: %s', (line) => {
  expect(isNoFoodLine(line)).toBe(false);
});

test.each([
  '--',
  '______',
  'skipped breakfast',
  'did not eat',
  'no food today',
  'Heute kein Mittagessen',
  'kein Appetit',
  'not hungry',
])('isNothing() finds %s', (line) => {
  expect(isNothing(line)).toBe(true);
});

test.each([
  ['kein Frühstück, nur Kaffee', 'nur Kaffee'],
  ['skipped lunch, had a banana', 'had a banana'],
  ['no breakfast but coffee', 'coffee'],
  ['toast, no butter', 'toast, no butter'],
  ['no-fat yoghurt, honey', 'no-fat yoghurt, honey'],
])('behindNothing(%j) is %j', (line, eaten) => {
  expect(behindNothing(line)).toBe(eaten);
});

test.each([
  'Feiertag - Einrichtung geschlossen',
  'Pfingstferien',
  'Schule geschlossen',
  'Bank holiday',
  'Closed',
])('isNothing() finds the day without a meal: %s', (text) => {
  expect(isNothing(text)).toBe(true);
});

test.each([
  'Closed cup mushrooms',
  'Champignons, geschlossen',
  'Feiertag: Gänsebraten',
  'Holiday pie',
])('isNothing() keeps the food %s', (text) => {
  expect(isNothing(text)).toBe(false);
});

test.each([
  ['Notiz: viel Stress, hastig gegessen', 'Notiz'],
  ['Stimmung: gut', 'Stimmung'],
  ['Sauce: Ketchup', undefined],
  ['Notiz', undefined],
])('labelOfNoFood() of %s', (line, label) => {
  expect(labelOfNoFood(line)).toBe(label);
});
