import fc from 'fast-check';
import type { TextSource } from '../../../src/io/reading/text-source.ts';
import { ViandError } from '../../../src/model/diagnostic.ts';
import type { CsvRow } from '../../../src/tables/csv/csv-row.ts';

/** A text in chunks whose sizes repeat. */
export function csvSource(text: string, sizes: readonly number[] = [1000]): TextSource {
  return { name: 'x.csv', chunks: chunksOf(text, sizes) };
}

async function* chunksOf(text: string, sizes: readonly number[]): AsyncGenerator<string> {
  // Decoders never split a character.
  const characters = Array.from(text);
  for (let turn = 0; characters.length > 0; turn++) {
    yield characters.splice(0, sizes[turn % sizes.length]).join('');
  }
}

export const chunkSizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 });

export const separators = fc.constantFrom(',', ';', '\t');

/** Random text of the characters of CSV, most of it invalid. */
export function csvSoup(separator: string): fc.Arbitrary<string> {
  const piece = fc.constantFrom(
    ...['a', 'é', '😀', ' ', '"', '""', '"a"', `"${separator}"`, '"\n"', '"\r\n"'],
    ...[separator, separator, '\n', '\n', '\r\n', '\r', '\n\n', `"a"${separator}"b"`],
  );
  return fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
}

export interface Reading {
  readonly rows: readonly CsvRow[];
  /** The message of the error that ended reading. */
  readonly refusal?: string;
}

export async function readAll(batches: AsyncIterable<readonly CsvRow[]>): Promise<Reading> {
  const rows: CsvRow[] = [];
  try {
    for await (const batch of batches) rows.push(...batch);
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    return { rows, refusal: JSON.stringify(error.diagnostics) };
  }
  return { rows };
}

/** Rows without white space around cells, and without blank rows. */
export function meaningOf(rows: readonly CsvRow[]): { record: string[]; line: number }[] {
  return rows
    .map(({ record, line }) => ({ record: record.map((cell) => cell.trim()), line }))
    .filter(({ record }) => record.length > 1 || record[0] !== '');
}

/** The possible contents of a cell. Made once, since making it takes longer than drawing a hundred times. */
const content = fc.stringMatching(/^[ a-zé😀",;\t\r\n]{0,6}$/u);

/** Valid tables, with the contents of their cells. */
export function csvTable(
  separator: string,
): fc.Arbitrary<{ readonly text: string; readonly records: readonly (readonly string[])[] }> {
  const mustBeQuoted = (text: string) => /["\r\n]/.test(text) || text.includes(separator);
  const cell = fc.tuple(content, fc.boolean()).map(([text, isQuoted]) => ({
    content: text,
    written: isQuoted || mustBeQuoted(text) ? `"${text.replaceAll('"', '""')}"` : text,
  }));
  const row = fc.tuple(
    fc.array(cell, { minLength: 2, maxLength: 4 }),
    fc.constantFrom('\n', '\r\n', '\r', '\n\n', '\r\n \r\n'),
  );
  return fc.array(row, { maxLength: 6 }).map((rows) => ({
    text: rows
      .map(([cells, end]) => cells.map((one) => one.written).join(separator) + end)
      .join(''),
    records: rows.map(([cells]) => cells.map((one) => one.content)),
  }));
}
