import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import type { GridRow } from '../../tables/grid.ts';
import type { FoodColumnMap } from './read-columns.ts';

/** Tables of FoodData Central: columns that only they have, and those that make them a table of their own. */
const TABLES: readonly {
  readonly name: string;
  readonly has: readonly string[];
  readonly lacks: readonly string[];
}[] = [
  {
    name: 'branded_food.csv',
    has: ['fdc_id', 'gtin_upc', 'branded_food_category'],
    lacks: ['description', 'name'],
  },
  { name: 'food_nutrient.csv', has: ['fdc_id', 'nutrient_id', 'derivation_id'], lacks: [] },
  {
    name: 'food.csv',
    has: ['fdc_id', 'data_type', 'description', 'food_category_id', 'publication_date'],
    lacks: [],
  },
];

/** The columns of food.csv; with others, somebody has joined the tables. */
const FOOD_COLUMNS = 5;

/**
 * Refuses a single table of a release of FoodData Central: names, amounts and bar codes are in several.
 *
 * @throws ViandError for such a table, unless the user says which column has the names
 */
export function assertWholeTable({ cells, location }: GridRow, map: FoodColumnMap): void {
  if (Object.hasOwn(map, 'name')) return;
  const columns = new Set(cells.map((cell) => cell.trim().toLowerCase()));
  const found = TABLES.find(
    ({ name, has, lacks }) =>
      has.every((column) => columns.has(column)) &&
      !lacks.some((column) => columns.has(column)) &&
      (name !== 'food.csv' || columns.size === FOOD_COLUMNS),
  );
  if (found !== undefined) throw new ViandError(partOfRelease(found.name, location));
}

function partOfRelease(name: string, location: Diagnostic['location']): Diagnostic {
  return {
    code: 'import/missing-file',
    message: `The table is only ${name} of FoodData Central, whose names and amounts are in several tables`,
    ...(location === undefined ? {} : { location }),
    expected:
      'viand catalogue import fdc with the folder of food.csv, food_nutrient.csv and branded_food.csv',
  };
}
