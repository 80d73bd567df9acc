import type { ReferenceRow, ReferenceTable } from './reference-table.ts';
import {
  lower,
  mark,
  NIACIN_EQUIVALENTS,
  plain,
  RETINOL_ACTIVITY_EQUIVALENTS,
  rowOf,
} from './rows.ts';
import { valuesByAge } from './values-by-age.ts';

const OTHERS: readonly ReferenceRow[] = [
  rowOf('protein', {
    lower: {
      kind: 'RDA',
      measures: plain('protein'),
      perKg: valuesByAge('19: 0.8, 65: 1', null, null),
    },
    note: 'From 65 years on the value is an AI.',
  }),
  rowOf('fiber', lower('AI', 'fiber', '19: 30')),
];

const VITAMINS: readonly ReferenceRow[] = [
  {
    name: 'vitamin_A',
    label: 'Vitamin A (retinol activity equivalent)',
    unit: 'µg',
    lower: mark(
      'RDA',
      RETINOL_ACTIVITY_EQUIVALENTS,
      '1: 300, 4: 350, 7: 450, 10: 600, 13: 800/700, 15: 950/800, 19: 850/700, 65: 800/700',
      '800',
      '1300',
    ),
  },
  rowOf('vitamin_D', {
    ...lower('AI', 'vitamin_D', '1: 20'),
    note: 'The AI assumes little sun, as skin makes vitamin D in sunlight.',
  }),
  rowOf(
    'thiamin',
    lower(
      'RDA',
      'thiamin',
      '1: 0.6, 4: 0.7, 7: 0.9/0.8, 10: 1/0.9, 13: 1.2/1, 15: 1.4/1.1, 19: 1.3/1, 25: 1.2/1, 65: 1.1/1',
      '1-1.3',
      '1.3',
    ),
  ),
  rowOf('niacin_equivalent', {
    lower: mark(
      'RDA',
      NIACIN_EQUIVALENTS,
      '1: 8, 4: 9, 7: 11/10, 10: 13/11, 13: 15/13, 15: 17/13, 19: 16/13, 25: 15/12, 51: 15/11, 65: 14/11',
      '0: 13-16, 25: 12-16',
      '16',
    ),
    note: 'Includes niacin that the body makes from tryptophan.',
  }),
  rowOf('vitamin_B6', lower('RDA', 'vitamin_B6', '19: 1600/1400', null, null)),
  rowOf('folate', lower('RDA', 'folate', '1: 120, 4: 140, 7: 180, 10: 240, 13: 300', '550', '450')),
  rowOf('vitamin_B12', lower('AI', 'vitamin_B12', '15: 4', '4.5', '5.5')),
  rowOf(
    'vitamin_C',
    lower(
      'RDA',
      'vitamin_C',
      '1: 20, 4: 30, 7: 45, 10: 65, 13: 85, 15: 105/90, 19: 110/95',
      '105',
      '125',
    ),
  ),
];

const MINERALS: readonly ReferenceRow[] = [
  rowOf('potassium', lower('AI', 'potassium', '15: 4000', undefined, '4400')),
  rowOf('calcium', lower('RDA', 'calcium', '1: 600, 4: 750, 7: 900, 10: 1100, 13: 1200, 19: 1000')),
  rowOf(
    'magnesium',
    lower(
      'AI',
      'magnesium',
      '1: 170, 4: 190, 7: 240, 10: 260/230, 13: 280/240, 15: 330/260, 19: 350/300',
    ),
  ),
  rowOf('phosphorus', lower('AI', 'phosphorus', '19: 550', null, null)),
  rowOf('iron', {
    ...lower('RDA', 'iron', '1: 7, 7: 10, 10: 14, 13: 11/16, 25: 11/14-16, 65: 11/14', '27', '16'),
    note: 'Women: 16 mg before menopause and 14 mg after it.',
  }),
  rowOf('zinc', {
    ...lower(
      'RDA',
      'zinc',
      '1: 3, 4: 4, 7: 6, 10: 9/8, 13: 12/10, 15: 14/11, 19: 11-16/7-10',
      '7-13',
      '11-14',
    ),
    note: 'The RDA rises with the phytate eaten (wholegrain, pulses, nuts), from 330 to 990 mg a day.',
  }),
  rowOf('iodide', lower('RDA', 'iodide', '1: 90, 7: 120, 13: 150', '220', '230')),
  rowOf(
    'selenium',
    lower('AI', 'selenium', '1: 15, 4: 20, 7: 30, 10: 45, 13: 60, 15: 70/60', '60', '75'),
  ),
  rowOf('chloride', lower('AI', 'chloride', '15: 2300')),
];

/**
 * Reference values of the German and Austrian nutrition societies (D-A-CH), in the registry's units. It contains only
 * values on a page of one of the societies, or on which two other publications agree.
 */
export const DACH: ReferenceTable = {
  name: 'dach',
  title: 'D-A-CH reference values (DGE, ÖGE)',
  youngest: 1,
  sources: [
    'Deutsche Gesellschaft für Ernährung (DGE), Österreichische Gesellschaft für Ernährung (ÖGE): Referenzwerte für die Nährstoffzufuhr. Recommended intakes are shown as RDA, estimated and guiding values as AI',
    'DGE, dge.de/wissenschaft/referenzwerte: niacin (2015), zinc (2019), magnesium and fibre (2021), iron (2023), and its statements on protein (2017), vitamin B6 (2019), vitamin B12 (2018), phosphorus (2024) and iodine (2025)',
    'ÖGE, oege.at: calcium and folate (2013). Schweizerische Gesellschaft für Ernährung, sge-ssn.ch: vitamin A (2020)',
    'Two publications that agree: vitamin D (2012), thiamin, vitamin C and selenium (2015), chloride and potassium (2016)',
  ],
  rows: [...OTHERS, ...VITAMINS, ...MINERALS],
  energyRanges: [],
  omitted: [
    'Vitamins E and K, riboflavin, pantothenic acid, biotin, copper, manganese, fluoride, molybdenum, water, fat and carbohydrates: viand has not found their current D-A-CH figures in two publications.',
    'Sodium: the DGE advises at most 6 g of salt a day, which is 2400 mg of sodium. That is not an upper level, and its estimated value of 1500 mg is not a goal.',
  ],
};
