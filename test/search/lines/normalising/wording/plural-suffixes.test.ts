import { expect, test } from 'vitest';
import { withoutPluralSuffixes } from '../../../../../src/search/lines/normalising/wording/plural-suffixes.ts';

test.each([
  ['2 Zehe/n Knoblauch, gepresst', '2 Zehe Knoblauch, gepresst'],
  ['1 Prise(n) Salz', '1 Prise Salz'],
  ['1/2 Zitrone(n), Saft davon', '1/2 Zitrone, Saft davon'],
  ['1 Zwiebel(n), rot(e)', '1 Zwiebel, rot'],
  ['3 Tomate (n)', '3 Tomate'],
  ['4 Ei(er)', '4 Ei'],
  ['2 Zwiebel/-n', '2 Zwiebel'],
  ['1 Bund/Bünde Petersilie', '1 Bund Petersilie'],
  ['2 Apfel/Äpfel', '2 Apfel'],
  ['3 Blätter/Blatt Salbei', '3 Blätter Salbei'],
  ['1 Pck./Pckg. Vanillezucker', '1 Pck Vanillezucker'],
  ['2 tomato(es)', '2 tomato'],
  ['1 clove(s) garlic', '1 clove garlic'],
  ['1 leaf/leaves sage', '1 leaf sage'],
  ['1 berry/berries', '1 berry'],
])('withoutPluralSuffixes() leaves out the plural of %j', (text, plain) => {
  expect(withoutPluralSuffixes(text)).toBe(plain);
});

test.each([
  'Salz/Pfeffer',
  'Salat/Salami',
  'toast w/ egg',
  '2 eggs/toast',
  '150ml/5fl oz cream',
  'Vitamin (E)',
  'half/half',
  '1 cup and/or more',
])('withoutPluralSuffixes() leaves %j', (text) => {
  expect(withoutPluralSuffixes(text)).toBe(text);
});
