import type { ReferenceRow, ReferenceTable } from './reference-table.ts';
import {
  lower,
  mark,
  NIACIN_EQUIVALENTS,
  plain,
  RETINOL,
  RETINOL_EQUIVALENTS,
  rowOf,
  upper,
} from './rows.ts';
import { valuesByAge } from './values-by-age.ts';

const OTHERS: readonly ReferenceRow[] = [
  rowOf('protein', {
    lower: {
      kind: 'PRI',
      measures: plain('protein'),
      // It rises with the trimester in pregnancy, and falls with the months in lactation.
      perKg: valuesByAge(
        '1: 1.03-1.14, 2: 0.97, 3: 0.9, 4: 0.86, 5: 0.85, 6: 0.89, 7: 0.91, 8: 0.92, 10: 0.91, 11: 0.91/0.9, 12: 0.9/0.89, 13: 0.9/0.88, 14: 0.89/0.87, 15: 0.88/0.85, 16: 0.87/0.84, 17: 0.86/0.83, 18: 0.83',
        null,
        null,
      ),
    },
  }),
  rowOf('fiber', lower('AI', 'fiber', '1: 10, 4: 14, 7: 16, 11: 19, 15: 21, 18: 25')),
  {
    name: 'eicosapentaenoic_and_docosahexaenoic_acid',
    label: 'Long-chain omega-3 (EPA and DHA)',
    unit: 'g',
    lower: mark(
      'AI',
      [
        {
          of: [
            ['eicosapentaenoic_acid', 1],
            ['docosahexaenoic_acid', 1],
          ],
        },
      ],
      '2: 0.25',
      '0.35-0.45',
      '0.35-0.45',
    ),
  },
  rowOf('water', {
    ...lower(
      'AI',
      'water',
      '1: 1100-1200, 2: 1300, 4: 1600, 9: 2100/1900, 14: 2500/2000',
      '2300',
      '2700',
    ),
    note: 'All water, including that in foods.',
  }),
];

const VITAMINS: readonly ReferenceRow[] = [
  {
    name: 'vitamin_A',
    label: 'Vitamin A (retinol equivalent)',
    unit: 'µg',
    lower: mark(
      'PRI',
      RETINOL_EQUIVALENTS,
      '1: 250, 4: 300, 7: 400, 11: 600, 15: 750/650',
      '700',
      '1300',
    ),
    upper: { ...mark('UL', RETINOL, '18: 3000'), about: 'preformed vitamin A (retinol)' },
  },
  rowOf('vitamin_D', {
    ...lower('AI', 'vitamin_D', '1: 15'),
    ...upper('UL', 'vitamin_D', '18: 100'),
    note: 'The AI assumes little sun, as skin makes vitamin D in sunlight.',
  }),
  rowOf('vitamin_E', {
    ...lower('AI', 'vitamin_E', '1: 6, 3: 9, 10: 13/11'),
    ...upper('UL', 'vitamin_E', '18: 300'),
  }),
  rowOf(
    'phylloquinone',
    lower('AI', 'phylloquinone', '1: 12, 4: 20, 7: 30, 11: 45, 15: 65, 18: 70'),
  ),
  rowOf('thiamin', {
    lower: { kind: 'PRI', measures: plain('thiamin'), perMJ: valuesByAge('1: 0.1') },
    note: 'The PRI is 0.1 mg per MJ of energy.',
  }),
  rowOf(
    'riboflavin',
    lower('PRI', 'riboflavin', '1: 0.6, 4: 0.7, 7: 1, 11: 1.4, 15: 1.6', '1.9', '2'),
  ),
  rowOf('niacin_equivalent', {
    lower: { kind: 'PRI', measures: NIACIN_EQUIVALENTS, perMJ: valuesByAge('1: 1.6') },
    note: 'The PRI is 1.6 mg per MJ of energy. Includes niacin that the body makes from tryptophan.',
  }),
  rowOf('pantothenic_acid', lower('AI', 'pantothenic_acid', '1: 4, 11: 5', '5', '7')),
  rowOf('vitamin_B6', {
    ...lower(
      'PRI',
      'vitamin_B6',
      '1: 600, 4: 700, 7: 1000, 11: 1400, 15: 1700/1600',
      '1800',
      '1700',
    ),
    ...upper('UL', 'vitamin_B6', '18: 12000'),
  }),
  rowOf('biotin', lower('AI', 'biotin', '1: 20, 4: 25, 11: 35, 18: 40', '40', '45')),
  rowOf('folate', {
    ...lower('PRI', 'folate', '1: 120, 4: 140, 7: 200, 11: 270, 15: 330', '600', '500'),
    upper: { ...mark('UL', plain('folic_acid'), '18: 1000'), about: 'added folic acid' },
    note: 'In pregnancy the value is an AI.',
  }),
  rowOf('vitamin_B12', lower('AI', 'vitamin_B12', '1: 1.5, 7: 2.5, 11: 3.5, 15: 4', '4.5', '5')),
  rowOf(
    'vitamin_C',
    lower('PRI', 'vitamin_C', '1: 20, 4: 30, 7: 45, 11: 70, 15: 100/90, 18: 110/95', '105', '155'),
  ),
  rowOf(
    'choline',
    lower('AI', 'choline', '1: 140, 4: 170, 7: 250, 11: 340, 15: 400', '480', '520'),
  ),
];

