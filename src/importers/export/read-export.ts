import { type Location, ViandError } from '../../model/diagnostic.ts';
import type { Food, ServingSize, Source, Variant } from '../../model/food.ts';
import type { FoodCollection } from '../../model/food-collection.ts';
import type { LegacyId, SourceCode } from '../../model/food-ids.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { findNutrient, NUTRIENTS, unknownNutrients } from '../../model/nutrients.ts';
import {
  type ExportNumberColumn,
  type ExportTextColumn,
  exportedNutrientColumn,
} from './export-columns.ts';

/** A row of an exported catalogue: its cells by column as text, absent ones empty. */
export interface ExportedRow {
  readonly cell: (column: string) => string;
  readonly location: Location;
}

/** Opens the rows of an export. It can be called several times. */
export type ExportedRows = () => AsyncIterable<ExportedRow>;

/**
 * Reads an exported catalogue: its sources one after the other, each with its original foods, ids and codes, so that
 * its fingerprint is the same. This reads the rows once for the ids and once for each source.
 *
 * @throws ViandError for a row that cannot be read
 */
export async function readExportedCatalogue(
  rows: ExportedRows,
): Promise<FoodCollection<AsyncIterable<Food>>[]> {
  const found = new Map<string, { source: Source; legacyIds: LegacyId[]; codes: SourceCode[] }>();
  for await (const row of rows()) {
    const read = cellsOf(row);
    const id = read.text('source');
    const known = found.get(id) ?? { source: sourceOf(row), legacyIds: [], codes: [] };
    for (const legacyId of read.list<LegacyId>('legacy_ids')) known.legacyIds.push(legacyId);
    for (const code of read.list<SourceCode>('codes')) known.codes.push(code);
    found.set(id, known);
  }
  return [...found.values()].map((one) => ({ ...one, foods: foodsOf(rows, one.source.id) }));
}

async function* foodsOf(rows: ExportedRows, source: string): AsyncGenerator<Food> {
  let food: (Omit<Food, 'variants'> & { readonly variants: Variant[] }) | undefined;
  for await (const row of rows()) {
    const { text } = cellsOf(row);
    if (text('source') !== source) continue;
    if (food?.id === text('food_id')) {
      food.variants.push(variantOf(row));
      continue;
    }
    if (food !== undefined) yield food;
    food = { ...foodOf(row), variants: [variantOf(row)] };
  }
  if (food !== undefined) yield food;
}

function cellsOf({ cell, location }: ExportedRow) {
  const bad = (column: string, value: string, expected: string) =>
    new ViandError({
      code: 'import/bad-value',
      message: `Invalid ${column} "${value}"`,
      location,
      field: column,
      value,
      expected,
    });
  const numberAt = (column: string): number => {
    const value = cell(column);
    const number = value === '' ? Number.NaN : Number(value);
    if (value !== '' && Number.isNaN(number))
      throw bad(column, value, 'a number, or an empty cell');
    return number;
  };
  return {
    text: (column: ExportTextColumn) => cell(column),
    textOrNull: (column: ExportTextColumn) => cell(column) || null,
    amount: numberAt,
    numberOrNull: (column: ExportNumberColumn) => {
      const number = numberAt(column);
      return Number.isNaN(number) ? null : number;
    },
    list: <Item>(column: ExportTextColumn): Item[] => {
      const value = cell(column);
      if (value === '') return [];
      try {
        return JSON.parse(value) as Item[];
      } catch {
        throw bad(column, value, 'a JSON array');
      }
    },
  };
}

function sourceOf(row: ExportedRow): Source {
  const { text, amount } = cellsOf(row);
  return {
    id: text('source'),
    name: text('source_name'),
    release: text('source_release'),
    licence: text('source_licence'),
    ...(amount('source_is_own') === 1 ? { isOwn: true } : {}),
  };
}

function foodOf(row: ExportedRow): Omit<Food, 'variants'> {
  const { text, textOrNull, amount, list } = cellsOf(row);
  const recordedOn = textOrNull('recorded_on');
  return {
    id: text('food_id'),
    name: text('name'),
    otherNames: list('other_names'),
    description: text('description'),
    type: text('type') as Food['type'],
    brand: textOrNull('brand'),
    gtin: textOrNull('gtin'),
    foodGroup: textOrNull('food_group'),
    isSolid: amount('is_solid') === 1,
    standardProcessing: text('standard_processing') as Food['standardProcessing'],
    standardServingType: textOrNull('standard_serving_type') as Food['standardServingType'],
    standardUnit: text('standard_unit') as Food['standardUnit'],
    searchWeight: amount('search_weight'),
    retiredIn: textOrNull('retired_in'),
    ...(recordedOn === null ? {} : { recordedOn }),
  };
}

function variantOf(row: ExportedRow): Variant {
  const { text, textOrNull, amount, numberOrNull, list } = cellsOf(row);
  const nutrients = unknownNutrients();
  for (const one of NUTRIENTS) nutrients[one.position] = amount(exportedNutrientColumn(one));
  const patterns = Float64Array.from(FOOD_PATTERNS, ({ name }) => amount(name));
  return {
    id: text('variant_id'),
    processing: text('processing') as Variant['processing'],
    label: text('label'),
    yieldFactor: numberOrNull('yield_factor'),
    density: numberOrNull('density'),
    servingSizes: list<ServingSize>('serving_sizes'),
    nutrients,
    foodPatterns: patterns.every(Number.isNaN) ? null : patterns,
    foodPatternsEstimated: amount('food_patterns_estimated') === 1,
    foodPatternsOrigin: originOf(
      textOrNull('food_patterns_source'),
      textOrNull('food_patterns_code'),
    ),
    source: text('variant_source'),
    sourceCode: textOrNull('source_code'),
    borrowed: borrowedOf(row),
  };
}

function originOf(source: string | null, sourceCode: string | null) {
  return source === null || sourceCode === null ? null : { source, sourceCode };
}

function borrowedOf(row: ExportedRow): Variant['borrowed'] {
  const { textOrNull, list } = cellsOf(row);
  const origin = originOf(textOrNull('borrowed_source'), textOrNull('borrowed_code'));
  const positions = list<string>('borrowed').map((name) => findNutrient(name)?.position ?? -1);
  return origin && { ...origin, nutrients: positions.filter((position) => position >= 0) };
}
