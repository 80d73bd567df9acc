import { expect, test } from 'vitest';
import { withWeightAloneInBrackets } from '../../../../../src/search/lines/normalising/amounts/weights-in-brackets.ts';

test.each([
  ['2 Zucchini (ca. 400 g, gewürfelt)', '2 Zucchini (ca. 400 g), gewürfelt'],
  ['6 Maultaschen (Kühlregal; à ca. 60 g)', '6 Maultaschen (à ca. 60 g), Kühlregal'],
  ['1 Weißkohl (1,5 kg, davon 8 große Blätter)', '1 Weißkohl (1,5 kg)'],
])('the brackets of "%s" have a weight and a remark', (text, plain) => {
  expect(withWeightAloneInBrackets(text)).toBe(plain);
});

test.each([
  '1 can chickpeas (400 g, drained)',
  '1 Glas Rotkohl (Abtropfgewicht 650 g, 720 ml)',
  '2 Hähnchenkeulen (à 250 g, mit Knochen)',
  '2 Eier (Größe M, Bio)',
  '1 Stück Sellerie (150 g; oder Pastinake)',
])('the brackets of "%s" stay', (text) => {
  expect(withWeightAloneInBrackets(text)).toBe(text);
});
