import { lineNumber } from '../../../../model/diagnostic.ts';
import { filledCells, type Grid } from '../../../../tables/grid.ts';
import { skippedNote } from '../../../../text/escaping/notes-on-lines.ts';
import type { DietaryRecord } from '../../../records/dietary-record.ts';
import { foodAlone } from './food-alone.ts';

/** A record with a note on the foods in rows of their own that no reader of tables took, such as those above a header. */
export function withUnreadFoodsNoted(record: DietaryRecord, { rows }: Grid): DietaryRecord {
  const alone = rows.flatMap(({ cells, location }) => {
    const [only = '', second] = filledCells(cells);
    return second === undefined && foodAlone(only) !== undefined ? [{ only, location }] : [];
  });
  if (alone.length === 0) return record;
  const read = new Set<number>();
  for (const { line } of record.lines) read.add(line);
  for (const { location } of record.faults ?? []) {
    if (location !== undefined) read.add(lineNumber(location));
  }
  const unread = alone.filter(
    ({ only, location }) =>
      !read.has(lineNumber(location)) && !record.notes.some((note) => note.includes(only)),
  );
  const notes = skippedNote(new Set(unread.map(({ only }) => only)));
  return notes.length === 0 ? record : { ...record, notes: [...record.notes, ...notes] };
}
