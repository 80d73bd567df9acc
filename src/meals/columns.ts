import { type Diagnostic, fixOf, type Location, Refusal } from '../model/diagnostic.ts';
import { ENTRY_FIELDS, type EntryField, FIELD_ALIASES } from '../model/entry.ts';
import { Header, repeatedColumn } from '../tables/header.ts';
import { nearestOf } from '../text/edit-distance.ts';
import type { ReadOptions } from './reading.ts';

/** Where the fields and labels of an entry stand in a row; -1 for a field that has no column. */
export interface Columns {
  readonly width: number;
  readonly fields: Readonly<Record<EntryField, number>>;
  /** -1 for an optional label that has no column. */
  readonly labels: readonly number[];
}

/**
 * Finds the columns of a header, whatever their case and order.
 *
 * @throws Refusal with all columns that are missing or repeated
 */
export function readColumns(
  cells: readonly string[],
  location: Location,
  options: ReadOptions,
): Columns {
  const header = new Header(cells);
  const faults: Diagnostic[] = [];
  const positionOf = (name: string) => {
    if (header.isRepeated(name))
      faults.push(repeatedColumn('meal/repeated-column', name, location));
    return header.positionOf(name);
  };

  const fields = Object.fromEntries(
    ENTRY_FIELDS.map((field) => {
      const position = positionOf(options.columnMap[field] ?? field);
      const alias = options.columnMap[field] === undefined ? FIELD_ALIASES[field] : undefined;
      return [field, position < 0 && alias !== undefined ? positionOf(alias) : position];
    }),
  ) as Record<EntryField, number>;
  const labels = options.groupBy.map(positionOf);

  const missing = ENTRY_FIELDS.filter((field) => fields[field] < 0 && isNeeded(field, options));
  const unlabelled = options.groupBy.filter(
    (label, index) =>
      (labels[index] as number) < 0 && options.optionalColumns?.includes(label) !== true,
  );
  faults.push(
    ...missing.map((field) => missingColumn(field, options, header, location)),
    ...unlabelled.map((label) => missingLabel(label, header, location)),
  );
  if (faults.length > 0) throw new Refusal(...faults);
  return { width: cells.length, fields, labels };
}

/** Without a column of amounts every row would be a standard serving, which nobody means. */
function isNeeded(field: EntryField, { columnMap: names, unit }: ReadOptions): boolean {
  if (names[field] !== undefined || field === 'food_id' || field === 'amount') return true;
  return field === 'unit' && unit === undefined;
}

function missingColumn(
  field: EntryField,
  { columnMap: names }: ReadOptions,
  header: Header,
  location: Location,
): Diagnostic {
  const named = names[field];
  const name = named ?? field;
  const like = header.nearestTo(name);
  const wanted = named === undefined ? expectedColumn(field) : `a column "${named}", as --map says`;
  return {
    code: 'meal/missing-column',
    message: `Cannot find a column for ${field}`,
    location,
    field,
    expected: `${wanted}; the file has ${header}`,
    ...(like === undefined ? {} : { value: like, ...fixOf(name) }),
  };
}

function expectedColumn(field: EntryField): string {
  const alias = FIELD_ALIASES[field];
  const names = alias === undefined ? `"${field}"` : `"${field}" or "${alias}"`;
  const otherwise = field === 'unit' ? ', --unit g, or --map unit=…' : `, or --map ${field}=…`;
  return `a column ${names}${otherwise}`;
}

function missingLabel(label: string, header: Header, location: Location): Diagnostic {
  const like = nearestOf(label, header.names);
  return {
    code: 'meal/missing-label',
    message: `Cannot group by "${label}" as there is no such column`,
    location,
    field: label,
    expected: `one of ${header}`,
    ...(like === undefined ? {} : { value: label, ...fixOf(like) }),
  };
}
