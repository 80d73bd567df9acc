import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { type Row, SHARED } from './shared.ts';

/** The cycles of the survey whose food records are in the shared data. */
export type Cycle = '2009-2010' | '2011-2012';

/** The rows of a file whose first cell, the person, is selected. */
function rowsOf(file: string, isIn: (person: string) => boolean = () => true): Row[] {
  const text = gunzipSync(readFileSync(path.join(SHARED, 'nhanes', `${file}.csv.gz`))).toString();
  const [header = '', ...lines] = text.split('\n');
  // Filters before splitting, since only few of half a million rows are needed.
  const own = lines.filter((line) => isIn(line.slice(0, line.indexOf(','))));
  return parse([header, ...own].join('\n'), { columns: true, bom: true }) as Row[];
}

/** Writes the food records of persons of a cycle with their design, sex and age. */
export function writeFoodRecords(
  file: string,
  cycle: Cycle,
  isIn: (person: string) => boolean,
): void {
  const persons = new Map(rowsOf(`demo_${cycle}`).map((row) => [row['SEQN'], row]));
  const lines = ['1', '2'].flatMap((day) =>
    rowsOf(`iff_${cycle}_day${day}`, isIn).map((row) => {
      const { RIAGENDR, RIDAGEYR, SDMVPSU, SDMVSTRA } = persons.get(row['seqn']) ?? {};
      const { seqn, wtdr2d, food_code: food, grams } = row;
      return [seqn, day, wtdr2d, RIAGENDR, RIDAGEYR, SDMVPSU, SDMVSTRA, food, grams].join(',');
    }),
  );
  const header = 'SEQN,day,WTDR2D,RIAGENDR,RIDAGEYR,SDMVPSU,SDMVSTRA,food_id,amount';
  writeFileSync(file, `${header}\n${lines.join('\n')}\n`);
}

/** One person in this many is enough for every stratum, PSU, sex and age. */
const ONE_PERSON_IN = 12;

/**
 * Writes the results of the first step of the tutorial for both cycles: `DEMO.csv`, `DR1IFF.csv`
 * and `DR2IFF.csv`. They contain only some persons, since R takes a minute for all.
 */
export function writeSurveyFiles(folder: string): void {
  const cycles: readonly Cycle[] = ['2009-2010', '2011-2012'];
  const isIn = (person: string) => Number(person) % ONE_PERSON_IN === 0;
  const write = (name: string, columns: readonly string[], rows: readonly Row[]) => {
    const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(','));
    writeFileSync(path.join(folder, name), `${[columns.join(','), ...lines].join('\n')}\n`);
  };
  write(
    'DEMO.csv',
    ['SEQN', 'RIAGENDR', 'RIDAGEYR', 'SDMVPSU', 'SDMVSTRA'],
    cycles.flatMap((cycle) => rowsOf(`demo_${cycle}`, isIn)),
  );
  for (const day of ['1', '2']) {
    const rows = cycles
      .flatMap((cycle) => rowsOf(`iff_${cycle}_day${day}`, isIn))
      .map(({ seqn = '', wtdr2d = '', food_code: FDCD = '', grams: GRMS = '' }) => ({
        SEQN: seqn,
        WTDR2D: wtdr2d === '' ? '' : String(Number(wtdr2d) / 2),
        ...{ FDCD, GRMS, day },
      }));
    write(`DR${day}IFF.csv`, ['SEQN', 'WTDR2D', 'FDCD', 'GRMS', 'day'], rows);
  }
}
