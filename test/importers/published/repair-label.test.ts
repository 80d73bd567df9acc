import { describe, expect, test } from 'vitest';
import { publishedFood } from '../../../src/importers/published/published-food.ts';
import { assertLabel } from '../../../src/importers/published/repair-label.ts';
import { withSaltAndSodium } from '../../../src/importers/salt-and-sodium.ts';
import type { NutrientName } from '../../../src/model/nutrients.ts';
import { nutrients } from '../../support/foods.ts';

const KCAL = 4.184;

type Amounts = Partial<Record<NutrientName, number>> & { readonly kcal: number };

/** The label of a branded product of FoodData Central, with carbohydrates by difference. */
function label(name: string, { kcal, ...amounts }: Amounts, category = '') {
  const checked = assertLabel(nutrients({ energy: kcal * KCAL, ...amounts }), (vector) =>
    publishedFood({
      source: 'fdc',
      code: '1',
      name,
      description: category,
      type: 'branded_food',
      nutrients: withSaltAndSodium(Float64Array.from(vector)),
    }),
  );
  if (!('food' in checked)) return 'rejected';
  return checked.repairs.map(({ field, after }) => `${field} ${after}`);
}

const macros = (protein: number, fat: number, carbohydrates_by_difference: number) => ({
  protein,
  fat,
  carbohydrates_by_difference,
});

describe('assertLabel() repairs a label only if its amounts confirm the mistake', () => {
  test('corrects kilojoules entered as kilocalories', () => {
    expect(label('Sourdough hard pretzel', { kcal: 1980, ...macros(7.1, 18.6, 67.4) })).toEqual([
      'energy 1980',
    ]);
  });

  test.each<[string, Amounts]>([
    ['Pure tallow', { kcal: 929, protein: 0, fat: 100 }],
    ['Dilled Brussels sprouts', { kcal: 33, ...macros(0, 0, 3.33) }],
    ['German style mustard', { kcal: 80, ...macros(0, 0, 0) }],
    ['White wine vinegar', { kcal: 33, ...macros(0, 0, 0) }],
    ['Original chili seasoning', { kcal: 286, fiber: 28.6, ...macros(0, 0, 57.14) }],
    ['Coffee rub', { kcal: 367, fiber: 33.3, ...macros(0, 0, 66.67) }],
    ['Sugar free gum', { kcal: 278, ...macros(0, 0, 55.56) }],
    ['Apple dairy drink', { kcal: 80, ...macros(1.77, 1.77, 0.01) }],
    ['Pork tenderloin', { kcal: 18, ...macros(18.75, 2.23, 0) }],
  ])('rejects an energy that is wrong by another factor: %s', (name, amounts) => {
    expect(label(name, amounts)).toBe('rejected');
  });

  test('restores the lost decimal point of all amounts', () => {
    expect(
      label('Cranberry orange muffin', {
        kcal: 26_000,
        sodium: 14_000,
        ...macros(300, 1900, 2000),
      }),
    ).toEqual([
      'energy 1087.84',
      'protein 3',
      'fat 19',
      'carbohydrates_by_difference 20',
      'sodium 140',
    ]);
    expect(label('Orange juice', { kcal: 4500, ...macros(70, 20, 1040) })).not.toBe('rejected');
  });

  test.each<[string, Amounts]>([
    ['Macadamia nut chocolate chip crunchies', { kcal: 830, ...macros(0, 51.87, 103.73) }],
    ['Breakfast biscuits', { kcal: 1440, riboflavin: 0.26, ...macros(72, 70, 136) }],
    ['Breakfast biscuits', { kcal: 1440, ...macros(72, 70, 136) }],
    ['Caesar croutons', { kcal: 3429, ...macros(85.71, 171.43, 457.14) }],
    ['Icing decorations', { kcal: 1333, ...macros(33, 17, 250) }],
    ['Lemon head candy', { kcal: 357, ...macros(0, 0, 207) }],
    ['Spearmint mints', { kcal: 625, ...macros(0, 0, 125) }],
    ['Iced tea, peach', { kcal: 500, ...macros(0, 0, 125) }],
    ['Root beer', { kcal: 1333, ...macros(0, 0, 341.67) }],
    ['Vanilla shake', { kcal: 3000, ...macros(87.5, 112.5, 412.5) }],
  ])(
    'rejects amounts that have decimals or would be too small after the repair: %s',
    (name, amounts) => {
      expect(label(name, amounts)).toBe('rejected');
    },
  );

  test('uses the category if only that reveals the kind of food', () => {
    const amounts = { kcal: 9000, ...macros(0, 0, 2250) };
    expect(label('Sour balls', amounts)).not.toBe('rejected');
    expect(label('Sour balls', amounts, 'Candy')).toBe('rejected');
  });

  test('restores the lost decimal point of a macronutrient if the energy confirms it', () => {
    expect(label('Oat biscuits', { kcal: 450, ...macros(7, 1805, 65) })).toEqual(['fat 18.05']);
    expect(label('Rub', { kcal: 0, sodium: 1429, protein: 142.86 })).toBe('rejected');
  });
});

describe('assertLabel() makes an impossible amount unknown if the others describe the food', () => {
  const BAR = { kcal: 441, fiber: 23.5, ...macros(14.71, 38.24, 44.12) };

  test('removes sodium that would be more than 100 g of salt', () => {
    expect(label('Chocolate bar', { ...BAR, sodium: 44_118 })).toEqual(['sodium ']);
  });

  test('rejects impossible sodium in a product that is salt itself', () => {
    expect(label('Himalayan pink salt', { kcal: 0, sodium: 42_000, ...macros(0, 0, 0) })).toBe(
      'rejected',
    );
  });
});
