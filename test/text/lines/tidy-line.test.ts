import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyLine } from '../../../src/text/lines/tidy-line.ts';

test.each([
  ['2  eggs,', '2 eggs'],
  ['1\u00a0Handvoll Chips', '1 Handvoll Chips'],
  ['1 Zitrone, Saft davon.', '1 Zitrone, Saft davon'],
  ['200 ml.', '200 ml.'],
  ['1 Port.', '1 Port.'],
  ['pizza, sehr lecker!', 'pizza'],
  ['2 rolls (at home)', '2 rolls'],
  ['Chips ganz aufgegessen :(', 'Chips ganz aufgegessen'],
  ['1 apple 🍎', '1 apple'],
  ['2 Tbsp olive oil ($0.32)', '2 Tbsp olive oil'],
  ['1 l Milch 1,29 €', '1 l Milch'],
  ['3 eggs (£1.05*)', '3 eggs'],
  ['100 g (350 kcal)', '100 g (350 kcal)'],
  ['lecker', 'lecker'],
  ['...', '...'],
  ['1⅞ cups milk', '1 7/8 cups milk'],
  ['milk ⅜ cup', 'milk 3/8 cup'],
])('tidyLine changes %j to %j', (text, tidy) => {
  expect(tidyLine(text)).toBe(tidy);
});

test('tidyLine leaves no repeated spaces, and never lengthens a tidied line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = tidyLine(text);
      expect(tidyLine(once).length).toBeLessThanOrEqual(once.length);
      expect(once).not.toMatch(/\s\s|\u00a0/);
    }),
  );
});

test.each([
  ['50 g Haferflocken #vollkorn', '50 g Haferflocken'],
  ['1 banana #fruit #raw-food', '1 banana'],
  ['Reis #2', 'Reis #2'],
  ['#obst', '#obst'],
  ['2 x #basmati rice', '2 x #basmati rice'],
])('tags behind a food are none of its words: %s', (text, tidy) => {
  expect(tidyLine(text)).toBe(tidy);
});
