import { expect, test } from 'vitest';
import { withoutOriginAndPurpose } from '../../../../../src/search/lines/normalising/remarks/origin-and-purpose.ts';

test.each([
  ['n. B. Salz und Pfeffer', 'Salz und Pfeffer'],
  ['n.B. Chili', 'Chili'],
  ['1 egg, beaten, to glaze', '1 egg, beaten'],
  ['1 tbsp milk for glazing', '1 tbsp milk'],
  ['1 egg to glazed ham', '1 egg to glazed ham'],
  ['Salz n. Bel.', 'Salz'],
  ['Salz, Pfeffer n. Geschmack', 'Salz, Pfeffer'],
  ['nach Belieben Zucker', 'Zucker'],
  ['salt as needed', 'salt'],
  ['Fett für die Form', 'Fett'],
  ['Pfeffer aus der Mühle', 'Pfeffer'],
  ['200 g Kichererbsen aus der Dose', '200 g Kichererbsen, tinned'],
  ['tuna (from a tin)', 'tuna, tinned'],
  ['cottage pie, ready meal 400g', 'cottage pie 400g'],
  ['Lasagne (Fertiggericht)', 'Lasagne'],
  ['Pizza, Rand liegen lassen', 'Pizza'],
  ['2 slices toast, left the crusts', '2 slices toast'],
  ['2 EL Olivenöl zum Dressing', '2 EL Olivenöl'],
  ['pizza from yesterday', 'pizza'],
  ['150 g butter, melted and cooled slightly', '150 g butter, melted'],
  ['100 g butter, slightly softened', '100 g butter'],
  ['10 g slightly salted butter', '10 g slightly salted butter'],
  ['2 tbsp melted butter (allowed to cool slightly)', '2 tbsp melted butter'],
  ['100 g chocolate, melted and left to cool', '100 g chocolate, melted'],
  ['100 g Butter, etwas abkühlen lassen', '100 g Butter'],
  ['Lentils, Cooked from Dry', 'Lentils, Cooked'],
  ['2 rolls from the bakery', '2 rolls'],
  ['1 Brot vom Bäcker', '1 Brot'],
  ['200 g Lachs ohne Haut und Gräten', '200 g Lachs'],
  ['200 g salmon, skin removed', '200 g salmon'],
  ['1 Apfel mit Schale', '1 Apfel'],
  ['250 ml apple juice from concentrate', '250 ml apple juice'],
  ['250 ml apple juice (not from concentrate)', '250 ml apple juice'],
  ['250 ml Apfelsaft aus Konzentrat', '250 ml Apfelsaft'],
  ['1 tbsp lemon juice from concentrate', '1 tbsp lemon juice from concentrate'],
  ['1 apple with the peel', '1 apple'],
  ['3 Pellkartoffeln (mit Schale)', '3 Pellkartoffeln'],
])('withoutOriginAndPurpose(%j)', (text, plain) => {
  expect(withoutOriginAndPurpose(text)).toBe(plain);
});

test.each(['Nudeln', 'n. Chr.', 'Bolognese', 'chicken ready meal', '150 g Banane mit Schale'])(
  'withoutOriginAndPurpose() keeps %j',
  (text) => {
    expect(withoutOriginAndPurpose(text)).toBe(text);
  },
);

test.each([
  ['200 g chicken thighs without skin', '200 g chicken thighs, skinless'],
  ['1 chicken leg, skin removed', '1 chicken leg, skinless'],
  ['2 Hähnchenschenkel, ohne Haut und Knochen', '2 Hähnchenschenkel ohne Haut'],
  ['2 chicken breasts, skin on', '2 chicken breasts with skin'],
  ['200 g chicken breast with skin', '200 g chicken breast with skin'],
  ['1 Hähnchenbrust, mit Haut', '1 Hähnchenbrust mit Haut'],
])('withoutOriginAndPurpose() keeps the parts that poultry is without: %j', (text, plain) => {
  expect(withoutOriginAndPurpose(text)).toBe(plain);
});
