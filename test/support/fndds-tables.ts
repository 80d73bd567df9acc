import { NUTRIENT_COLUMNS } from '../../src/importers/fndds/nutrient-columns.ts';
import { FOOD_PATTERNS } from '../../src/model/food-patterns.ts';

const UNITS: Record<string, string> = {
  'cup eq': 'cup eq.',
  'oz eq': 'oz. eq.',
  'tsp eq': 'tsp. eq.',
  g: 'grams',
  drinks: 'no. of drinks',
};

export const quoted = (cells: readonly (string | number)[]) =>
  `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`;

/**
 * Tables of FNDDS with one food. Its nutrients are 1, 2, 3 ... in the order of the columns, and so
 * are its food patterns.
 */
export function fnddsTables(
  change: { nutrients?: string; portions?: string; foodPatterns?: string } = {},
) {
  const about = ['11111000', 'Milk, whole', '1002', 'Milk, whole'];
  const columns = NUTRIENT_COLUMNS.map(({ column }) => column.replace(' (g)', '\r\n(g)'));
  const values = NUTRIENT_COLUMNS.map((_, index) => index + 1);
  const patternColumns = FOOD_PATTERNS.map(
    ({ name, unit }) => `${name.toUpperCase()} (${UNITS[unit]})`,
  );
  return {
    'values.csv':
      `\uFEFF"Some Nutrient Values\n2017-2018 At A Glance     ",,,\r\n` +
      quoted(['Food code', 'Main food description', 'WWEIA Category number', 'x', ...columns]) +
      (change.nutrients ?? quoted([...about, ...values])),
    'foods.csv':
      '"Food and Beverages\n2017-2018",,,\n' +
      'Food code,Main food description,Additional food description,WWEIA Category number\n' +
      '11111000,"Milk, whole",leche fresca,1002\n',
    'portions.csv':
      'Portions\n' +
      'Food code,Main food description,Subcode description,Portion description,Portion weight (g)\n' +
      '11111000,"Milk, whole",,1 cup,244\n11111000,"Milk, whole",,Quantity not specified,-9\n' +
      (change.portions ?? ''),
    'fped.csv':
      quoted(['FOODCODE', 'DESCRIPTION', ...patternColumns]) +
      (change.foodPatterns ??
        quoted(['11111000', 'Milk, whole', ...FOOD_PATTERNS.map((_, index) => index / 8)])),
  };
}
