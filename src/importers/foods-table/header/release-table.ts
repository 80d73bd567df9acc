import { type Diagnostic, ViandError } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import type { FoodColumnMap } from '../columns/names/column-map.ts';

/** Tables of FoodData Central: columns that only they have, and columns that make them complete tables of foods. */
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

/** The columns of food.csv. If there are others, somebody has joined the tables. */
const FOOD_COLUMNS = 5;

/** Columns that occur together only in a catalogue exported by viand. */
const EXPORT_COLUMNS = ['source_release', 'food_id', 'variant_id', 'other_names', 'borrowed_code'];

/**
 * Refuses tables that another command reads: a single table of a release of FoodData Central, whose names, amounts and
 * bar codes are in several tables, and an exported catalogue, which has sources, variants and codes.
 *
 * @throws ViandError for such a table, unless the user says which column has the names
 */
export function assertOwnTable({ cells, location }: GridRow, map: FoodColumnMap): void {
  if (Object.hasOwn(map, 'name')) return;
  const columns = new Set(cells.map((cell) => cell.trim().toLowerCase()));
  if (EXPORT_COLUMNS.every((column) => columns.has(column))) {
    throw new ViandError(exported(location));
  }
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

function exported(location: Diagnostic['location']): Diagnostic {
  return {
    code: 'import/bad-value',
    message: 'The table is a catalogue that viand exported, with sources and variants of foods',
    ...(location === undefined ? {} : { location }),
    expected:
      'viand catalogue import export with this file, or --map name=name for its names alone',
  };
}
