import { type Diagnostic, type DiagnosticSink, fixOf } from '../../model/diagnostic.ts';
import type { TableRow } from '../../tables/csv/headed-table.ts';
import { nearestOf } from '../../text/words/edit-distance.ts';

/** How the seeds write flags. */
export const FLAGS = ['true', 'false'] as const;

/** A cell whose value cannot be used. */
export function badValue(
  row: TableRow,
  field: string,
  value: string,
  expected: string,
): Diagnostic {
  return {
    code: 'import/bad-value',
    message: `Invalid ${field} "${value}"`,
    location: row.at(field),
    field,
    value,
    expected,
  };
}

/** Appends to the list of a key. */
export function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** The first row that names each food or variant of another table, by its id. */
export type Mentions = Map<string, TableRow>;

/** Notes an id and the first row that names it. */
export function mention(mentions: Mentions, row: TableRow, column: string): void {
  const id = row.cell(column);
  if (!mentions.has(id)) mentions.set(id, row);
}

/** Reports ids that are mentioned but do not exist. */
export function reportOrphans(
  mentions: Mentions,
  column: string,
  known: { has(id: string): boolean; keys(): Iterable<string> },
  fault: DiagnosticSink,
): void {
  for (const [id, row] of mentions) {
    if (known.has(id)) continue;
    fault({
      code: 'import/orphan',
      message: `Unknown id "${id}"`,
      location: row.at(column),
      field: column,
      value: id,
      expected: 'an id from foods.csv or variants.csv',
      ...fixOf(nearestOf(id, known.keys())),
    });
  }
}
