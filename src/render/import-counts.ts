import type { ImportCounts } from '../model/food-collection.ts';

/** What became of the rows of a source, in a line: `3 rows: 2 imported, 1 rejected`. */
export function countsLine({ rows, imported, repaired, merged, rejected }: ImportCounts): string {
  const parts = [
    `${imported} imported`,
    ...(repaired === 0 ? [] : [`${repaired} of them repaired`]),
    ...(merged === 0 ? [] : [`${merged} merged`]),
    `${rejected} rejected`,
  ];
  return `${rows} ${rows === 1 ? 'row' : 'rows'}: ${parts.join(', ')}`;
}
