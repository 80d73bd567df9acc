import { noBytes } from '../../io/reading/byte-stream.ts';
import type { Diagnostic, DiagnosticSink } from '../../model/diagnostic.ts';
import type { Food, Source } from '../../model/food.ts';
import { type Importer, newCounts } from '../../model/food-collection.ts';
import { normaliseGtin, restoreGtin } from '../../model/ids/gtin.ts';
import type { NutrientVector } from '../../model/nutrients.ts';
import { READ_LIMITS } from '../../tables/read-limits.ts';
import { decodeEntities } from '../../text/escaping/html-entities.ts';
import { parseWeight } from '../foods-table/headings/parse-weight.ts';
import { openFoodsTable } from '../foods-table/open-foods-table.ts';
import { NumberMap } from '../foods-table/rows/number-map.ts';
import { listFiles } from '../published/list-files.ts';
import { publishedFood } from '../published/published-food.ts';
import { assertLabel } from '../published/repair-label.ts';
import { noTable, openTable } from '../published/table-rows.ts';
import { reportRepairs, restoredZeros } from '../published/value-repairs.ts';
import { saltConflict, withSaltAndSodium } from '../salt-and-sodium.ts';
import { amountsIn } from './off-amounts.ts';
import { OffCells } from './off-cells.ts';
import { energyIn } from './off-energy.ts';
import { isOffHeader, type OffRecord, offRecords } from './off-records.ts';

/** Open Food Facts, under its name in catalogues. */
export const OFF: Source = {
  id: 'off',
  name: 'Open Food Facts',
  release: 'export',
  licence: 'ODbL 1.0, Open Food Facts contributors',
};

/** Decoding the lists of the Parquet export would take gigabytes of memory. */
const CONVERTED =
  "JSONL, to which DuckDB converts Parquet: COPY (FROM 'food.parquet') TO 'food.jsonl' (FORMAT json)";

/**
 * Reads Open Food Facts exports, as CSV or JSONL, compressed or not. The first pass over a file finds the newest
 * complete record of each barcode, and the second imports it.
 */
export const importOff: Importer = async (
  paths,
  report,
  { counts = newCounts(), repaired } = {},
) => {
  const files = (await listFiles(paths)).filter((file) =>
    /\.(?:csv|tsv|jsonl|ndjson|json)(?:\.gz|\.zst)?$/i.test(file),
  );
  const [only] = files;
  if (only === undefined) {
    const isParquet = paths.some((one) => /\.parquet$/i.test(one));
    throw noTable(paths, isParquet ? CONVERTED : 'an Open Food Facts export, as CSV or JSONL');
  }
  if (files.length === 1 && (await isPlainTable(only))) {
    const table = await openFoodsTable(
      only,
      noBytes(),
      {
        source: OFF,
        columnMap: {},
        basis: '100 g',
        sheet: undefined,
        encoding: undefined,
        limits: READ_LIMITS,
        counts,
        repaired,
      },
      report,
    );
    return table.collection;
  }
  const newest = await newestRecords(files);
  async function* foods(): AsyncGenerator<Food> {
    let index = 0;
    for (const file of files) {
      for await (const record of offRecords(file, report)) {
        index += 1;
        counts.rows += 1;
        if (record.fault !== undefined) {
          report(record.fault);
          counts.rejected += 1;
          continue;
        }
        const gtin = gtinOf(record.field('code'));
        if (gtin !== undefined && newest.get(Number(gtin)) !== index) {
          counts.merged += 1;
          continue;
        }
        const read = readProduct(record, gtin, report);
        if (read === undefined) {
          counts.rejected += 1;
          continue;
        }
        reportRepairs(read, record.location, { counts, repaired });
        yield read.food;
      }
    }
  }
  return { source: OFF, foods: foods(), legacyIds: [], codes: [] };
};

async function isPlainTable(file: string): Promise<boolean> {
  if (!/\.(?:csv|tsv)/i.test(file)) return false;
  const table = await openTable(file, (names) =>
    isOffHeader(names) ? 'export' : names.includes('gtin') ? 'table' : undefined,
  );
  await table?.rows[Symbol.asyncIterator]().return?.();
  return table?.columns === 'table';
}

