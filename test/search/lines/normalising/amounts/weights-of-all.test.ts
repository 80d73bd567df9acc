import { expect, test } from 'vitest';
import { withWeightOfAllApart } from '../../../../../src/search/lines/normalising/amounts/weights-of-all.ts';

test.each([
  ['2 sweet potatoes (about 1 lb total)', '2 sweet potatoes (1 lb)'],
  ['2 sweet potatoes, 500 g in total', '2 sweet potatoes (500 g)'],
  ['4 chicken breasts (1 1/2 pounds total), cubed', '4 chicken breasts (1 1/2 pounds), cubed'],
  ['3 Zucchini (insgesamt ca. 600 g)', '3 Zucchini (600 g)'],
  ['3 Zucchini, zusammen 600 g', '3 Zucchini (600 g)'],
  ['500 g total fat', '500 g total fat'],
  ['2 yoghurts (125 g each)', '2 yoghurts (125 g each)'],
  ['total: 2 eggs', 'total: 2 eggs'],
])('withWeightOfAllApart(%j)', (text, plain) => {
  expect(withWeightOfAllApart(text)).toBe(plain);
});
