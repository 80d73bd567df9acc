import { expect, test } from 'vitest';
import { withoutOriginAndPurpose } from '../../../../../src/search/lines/normalising/remarks/origin-and-purpose.ts';

test.each([
  ['n. B. Salz und Pfeffer', 'Salz und Pfeffer'],
  ['n.B. Chili', 'Chili'],
  ['Salz n. Bel.', 'Salz'],
  ['Salz, Pfeffer n. Geschmack', 'Salz, Pfeffer'],
  ['nach Belieben Zucker', 'Zucker'],
  ['salt as needed', 'salt'],
  ['Fett für die Form', 'Fett'],
  ['2 EL Olivenöl zum Dressing', '2 EL Olivenöl'],
  ['pizza from yesterday', 'pizza'],
])('withoutOriginAndPurpose(%j)', (text, plain) => {
  expect(withoutOriginAndPurpose(text)).toBe(plain);
});

test.each(['Nudeln', 'n. Chr.', 'Bolognese'])('withoutOriginAndPurpose() keeps %j', (text) => {
  expect(withoutOriginAndPurpose(text)).toBe(text);
});
