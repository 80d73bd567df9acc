import { csvLine } from '../../tables/csv/csv-cell.ts';

const COLUMNS = [
  'name',
  'name_de',
  'brand',
  'gtin',
  'per',
  'serving_size',
  'measures',
  'energy_kcal',
  'fat_g',
  'saturated_fat_g',
  'carbohydrates_g',
  'sugar_g',
  'fiber_g',
  'protein_g',
  'salt_g',
  'vitamin_c_mg',
  'shelf',
];

const ROWS = [
  [
    'Oat biscuits',
    'Haferkekse',
    'Example Bakery',
    '4012345678901',
    '100 g',
    '2 biscuits (25 g)',
    '1 biscuit = 12.5 g',
    '471',
    '20.1',
    '8.4',
    '62.5',
    '21.3',
    '7.2',
    '7.9',
    '0.83',
    '',
    'bakery',
  ],
  [
    'Lentil stew of the house',
    'Linseneintopf des Hauses',
    '',
    '',
    'serving',
    '1 plate (350 g)',
    '',
    '312',
    '6.3',
    '1.1',
    '41',
    '6.5',
    '13.6',
    '17.2',
    '2.4',
    '12',
    '',
  ],
];

/** A template for a table of foods: a header and two foods. */
export function foodsTemplate(): string {
  return [COLUMNS, ...ROWS].map((cells) => csvLine(cells)).join('');
}
