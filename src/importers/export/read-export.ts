import {
  type Diagnostic,
  type DiagnosticSink,
  type Location,
  ViandError,
} from '../../model/diagnostic.ts';
import {
  type Food,
  originOf,
  type ServingSize,
  type Source,
  type Variant,
} from '../../model/food.ts';
import type { FoodCollection } from '../../model/food-collection.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import type { LegacyId, SourceCode } from '../../model/ids/food-ids.ts';
import { normaliseGtin, restoreGtin } from '../../model/ids/gtin.ts';
import { knownOrNull } from '../../model/known-or-null.ts';
import { findNutrient, NUTRIENTS, unknownNutrients } from '../../model/nutrients.ts';
import { checkFood } from '../../rules/foods/check-food.ts';
import { badGtin, enumeration } from '../../rules/foods/identity-rules.ts';
import { negativeAmount } from '../../rules/foods/nutrient-rules.ts';
import { ruleOf } from '../../rules/rule-book.ts';
import {
  EXPORT_COLUMNS,
  type ExportNumberColumn,
  type ExportTextColumn,
  exportedNutrientColumn,
  LATER_COLUMNS,
} from './export-columns.ts';
import { ExportFaults } from './export-faults.ts';
import { ExportMark, exportedNumber } from './export-numbers.ts';
import type { ExportedRow, ExportedRows } from './exported-row.ts';

/**
 * Reads an exported catalogue: its sources one after the other, each with its original foods, ids and codes, so that
 * its fingerprint is the same. This reads the rows once for the ids and once for each source.
 *
 * @param report receives the rules that foods break; published foods may break some, so these foods are read
 * @param refused receives the problems of cells that cannot be read, if there are many
 * @param later columns that exports of earlier versions lack
 * @throws ViandError for missing columns, or for rows that cannot be read, before any food is
 */
export async function readExportedCatalogue(
  rows: ExportedRows,
  report: DiagnosticSink,
  refused: DiagnosticSink = () => {},
  later: ReadonlySet<string> = LATER_COLUMNS,
): Promise<FoodCollection<AsyncIterable<Food>>[]> {
  const found = new Map<string, { source: Source; legacyIds: LegacyId[]; codes: SourceCode[] }>();
  const faults = new ExportFaults(refused);
  const mark = new ExportMark();
  let areColumnsChecked = false;
  for await (const given of rows()) {
    const row = mark.read(given);
    if (!areColumnsChecked) assertColumns(row, later);
    areColumnsChecked = true;
    checkRow(row, faults.add);
    if (faults.count > 0) continue;
    const read = cellsOf(row);
    const id = read.text('source');
    const known = found.get(id) ?? { source: sourceOf(row), legacyIds: [], codes: [] };
    for (const legacyId of read.list<LegacyId>('legacy_ids')) known.legacyIds.push(legacyId);
    for (const code of read.list<SourceCode>('codes')) known.codes.push(code);
    found.set(id, known);
  }
  faults.end();
  return [...found.values()].map((one) => ({
    ...one,
    foods: foodsOf(() => mark.readAll(rows()), one.source.id, report),
  }));
}

async function* foodsOf(
  rows: ExportedRows,
  source: string,
  report: DiagnosticSink,
): AsyncGenerator<Food> {
  let food: (Omit<Food, 'variants'> & { readonly variants: Variant[] }) | undefined;
  let places: Location[] = [];
  const read = (all: Food): Food => {
    for (const { amountOf, ...fault } of checkFood(all)) {
      const variant = all.variants.findIndex(({ id }) => id === amountOf?.variantId);
      const location = places[Math.max(0, variant)] as Location;
      if (ruleOf(fault.code).severity === 'error') report({ ...fault, location });
    }
    return all;
  };
  for await (const row of rows()) {
    const { text } = cellsOf(row);
    if (text('source') !== source) continue;
    if (food?.id === text('food_id')) {
      food.variants.push(variantOf(row));
      places.push(row.location);
      continue;
    }
    if (food !== undefined) yield read(food);
    food = { ...foodOf(row), variants: [variantOf(row)] };
    places = [row.location];
  }
  if (food !== undefined) yield read(food);
}

/** @throws ViandError for every column that was removed: its values would be unknown in all foods */
function assertColumns(row: ExportedRow, later: ReadonlySet<string>): void {
  const present = new Set(row.columns);
  if (!present.has('source') || !present.has('variant_id')) throw notAnExport(row);
  const missing = EXPORT_COLUMNS.filter(({ name }) => !present.has(name) && !later.has(name));
  if (missing.length === 0) return;
  throw ViandError.of(
    missing.map(({ name }) => ({
      code: 'import/missing-column',
      message: `Missing column "${name}"`,
      location: { file: row.location.file },
      field: name,
      expected: 'all columns of "viand catalogue export"',
    })),
  );
}

