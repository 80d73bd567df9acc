import type { Words } from '../language/words.ts';
import type { ImportCounts } from '../model/food-collection.ts';

/** The outcomes of the rows of a source, in a line: `3 rows: 2 imported, 1 rejected`. */
export function countsLine(
  { rows, imported, repaired, merged, rejected }: ImportCounts,
  { messages: { imports } }: Words,
): string {
  const parts = [
    imports.imported(String(imported)),
    ...(repaired === 0 ? [] : [imports.repaired(String(repaired))]),
    ...(merged === 0 ? [] : [imports.merged(String(merged))]),
    imports.rejected(String(rejected)),
  ];
  return imports.rows(String(rows), parts.join(', '));
}

/** The changes of an update that wrote some: `updated in own.sqlite (3 foods added, 1 changed, ...)`. */
export function updatedText(
  catalogue: string,
  {
    added,
    changed,
    removed,
    unchanged,
  }: Readonly<Record<'added' | 'changed' | 'removed' | 'unchanged', number>>,
  { messages: { imports } }: Words,
): string {
  const changes = imports.changes(
    String(added),
    String(changed),
    String(removed),
    String(unchanged),
  );
  return imports.updated(catalogue, changes);
}
