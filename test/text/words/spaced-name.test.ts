import { expect, test } from 'vitest';
import { spacedName } from '../../../src/text/words/spaced-name.ts';

test.each([
  ['numberOfServings', 'number Of Servings'],
  ['serving_size', 'serving size'],
  ['Menge (mL)', 'Menge (mL)'],
  ['kJ', 'kJ'],
  ['DR1IFDCD', 'DR1IFDCD'],
])('spacedName(%j)', (name, spaced) => {
  expect(spacedName(name)).toBe(spaced);
});
