import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS, type Nutrient } from '../../model/nutrients.ts';

/** Columns of text; lists in them are JSON. */
const TEXT_COLUMNS = [
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
const NUMBER_COLUMNS = [
  'source_is_own',
  'is_solid',
  'search_weight',
  'yield_factor',
  'density',
  'food_patterns_estimated',
] as const;

/** The name of a column of text. */
export type ExportTextColumn = (typeof TEXT_COLUMNS)[number];
/** The name of a column of numbers that is neither a nutrient nor a food pattern. */
export type ExportNumberColumn = (typeof NUMBER_COLUMNS)[number];

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
  ...TEXT_COLUMNS.map((name) => ({ name, type: 'text' }) as const),
  ...NUMBER_COLUMNS.map((name) => ({ name, type: 'number' }) as const),
  ...NUTRIENTS.map((one) => ({ name: exportedNutrientColumn(one), type: 'number' }) as const),
  ...FOOD_PATTERNS.map(({ name }) => ({ name, type: 'number' }) as const),
];

/** Values of a row by column; absent ones are unknown. */
export type CatalogueRow = Readonly<Record<string, string | number | null>>;