const MINERALS: readonly ReferenceRow[] = [
  rowOf('sodium', {
    ...upper('safe and adequate', 'sodium', '1: 1100, 4: 1300, 7: 1700, 11: 2000'),
    note: '2000 mg of sodium are 5 g of salt.',
  }),
  rowOf(
    'potassium',
    lower('AI', 'potassium', '1: 800, 4: 1100, 7: 1800, 11: 2700, 15: 3500', '3500', '4000'),
  ),
  rowOf('calcium', {
    ...lower('PRI', 'calcium', '1: 450, 4: 800, 11: 1150, 18: 1000, 25: 950'),
    ...upper('UL', 'calcium', '18: 2500'),
  }),
  rowOf('magnesium', lower('AI', 'magnesium', '1: 170, 3: 230, 10: 300/250, 18: 350/300')),
  rowOf('phosphorus', lower('AI', 'phosphorus', '1: 250, 4: 440, 11: 640, 18: 550')),
  rowOf('iron', {
    ...lower('PRI', 'iron', '1: 7, 7: 11, 12: 11/13, 18: 11/16, 51: 11', '16', '16'),
    ...upper('safe level', 'iron', '18: 40'),
    note: 'Women: 16 mg before menopause and 11 mg after it, assumed at 51 years.',
  }),
  rowOf('zinc', {
    ...lower(
      'PRI',
      'zinc',
      '1: 4.3, 4: 5.5, 7: 7.4, 11: 10.7, 15: 14.2/11.9, 18: 9.4-16.3/7.5-12.7',
      '9.1-14.3',
      '10.4-15.6',
    ),
    ...upper('UL', 'zinc', '18: 25'),
    note: 'The PRI rises with the phytate eaten (wholegrain, pulses, nuts), from 300 to 1200 mg a day.',
  }),
  rowOf('iodide', {
    ...lower('AI', 'iodide', '1: 90, 11: 120, 15: 130, 18: 150', '200', '200'),
    ...upper('UL', 'iodide', '18: 600'),
  }),
  rowOf(
    'copper',
    lower('AI', 'copper', '1: 700, 3: 1000, 10: 1300/1100, 18: 1600/1300', '1500', '1500'),
  ),
  rowOf('manganese', {
    ...lower('AI', 'manganese', '1: 500, 4: 1000, 7: 1500, 11: 2000, 15: 3000'),
    ...upper('safe level', 'manganese', '18: 8000'),
  }),
  rowOf('fluoride', lower('AI', 'fluoride', '18: 3400/2900')),
  rowOf('molybdenum', {
    ...lower('AI', 'molybdenum', '1: 15, 4: 20, 7: 30, 11: 45, 15: 65'),
    ...upper('UL', 'molybdenum', '18: 600'),
  }),
  rowOf('selenium', {
    ...lower('AI', 'selenium', '1: 15, 4: 20, 7: 35, 11: 55, 15: 70', '70', '85'),
    ...upper('UL', 'selenium', '18: 255'),
  }),
  rowOf('chloride', upper('safe and adequate', 'chloride', '1: 1700, 4: 2000, 7: 2600, 11: 3100')),
];

/** Dietary reference values of the European Food Safety Authority, in the registry's units. */
export const EFSA: ReferenceTable = {
  name: 'efsa',
  title: 'EFSA dietary reference values',
  youngest: 1,
  sources: [
    'European Food Safety Authority (EFSA): Dietary Reference Values for nutrients, summary report. EFSA Supporting Publications 2017; 14(12): e15121, doi:10.2903/sp.efsa.2017.e15121',
    'EFSA NDA Panel: Dietary reference values for sodium, and for chloride. EFSA Journal 2019; 17(9): 5778 and 5779',
    'Upper levels of adults: EFSA NDA Panel, scientific opinions on calcium (2012), selenium, vitamin B6, vitamin D, folate and manganese (2023), iron, vitamin A and vitamin E (2024); Scientific Committee on Food, opinions on molybdenum, iodine and zinc (2000 to 2003)',
  ],
  rows: [...OTHERS, ...VITAMINS, ...MINERALS],
  energyRanges: [
    { nutrient: 'carbohydrates', bands: [[1, 45, 60]] },
    {
      nutrient: 'fat',
      bands: [
        [1, 35, 40],
        [4, 20, 35],
      ],
    },
  ],
  omitted: [
    'Linoleic and alpha-linolenic acid: food tables mostly give them together with their isomers.',
    'Saturated fatty acids and sugars: as low as possible, which is not a number.',
    'Upper levels of magnesium and niacin: they apply to supplements and single forms. Upper levels of copper and fluoride: they are under revision. Upper levels of children.',
  ],
};
