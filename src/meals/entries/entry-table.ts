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
import { LABEL_TOPICS, ownTopic } from '../headers/own-names.ts';
import { rawFlagColumn } from '../headers/raw-flag-column.ts';
import { columnsWrittenOnce } from '../layouts/rows/fill-down.ts';
import { type MarkMeanings, marksToHeed } from '../values/decimal-marks.ts';
import { isEatenName, isLeftName, partEaten } from '../words/eaten-part.ts';
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
  const { layout = 'rows', column, columnMap } = options;
  if (column !== undefined || (layout !== 'rows' && layout !== 'grouped')) return undefined;
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
  /** Whether a column says how much was eaten or left over. Only the reader of records understands these columns. */
  const saysEaten = (position: number) => {
    const name = names[position] ?? '';
    if (ownTopic(name) !== undefined || (!isEatenName(name) && !isLeftName(name))) return false;
    const cells = below.flatMap((row) => row[position] || []);
    return cells.length > 0 && cells.every(isAmountOrShare);
  };
  // An export may call its own codes food codes.
  if (columnMap.food_id === undefined && isExportHeader(names)) return undefined;
  const header = new Header(names);
  const topics = names.map(columnTopic);
  const food =
    columnMap.food_id === undefined
      ? topics.indexOf('food_id')
      : header.positionOf(columnMap.food_id);
  const unit =
    columnMap.unit === undefined ? topics.indexOf('unit') : header.positionOf(columnMap.unit);
  // If an amount has a unit, that unit counts, even next to a column "grams".
  const own = header.positionOf(columnMap.amount ?? 'amount');
  const hasOwn = own >= 0 && (unit >= 0 || options.unit !== undefined);
  const amountAt = hasOwn ? own : topics.indexOf('amount');
  const amount = names[amountAt] ?? '';
  // "grams" is the unit of its column, unless the caller names another column or unit.
  const isAmountNamed = columnMap.amount !== undefined && options.unit !== undefined;
  if (food < 0 || (!isAmountNamed && unitOfColumn(amount) !== undefined)) return undefined;
  if (hasNames(below.map((row) => row[food] ?? ''))) return undefined;
  // Next to codes of other tables, names count if the catalogue lacks a code. A long table is read by its codes only.
  const isWhole = head.length <= JUDGED_BYTES;
  const isOwnId = OWN_IDS.has(normaliseColumnName(names[food] ?? ''));
  if (isWhole && !isOwnId && columnMap.food_id === undefined && topics.includes('food')) {
    return undefined;
  }
  if (columnMap.amount === undefined && names.some((_, at) => saysEaten(at))) return undefined;
  const hasFlag =
    columnMap.weighted_before_process !== undefined || topics.includes('weighted_before_process');
  // In a long table, a note says that such a column is not read: a record is read as a whole.
  if (isWhole && !hasFlag && rawFlagColumn(names, below, true) >= 0) return undefined;
  const labels = topics.flatMap((topic, position) =>
    LABEL_TOPICS.some((label) => label === topic) || isGroupedBy(names[position] ?? '', options)
      ? [position]
      : [],
  );
  const hasOtherUnits = below.some((row) => row[unit] && readUnit(row[unit]) === undefined);
  const hasMatches = [CONFIDENCE_COLUMN, SIZE_ASSUMED_COLUMN].some(
    (name) => header.positionOf(name) >= 0,
  );
  const amounts = columnMap.amount === undefined ? amountAt : own;
  // Between commas, numbers have no others.
  const marks = separator === ',' ? undefined : marksToHeed(below.map((row) => row[amounts] ?? ''));
  const judged = { hasOtherUnits, hasMatches, labelColumns: labels, marks };
  if (options.layout === 'rows') return { ...judged, filledColumns: [] };
  return {
    ...judged,
    filledColumns: layout === 'grouped' ? labels : columnsWrittenOnce(below, labels),
  };
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
