import path from 'node:path';
import { noBytes } from '../../io/reading/byte-stream.ts';
import { textLines } from '../../io/reading/text-lines.ts';
import { decodeSource, openBytes } from '../../io/reading/text-source.ts';
import {
  type Diagnostic,
  type DiagnosticSink,
  type Location,
  ViandError,
} from '../../model/diagnostic.ts';
import type { Food, ServingSize, Source } from '../../model/food.ts';
import { type Importer, newCounts } from '../../model/food-collection.ts';
import { openZip } from '../../tables/zip.ts';
import { servingSizes } from '../fndds/portions.ts';
import { assertOneRelease } from '../published/assert-one-release.ts';
import { groupVariants } from '../published/group-variants.ts';
import { listFiles } from '../published/list-files.ts';
import { publishedFood } from '../published/published-food.ts';
import { secondAmount } from '../published/second-amount.ts';
import { stateOfName } from '../published/state-of-name.ts';
import { repeatedCode } from '../published/table-rows.ts';
import { usdaAmount, usdaAmounts, usdaPlace } from '../published/usda-nutrients.ts';
import { withSaltAndSodium } from '../salt-and-sodium.ts';
import { commonNames } from './common-names.ts';
import { SR_FOOD_GROUPS } from './food-groups.ts';

const SR: Source = {
  id: 'sr-28',
  name: 'USDA National Nutrient Database for Standard Reference',
  release: '28',
  licence: 'US public domain',
};

/** The SR tables by name, with the number of cells in a row. */
const SR_TABLES = { FOOD_DES: 14, NUT_DATA: 18, WEIGHT: 7 } as const;
type SrTable = keyof typeof SR_TABLES;

/** A file in a folder or in a zip archive. */
interface ByteFile {
  readonly name: string;
  readonly open: () => Promise<AsyncIterable<Buffer>>;
}

/** The tables of a release. The table of household measures may be missing. */
type FoundTables = Record<Exclude<SrTable, 'WEIGHT'>, ByteFile> & {
  readonly WEIGHT: ByteFile | undefined;
};

/**
 * Reads USDA's SR in ASCII: FOOD_DES.txt, NUT_DATA.txt and WEIGHT.txt, each compressed or not, or the zip archive with
 * them. Without WEIGHT.txt, foods have no household measures.
 */
export const importSr: Importer = async (paths, report, { counts = newCounts(), note } = {}) => {
  const { files, close } = await findTables(paths);
  const nutrients = new Map<string, Map<number, number>>();
  for await (const { cells, location } of srRows(files.NUT_DATA, 'NUT_DATA', report)) {
    const [given = '', number = '', amount = ''] = cells;
    const code = fullCode(given);
    const place = usdaPlace(number);
    if (place === undefined || amount === '') continue;
    const known = usdaAmount(place, Number(amount));
    if (known === undefined) {
      report(badAmount(location, code, number, amount));
      continue;
    }
    const own = nutrients.get(code) ?? new Map<number, number>();
    const earlier = own.get(place);
    if (earlier === undefined || earlier === known) own.set(place, known);
    else {
      report(secondAmount(location, { food: code, number, field: 'Nutr_Val' }, amount));
      own.set(place, Number.NaN);
    }
    nutrients.set(code, own);
  }
  const measures = new Map<string, { readonly description: string; readonly grams: number }[]>();
  const weights = files.WEIGHT === undefined ? [] : srRows(files.WEIGHT, 'WEIGHT', report);
  for await (const { cells, location } of weights) {
    const [given = '', , amount = '', label = '', grams = ''] = cells;
    const code = fullCode(given);
    if (!(Number(amount) > 0 && Number(grams) > 0)) {
      report(badMeasure(location, code, Number(amount) > 0 ? 'Gm_Wgt' : 'Amount', [amount, grams]));
      continue;
    }
    const list = measures.get(code) ?? [];
    list.push({ description: `${Number(amount)} ${measureName(label)}`, grams: Number(grams) });
    measures.set(code, list);
  }
  if (files.WEIGHT === undefined) {
    note?.('foods have no household measures, since WEIGHT.txt is missing');
  }
  async function* rows(): AsyncGenerator<Food> {
    const places = new Map<string, Location>();
    for await (const { cells, location } of srRows(files.FOOD_DES, 'FOOD_DES', report)) {
      const [given = '', group = '', name = '', , common = '', brand = '', , , , scientific = ''] =
        cells;
      const code = fullCode(given);
      counts.rows += 1;
      if (places.has(code)) {
        report(repeatedCode(code, 'NDB_No', location, places.get(code)));
        counts.rejected += 1;
        continue;
      }
      places.set(code, location);
      const own = nutrients.get(code);
      if (own === undefined) {
        report(withoutNutrients(files.FOOD_DES.name, code));
        counts.rejected += 1;
        continue;
      }
      const foodGroup = SR_FOOD_GROUPS.get(group) ?? null;
      yield publishedFood({
        source: SR.id,
        code,
        name,
        otherNames: commonNames(common, name),
        description: scientific.trim(),
        brand: brand === '' ? null : brand,
        type: brand === '' ? 'generic_single_food' : 'branded_food',
        processing: stateOfName(name, foodGroup),
        foodGroup,
        servingSizes: sizesOf(measures.get(code) ?? []),
        nutrients: withSaltAndSodium(usdaAmounts(own)),
      });
    }
    for (const [table, codes] of [
      [files.NUT_DATA, nutrients],
      [files.WEIGHT, measures],
    ] as const) {
      for (const code of codes.keys()) {
        if (!places.has(code)) report(unknownFood(table?.name ?? '', code));
      }
    }
  }
  async function* foods(): AsyncGenerator<Food> {
    const single: Food[] = [];
    try {
      for await (const food of rows()) single.push(food);
    } finally {
      close();
    }
    yield* groupVariants(single);
  }
  return { source: SR, foods: foods(), legacyIds: [], codes: [] };
};

