import { expect } from 'vitest';
import { recipeAgreement } from '../../bench/recipes/agreement.ts';
import { readSurveyData } from '../../bench/recipes/survey-recipes.ts';
import { SHARED, testOnShared } from '../support/shared.ts';

const SECONDS = 60_000;

testOnShared(
  'computed recipes of FNDDS agree with the nutrients that USDA published',
  async () => {
    const rows = recipeAgreement(await readSurveyData(SHARED));
    const shareOf = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
    const agreement = new Map(
      rows.map(({ nutrient, ...row }) => [
        nutrient.name,
        {
          own: shareOf(row.ownAgreeing, row.ownRecipes),
          sr: shareOf(row.agreeing, row.recipes),
          recipes: row.recipes,
        },
      ]),
    );
    expect(agreement.get('energy')).toEqual({ own: 99.8, sr: 89.3, recipes: 1352 });
    for (const name of ['thiamin', 'vitamin_B6', 'potassium', 'saturated_fatty_acids'] as const) {
      expect(agreement.get(name)?.own, name).toBe(100);
    }
    // Choline losses follow factors that USDA does not publish.
    for (const [name, { own }] of agreement) {
      expect(own, name).toBeGreaterThan(name === 'choline' ? 93 : 94);
    }
  },
  SECONDS,
);
