import { expect, test } from 'vitest';
import {
  isSoldInSachets,
  isWatery,
  mayBeFat,
  seasonsOrGarnishes,
} from '../../../../src/meals/recipes/ingredients/seasoning-words.ts';

test('the words of an ingredient say whether it may be fat, watery or a seasoning', () => {
  expect(['1 tbsp zorp oil', '1 EL Zorpschmalz', '20 g zorp nuts'].every(mayBeFat)).toBe(true);
  expect(['1 tbsp zorp', '1 EL Zorpmark'].some(mayBeFat)).toBe(false);
  expect(['20 ml Zorpsud', '1 tbsp zorp vinegar', '30 ml brine'].every(isWatery)).toBe(true);
  expect(['1 tbsp watery zorp', '30 ml syrup'].some(isWatery)).toBe(false);
  expect(['zorp, to garnish', 'Zorp zum Verzieren', 'Gewürze'].every(seasonsOrGarnishes)).toBe(
    true,
  );
  expect(['zorp pastry', 'Zorp'].some(seasonsOrGarnishes)).toBe(false);
  expect(['1 Päckchen Pottasche', '1 sachet zorp seasoning'].every(isSoldInSachets)).toBe(true);
  expect(isSoldInSachets('1 Päckchen Zorp')).toBe(false);
});
