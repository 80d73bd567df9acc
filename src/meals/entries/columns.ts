import { type Diagnostic, type Location, ViandError } from '../../model/diagnostic.ts';
import {
  CONFIDENCE_COLUMN,
  ENTRY_FIELDS,
  type EntryField,
  SIZE_ASSUMED_COLUMN,
} from '../../model/entry.ts';
import { Header, repeatedColumn } from '../../tables/header.ts';
import { columnTopic, findLabelColumn } from '../headers/column-names.ts';
import { unitOfColumn } from '../headers/column-units.ts';
import { foodsTableFault } from '../headers/foods-table-fault.ts';
import { foreignHeader } from '../headers/foreign-header.ts';
import { missingField } from '../headers/missing-field.ts';
import { misspeltFlag, unreadColumnText } from '../headers/misspelt-flag.ts';
import { isRawFlagName } from '../headers/raw-flag-column.ts';
import { mayLackLabel, missingColumn as missingLabel } from './labels.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

/** The positions of the fields and labels of an entry in a row; -1 for a field without a column. */
export interface Columns {
  readonly width: number;
  readonly fields: Readonly<Record<EntryField, number>>;
  /** -1 for an optional label that has no column. */
  readonly labels: readonly number[];
  /** The column with the confidence of each match; -1 if there is none. */
  readonly confidence: number;
  /** The column that says whether a usual size was assumed; -1 if there is none. */
  readonly sizeAssumed: number;
  /** The name of a column that most likely means `weighted_before_process`, but is not read. */
  readonly misspeltFlag?: string;
}

/**
 * Finds the columns of a header, whatever their case and order.
 *
 * @throws ViandError with all columns that are missing or repeated
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
      const isNamed = position >= 0 || options.columnMap[field] !== undefined;
      return [field, isNamed ? position : synonymOf(field, header)];
    }),
  ) as Record<EntryField, number>;
  const { labels, faults: labelFaults } = findLabels(header, location, options);

  const missing = ENTRY_FIELDS.filter((field) => fields[field] < 0 && isNeeded(field, options));
  const foodsTable = missing.includes('amount') ? foodsTableFault(cells, location) : undefined;
  if (foodsTable !== undefined) throw foodsTable;
  const foreign = missing.includes('food_id') ? foreignHeader(cells) : undefined;
  if (foreign !== undefined && options.columnMap.food_id === undefined) {
    throw new ViandError({ code: 'meal/missing-column', location, field: 'food_id', ...foreign });
  }
  faults.push(
    ...missing.map((field) => missingField(field, header, location, options.columnMap[field])),
    ...labelFaults,
  );
  if (faults.length > 0) throw ViandError.of(faults);
  const unread = fields.weighted_before_process < 0 ? unreadColumn(header, options) : undefined;
  return {
    width: cells.length,
    fields,
    labels,
    confidence: header.positionOf(CONFIDENCE_COLUMN),
    sizeAssumed: header.positionOf(SIZE_ASSUMED_COLUMN),
    ...(unread === undefined ? {} : { misspeltFlag: unread }),
  };
}

function unreadColumn({ names }: Header, { columnMap, groupBy }: ReadOptions): string | undefined {
  const name = misspeltFlag(names, flagName(columnMap)) ?? names.find(isRawFlagName);
  return name === undefined || groupBy.includes(name) ? undefined : name;
}

/** Reports a column that viand ignores although its name is almost that of a column it reads. */
export function noteUnreadColumn(
  file: string,
  { misspeltFlag: name }: Columns,
  { columnMap }: ReadOptions,
  note: EntrySink['note'],
): void {
  if (name === undefined) return;
  note?.({ file, text: unreadColumnText(name, flagName(columnMap)) });
}

function flagName({ weighted_before_process: name }: ReadOptions['columnMap']): string {
  return name ?? 'weighted_before_process';
}

/**
 * Finds the columns of the labels alone, of a file that has no entries.
 *
 * @throws ViandError with all labels that are missing or repeated
 */
export function readLabelColumns(
  cells: readonly string[],
  location: Location,
  options: ReadOptions,
): readonly number[] {
  const { labels, faults } = findLabels(new Header(cells), location, options);
  if (faults.length > 0) throw ViandError.of(faults);
  return labels;
}

function findLabels(header: Header, location: Location, options: ReadOptions) {
  const faults: Diagnostic[] = [];
  const labels = options.groupBy.map((label) => {
    // The first of several equal columns counts if viand only observes it.
    if (header.isRepeated(label) && options.observedLabels?.includes(label) !== true) {
      faults.push(repeatedColumn('meal/repeated-column', label, location));
    }
    const exact = header.positionOf(label);
    const position = exact < 0 ? findLabelColumn(label, header.names) : exact;
    if (position < 0 && !mayLackLabel(label, options)) {
      faults.push(missingLabel(label, header, location));
    }
    return position;
  });
  return { labels, faults };
}

/** A file without a column of amounts is refused, because every row would count as a standard serving. */
function isNeeded(field: EntryField, { columnMap: names, unit }: ReadOptions): boolean {
  if (names[field] !== undefined || field === 'food_id' || field === 'amount') return true;
  return field === 'unit' && unit === undefined;
}

/** The column that holds a field under another name; -1 if there is none. */
function synonymOf(field: EntryField, { names }: Header): number {
  // The reader of records handles units in the names of columns of amounts.
  return names.findIndex((name) => columnTopic(name) === field && unitOfColumn(name) === undefined);
}
