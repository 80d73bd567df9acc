import type { ReferenceRow, ReferenceTable } from './reference-table.ts';
import {
  lower,
  mark,
  NIACIN_EQUIVALENTS,
  plain,
  RETINOL,
  RETINOL_ACTIVITY_EQUIVALENTS,
  rowOf,
  upper,
} from './rows.ts';
import { valuesByAge } from './values-by-age.ts';

const OTHERS: readonly ReferenceRow[] = [
  rowOf('protein', {
    lower: {
      ...mark('RDA', plain('protein'), '1: 13, 4: 19, 9: 34, 14: 52/46, 19: 56/46', '71', '71'),
      perKg: valuesByAge('1: 1.05, 4: 0.95, 14: 0.85, 19: 0.8', '1.1', '1.3'),
    },
    note: 'For a reference body weight, if no weight is given.',
  }),
  rowOf(
    'fiber',
    lower('AI', 'fiber', '1: 19, 4: 25, 9: 31/26, 14: 38/26, 19: 38/25, 51: 30/21', '28', '29'),
  ),
  rowOf('water', {
    ...lower(
      'AI',
      'water',
      '1: 1300, 4: 1700, 9: 2400/2100, 14: 3300/2300, 19: 3700/2700',
      '3000',
      '3800',
    ),
    note: 'All water, including that in foods.',
  }),
];

const VITAMINS: readonly ReferenceRow[] = [
  {
    name: 'vitamin_A',
    label: 'Vitamin A (retinol activity equivalent)',
    unit: 'µg',
    lower: mark(
      'RDA',
      RETINOL_ACTIVITY_EQUIVALENTS,
      '1: 300, 4: 400, 9: 600, 14: 900/700',
      '14: 750, 19: 770',
      '14: 1200, 19: 1300',
    ),
    upper: {
      ...mark('UL', RETINOL, '1: 600, 4: 900, 9: 1700, 14: 2800, 19: 3000'),
      about: 'preformed vitamin A (retinol)',
    },
  },
  rowOf('vitamin_D', {
    ...lower('RDA', 'vitamin_D', '1: 15, 71: 20'),
    ...upper('UL', 'vitamin_D', '1: 63, 4: 75, 9: 100'),
    note: 'The RDA assumes little sun, as skin makes vitamin D in sunlight.',
  }),
  rowOf('vitamin_E', lower('RDA', 'vitamin_E', '1: 6, 4: 7, 9: 11, 14: 15', '15', '19')),
  rowOf(
    'phylloquinone',
    lower(
      'AI',
      'phylloquinone',
      '1: 30, 4: 55, 9: 60, 14: 75, 19: 120/90',
      '14: 75, 19: 90',
      '14: 75, 19: 90',
    ),
  ),
  rowOf(
    'thiamin',
    lower('RDA', 'thiamin', '1: 0.5, 4: 0.6, 9: 0.9, 14: 1.2/1, 19: 1.2/1.1', '1.4', '1.4'),
  ),
  rowOf(
    'riboflavin',
    lower('RDA', 'riboflavin', '1: 0.5, 4: 0.6, 9: 0.9, 14: 1.3/1, 19: 1.3/1.1', '1.4', '1.6'),
  ),
  rowOf('niacin_equivalent', {
    lower: mark('RDA', NIACIN_EQUIVALENTS, '1: 6, 4: 8, 9: 12, 14: 16/14', '18', '17'),
    note: 'Includes niacin that the body makes from tryptophan.',
  }),
  rowOf('pantothenic_acid', lower('AI', 'pantothenic_acid', '1: 2, 4: 3, 9: 4, 14: 5', '6', '7')),
  rowOf('vitamin_B6', {
    ...lower(
      'RDA',
      'vitamin_B6',
      '1: 500, 4: 600, 9: 1000, 14: 1300/1200, 19: 1300, 51: 1700/1500',
      '1900',
      '2000',
    ),
    ...upper('UL', 'vitamin_B6', '1: 30000, 4: 40000, 9: 60000, 14: 80000, 19: 100000'),
  }),
  rowOf('biotin', lower('AI', 'biotin', '1: 8, 4: 12, 9: 20, 14: 25, 19: 30', '30', '35')),
  rowOf('folate', {
    ...lower('RDA', 'folate', '1: 150, 4: 200, 9: 300, 14: 400', '600', '500'),
    upper: {
      ...mark('UL', plain('folic_acid'), '1: 300, 4: 400, 9: 600, 14: 800, 19: 1000'),
      about: 'added folic acid',
    },
  }),
  rowOf(
    'vitamin_B12',
    lower('RDA', 'vitamin_B12', '1: 0.9, 4: 1.2, 9: 1.8, 14: 2.4', '2.6', '2.8'),
  ),
  rowOf('vitamin_C', {
    ...lower(
      'RDA',
      'vitamin_C',
      '1: 15, 4: 25, 9: 45, 14: 75/65, 19: 90/75',
      '14: 80, 19: 85',
      '14: 115, 19: 120',
    ),
    ...upper('UL', 'vitamin_C', '1: 400, 4: 650, 9: 1200, 14: 1800, 19: 2000'),
  }),
  rowOf('choline', {
    ...lower('AI', 'choline', '1: 200, 4: 250, 9: 375, 14: 550/400, 19: 550/425', '450', '550'),
    ...upper('UL', 'choline', '1: 1000, 9: 2000, 14: 3000, 19: 3500'),
  }),
];

