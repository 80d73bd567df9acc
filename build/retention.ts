/**
 * Summarises USDA's retention factors: `npm run build:retention -- FILE`, with the table of release 6
 * as CSV. Writes src/model/cooking/retention-table.ts: the median of USDA's codes for each food group of SR,
 * method and nutrient.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the table of retention factors');

/** Food groups of SR, each with the group of its codes and a pattern for their names. */
const GROUPS: readonly (readonly [name: string, code: string, named: RegExp])[] = [
  ['Beef Products', '13', /^BEEF/],
  ['Breakfast Cereals', '08', /./],
  ['Cereal Grains and Pasta', '20', /./],
  ['Dairy and Egg Products', '01', /./],
  ['Finfish and Shellfish Products', '15', /./],
  ['Fruits and Fruit Juices', '09', /./],
  ['Lamb, Veal, and Game Products', '17', /./],
  ['Legumes and Legume Products', '16', /./],
  ['Nut and Seed Products', '12', /./],
  ['Pork Products', '10', /^(?:PORK|BACON|HAM)/],
  ['Poultry Products', '05', /./],
  ['Sausages and Luncheon Meats', '10', /^SAUSAGE/],
  ['Vegetables and Vegetable Products', '11', /./],
];

/** Codes of foods that were cooked, frozen, canned or dried before, or are cooked in two ways. */
const OTHER_FOOD =
  /REHEATED|FROM FR|FROZEN|CANNED|DRIED\)|,DRIED|BROWNED|LIVER|ORGAN|30MIN|1 HOUR|\+|(?:BLD|BOILED),DR.*,(?:BKD|BAKED|FRIED)/;

const IN_LIQUID = /BOILE?D|BLD|SIMM?R?|CKD|COOKED|POACHED|STEWED|BRAIS|BRSD|MILK/;
const LIQUID_USED = /WATER USED|W\/DRI|W\/LIQUID|STEWED|NOT DRAINED|MILK/;

const METHODS: readonly (readonly [method: string, fits: (description: string) => boolean])[] = [
  ['baked', (text) => /BAKED|BKD/.test(text)],
  ['boiled', (text) => IN_LIQUID.test(text) && !LIQUID_USED.test(text)],
  ['broiled', (text) => /BROILED|BRLD/.test(text)],
  ['fried', (text) => /FRIED|FRYD|SAUTEED|STIR FRY/.test(text)],
  ['roasted', (text) => /ROASTED|TOASTED/.test(text)],
  ['steamed', (text) => /STEAMED/.test(text)],
  ['stewed', (text) => IN_LIQUID.test(text) && LIQUID_USED.test(text)],
];

/** Numbers of SR's nutrients, in the order of `RETAINED` in src/model/cooking/retention.ts. */
const NUTRIENTS = '301 303 304 305 306 307 309 320 401 404 405 406 415 418 435'.split(' ');

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 1, high = 1] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return Math.round((low + high) * 50) / 100;
}

const rows = parse(readFileSync(file), { columns: true }) as Record<string, string>[];
const table = GROUPS.map(([group, code, named]) => {
  const own = rows.filter(
    ({ food_group, description = '' }) =>
      food_group === code && named.test(description) && !OTHER_FOOD.test(description),
  );
  const methods = METHODS.flatMap(([method, fits]) => {
    const shortened = own.filter(({ description = '' }) => fits(description));
    if (shortened.length === 0) return [];
    const factors = NUTRIENTS.map((number) => median(shortened.map((row) => Number(row[number]))));
    return [`    ${method}: [${factors.join(', ')}],`];
  });
  const key = /\W/.test(group) ? `'${group}'` : group;
  return [`  ${key}: {`, ...methods, '  },'].join('\n');
});

writeFileSync(
  'src/model/cooking/retention-table.ts',
  `import type { Processing } from '../food.ts';
import type { ByFoodGroup } from '../food-groups.ts';

/**
 * The share of nutrients that is left after cooking, 0 to 1, by food group and method, in the order
 * of \`RETAINED\`. Boiled foods are without the water they were boiled in; stewed ones are with it.
 * \`npm run build:retention\` writes this file: each figure is the median of USDA's codes for foods of
 * the group that are cooked in this way.
 * Source: USDA Table of Nutrient Retention Factors, release 6 (2007).
 */
export const RETENTION: ByFoodGroup<
  Readonly<Partial<Record<Processing, readonly number[]>>>
> = {
${table.join('\n')}
};
`,
);
