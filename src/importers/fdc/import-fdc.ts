import path from 'node:path';
import { type DiagnosticSink, ViandError } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import { type ImportCounts, type Importer, newCounts } from '../../model/food-collection.ts';
import { NumberMap } from '../foods-table/rows/number-map.ts';
import { assertOneRelease } from '../published/assert-one-release.ts';
import { groupVariants } from '../published/group-variants.ts';
import { listFiles } from '../published/list-files.ts';
import { noTable, repeatedCode } from '../published/table-rows.ts';
import { reportRepairs } from '../published/value-repairs.ts';
import { csvRecords, type MissingRecords } from './fdc-csv.ts';
import { jsonRecords } from './fdc-json.ts';
import { FDC, type FdcRecord, fdcFood, fdcFoodType, fdcGtin } from './fdc-record.ts';
import { openRelease, type ReleaseFile } from './release-file.ts';
import { StatedUnits } from './stated-units.ts';

/**
 * Reads FoodData Central: a folder of CSV files, JSON, or zip archives with either. If several records have the same
 * barcode, the newest with amounts counts. This takes a first pass over the files.
 */
export const importFdc: Importer = async (
  paths,
  report,
  { counts = newCounts(), repaired, note } = {},
) => {
  const files = await listFiles(paths);
  if (!files.some((file) => /\.(?:csv|json|zip)$/i.test(file))) {
    throw noTable(paths, TABLES);
  }
  assertTables(files, paths);
  const newest = await newestRecords(files);
  const byType = new Map<string, Food[]>();
  async function* foods(): AsyncGenerator<Food> {
    const missing = { descriptions: 0, foods: 0 };
    const units = new StatedUnits();
    const choice = new RecordChoice(newest, counts, report);
    for await (const record of allRecords(files, report, { missing, units })) {
      if (!choice.takes(record)) continue;
      const read = fdcFood(record, report);
      if (read === undefined) {
        counts.rejected += 1;
        continue;
      }
      reportRepairs(read, record.location, { counts, repaired });
      if (read.food.type === 'branded_food') {
        yield read.food;
        continue;
      }
      // USDA tables have a few thousand foods, and several can be states of one food.
      const alike = byType.get(record.dataType) ?? [];
      alike.push(read.food);
      byType.set(record.dataType, alike);
    }
    for (const alike of byType.values()) yield* groupVariants(alike);
    if (note === undefined) return;
    for (const text of [...partialNotes(missing, choice.otherTypes), ...units.notes()]) note(text);
  }
  return { source: FDC, foods: foods(), legacyIds: [], codes: [] };
};

/** Decides which records count: foods with a new id that no newer record of their barcode replaces. */
class RecordChoice {
  /** How many records of each type are no foods. */
  readonly otherTypes = new Map<string, number>();
  readonly #newest: NumberMap;
  readonly #counts: ImportCounts;
  readonly #report: DiagnosticSink;
  /** The line of each id; 0 for a record in JSON. */
  readonly #lines = new NumberMap(Uint32Array);

  constructor(newest: NumberMap, counts: ImportCounts, report: DiagnosticSink) {
    this.#newest = newest;
    this.#counts = counts;
    this.#report = report;
  }

  /** Whether a record counts. Counts those that do not, and reports repeated ones. */
  takes(record: FdcRecord): boolean {
    const { dataType, fdcId } = record;
    if (fdcFoodType(dataType) === undefined) {
      this.otherTypes.set(dataType, (this.otherTypes.get(dataType) ?? 0) + 1);
      return false;
    }
    this.#counts.rows += 1;
    const gtin = fdcGtin(record);
    if (gtin !== undefined && this.#newest.get(Number(gtin)) !== Number(fdcId)) {
      this.#counts.merged += 1;
      return false;
    }
    return !this.#isRepeated(record);
  }

