import type { ImportCounts } from '../model/food-collection.ts';
import { counted } from '../text/numbers/counted.ts';

/** The outcomes of the rows of a source, in a line: `3 rows: 2 imported, 1 rejected`. */
export function countsLine({ rows, imported, repaired, merged, rejected }: ImportCounts): string {
  const parts = [
    `${imported} imported`,
    ...(repaired === 0 ? [] : [`${repaired} of them repaired`]),
    ...(merged === 0 ? [] : [`${merged} merged`]),
    `${rejected} rejected`,
  ];
  return `${counted(rows, 'row')}: ${parts.join(', ')}`;
}

/** The changes that an update wrote, in a line: `3 foods added, 1 changed, 0 removed, 20 unchanged`. */
export function changesLine({
  added,
  changed,
  removed,
  unchanged,
}: Readonly<Record<'added' | 'changed' | 'removed' | 'unchanged', number>>): string {
  return `${counted(added, 'food')} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
}

/** The outcome of an update with the same files as the last one; the name of the catalogue follows. */
export const UNCHANGED_FILES = 'the files have not changed since the last update of';
