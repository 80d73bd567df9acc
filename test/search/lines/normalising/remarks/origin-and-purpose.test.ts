import { expect, test } from 'vitest';
import { withoutOriginAndPurpose } from '../../../../../src/search/lines/normalising/remarks/origin-and-purpose.ts';

test.each([
  ['2 rolls from the bakery', '2 rolls'],
  ['1 Brot vom Bäcker', '1 Brot'],
  ['200 g Lachs ohne Haut und Gräten', '200 g Lachs'],
  ['200 g salmon, skin removed', '200 g salmon'],
])('withoutOriginAndPurpose() of %j', (text, plain) => {
  expect(withoutOriginAndPurpose(text)).toBe(plain);
});

test.each([
  ['200 g chicken thighs without skin', '200 g chicken thighs, skinless'],
  ['1 chicken leg, skin removed', '1 chicken leg, skinless'],
  ['2 Hähnchenschenkel, ohne Haut und Knochen', '2 Hähnchenschenkel ohne Haut'],
  ['2 chicken breasts, skin on', '2 chicken breasts with skin'],
])('withoutOriginAndPurpose() keeps what poultry is without: %j', (text, plain) => {
  expect(withoutOriginAndPurpose(text)).toBe(plain);
});
