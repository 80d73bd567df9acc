import { expect, test } from 'vitest';
import { withoutStruck } from '../../../../src/meals/words/amounts/struck-text.ts';

test('withoutStruck() leaves out what was struck out, and names it', () => {
  expect(withoutStruck('- 2 eggs ~~and bacon~~\n1. ~~1 Tiramisu~~\n- tea')).toEqual({
    text: '- 2 eggs \n\n- tea',
    notes: ['skipped "and bacon" and "1 Tiramisu", which was struck out'],
  });
});

test('withoutStruck() keeps the cells of a table, and tildes that mean "about"', () => {
  expect(withoutStruck('| Lunch | ~~soup~~ | 300 g |').text).toBe('| Lunch |  | 300 g |');
  const about = 'rice ~~ 200 g\n~~~\n~150 g tofu';
  expect(withoutStruck(about)).toEqual({ text: about, notes: [] });
});
