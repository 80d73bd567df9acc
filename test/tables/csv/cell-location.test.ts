import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellLocation } from '../../../src/tables/csv/cell-location.ts';
import { readRows } from '../../../src/tables/csv/read-rows.ts';
import { chunkSizes, csvSource, csvTable, readAll, separators } from './csv-texts.ts';

const tables = separators.chain((separator) =>
  fc.tuple(fc.constant(separator), csvTable(separator)),
);

test('cells are read unchanged, and their locations point at them', async () => {
  await fc.assert(
    fc.asyncProperty(tables, chunkSizes, async ([separator, { text, records }], sizes) => {
      const format = { separator, syntaxCode: 'meal/syntax', hasRaw: true } as const;
      const { rows } = await readAll(readRows(csvSource(text, sizes), format));
      const trimmed = (cells: readonly string[]) => cells.map((cell) => cell.trim());
      expect(rows.map(({ record }) => trimmed(record))).toEqual(records.map(trimmed));
      const lines = text.split(/\r\n|\n|\r/);
      // One comparison per table, since each takes longer than the reading.
      const misplaced = rows.flatMap((row) =>
        trimmed(row.record).flatMap((cell, position) => {
          const file = { name: 'x.csv', separator };
          const { line = 0, column = 0, endColumn } = cellLocation(row, position, file);
          const found = lines[line - 1]?.slice(column - 1, endColumn && endColumn - 1) ?? '';
          const written = cell.replaceAll('"', '""');
          const isThere =
            endColumn === undefined
              ? /[\r\n]/.test(written) && found === written.split(/[\r\n]/, 1)[0]
              : found === written || found === cell;
          return isThere ? [] : [{ cell, found, line, column, endColumn }];
        }),
      );
      expect(misplaced).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['of a cell without the raw text of its row', { record: ['a', 'b'], line: 3, raw: '' }, 1],
  ['of a missing cell', { record: ['a', 'b'], line: 3 }, 2],
])('the location %s is only the line', (_, row, position) => {
  const location = cellLocation(row, position, { name: 'x.csv', separator: ',' });
  expect(location).toEqual({ file: 'x.csv', line: 3 });
});

test('the location of a blank cell is after its white space', () => {
  const row = { record: ['a', '\u00a0 ', 'b'], line: 1 };
  const location = cellLocation(row, 1, { name: 'x.csv', separator: ',' });
  expect(location).toMatchObject({ column: 5, endColumn: 5 });
});