function notAnExport({ location, header = location }: ExportedRow): ViandError {
  return new ViandError({
    code: 'import/missing-column',
    message: 'The file is not an exported catalogue',
    location: header,
    expected: 'a file of "viand catalogue export"; "viand catalogue add" reads other tables',
  });
}

/** Reports every cell of a row that cannot be read. */
function checkRow(row: ExportedRow, report: DiagnosticSink): void {
  for (const column of ['source', 'variant_id'] as const) {
    if (row.cell(column) === '') report(badCell(row, column, '', 'an id'));
  }
  const { list } = cellsOf(row, report);
  list('legacy_ids');
  list('codes');
  sourceOf(row, report);
  const food = { ...foodOf(row, report), variants: [variantOf(row, report)] };
  for (const { code, check } of NEVER_BROKEN) {
    for (const { amountOf: _, ...found } of check(food)) {
      report({ code, ...found, location: row.location });
    }
  }
}

/** Rules that every catalogue keeps. If a row breaks one, somebody must have edited it. */
const NEVER_BROKEN = [enumeration, negativeAmount, badGtin];

function badCell(
  { location }: ExportedRow,
  column: string,
  value: string,
  expected: string,
): Diagnostic {
  const message = `Invalid ${column} "${value}"`;
  return { code: 'import/bad-value', message, location, field: column, value, expected };
}

function refuseCell(fault: Diagnostic): never {
  throw new ViandError(fault);
}

/** Reads the cells of a row. A cell that cannot be read is reported and then counts as empty. */
function cellsOf(row: ExportedRow, report: DiagnosticSink = refuseCell) {
  const { cell, hasDecimalCommas } = row;
  const numberAt = (column: string): number => {
    const value = cell(column);
    const number = value === '' ? Number.NaN : exportedNumber(value, hasDecimalCommas);
    if (value !== '' && Number.isNaN(number)) {
      report(badCell(row, column, value, 'a number, or an empty cell'));
    }
    return number;
  };
  return {
    text: (column: ExportTextColumn) => cell(column),
    textOrNull: (column: ExportTextColumn) => cell(column) || null,
    amount: numberAt,
    numberOrNull: (column: ExportNumberColumn) => knownOrNull(numberAt(column)),
    list: <Item>(column: ExportTextColumn): Item[] => {
      const value = cell(column);
      const list = value === '' ? [] : parsedList<Item>(value);
      if (list === undefined) report(badCell(row, column, value, 'a JSON array'));
      return list ?? [];
    },
  };
}

function parsedList<Item>(text: string): Item[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function sourceOf(row: ExportedRow, report?: DiagnosticSink): Source {
  const { text, amount } = cellsOf(row, report);
  return {
    id: text('source'),
    name: text('source_name'),
    release: text('source_release'),
    licence: text('source_licence'),
    ...(amount('source_is_own') === 1 ? { isOwn: true } : {}),
  };
}

function foodOf(row: ExportedRow, report?: DiagnosticSink): Omit<Food, 'variants'> {
  const { text, textOrNull, amount, list } = cellsOf(row, report);
  const recordedOn = textOrNull('recorded_on');
  return {
    id: text('food_id'),
    name: text('name'),
    otherNames: list('other_names'),
    description: text('description'),
    type: text('type') as Food['type'],
    brand: textOrNull('brand'),
    gtin: gtinOf(text('gtin')),
    foodGroup: textOrNull('food_group') as Food['foodGroup'],
    isSolid: amount('is_solid') === 1,
    standardProcessing: text('standard_processing') as Food['standardProcessing'],
    standardServingType: textOrNull('standard_serving_type') as Food['standardServingType'],
    standardUnit: text('standard_unit') as Food['standardUnit'],
    searchWeight: amount('search_weight'),
    retiredIn: textOrNull('retired_in'),
    ...(recordedOn === null ? {} : { recordedOn }),
  };
}

/** Restores the leading zeros of a GTIN, which spreadsheets drop. A rule reports text that is not a GTIN. */
function gtinOf(text: string): Food['gtin'] {
  return normaliseGtin(text) ?? restoreGtin(text) ?? (text || null);
}

const NUTRIENT_COLUMNS = NUTRIENTS.map((one) => ({
  position: one.position,
  column: exportedNutrientColumn(one),
}));

function variantOf(row: ExportedRow, report?: DiagnosticSink): Variant {
  const { text, textOrNull, amount, numberOrNull, list } = cellsOf(row, report);
  const nutrients = unknownNutrients();
  for (const { position, column } of NUTRIENT_COLUMNS) nutrients[position] = amount(column);
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
    borrowed: borrowedOf(row, report),
  };
}

function borrowedOf(row: ExportedRow, report?: DiagnosticSink): Variant['borrowed'] {
  const { textOrNull, list } = cellsOf(row, report);
  const origin = originOf(textOrNull('borrowed_source'), textOrNull('borrowed_code'));
  const positions = list<string>('borrowed').map((name) => findNutrient(name)?.position ?? -1);
  return origin && { ...origin, nutrients: positions.filter((position) => position >= 0) };
}
