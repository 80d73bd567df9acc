import { expect, test } from 'vitest';
import { assertFewColumns } from '../../../../src/meals/layouts/header/table-limits.ts';
import { csvGrid } from '../../../../src/tables/csv/text-grid.ts';

const gridOf = (columns: number) =>
  csvGrid('wide.csv', `Food${',x'.repeat(columns - 1)}\nRice,1\n`, 'meal/syntax');

test('a table of too many columns is refused before its layout is sought', async () => {
  const [modest, wide] = await Promise.all([gridOf(1000), gridOf(1001)]);
  expect(() => assertFewColumns(modest)).not.toThrow();
  expect(() => assertFewColumns(wide)).toThrow('The table has 1001 columns');
});