function sizesOf(measures: readonly { description: string; grams: number }[]): ServingSize[] {
  return servingSizes(measures.map((one) => ({ ...one, product: '' })));
}

/** The tables in the given folders, files and zip archives. The caller closes the archives after reading. */
async function findTables(
  paths: readonly string[],
): Promise<{ readonly files: FoundTables; readonly close: () => void }> {
  const files: ByteFile[] = [];
  const closers: (() => void)[] = [];
  const close = () => {
    for (const one of closers) one();
  };
  for (const name of await listFiles(paths)) {
    if (/\.zip$/i.test(name)) {
      const zip = await openZip(name);
      closers.push(zip.close);
      files.push(...zip.files);
    } else files.push({ name, open: async () => openBytes(name, noBytes()).chunks });
  }
  assertOneRelease(files, (name) => /^(?:food_des|nut_data|weight)\.txt$/.test(name));
  const found = Object.keys(SR_TABLES).map((table) => [
    table,
    files.find(({ name }) => path.basename(name).toUpperCase().startsWith(`${table}.TXT`)),
  ]);
  const missing = found.filter(([table, file]) => file === undefined && table !== 'WEIGHT');
  if (missing.length > 0) {
    close();
    throw ViandError.of(
      missing.map(
        ([table]): Diagnostic => ({
          code: 'import/missing-file',
          message: 'A table of SR is missing',
          location: { file: paths.join(', ') },
          expected: `${table}.txt, or ${table}.txt.gz`,
        }),
      ),
    );
  }
  return { files: Object.fromEntries(found) as FoundTables, close };
}

/** The mark of UTF-8, which editors put in front of a file, read as ISO 8859-1. */
const UTF8_MARK = /^ï»¿/;

/** A code with the zeros in front that spreadsheets drop. */
function fullCode(code: string): string {
  return code.padStart(CODE_LENGTH, '0');
}

const CODE_LENGTH = 5;

/** Rows of `~text~^number^...`, in ISO 8859-1. */
async function* srRows(
  { name: file, open }: ByteFile,
  table: SrTable,
  report: DiagnosticSink,
): AsyncGenerator<{ readonly cells: readonly string[]; readonly location: Location }> {
  const { chunks } = decodeSource({ name: file, chunks: await open() }, 'windows-1252');
  let line = 0;
  for await (const text of textLines(chunks)) {
    line += 1;
    if (text === '') continue;
    const cells = (line === 1 ? text.replace(UTF8_MARK, '') : text)
      .split('^')
      .map((cell) => cell.replace(/^~|~$/g, ''));
    if (cells.length === SR_TABLES[table]) yield { cells, location: { file, line } };
    else report(wrongCells(file, line, cells.length, SR_TABLES[table]));
  }
}

function wrongCells(file: string, line: number, count: number, expected: number): Diagnostic {
  return {
    code: 'import/cell-count',
    message: `The row has ${count} cells`,
    location: { file, line },
    expected: `${expected} cells`,
  };
}

function badAmount(location: Location, code: string, number: string, value: string): Diagnostic {
  return {
    code: 'import/bad-value',
    message: `Invalid amount "${value}" of nutrient ${number} in food ${code}`,
    location,
    field: 'Nutr_Val',
    value,
    expected: 'a number, 0 or more, or an empty cell if it is unknown',
  };
}

/** The problem of a household measure whose number or weight is none. */
function badMeasure(
  location: Location,
  code: string,
  field: 'Amount' | 'Gm_Wgt',
  [amount, grams]: readonly [string, string],
): Diagnostic {
  const value = field === 'Amount' ? amount : grams;
  return {
    code: 'import/bad-value',
    message: `Invalid household measure "${value}" of food ${code}`,
    location,
    field,
    value,
    expected: 'a number above 0',
  };
}

/** The problem of rows whose food FOOD_DES lacks. */
function unknownFood(file: string, code: string): Diagnostic {
  return {
    code: 'import/orphan',
    message: `FOOD_DES has no food ${code}`,
    location: { file },
    field: 'NDB_No',
    value: code,
    expected: 'the code of a food in FOOD_DES',
  };
}

function withoutNutrients(file: string, code: string): Diagnostic {
  return {
    code: 'import/orphan',
    message: `Food ${code} has no amounts`,
    location: { file },
    field: 'NDB_No',
    value: code,
    expected: 'rows for this food in NUT_DATA',
  };
}

/** "cup chopped" and "tbsp" in the words of serving types. */
function measureName(label: string): string {
  return label
    .replace(/^cup (?=[a-z])/, 'cup, ')
    .replace(/^tbsp\b/, 'tablespoon')
    .replace(/^tsp\b/, 'teaspoon');
}