const MACRONUTRIENTS = ['fat_100g', 'carbohydrates_100g', 'proteins_100g'] as const;

/** Ranks a complete record above every incomplete one, however new. */
const COMPLETE = 1e12;

/** The record that counts for each barcode, by its place among all records. */
async function newestRecords(files: readonly string[]): Promise<NumberMap> {
  const places = new NumberMap();
  const ranks = new NumberMap();
  let index = 0;
  for (const file of files) {
    for await (const record of offRecords(file, () => {})) {
      index += 1;
      if (record.fault !== undefined) continue;
      const gtin = Number(gtinOf(record.field('code')) ?? 0);
      if (gtin === 0) continue;
      const isComplete =
        !Number.isNaN(energyIn(new OffCells(record)).kj) &&
        MACRONUTRIENTS.every((name) => record.field(name) !== '');
      const rank = (isComplete ? COMPLETE : 0) + (Date.parse(modified(record)) || 0) / 1000;
      const before = ranks.get(gtin);
      if (before !== undefined && before >= rank) continue;
      ranks.set(gtin, rank);
      places.set(gtin, index);
    }
  }
  return places;
}

/** The day on which a record was last changed; empty if unknown. */
function modified(record: OffRecord): string {
  const seconds = Number(record.field('last_modified_t'));
  const text = record.field('last_modified_datetime');
  return text !== '' || !(seconds > 0) ? text : new Date(seconds * 1000).toISOString();
}

function gtinOf(code: string): string | undefined {
  return normaliseGtin(code) ?? restoreGtin(code);
}

function readProduct(record: OffRecord, gtin: string | undefined, report: DiagnosticSink) {
  const { location, field } = record;
  const text = (column: string) => decodeEntities(field(column));
  const refuse = (diagnostics: readonly Diagnostic[]) => {
    for (const diagnostic of diagnostics) report({ ...diagnostic, location });
    return undefined;
  };
  const local = LANGUAGES.map((language) => text(`product_name_${language}`));
  const name = [text('product_name'), ...local, text('generic_name')].find(Boolean) ?? '';
  const code = field('code');
  if (gtin === undefined || name === '') {
    const [wrong, value, expected] =
      gtin === undefined
        ? ([
            'code',
            code,
            'a barcode of 8, 12, 13 or 14 digits with a correct check digit',
          ] as const)
        : (['product_name', '', 'the name of the product'] as const);
    return refuse([
      {
        code: wrong === 'code' ? 'food/bad-gtin' : 'import/bad-value',
        message: wrong === 'code' ? `Invalid barcode "${value}"` : 'Missing product_name',
        field: wrong,
        value,
        expected,
      },
    ]);
  }
  const { nutrients, energyMistakes, repairs } = amountsIn(record);
  const expected = saltConflict(nutrients);
  if (expected !== undefined) {
    const value = field('salt_100g') || field('salt_serving');
    const message = `Invalid salt "${value}"`;
    return refuse([{ code: 'import/bad-value', message, field: 'salt', value, expected }]);
  }
  const serving = text('serving_size');
  const size = parseWeight(serving);
  const day = modified(record).slice(0, 'yyyy-mm-dd'.length);
  const read = (amounts: NutrientVector) =>
    publishedFood({
      source: OFF.id,
      code: gtin,
      name,
      otherNames: local,
      description: text('categories'),
      type: 'branded_food',
      brand: text('brands') || null,
      gtin,
      isSolid: size?.unit !== 'ml',
      servingSizes: size === undefined ? [] : [{ type: 'portion', label: serving, ...size }],
      recordedOn: day === '' ? undefined : day,
      nutrients: amounts,
    });
  const checked = assertLabel(withSaltAndSodium(nutrients), read, energyMistakes);
  if (!('food' in checked)) return refuse(checked);
  return {
    food: checked.food,
    repairs: [...restoredZeros('code', code, gtin), ...repairs, ...checked.repairs],
  };
}

/** Languages whose names of a product are read. */
const LANGUAGES = ['de', 'en', 'fr'] as const;
