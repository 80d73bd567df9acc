import { CONFIDENCE_COLUMN, FIELD_ALIASES, SIZE_ASSUMED_COLUMN } from '../../model/entry.ts';
import { readUnit } from '../../model/units.ts';
import { cellRows } from '../../tables/csv/cell-spans.ts';
import { hasMarkdownTable } from '../../tables/csv/markdown-table.ts';
import { separatorOf } from '../../tables/csv/separator.ts';
import { Header } from '../../tables/header.ts';
import { normaliseColumnName } from '../../text/words/column-names.ts';
import { isExportHeader } from '../exports/exports.ts';
import { columnTopic } from '../headers/column-names.ts';
import { unitOfColumn } from '../headers/column-units.ts';
import type { ColumnTopic } from '../headers/header-names.ts';
import { LABEL_TOPICS, ownTopic } from '../headers/own-names.ts';
import { rawFlagColumn } from '../headers/raw-flag-column.ts';
import { columnsWrittenOnce } from '../layouts/rows/columns/fill-down.ts';
import { type MarkMeanings, marksToHeed } from '../values/decimal-marks.ts';
import { isEatenName, isLeftName, partEaten } from '../words/amounts/eaten-part.ts';
import type { ReadOptions } from './reading.ts';

/** How to read the rows of a table of entries that begins with its header and has food ids. */
export interface EntryTable {
  /** Places of the label columns that are written once and blank below. */
  readonly filledColumns: readonly number[];
  /** Some amounts are in measures that depend on the food, such as cups. */
  readonly hasOtherUnits: boolean;
  /** Whether the table gives the confidence of each match, or says whether a size is assumed. */
  readonly hasMatches: boolean;
  /** Places of all label columns. */
  readonly labelColumns: readonly number[];
  /** The meaning of commas and points in amounts, if not all are decimal: "1.250" next to "150,5" is a thousand. */
  readonly marks: MarkMeanings | undefined;
}

/** The number of bytes by which a table is judged. A caller passes one byte more, if there is one. */
export const JUDGED_BYTES = 64 * 1024;

/** Rows by which a table is judged. */
const JUDGED_ROWS = 100;

/**
 * Judges by its beginning whether a text is a table of entries, which can be read row by row at any size.
 *
 * @param head the first bytes, in UTF-8: more than {@link JUDGED_BYTES}, or the whole text
 * @returns undefined for anything else: other layouts, or names instead of ids
 */
export function judgeEntryTable(head: Uint8Array, options: ReadOptions): EntryTable | undefined {
  const { layout = 'rows', column } = options;
  if (column !== undefined || (layout !== 'rows' && layout !== 'grouped')) return undefined;
  const table = judgedTable(head);
  if (table === undefined) return undefined;
  // An export may call its own codes food codes.
  if (options.columnMap.food_id === undefined && isExportHeader(table.names)) return undefined;
  const columns = entryColumns(table, options);
  if (columns === undefined || isForRecords(table, columns, options)) return undefined;
  const { names, below, topics, header } = table;
  const labelColumns = topics.flatMap((topic, position) =>
    LABEL_TOPICS.some((label) => label === topic) || isGroupedBy(names[position] ?? '', options)
      ? [position]
      : [],
  );
  const { unit, amount } = columns;
  const amounts = below.map((row) => row[amount] ?? '');
  return {
    hasOtherUnits: below.some((row) => row[unit] && readUnit(row[unit]) === undefined),
    hasMatches: [CONFIDENCE_COLUMN, SIZE_ASSUMED_COLUMN].some(
      (name) => header.positionOf(name) >= 0,
    ),
    labelColumns,
    // Between commas, numbers have no others.
    marks: table.separator === ',' ? undefined : marksToHeed(amounts),
    filledColumns: filledColumns(below, labelColumns, options.layout),
  };
}

/** The beginning of a table. */
interface JudgedTable {
  readonly separator: string;
  readonly names: readonly string[];
  readonly header: Header;
  readonly topics: readonly (ColumnTopic | undefined)[];
  readonly below: readonly (readonly string[])[];
  /** Whether these are all rows of a short table. */
  readonly isWhole: boolean;
}

/** The rows by which a text is judged; undefined for a table in Markdown. */
function judgedTable(head: Uint8Array): JudgedTable | undefined {
  const lines = Buffer.from(judgedLines(head)).toString().trimStart();
  const separator = separatorOf(lines.split('\n', 1)[0] as string);
  if (separator === '|' && hasMarkdownTable(lines)) return undefined;
  const rows: string[][] = [];
  for (const cells of cellRows(lines, separator)) {
    const row = cells.map(({ text }) => text.trim());
    if (row.some((text) => text !== '')) rows.push(row);
    if (rows.length > JUDGED_ROWS) break;
  }
  const [names = [], ...below] = rows;
  return {
    ...{ separator, names, below },
    header: new Header(names),
    topics: names.map(columnTopic),
    isWhole: head.length <= JUDGED_BYTES,
  };
}

