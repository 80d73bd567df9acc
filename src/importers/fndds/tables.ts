import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../model/diagnostic.ts';
import { readBanner } from '../read-table.ts';

export const CODE = 'Food code';

/** The four files, told by their columns, since USDA changes their names from release to release. */
export const TABLES = {
  nutrients: [CODE, 'Main food description', 'WWEIA Category number', 'Energy (kcal)'],
  foods: [CODE, 'Main food description', 'Additional food description', 'WWEIA Category number'],
  portions: [CODE, 'Subcode description', 'Portion description', 'Portion weight (g)'],
  foodPatterns: ['FOODCODE', 'F_TOTAL (cup eq.)', 'A_DRINKS (no. of drinks)'],
} as const;

type Files = Record<keyof typeof TABLES, string>;

/** Whether a file is one of the four tables. */
export async function isFnddsTable(file: string): Promise<boolean> {
  for (const columns of Object.values(TABLES)) {
    if ((await readBanner(file, columns).catch(() => undefined)) !== undefined) return true;
  }
  return false;
}

/** Finds the four files in a folder, and the release they are of. */
export async function findFiles(folder: string): Promise<{ files: Files; release: string }> {
  const candidates = await listCsv(folder);
  const found: Partial<Files> = {};
  let release: string | undefined;
  for (const file of candidates) {
    for (const [table, columns] of Object.entries(TABLES)) {
      const banner = await readBanner(file, columns);
      if (banner === undefined) continue;
      const other = found[table as keyof Files];
      if (other !== undefined) throw twoTables(other, file);
      found[table as keyof Files] = file;
      release ??= banner.match(/\b\d{4}-\d{4}\b/)?.[0];
    }
  }
  const missing = Object.entries(TABLES).filter(([table]) => !(table in found));
  if (missing.length > 0) {
    throw new Refusal(
      ...missing.map(([, columns]) => ({
        code: 'import/missing-file' as const,
        message: 'Cannot find one of the tables of FNDDS',
        location: { file: folder },
        expected: `a CSV file with the columns ${columns.join(', ')}`,
      })),
    );
  }
  return { files: found as Files, release: release ?? 'unknown' };
}

function twoTables(one: string, other: string): Refusal {
  return new Refusal({
    code: 'import/duplicate',
    message: `Cannot tell which is meant: ${path.basename(one)} has the same columns`,
    location: { file: other },
    expected: 'each table of one release once',
  });
}

async function listCsv(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => name.toLowerCase().endsWith('.csv'))
      .sort()
      .map((name) => path.join(folder, name));
  } catch (error) {
    throw new Refusal({
      code: 'import/missing-file',
      message: `Cannot read the folder: ${(error as Error).message}`,
      location: { file: folder },
      expected: 'a folder with the CSV files of FNDDS and FPED',
    });
  }
}
