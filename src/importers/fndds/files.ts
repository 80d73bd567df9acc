import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readFileHead } from '../../io/reading/file-head.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { ZIP_MARK } from '../../tables/zip.ts';
import { unreadablePath } from '../published/list-files.ts';
import { readBanner } from '../read-table.ts';
import { TABLES, type Table } from './tables.ts';

/** FPED is published for one release, or revised for several. Only the former has exactly the codes of FNDDS. */
export type FpedStyle = 'of a release' | 'of several releases';

/** A table of FPED, and the columns that it has. */
export interface FpedFile {
  readonly file: string;
  readonly style: FpedStyle;
}

/** The "At A Glance" tables of one release of FNDDS. */
export type AtAGlanceFiles = Readonly<Record<'nutrients' | 'foods' | 'portions', string>> & {
  readonly release: string;
};

/** The FNDDS files that were found: "At A Glance" tables, the JSON of FoodData Central, or both. */
export interface FnddsFiles {
  readonly atAGlance: AtAGlanceFiles | undefined;
  /** JSON, or a zip archive with it. */
  readonly survey: string | undefined;
  /** The tables of several releases come first, because they are newer. */
  readonly foodPatterns: readonly FpedFile[];
}

/** How FoodData Central's JSON of FNDDS begins. */
const SURVEY_MARK = /^\s*\{\s*"SurveyFoods"/;

/** Whether a file is one of the tables. */
export async function isFnddsTable(file: string): Promise<boolean> {
  for (const columns of Object.values(TABLES)) {
    if ((await readBanner(file, columns).catch(() => undefined)) !== undefined) return true;
  }
  return false;
}

/** Whether a file is the JSON of FNDDS, or an archive that may hold it. */
export async function isSurveyFile(file: string): Promise<boolean> {
  const head = await readFileHead(file, HEAD_BYTES);
  return SURVEY_MARK.test(head) || head.startsWith(ZIP_MARK);
}

/**
 * Finds the files of FNDDS and FPED.
 *
 * @param paths files, and folders with files
 * @throws ViandError if a table is missing, or exists twice
 */
export async function findFiles(paths: readonly string[]): Promise<FnddsFiles> {
  const tables: Partial<Record<Table, string>> = {};
  let survey: string | undefined;
  let release: string | undefined;
  for (const file of await candidates(paths)) {
    if (/\.(json|zip)$/i.test(file)) {
      if (!(await isSurveyFile(file))) continue;
      if (survey !== undefined) throw twoFiles(survey, file);
      survey = file;
      continue;
    }
    for (const { table, banner } of await tablesIn(file)) {
      const other = tables[table];
      if (other !== undefined) throw twoFiles(other, file);
      tables[table] = file;
      release ??= banner.match(/\b\d{4}-\d{4}\b/)?.[0];
    }
  }
  const atAGlance = atAGlanceOf(tables, release);
  const foodPatterns = fpedFiles(tables);
  const isEnough = hasAnyOf(tables)
    ? atAGlance !== undefined && foodPatterns.length > 0
    : survey !== undefined;
  if (!isEnough) throw missing(paths, tables, foodPatterns.length > 0);
  return { atAGlance, survey, foodPatterns };
}

/** The tables that a file has, each with what is written above it. */
async function tablesIn(file: string): Promise<{ table: Table; banner: string }[]> {
  const found: { table: Table; banner: string }[] = [];
  for (const [table, columns] of Object.entries(TABLES) as [Table, readonly string[]][]) {
    const banner = await readBanner(file, columns);
    if (banner !== undefined) found.push({ table, banner });
  }
  return found;
}

/** Whether one of the "At A Glance" tables is there. */
function hasAnyOf({ nutrients, foods, portions }: Partial<Record<Table, string>>): boolean {
  return nutrients !== undefined || foods !== undefined || portions !== undefined;
}

/** The "At A Glance" tables if all of them are there. */
function atAGlanceOf(
  { nutrients, foods, portions }: Partial<Record<Table, string>>,
  release = 'unknown',
): FnddsFiles['atAGlance'] {
  if (nutrients === undefined || foods === undefined || portions === undefined) return undefined;
  return { nutrients, foods, portions, release };
}

function fpedFiles({ foodPatterns, severalFoodPatterns }: Partial<Record<Table, string>>) {
  const files: FpedFile[] = [];
  if (severalFoodPatterns !== undefined) {
    files.push({ file: severalFoodPatterns, style: 'of several releases' });
  }
  if (foodPatterns !== undefined) files.push({ file: foodPatterns, style: 'of a release' });
  return files;
}

/** The tables that an import needs, with their contents. */
const WANTED: readonly (readonly [table: Table, content: string])[] = [
  ['nutrients', 'nutrient values'],
  ['foods', 'foods'],
  ['portions', 'portions'],
  ['foodPatterns', 'food patterns (FPED)'],
];

function missing(
  paths: readonly string[],
  found: Partial<Record<Table, string>>,
  hasPatterns: boolean,
): ViandError {
  const absent = WANTED.filter(([table]) =>
    table === 'foodPatterns' ? !hasPatterns : !(table in found),
  );
  return ViandError.of(
    absent.map(([table, content]) => ({
      code: 'import/missing-file',
      message: `The FNDDS table of ${content} is missing`,
      location: { file: paths.join(', ') },
      expected: `a CSV file with the columns ${TABLES[table].join(', ')}, or JSON from FoodData Central`,
    })),
  );
}

function twoFiles(one: string, other: string): ViandError {
  return new ViandError({
    code: 'import/duplicate',
    message: `Duplicate table: ${path.basename(one)} has the same content`,
    location: { file: other },
    expected: 'one file per table, all of the same release',
  });
}

async function candidates(paths: readonly string[]): Promise<string[]> {
  const files = await Promise.all(paths.map(listFiles));
  return [...new Set(files.flat())];
}

async function listFiles(place: string): Promise<string[]> {
  try {
    if ((await stat(place)).isFile()) return [place];
    const names = await readdir(place);
    return names
      .filter((name) => /\.(csv|json|zip)$/i.test(name))
      .sort()
      .map((name) => path.join(place, name));
  } catch (error) {
    throw unreadablePath(place, error, 'a folder with the FNDDS and FPED files');
  }
}

/** The number of bytes that is enough for the header of a table. */
const HEAD_BYTES = 256;
