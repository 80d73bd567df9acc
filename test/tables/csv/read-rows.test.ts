import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ViandError } from '../../../src/model/diagnostic.ts';
import { type CsvRow, MAX_ROW_CHARACTERS } from '../../../src/tables/csv/csv-row.ts';
import { parseRows } from '../../../src/tables/csv/parse-rows.ts';
import { readRows } from '../../../src/tables/csv/read-rows.ts';
import { chunkSizes, csvSoup, csvSource, meaningOf, readAll, separators } from './csv-texts.ts';

const FORMAT = { separator: ',', syntaxCode: 'meal/syntax' } as const;

async function rowsOf(text: string, sizes?: readonly number[], separator = ',') {
  const batches = readRows(csvSource(text, sizes), { ...FORMAT, separator });
  const rows: CsvRow[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows.map(({ record, line }) => ({ record: record.map((cell) => cell.trim()), line }));
}

test('the scanner and csv-parse read the same rows from any text', async () => {
  const texts = separators.chain((separator) =>
    fc.tuple(fc.constant(separator), csvSoup(separator)),
  );
  await fc.assert(
    fc.asyncProperty(texts, chunkSizes, async ([separator, text], sizes) => {
      const format = { ...FORMAT, separator };
      const scanned = await readAll(readRows(csvSource(text, sizes), format));
      const parsed = await readAll(parseRows(csvSource(text), format, 1));
      expect(meaningOf(scanned.rows)).toEqual(meaningOf(parsed.rows));
      expect(scanned.refusal).toEqual(parsed.refusal);
    }),
    { numRuns: 2000 },
  );
});

test('the scanner and csv-parse skip the same rows if RFC 4180 is enforced', async () => {
  await fc.assert(
    fc.asyncProperty(csvSoup(','), chunkSizes, async (text, sizes) => {
      const reading = async (read: typeof readRows) => {
        const skipped: string[] = [];
        const reportSkippedRow = (found: unknown) => skipped.push(JSON.stringify(found));
        const read1 = await readAll(read(csvSource(text, sizes), { ...FORMAT, reportSkippedRow }));
        return { rows: meaningOf(read1.rows), refusal: read1.refusal, skipped };
      };
      const parsed = await reading((source, format) => parseRows(source, format, 1));
      expect(await reading(readRows)).toEqual(parsed);
    }),
    { numRuns: 1000 },
  );
});

const cell = fc.stringMatching(/^[ a-zé0-9.µ'-]{0,8}$/);
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
const lineEnd = fc.constantFrom('\n', '\r\n');

test('quoted and unquoted rows are read alike, in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      table,
      chunkSizes,
      lineEnd,
      fc.constantFrom(',', ';', '\t'),
      async (rows, by, end, separator) => {
        const plain = rows.map((row) => row.join(separator)).join(end);
        const quoted = rows.map((row) => row.map((one) => `"${one}"`).join(separator)).join(end);
        const expected = await rowsOf(plain, [plain.length], separator);
        expect(await rowsOf(plain, by, separator)).toEqual(expected);
        const isBlank = (row: { record: string[] }) => row.record.every((one) => one === '');
        const kept = (all: typeof expected) => all.filter((row) => !isBlank(row));
        expect(kept(await rowsOf(quoted, by, separator))).toEqual(kept(expected));
      },
    ),
  );
});

test('quotes in later rows change neither the cells nor the line numbers', async () => {
  await fc.assert(
    fc.asyncProperty(table, chunkSizes, lineEnd, fc.nat(), async (rows, by, end, at) => {
      const filled = rows.map((row) => row.map((one) => `x${one}`));
      const lines = filled.map((row) => row.join(','));
      const marked = filled.map((row, index) =>
        index >= at % filled.length ? row.map((one) => `"${one}"`).join(',') : row.join(','),
      );
      expect(await rowsOf(marked.join(end), by)).toEqual(await rowsOf(lines.join(end), by));
    }),
  );
});

test('line endings may differ between rows', async () => {
  const ends = fc.array(fc.constantFrom('\n', '\r\n', '\r'), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(table, chunkSizes, ends, fc.nat(), async (rows, by, lineEnds, at) => {
      const filled = rows.map((row) => row.map((one) => `x${one}`.trim()));
      const text = filled.map((row, index) => {
        const quote = index === at % filled.length ? '"' : '';
        const line = row.map((one) => quote + one + quote).join(',');
        return line + lineEnds[index % lineEnds.length];
      });
      const expected = filled.map((record, index) => ({ record, line: index + 1 }));
      expect(await rowsOf(text.join(''), by)).toEqual(expected);
    }),
  );
});

test('line breaks within quotes count as lines, and empty lines are not rows', async () => {
  expect(await rowsOf('a,b\n\n"1\n2",3\n\n4,5\n', [3])).toEqual([
    { record: ['a', 'b'], line: 1 },
    { record: ['1\n2', '3'], line: 3 },
    { record: ['4', '5'], line: 6 },
  ]);
});

test('a carriage return alone ends a row', async () => {
  expect(await rowsOf('a,b\r1,2\r3,4')).toEqual([
    { record: ['a', 'b'], line: 1 },
    { record: ['1', '2'], line: 2 },
    { record: ['3', '4'], line: 3 },
  ]);
});

test.each([
  ['a row that never ends', `a,b\n1,2\n${'x'.repeat(MAX_ROW_CHARACTERS + 1)}`, 3, /longer than/],
  ['a row that ends too late', `a\n${'x'.repeat(MAX_ROW_CHARACTERS + 1)}\nb\n`, 2, /longer than/],
  ['an unclosed quote', 'a,b\n1,2\n"3,4\n5,6\n', 3, /never closed/],
])('%s is rejected, after the rows before it were read', async (_, text, line, message) => {
  const rows: number[] = [];
  const reading = async () => {
    for await (const some of readRows(csvSource(text, [65_536]), FORMAT)) {
      rows.push(...some.map((row) => row.line));
    }
  };
  const error = (await reading().catch((thrown) => thrown)) as ViandError;
  expect(error).toBeInstanceOf(ViandError);
  expect(error.diagnostics).toMatchObject([{ code: 'meal/syntax', location: { line } }]);
  expect(error.message).toMatch(message);
  expect(rows).toEqual(Array.from({ length: line - 1 }, (_line, index) => index + 1));
});

test('line endings may be mixed in one file, in chunks of any size', async () => {
  const text = 'a,b\r\nc,"d"\ne,f\rg,h\r\n\r\ni,j\n';
  const rows = ['ab', 'cd', 'ef', 'gh', 'ij'].map((cells) => [...cells]);
  for (const size of [1, 2, 3, 4, 5, 7, 1000]) {
    const found = await rowsOf(text, [size]);
    expect(found.map(({ record }) => record)).toEqual(rows);
    expect(found.map(({ line }) => line)).toEqual([1, 2, 3, 4, 6]);
  }
});
