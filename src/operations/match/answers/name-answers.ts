import path from 'node:path';
import { readPlainText } from '../../../io/reading/text-source.ts';
import { writeToFile } from '../../../io/writing/write-out.ts';
import { ViandError } from '../../../model/diagnostic.ts';
import { nameOfLine } from '../../../search/lines/reading/food-line.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { cellRows } from '../../../tables/csv/cell-spans.ts';
import { csvCell } from '../../../tables/csv/csv-cell.ts';

/** A person's answer to an uncertain name. */
export type NameAnswer =
  | {
      readonly foodId: string;
      /** Undefined if each line has its own amount. */
      readonly amount?: number;
      readonly unit?: 'g' | 'ml';
    }
  /** An answer that the name means no food, or a food that should not count. */
  | 'left out';

/** Answers by the keys of names and whole lines. */
export type NameAnswers = ReadonlyMap<string, NameAnswer>;

/** The names file is next to the record that its answers are about, unless an option names another. */
const NAMES_FILE = 'viand-names.csv';

const COLUMNS = ['name', 'food_id', 'amount', 'unit'];

/**
 * The file with the answers for a record: next to it, or in the current folder for standard
 * input.
 */
export function defaultNamesFile(record: string): string {
  return path.join(record === '-' ? '.' : path.dirname(record), NAMES_FILE);
}

/** The key of a whole line, amount included. */
export function lineKey(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** The key of the food that a line names, without its amount. */
export function foodKey(text: string): string {
  return nameOfLine(readLine(text));
}

/**
 * Reads a names file that someone named.
 *
 * @throws ViandError if it is missing or cannot be read
 */
export async function readNamedAnswers(file: string): Promise<Map<string, NameAnswer>> {
  return answersIn(file, (await readPlainText(file)).text);
}

/**
 * Reads a names file; a missing one has no answers.
 *
 * @throws ViandError if it cannot be read
 */
export async function readAnswers(file: string): Promise<Map<string, NameAnswer>> {
  let text: string;
  try {
    ({ text } = await readPlainText(file));
  } catch (error) {
    const isMissing =
      error instanceof ViandError && error.diagnostics[0]?.code === 'input/missing-file';
    if (isMissing) return new Map();
    throw error;
  }
  return answersIn(file, text);
}

function answersIn(file: string, text: string): Map<string, NameAnswer> {
  const [header = [], ...rows] = [...cellRows(text.replace(/^\uFEFF/, ''), ',')].map((cells) =>
    cells.map((cell) => cell.text.replaceAll('""', '"').trim()),
  );
  if (COLUMNS.some((column, index) => header[index] !== column)) {
    throw new ViandError({
      code: 'input/unsupported',
      message: 'Cannot read the file as answers to names',
      location: { file, line: 1 },
      expected: `the columns ${COLUMNS.join(', ')}`,
    });
  }
  return new Map(
    rows.flatMap(([name = '', foodId = '', amount = '', unit = '']) =>
      name === '' ? [] : [[name, answerOf(foodId, amount, unit)] as const],
    ),
  );
}

/**
 * The answers for some records: from a names file, or from those next to the records.
 *
 * @throws ViandError if the names file is missing or cannot be read
 */
export async function answersFor(
  records: readonly string[],
  file: string | undefined,
): Promise<NameAnswers> {
  if (file !== undefined) return readNamedAnswers(file);
  const files = new Set(records.map(defaultNamesFile));
  const answers = new Map<string, NameAnswer>();
  for (const one of files) {
    for (const [name, answer] of await readAnswers(one)) answers.set(name, answer);
  }
  return answers;
}

function answerOf(foodId: string, amount: string, unit: string): NameAnswer {
  if (foodId === '') return 'left out';
  const number = Number(amount);
  const isMeasured = amount !== '' && Number.isFinite(number) && (unit === 'g' || unit === 'ml');
  return isMeasured ? { foodId, amount: number, unit } : { foodId };
}

/**
 * Adds answers to a names file, and moves it into place only when it is complete.
 *
 * @throws ViandError if it cannot be read or written
 */
export async function saveAnswers(file: string, answers: NameAnswers): Promise<void> {
  const all = new Map([...(await readAnswers(file)), ...answers]);
  await writeToFile(file, [answersText(all)]);
}

/** Answers as the text of a names file. */
function answersText(answers: NameAnswers): string {
  const rows = [...answers].map(([name, answer]) =>
    answer === 'left out'
      ? [name, '', '', '']
      : [name, answer.foodId, answer.amount ?? '', answer.unit ?? ''],
  );
  return [COLUMNS, ...rows]
    .map((row) => `${row.map((cell) => csvCell(String(cell))).join(',')}\n`)
    .join('');
}