  #isRepeated({ fdcId, location = { file: '' } }: FdcRecord): boolean {
    const line = this.#lines.add(Number(fdcId), location.line ?? 0);
    if (line === undefined) return false;
    const first = line > 0 ? { file: '', line } : undefined;
    this.#report(repeatedCode(fdcId, 'fdc_id', location, first));
    this.#counts.rejected += 1;
    return true;
  }
}

/** The tables that viand reads. A release has one of each. */
const RELEASE_TABLES: ReadonlySet<string> = new Set([
  'food.csv',
  'branded_food.csv',
  'food_nutrient.csv',
  'food_portion.csv',
  'measure_unit.csv',
  'nutrient.csv',
]);

const TABLES = 'food.csv, food_nutrient.csv and branded_food.csv, or JSON';

/** @throws ViandError for CSV files that are not tables of a release, or lack the amounts */
function assertTables(files: readonly string[], paths: readonly string[]): void {
  if (files.some((file) => !/\.csv$/i.test(file) && /\.(?:json|zip)$/i.test(file))) return;
  const names = new Set(files.map((file) => path.basename(file)));
  if (!names.has('food.csv') && !names.has('branded_food.csv') && !names.has('food_nutrient.csv')) {
    throw noTable(paths, TABLES);
  }
  if (names.has('food_nutrient.csv') && names.size > 1) return;
  throw new ViandError({
    code: 'import/missing-file',
    message: 'The names and amounts of FoodData Central are in several tables',
    location: { file: paths.join(', ') },
    expected: 'the folder of food.csv, food_nutrient.csv and branded_food.csv',
  });
}

/** Notes on a partial release, and on records that are not foods. */
function partialNotes(
  { descriptions, foods }: MissingRecords,
  skipped: ReadonlyMap<string, number>,
): string[] {
  const types = [...skipped].map(([type, times]) => `${type} (${times})`);
  return [
    ...(descriptions === 0
      ? []
      : [`named products by brand and category, since food.csv lacks them: ${descriptions}`]),
    ...(foods === 0 ? [] : [`skipped amounts of foods that no other table has: ${foods}`]),
    ...(types.length === 0 ? [] : [`skipped records that are not foods: ${types.join(', ')}`]),
  ];
}

async function* allRecords(
  paths: readonly string[],
  report: DiagnosticSink,
  {
    missing,
    units,
  }: { readonly missing?: MissingRecords; readonly units?: StatedUnits | undefined } = {},
): AsyncGenerator<FdcRecord> {
  const tables: ReleaseFile[] = [];
  const closers: (() => void)[] = [];
  try {
    for (const one of paths.filter((file) => /\.(?:csv|json|zip)$/i.test(file))) {
      const { files, close } = await openRelease(one);
      closers.push(close);
      for (const file of files) {
        if (/\.json$/i.test(file.name)) yield* jsonRecords(await file.open(), report, units);
        else if (/\.csv$/i.test(file.name)) tables.push(file);
      }
    }
    assertOneRelease(tables, (name) => RELEASE_TABLES.has(name));
    if (tables.length > 0) yield* csvRecords(tables, report, missing, units);
  } finally {
    for (const close of closers) close();
  }
}

/** Ranks a record with amounts above every record without, however new. */
const WITH_AMOUNTS = 1e12;

/** The fdc_id of the record that counts for each barcode. */
async function newestRecords(files: readonly string[]): Promise<NumberMap> {
  const ids = new NumberMap();
  const ranks = new NumberMap();
  for await (const record of allRecords(files, () => {})) {
    const gtin = Number(fdcGtin(record) ?? 0);
    if (gtin === 0 || fdcFoodType(record.dataType) === undefined) continue;
    const hasAmounts = record.nutrients?.some((amount) => !Number.isNaN(amount)) === true;
    const rank = (hasAmounts ? WITH_AMOUNTS : 0) + (Date.parse(record.modified) || 0) / 1000;
    const before = ranks.get(gtin);
    if (before !== undefined && before >= rank) continue;
    ranks.set(gtin, rank);
    ids.set(gtin, Number(record.fdcId));
  }
  return ids;
}
