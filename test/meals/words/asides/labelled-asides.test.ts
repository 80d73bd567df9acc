import { expect, test } from 'vitest';
import {
  behindFoodLabel,
  isLabelledAside,
} from '../../../../src/meals/words/asides/labelled-asides.ts';

test.each([
  ...['Time: ~11:00 AM', 'time: 7:00 - 8:00 AM', 'Uhrzeit: 8 Uhr', 'When: 12:30'],
  ...['Location: With Rachel and Robin', 'Ort: Kantine, mit Kollegen', 'Mood: tired'],
])('"%s" says nothing about food', (line) => expect(isLabelledAside(line)).toBe(true));

test.each([
  ...['Time: 2 eggs', 'Zeit: 30 g Nüsse', '7:00 2 eggs', 'Lunch: 2 eggs', 'With: butter, 10 g'],
  ...['Where: ', 'Ort', 'Weight watchers bar', 'Steps to health muesli: 40 g'],
])('"%s" may be about food', (line) => expect(isLabelledAside(line)).toBe(false));

test('a label before foods is no part of them', () => {
  expect(behindFoodLabel('Food: eggs on toast')).toBe('eggs on toast');
  expect(behindFoodLabel('Food processor soup')).toBe('Food processor soup');
});
