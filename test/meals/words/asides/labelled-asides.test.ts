import { expect, test } from 'vitest';
import {
  behindFoodLabel,
  readLabelledAside,
} from '../../../../src/meals/words/asides/labelled-asides.ts';

test.each([
  ...['Time: ~11:00 AM', 'time: 7:00 - 8:00 AM', 'Uhrzeit: 8 Uhr', 'When: 12:30', 'Time: 8'],
  ...['Zeit: 12–13 Uhr', 'Time: 8.30', 'Wann: 7 bis 8 Uhr', 'Time: 8-9', 'When: at 3 p.m.'],
  ...['Location: With Rachel and Robin', 'Ort: Kantine, mit Kollegen', 'Mood: tired'],
  ...['Weight: 72 kg', 'Gewicht: 82,3 kg nüchtern', 'Weight: 160 lbs', 'Steps: 8000'],
  ...['Weight: 200 g less than last week', 'Gewicht: 300 g abgenommen', 'Weight: 200 g'],
  ...['With whom: 2 friends', 'Mit wem: 3 Kollegen', 'Company: 2 kids', 'Ort: 2. Stock'],
  ...['Sleep: 7 h', 'Schlaf: 2 Mal aufgewacht', 'Mood: 7 out of 10', 'Weather: 20 degrees'],
  ...['Steps: 1. boil 100 g pasta', 'Wetter: 12 Grad, 5 mm Regen', 'Feeling: 5 Sterne'],
  ...[
    'Eaten: 50 %',
    'Eaten: half',
    'Gegessen: die Hälfte',
    'Gegessen: ca. 75%',
    'Eaten: all of it',
  ],
])('"%s" says nothing about food', (line) =>
  expect(readLabelledAside(line)).toMatchObject({ aside: line, rest: '' }),
);

test.each([
  ['Time: 8am, 2 eggs', '2 eggs'],
  ['Time: 8am - 2 eggs, toast', '2 eggs, toast'],
  ['When: 10:30 am, 1 orange', '1 orange'],
  ['When: 3 a.m. snack, 1 orange', 'snack, 1 orange'],
  ['Zeit: 8.00 Uhr: 2 Eier', '2 Eier'],
  ['Zeit: 8.30 - 2 Eier', '2 Eier'],
  ['Zeit: 12 Uhr Nudeln 200 g', 'Nudeln 200 g'],
  ['Zeit: 12–13 Uhr Nudeln 200 g', 'Nudeln 200 g'],
  ['Time: 8:00 – 1 banana', '1 banana'],
  ['Time: 8:00 - 9:00 1 banana', '1 banana'],
  ['Time: 8:00 Breakfast: 1 banana', 'Breakfast: 1 banana'],
  ['Uhrzeit: 8:30 2 Eier', '2 Eier'],
  ['Time: 19h30 pasta 200 g', 'pasta 200 g'],
  ['Time: 12:00 with butter', 'with butter'],
  ['Time: 12:30, Place: 2 beers', '2 beers'],
])('foods behind the time in "%s" are read', (line, rest) =>
  expect(readLabelledAside(line)).toEqual({ aside: '', rest }),
);

test.each([
  ['Wo: Kantine, 150 g Reis', 'Wo: Kantine', '150 g Reis'],
  ['Where: Subway, 1 turkey sandwich', 'Where: Subway', '1 turkey sandwich'],
  ['Company: coffee with 30 ml milk', '', 'coffee with 30 ml milk'],
  ['Mit wem: Anna, 1 Glas Wein, 2 Kinder', 'Mit wem: Anna, 2 Kinder', '1 Glas Wein'],
  ['Wo: 2 Bier', '', '2 Bier'],
  ['Place: 150 g of plaice', '', '150 g of plaice'],
  ['Weight: 80 g oats', '', '80 g oats'],
  ['Gewicht: 80 g Haferflocken', '', '80 g Haferflocken'],
  ['Weight: 1 kg potatoes', '', '1 kg potatoes'],
  ['Weight: 81 kg, Breakfast: 2 eggs', 'Weight: 81 kg', 'Breakfast: 2 eggs'],
  ['Gewicht: 82 kg / 200 g Reis', 'Gewicht: 82 kg', '200 g Reis'],
  ['Mood: chocolate 20 g', '', 'chocolate 20 g'],
  ['Sleep: 1 cup of tea', '', '1 cup of tea'],
  ['Time: 8:00, Ort: Kantine, 1 Brezel', 'Ort: Kantine', '1 Brezel'],
])('foods with amounts in "%s" are read', (line, aside, rest) =>
  expect(readLabelledAside(line)).toEqual({ aside, rest }),
);

test.each([
  ...['Time: 2 eggs', 'Zeit: 30 g Nüsse', '7:00 2 eggs', 'Lunch: 2 eggs', 'With: butter, 10 g'],
  ...['Where: ', 'Ort', 'Weight watchers bar', 'Steps to health muesli: 40 g', 'Eaten: 1 apple'],
  ...['Time: 2 - 3 biscuits', 'Zeit: 2–3 Kekse', 'Time: 1.25 l water', 'Zeit: 12 Haferkekse'],
  ...['Eaten: half of 200 g pasta', 'Gegessen: alles mit 20 g Butter', 'Time: 12 hamburgers'],
])('"%s" may be about food', (line) => expect(readLabelledAside(line)).toBeUndefined());

test('a label before foods is no part of them', () => {
  expect(behindFoodLabel('Food: eggs on toast')).toBe('eggs on toast');
  expect(behindFoodLabel('Food processor soup')).toBe('Food processor soup');
});
