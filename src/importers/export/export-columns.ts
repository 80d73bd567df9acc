import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS, type Nutrient } from '../../model/nutrients.ts';

/** Columns of text; lists in them are JSON. */
export const EXPORT_TEXT_COLUMNS = [
  'source',
  'source_name',
  'source_release',
  'source_licence',
  'food_id',
  'name',
  'other_names',
  'description',
  'type',
  'brand',
  'gtin',
  'food_group',
  'standard_processing',
  'standard_serving_type',
  'standard_unit',
  'retired_in',
  'recorded_on',
  'variant_id',
  'processing',
  'label',
  'serving_sizes',
  'food_patterns_source',
  'food_patterns_code',
  'variant_source',
  'source_code',
  'borrowed_source',
  'borrowed_code',
  'borrowed',
  'legacy_ids',
  'codes',
] as const;

/** Columns of numbers; flags are 0 or 1. */
export const EXPORT_NUMBER_COLUMNS = [
  'source_is_own',
  'is_solid',
  'search_weight',
  'yield_factor',
  'density',
  'food_patterns_estimated',
] as const;

/** The name of a column of text. */
export type ExportTextColumn = (typeof EXPORT_TEXT_COLUMNS)[number];
/** The name of a column of numbers that is neither a nutrient nor a food pattern. */
export type ExportNumberColumn = (typeof EXPORT_NUMBER_COLUMNS)[number];

/** The column of a nutrient, such as `energy_kj` or `vitamin_c_mg`. */
export function exportedNutrientColumn({ name, unit }: Pick<Nutrient, 'name' | 'unit'>): string {
  return `${name}_${unit === 'µg' ? 'ug' : unit}`.toLowerCase();
}

/** A column of an exported catalogue. */
export interface ExportColumn {
  readonly name: string;
  readonly type: 'text' | 'number';
}

/** The columns of an exported catalogue, which has one row per variant. Amounts are per 100 g. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  ...EXPORT_TEXT_COLUMNS.map((name) => ({ name, type: 'text' }) as const),
  ...EXPORT_NUMBER_COLUMNS.map((name) => ({ name, type: 'number' }) as const),
  ...NUTRIENTS.map((one) => ({ name: exportedNutrientColumn(one), type: 'number' }) as const),
  ...FOOD_PATTERNS.map(({ name }) => ({ name, type: 'number' }) as const),
];

/**
 * Columns that were added after the first release, so that earlier exports lack them: their values are then unknown.
 * Add new columns here. All other columns are required: if one is missing, somebody must have removed it.
 */
export const LATER_COLUMNS: ReadonlySet<string> = new Set();

/** The values of a row, in the order of {@link EXPORT_COLUMNS}; null for unknown values. */
export type CatalogueRow = readonly (string | number | null)[];

/** The position of a column in a row, from 0. */
export function exportPosition(name: ExportTextColumn): number {
  return EXPORT_TEXT_COLUMNS.indexOf(name);
}