const MINERALS: readonly ReferenceRow[] = [
  rowOf('sodium', {
    ...lower('AI', 'sodium', '1: 800, 4: 1000, 9: 1200, 14: 1500'),
    ...upper('CDRR', 'sodium', '1: 1200, 4: 1500, 9: 1800, 14: 2300'),
    note: '2300 mg of sodium are 5.75 g of salt.',
  }),
  rowOf(
    'potassium',
    lower(
      'AI',
      'potassium',
      '1: 2000, 4: 2300, 9: 2500/2300, 14: 3000/2300, 19: 3400/2600',
      '14: 2600, 19: 2900',
      '14: 2500, 19: 2800',
    ),
  ),
  rowOf('calcium', {
    ...lower('RDA', 'calcium', '1: 700, 4: 1000, 9: 1300, 19: 1000, 51: 1000/1200, 71: 1200'),
    ...upper('UL', 'calcium', '1: 2500, 9: 3000, 19: 2500, 51: 2000'),
  }),
  rowOf(
    'magnesium',
    lower(
      'RDA',
      'magnesium',
      '1: 80, 4: 130, 9: 240, 14: 410/360, 19: 400/310, 31: 420/320',
      '14: 400, 19: 350, 31: 360',
      '14: 360, 19: 310, 31: 320',
    ),
  ),
  rowOf('phosphorus', {
    ...lower('RDA', 'phosphorus', '1: 460, 4: 500, 9: 1250, 19: 700'),
    ...upper('UL', 'phosphorus', '1: 3000, 9: 4000, 71: 3000', '3500'),
  }),
  rowOf('iron', {
    ...lower('RDA', 'iron', '1: 7, 4: 10, 9: 8, 14: 11/15, 19: 8/18, 51: 8', '27', '14: 10, 19: 9'),
    ...upper('UL', 'iron', '1: 40, 14: 45'),
  }),
  rowOf('zinc', {
    ...lower(
      'RDA',
      'zinc',
      '1: 3, 4: 5, 9: 8, 14: 11/9, 19: 11/8',
      '14: 12, 19: 11',
      '14: 13, 19: 12',
    ),
    ...upper('UL', 'zinc', '1: 7, 4: 12, 9: 23, 14: 34, 19: 40'),
  }),
  rowOf('iodide', {
    ...lower('RDA', 'iodide', '1: 90, 9: 120, 14: 150', '220', '290'),
    ...upper('UL', 'iodide', '1: 200, 4: 300, 9: 600, 14: 900, 19: 1100'),
  }),
  rowOf('copper', {
    ...lower('RDA', 'copper', '1: 340, 4: 440, 9: 700, 14: 890, 19: 900', '1000', '1300'),
    ...upper('UL', 'copper', '1: 1000, 4: 3000, 9: 5000, 14: 8000, 19: 10000'),
  }),
  rowOf('manganese', {
    ...lower(
      'AI',
      'manganese',
      '1: 1200, 4: 1500, 9: 1900/1600, 14: 2200/1600, 19: 2300/1800',
      '2000',
      '2600',
    ),
    ...upper('UL', 'manganese', '1: 2000, 4: 3000, 9: 6000, 14: 9000, 19: 11000'),
  }),
  rowOf('fluoride', {
    ...lower('AI', 'fluoride', '1: 700, 4: 1000, 9: 2000, 14: 3000, 19: 4000/3000'),
    ...upper('UL', 'fluoride', '1: 1300, 4: 2200, 9: 10000'),
  }),
  rowOf('molybdenum', {
    ...lower('RDA', 'molybdenum', '1: 17, 4: 22, 9: 34, 14: 43, 19: 45', '50', '50'),
    ...upper('UL', 'molybdenum', '1: 300, 4: 600, 9: 1100, 14: 1700, 19: 2000'),
  }),
  rowOf('selenium', {
    ...lower('RDA', 'selenium', '1: 20, 4: 30, 9: 40, 14: 55', '60', '70'),
    ...upper('UL', 'selenium', '1: 90, 4: 150, 9: 280, 14: 400'),
  }),
  rowOf('chloride', {
    ...lower('AI', 'chloride', '1: 1500, 4: 1900, 9: 2300, 51: 2000, 71: 1800'),
    ...upper('UL', 'chloride', '1: 2300, 4: 2900, 9: 3400, 14: 3600'),
  }),
];

/** Dietary reference intakes of the US National Academies, in the registry's units. */
export const DRI: ReferenceTable = {
  name: 'dri',
  title: 'US and Canadian dietary reference intakes (DRI)',
  youngest: 1,
  sources: [
    'National Academies of Sciences, Engineering, and Medicine: Dietary Reference Intakes for Sodium and Potassium. Washington, DC: The National Academies Press 2019, doi:10.17226/25353; its appendix J has the summary tables of all dietary reference intakes',
    'Institute of Medicine: Dietary Reference Intakes for Calcium and Vitamin D (2011); for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids (2002/2005); for Water, Potassium, Sodium, Chloride, and Sulfate (2005)',
  ],
  rows: [...OTHERS, ...VITAMINS, ...MINERALS],
  energyRanges: [
    { nutrient: 'carbohydrates', bands: [[1, 45, 65]] },
    {
      nutrient: 'protein',
      bands: [
        [1, 5, 20],
        [4, 10, 30],
        [19, 10, 35],
      ],
    },
    {
      nutrient: 'fat',
      bands: [
        [1, 30, 40],
        [4, 25, 35],
        [19, 20, 35],
      ],
    },
  ],
  omitted: [
    'Linoleic and alpha-linolenic acid: food tables mostly give them together with their isomers.',
    'Carbohydrates in grams: the reference excludes fibre. Chromium: food tables lack it.',
    'Upper levels of vitamin E, niacin and magnesium: they apply to supplements and fortified foods.',
  ],
};
