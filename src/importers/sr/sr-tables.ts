import path from 'node:path';
import { noBytes } from '../../io/reading/byte-stream.ts';
import { decodePiece } from '../../io/reading/text-encoding.ts';
import { textLines } from '../../io/reading/text-lines.ts';
import { openBytes } from '../../io/reading/text-source.ts';
import {
  type Diagnostic,
  type DiagnosticSink,
  type Location,
  ViandError,
} from '../../model/diagnostic.ts';
import { openZip } from '../../tables/zip.ts';
import { assertOneRelease } from '../published/assert-one-release.ts';
import { listFiles } from '../published/list-files.ts';

/** The SR tables by name, with the number of cells in a row. */
const SR_TABLES = { FOOD_DES: 14, NUT_DATA: 18, WEIGHT: 7 } as const;
type SrTable = keyof typeof SR_TABLES;

/** A file in a folder or in a zip archive. */
export interface ByteFile {
  readonly name: string;
  readonly open: () => Promise<AsyncIterable<Buffer>>;
}

/** The tables of a release. The table of household measures may be missing. */
export type FoundTables = Record<Exclude<SrTable, 'WEIGHT'>, ByteFile> & {
  readonly WEIGHT: ByteFile | undefined;
};

/** The tables in the given folders, files and zip archives. The caller closes the archives after reading. */
export async function findTables(
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

/** Characters beyond ASCII. */
const BEYOND_ASCII = /[\x80-\xff]/;

/** The text of a row whose characters are its bytes: ISO 8859-1 as published, or UTF-8 as editors save it. */
function decodedRow(row: string): string {
  return BEYOND_ASCII.test(row) ? decodePiece(Buffer.from(row, 'latin1')) : row;
}

/** The bytes of a file as characters. */
async function* byteCharacters(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield chunk.toString('latin1');
}

/** Rows of `~text~^number^...`, in ISO 8859-1 or UTF-8. */
export async function* srRows(
  { name: file, open }: ByteFile,
  table: SrTable,
  report: DiagnosticSink,
): AsyncGenerator<{ readonly cells: readonly string[]; readonly location: Location }> {
  let line = 0;
  for await (const text of textLines(byteCharacters(await open()))) {
    line += 1;
    if (text === '') continue;
    const cells = decodedRow(line === 1 ? text.replace(UTF8_MARK, '') : text)
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
