import { expect, test } from 'vitest';
import { titleServings } from '../../../../src/meals/recipes/servings/title-servings.ts';

test('titleServings() also finds servings in a sentence behind the title', () => {
  expect(titleServings('Garlic shrimp pasta! Serves 2.')).toEqual({
    name: 'Garlic shrimp pasta!',
    yields: ['Serves 2'],
  });
});

test('titleServings() drops brackets that only the servings close', () => {
  expect(titleServings('Gulasch (Grundrezept für 6)').name).toBe('Gulasch');
});

test('titleServings() reads a count of what the title names', () => {
  expect(titleServings('Pizza Margherita (2 pizzas)').yields).toEqual(['2 pizzas']);
  expect(titleServings('Tacos (8 tortillas)').yields).toEqual([]);
});
