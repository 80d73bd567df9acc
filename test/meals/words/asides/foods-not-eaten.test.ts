import { expect, test } from 'vitest';
import {
  markedHeading,
  reasonOfLine,
  reasonOfMark,
  reasonOfTitle,
} from '../../../../src/meals/words/asides/foods-not-eaten.ts';

test.each([
  ['To buy: eggs, 1 l milk', 'bought'],
  ['🛒 Tomaten, 1 kg Mehl', 'bought'],
  ['Morgen kaufen: 250 g Butter', 'bought'],
  ['500 g Erdbeeren kaufen', 'bought'],
  ['Wocheneinkauf: Milch', 'bought'],
  ['Planned for tomorrow: 200 g lentils', 'planned'],
  ['Geplant: 1 Joghurt', 'planned'],
  ["Didn't eat: the 2 biscuits", 'uneaten'],
  ['Nicht gegessen: Erbsen', 'uneaten'],
])('"%s" is about food that was %s', (line, reason) => {
  expect(reasonOfLine(line)).toBe(reason);
});

test.each([
  'After shopping: 1 coffee',
  'Shopping with Anna: 1 coffee, 1 cake',
  'Beim Einkauf: 1 Brezel',
  'Meal prep: 150 g chicken, 100 g rice',
  'Best Buy pretzel 50 g',
  'Bought: 1 pretzel',
  'Gekauft: 1 Brezel',
  'Besorgt: 1 Döner',
  'Plantain 100 g',
  'To go: 1 latte',
  'Leftovers: 200 g lasagne',
  'Eaten: 150 g tofu',
  'Next door: 1 cake',
  'Not much: 1 cracker',
])('"%s" was eaten', (line) => {
  expect(reasonOfLine(line)).toBeUndefined();
  expect(reasonOfMark(line)).toBeUndefined();
});

test('a title is that of a list if it ends with a colon or has the marks of a heading', () => {
  expect(reasonOfTitle('Planned', true)).toBe('planned');
  expect(reasonOfTitle('Planned:', false)).toBe('planned');
  expect(reasonOfTitle('Recipes to try', true)).toBe('planned');
  expect(reasonOfTitle('Planned', false)).toBeUndefined();
  expect(reasonOfTitle('Einkaufen', false)).toBeUndefined();
  expect(reasonOfTitle('Einkaufsliste', false)).toBe('bought');
  expect(reasonOfTitle('Meal plan and food log', true)).toBeUndefined();
  expect(reasonOfTitle('Eaten', true)).toBeUndefined();
});

test('a mark is about the only food of its text', () => {
  expect(reasonOfMark('1 ham sandwich (planned)')).toBe('planned');
  expect(reasonOfMark("(1 banana – didn't eat)")).toBe('uneaten');
  expect(reasonOfMark('(cancelled) Pizza 300 g')).toBe('uneaten');
  for (const text of [
    '2 eggs and toast (planned)',
    "1 scoop of ice cream - didn't finish",
    '1 Kugel Eis - nicht aufgegessen',
    '1 apple (half not eaten)',
    'planned 300 g steak',
    '1 sandwich (bought)',
  ]) {
    expect(reasonOfMark(text)).toBeUndefined();
  }
});

test('a mark of a day or a meal is about all of it', () => {
  expect(markedHeading('Dinner (planned)')).toMatchObject({ line: 'Dinner', reason: 'planned' });
  expect(markedHeading('Mittag geplant: Salat')?.line).toBe('Mittag: Salat');
  expect(markedHeading('Montag, 2. März (geplant)')?.column).toBe('day');
  for (const text of [
    'Lunch (to buy)',
    'Lunch (out)',
    '1 apple (planned)',
    'Dinner: 1 pie (planned)',
  ]) {
    expect(markedHeading(text)).toBeUndefined();
  }
});
