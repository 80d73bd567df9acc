import type { Fault } from '../../model/faults.ts';
import type { TableRow } from '../table.ts';

export const FLAGS = ['true', 'false'] as const;

export function badValue(row: TableRow, field: string, value: string, expected: string): Fault {
  return {
    code: 'import/bad-value',
    message: `Cannot use ${field} "${value}"`,
    place: row.place,
    field,
    value,
    expected,
  };
}

/** Adds to the list that a key has. */
export function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
