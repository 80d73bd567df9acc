import { type Diagnostic, fixOf, type Location, Refusal } from '../model/diagnostic.ts';
import { ENTRY_FIELDS, type EntryField, FIELD_ALIASES } from '../model/entry.ts';
import { nearestOf } from '../text/edit-distance.ts';
import { cutShort } from '../text/quote.ts';
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
 * @throws Refusal with all that is missing or there twice
 */
export function readColumns(
  header: readonly string[],
  location: Location,
  options: ReadOptions,
): Columns {
  const names = header.map(normalise);
  const faults: Diagnostic[] = [];
  const positionOf = (wanted: string) => {
    const name = normalise(wanted);
    const position = names.indexOf(name);
    if (position >= 0 && names.includes(name, position + 1))
      faults.push(repeated(wanted, location));
    return position;
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
  return { width: header.length, fields, labels };
}

function normalise(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** Without a column of amounts every row would be a standard serving, which nobody means. */
function isNeeded(field: EntryField, { columnMap: names, unit }: ReadOptions): boolean {
  if (names[field] !== undefined || field === 'food_id' || field === 'amount') return true;
  return field === 'unit' && unit === undefined;
}

function repeated(column: string, location: Location): Diagnostic {
  return {
    code: 'meal/repeated-column',
    message: `Cannot tell which of the columns "${column}" is meant`,
    location,
    field: column,
    expected: 'each column once',
  };
}

function missingColumn(
  field: EntryField,
  { columnMap: names }: ReadOptions,
  header: readonly string[],
  location: Location,
): Diagnostic {
  const named = names[field];
  const name = named ?? field;
  const like = nearestOf(name, header.map(normalise));
  const wanted = named === undefined ? expectedColumn(field) : `a column "${named}", as --map says`;
  return {
    code: 'meal/missing-column',
    message: `Cannot find a column for ${field}`,
    location,
    field,
    expected: `${wanted}; the file has ${listed(header)}`,
    ...(like === undefined ? {} : { value: like, ...fixOf(name) }),
  };
}

function expectedColumn(field: EntryField): string {
  const alias = FIELD_ALIASES[field];
  const names = alias === undefined ? `"${field}"` : `"${field}" or "${alias}"`;
  const otherwise = field === 'unit' ? ', --unit g, or --map unit=…' : `, or --map ${field}=…`;
  return `a column ${names}${otherwise}`;
}

function missingLabel(label: string, header: readonly string[], location: Location): Diagnostic {
  const like = nearestOf(label, header);
  return {
    code: 'meal/missing-label',
    message: `Cannot group by "${label}" as there is no such column`,
    location,
    field: label,
    expected: `one of ${listed(header)}`,
    ...(like === undefined ? {} : { value: label, ...fixOf(like.trim()) }),
  };
}

/** Enough of the columns to recognise the file by. */
const LISTED_CHARACTERS = 400;

function listed(header: readonly string[]): string {
  const names = header.map((name) => name.trim());
  // Quotes tell a name with a comma in it from two names, and show that there is none.
  const shown = names.map((name) => (name === '' || name.includes(',') ? `"${name}"` : name));
  return cutShort(shown.join(', '), LISTED_CHARACTERS);
}
