import type { Grid } from '../../src/tables/grid.ts';

/** A sheet of a workbook with rows of texts. */
export function sheet(name: string, rows: readonly string[][]): Grid {
  const location = { file: 'b.xlsx', sheet: name };
  return {
    location,
    rows: rows.map((cells, index) => {
      const own = { ...location, row: index + 1 };
      return { cells, location: own, locationOf: (at) => ({ ...own, cell: `${at}` }) };
    }),
  };
}