/** The positions of columns; -1 for a missing one. */
interface EntryColumns {
  readonly food: number;
  readonly unit: number;
  readonly amount: number;
}

/** The columns of entries; undefined if there are no ids, or the amount has its unit in the name of its column. */
function entryColumns(
  { names, header, topics }: JudgedTable,
  options: ReadOptions,
): EntryColumns | undefined {
  const { columnMap } = options;
  const positionOf = (topic: 'food_id' | 'unit') => {
    const mapped = columnMap[topic];
    return mapped === undefined ? topics.indexOf(topic) : header.positionOf(mapped);
  };
  const [food, unit] = [positionOf('food_id'), positionOf('unit')];
  // If an amount has a unit, that unit counts, even next to a column "grams".
  const own = header.positionOf(columnMap.amount ?? 'amount');
  const hasOwn = own >= 0 && (unit >= 0 || options.unit !== undefined);
  const found = hasOwn ? own : topics.indexOf('amount');
  // "grams" is the unit of its column, unless the caller names another column or unit.
  const isAmountNamed = columnMap.amount !== undefined && options.unit !== undefined;
  const hasUnitInName = !isAmountNamed && unitOfColumn(names[found] ?? '') !== undefined;
  if (food < 0 || hasUnitInName) return undefined;
  return { food, unit, amount: columnMap.amount === undefined ? found : own };
}

/** Whether only the reader of records understands the table: it has names of foods, or parts that were eaten. */
function isForRecords(
  { names, topics, below, isWhole }: JudgedTable,
  { food }: EntryColumns,
  { columnMap }: ReadOptions,
): boolean {
  if (hasNames(below.map((row) => row[food] ?? ''))) return true;
  // Next to codes of other tables, names count if the catalogue lacks a code. A long table is read by its codes only.
  const isOwnId = OWN_IDS.has(normaliseColumnName(names[food] ?? ''));
  const isCode = !isOwnId && columnMap.food_id === undefined;
  if (isWhole && isCode && topics.includes('food')) return true;
  if (columnMap.amount === undefined && names.some((_, at) => saysEaten(names, below, at))) {
    return true;
  }
  const hasFlag =
    columnMap.weighted_before_process !== undefined || topics.includes('weighted_before_process');
  // In a long table, a note says that such a column is not read: a record is read as a whole.
  return isWhole && !hasFlag && rawFlagColumn(names, below, true) >= 0;
}

/** Whether a column says how much was eaten or left over. */
function saysEaten(
  names: readonly string[],
  below: readonly (readonly string[])[],
  position: number,
): boolean {
  const name = names[position] ?? '';
  if (ownTopic(name) !== undefined || (!isEatenName(name) && !isLeftName(name))) return false;
  const cells = below.flatMap((row) => row[position] || []);
  return cells.length > 0 && cells.every(isAmountOrShare);
}

/** @param layout the one that the caller asks for, if any */
function filledColumns(
  below: readonly (readonly string[])[],
  labels: readonly number[],
  layout: ReadOptions['layout'],
): readonly number[] {
  if (layout === 'rows') return [];
  return layout === 'grouped' ? labels : columnsWrittenOnce(below, labels);
}

/** The names of columns of ids in meal files. */
const OWN_IDS = new Set(['food_id', FIELD_ALIASES.food_id]);

/** "150", "20 g", "1/2", "75 %" and "all", but not "yes", which may be a label. */
function isAmountOrShare(cell: string): boolean {
  return /^\d/.test(cell)
    ? !/^\d{4}-\d/.test(cell)
    : !/^(?:yes|no|y|n|j|ja|nein)$/i.test(cell) && partEaten(cell) !== undefined;
}

/** Labels that are only observed are not filled in. */
function isGroupedBy(name: string, { groupBy, observedLabels = [] }: ReadOptions): boolean {
  return groupBy.includes(name) && !observedLabels.includes(name);
}

/** All lines of a short text, or the complete lines among the first bytes of a longer one. */
function judgedLines(head: Uint8Array): Uint8Array {
  if (head.length <= JUDGED_BYTES) return head;
  const first = head.subarray(0, JUDGED_BYTES);
  return first.subarray(0, first.lastIndexOf(0x0a) + 1);
}

/** Two words, a word with a capital, or a German letter: ids have none of these. */
const NAME = /\p{L}{2} \p{L}{2}|^\p{Lu}\p{Ll}{2}|[äöüß]/u;

/** Matches most ids without a pattern for letters of all scripts, which V8 takes most of a millisecond to compile. */
const PLAIN_ID = /^[a-z\d._-]*$/;

/** One or two names among ids count as mistakes. */
const LEAST_NAMES = 3;

/** Whether most cells are names as people write them, such as "Wholemeal bread", rather than ids. */
function hasNames(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const names = filled.filter((cell) => !PLAIN_ID.test(cell) && NAME.test(cell));
  return names.length >= LEAST_NAMES && names.length > filled.length / 2;
}
