import { expect, test } from 'vitest';
import { withoutRezKonv } from '../../../../../src/meals/recipes/text/exports/rez-konv.ts';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

const EXPORT = `========== REZKONV-Rezept - RezkonvSuite v1.4

     Titel:  Linsensuppe
Kategorien:  Suppe
     Menge:  4 Portionen

=============================== SUPPE ===============================
    250        g Linsen
                 -- über Nacht eingeweicht
      1          Zwiebel
============================== QUELLE ==============================
                 Zeitung vom 3.4.
                 -- Erfasst von Eva

Alles eine Stunde kochen.
=====
`;

test('a recipe of RezkonvSuite has groups, ingredients in columns and a source', () => {
  const { name, servings, ingredients } = readRecipeText('r', EXPORT);
  expect({ name, servings }).toEqual({ name: 'Linsensuppe', servings: 4 });
  expect(ingredients.map(({ text, location }) => [text, location.line])).toEqual([
    ['250 g Linsen, über Nacht eingeweicht', 8],
    ['1 Zwiebel', 10],
  ]);
});

test('lines of any other recipe are unchanged', () => {
  const lines = ['=== TEIG ===', '250 g Mehl', '                 -- gesiebt'];
  expect(withoutRezKonv(lines)).toBe(lines);
});
