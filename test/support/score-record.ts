import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { findLabelColumn } from '../../src/meals/headers/column-names.ts';
import { readRecord } from '../../src/meals/reading-records/read-record.ts';
import { SURE_CONFIDENCE } from '../../src/model/entry.ts';
import { type MatchedLine, matchLine } from '../../src/operations/match/match-line.ts';
import type { Eaten } from '../fixtures/records/truth.ts';
import type { RecordFile } from '../fixtures/records/write.ts';
import { CATALOGUE } from './embedded-catalogue.ts';
import { tempFolder } from './temp-folder.ts';

/** How much of a record is read like a person would read it. */
export interface RecordScore {
  readonly expected: number;
  readonly foods: number;
  readonly amounts: number;
  /** Foods of which viand is certain, but which are wrong. */
  readonly wrongAndSure: readonly string[];
  /** The lines that were not read right, for people who improve viand. */
  readonly misses: readonly string[];
}

/**
 * The share by which a household measure or a stated amount may differ from a person's estimate.
 */
const TOLERANCE = { household: 0.4, stated: 0.06 };

export async function writeRecord({ file, bytes }: RecordFile): Promise<string> {
  const name = path.join(tempFolder(), file);
  writeFileSync(name, await bytes());
  return name;
}

/** Reads a record, and compares the most likely food of each line with the answer of a person. */
export async function scoreRecord(record: RecordFile): Promise<RecordScore> {
  const catalogue = await openCatalogue(CATALOGUE);
  try {
    const read = await readRecord(await writeRecord(record), Readable.from([]), {});
    const day = findLabelColumn('date', read.columns);
    const person = findLabelColumn('person', read.columns);
    const lines = read.lines.flatMap((line) =>
      matchLine(catalogue, line, { threshold: SURE_CONFIDENCE }),
    );
    const left = new Set(lines);
    const misses: string[] = [];
    const wrongAndSure: string[] = [];
    let foods = 0;
    let amounts = 0;
    for (const eaten of record.eaten) {
      const found = lines.find((line) => left.has(line) && isFood(line, eaten, { day, person }));
      if (found === undefined) {
        misses.push(`no food: ${eaten.person ?? ''} ${eaten.day} ${eaten.food} ${eaten.grams}`);
        continue;
      }
      left.delete(found);
      foods += 1;
      if (isAmount(found, eaten)) amounts += 1;
      else misses.push(`amount of ${found.text}: ${shown(found)}, not ${eaten.grams}`);
    }
    for (const line of left) {
      const isSure = (line.candidates[0]?.confidence ?? 0) >= SURE_CONFIDENCE;
      (isSure ? wrongAndSure : misses).push(`${line.text} (${line.line.cells}): ${shown(line)}`);
    }
    return { expected: record.eaten.length, foods, amounts, wrongAndSure, misses };
  } finally {
    catalogue.close();
  }
}

function isFood(
  { line, candidates: [best] }: MatchedLine,
  eaten: Eaten,
  { day, person }: { readonly day: number; readonly person: number },
): boolean {
  const isOfPerson = eaten.person === undefined || line.cells[person] === eaten.person;
  return (
    isOfPerson && line.cells[day] === eaten.day && best !== undefined && eaten.food.test(best.id)
  );
}

function isAmount({ candidates: [best] }: MatchedLine, { grams, isHousehold }: Eaten): boolean {
  const tolerance = isHousehold ? TOLERANCE.household : TOLERANCE.stated;
  return Math.abs((best?.amount ?? 0) - grams) <= tolerance * grams;
}

function shown({ candidates }: MatchedLine): string {
  return candidates
    .map(({ id, amount, unit, confidence }) => `${id} ${amount} ${unit} ${confidence.toFixed(2)}`)
    .join(' | ');
}
