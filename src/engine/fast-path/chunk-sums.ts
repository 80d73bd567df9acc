import { isUtf8 } from 'node:buffer';
import { readRow } from '../../meals/csv.ts';
import type { Columns } from '../../meals/entries/columns.ts';
import type { EntrySink, ReadOptions } from '../../meals/entries/reading.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import { isMassUnit, type Unit } from '../../model/units.ts';
import {
  emptyRow,
  type ScannedRow,
  type ScannedRows,
  scanRows,
} from '../../tables/csv/scan-rows.ts';
import type { Accumulator } from '../entries/accumulator.ts';
import { MAX_GRAMS } from '../entries/entry-diagnostics.ts';
import { toGrams } from '../entries/portions.ts';
import type { RepeatedFaults } from '../entries/repeated-faults.ts';
import type { CsvLayout } from './csv-layout.ts';
import { EntryMemory } from './entry-memory.ts';
import { type DoubtfulCell, FaultMemory } from './fault-memory.ts';
import { FoodIndex } from './food-index.ts';
import { RowKernel } from './kernel/row-kernel.ts';
import { type PlainLayout, plainLayoutOf } from './plain-layout.ts';
import { PlainRows } from './plain-rows.ts';
import { csvRowOf, RowGroups, type WithGroup } from './row-groups.ts';
import { isTrimmed, scanAmount, scanUnit } from './scan-cells.ts';

const LF = 0x0a;

const ignoreAssumptions = () => {};

/**
 * The fast path: adds up rows of CSV from their bytes, without a string or an object for each row. A row is added here
 * if all of its fields are valid exactly as written. Any other row goes to the general path, which alone knows the
 * rules and the messages.
 */
export class ChunkSums {
  readonly #sums: Accumulator;
  readonly #options: ReadOptions;
  readonly #foods: FoodIndex;
  readonly #groups: RowGroups;
  readonly #plain: PlainRows;
  readonly #faults: FaultMemory;
  readonly #entries: EntryMemory;
  readonly #match: EntrySink['match'];
  readonly #row = emptyRow();
  /** The group of the previous row; -1 if the general path read that row. */
  #group = -1;
  /** Whether `#plain` adds rows, so that only the rows that it skips are scanned here. */
  #hasPlainRows = false;

  /** @param match resolves measures such as cups; without it, they are unknown units */
  constructor(sums: Accumulator, options: ReadOptions, match?: EntrySink['match']) {
    this.#sums = sums;
    this.#match = match;
    this.#options = options;
    this.#groups = new RowGroups(sums.groups, options);
    const kernel = new RowKernel(sums.foods.layout.width);
    this.#foods = new FoodIndex(sums.foods, kernel.foods);
    this.#faults = new FaultMemory(sums);
    this.#entries = new EntryMemory(sums);
    this.#plain = new PlainRows(sums, this.#foods, kernel);
  }

  /**
   * Adds rows; `settle` completes the sums.
   *
   * @param bytes whole rows of a file, without its header
   * @returns the position where the scan stopped if something is not plain CSV in UTF-8
   */
  add(bytes: Uint8Array, csv: CsvLayout): ScannedRows {
    if (!isUtf8(bytes)) return { lines: 0, stoppedAt: 0 };
    this.#group = -1;
    const layout = plainLayoutOf(csv, this.#options);
    this.#hasPlainRows = layout !== undefined;
    const scanned =
      layout === undefined
        ? this.#scan(bytes, 0, bytes.length, csv, leadingLabels(csv.columns), 0)
        : this.#addPlain(bytes, csv, layout);
    this.#foods.countIds((food, id, entries) => this.#sums.countId(food, id, entries));
    return scanned;
  }

  /** Adds pending rows to the sums. Call it before you read the sums. */
  settle(): void {
    this.#plain.settle();
  }

  /** The faults that many of the rows added since the last call share. */
  takeFaults(): RepeatedFaults | undefined {
    return this.#faults.take();
  }

  /** Adds plain rows in one pass, and scans those between them cell by cell. */
  #addPlain(bytes: Uint8Array, csv: CsvLayout, layout: PlainLayout): ScannedRows {
    const allowsBlank = this.#options.allowsBlankLabels === true && csv.hasPlainRowsOnly !== true;
    this.#plain.load(bytes, layout, allowsBlank);
    let lines = 0;
    for (let at = 0; at < bytes.length; ) {
      at = this.#plain.add(bytes, at);
      lines += this.#plain.rows;
      if (at >= bytes.length) break;
      const lineEnd = bytes.indexOf(LF, at) + 1 || bytes.length;
      const scanned = this.#scan(bytes, at, lineEnd, csv, 0, lines);
      lines += scanned.lines;
      if (scanned.stoppedAt !== undefined) {
        this.#plain.takeRuns();
        return { lines, stoppedAt: scanned.stoppedAt };
      }
      at = lineEnd;
    }
    this.#plain.takeRuns();
    return { lines };
  }

  /** Adds a scanned row to its group. */
  #addToGroup(
    bytes: Uint8Array,
    row: ScannedRow,
    { labels }: Columns,
    start: number,
    add: (group: number) => void,
  ): boolean {
    if (this.#hasPlainRows) {
      if (this.#plain.addLater(start, add)) return true;
      // The groups of earlier rows come first.
      this.#plain.takeRuns();
    }
    const group =
      row.isAlike && this.#group >= 0 ? this.#group : this.#groups.of(bytes, row, labels);
    if (group < 0) return false;
    this.#group = group;
    add(group);
    return true;
  }

  /** @param lines the number of lines before `start` */
  #scan(
    bytes: Uint8Array,
    start: number,
    end: number,
    csv: CsvLayout,
    leading: number,
    lines: number,
  ): ScannedRows {
    let isRefused = false;
    const take = (row: ScannedRow) => {
      if (isRefused) return;
      const withGroup: WithGroup = (add) => this.#addToGroup(bytes, row, csv.columns, start, add);
      const isBlank = csv.hasPlainRowsOnly === true && hasBlankLabel(row, csv.columns);
      if (!isBlank && this.#addFast(bytes, row, csv, withGroup)) return;
      isRefused = csv.hasPlainRowsOnly === true;
      if (isRefused) return;
      row.line += lines;
      const doubtful = this.#doubtfulCell(bytes, row, csv);
      const isKnown =
        (doubtful !== undefined && this.#faults.add(bytes, row, csv, doubtful, withGroup)) ||
        this.#entries.add(bytes, row, csv, withGroup);
      if (isKnown) return;
      this.#group = -1;
      if (this.#hasPlainRows) this.#plain.takeRuns();
      this.#read(bytes, row, csv, doubtful);
    };
    const separator = csv.separator.charCodeAt(0);
    const scanned = scanRows(bytes, start, end, separator, leading, take, this.#row);
    return isRefused ? { ...scanned, stoppedAt: start } : scanned;
  }

  /** Returns false, and does nothing, for a row that the general path has to read. */
  #addFast(
    bytes: Uint8Array,
    row: ScannedRow,
    { columns: { width, fields }, unit: own }: CsvLayout,
    withGroup: WithGroup,
  ): boolean {
    if (row.cells !== width) return false;
    const { starts, ends } = row;
    const food = this.#food(
      bytes,
      starts[fields.food_id] as number,
      ends[fields.food_id] as number,
    );
    if (food < 0) return false;
    const unit = this.#unit(bytes, row, fields.unit, own);
    if (unit === undefined || !this.#isWeighedAsEaten(bytes, row, fields)) return false;
    const amount = scanAmount(
      bytes,
      starts[fields.amount] as number,
      ends[fields.amount] as number,
    );
    const foods = this.#foods;
    const grams =
      unit === 'g' ? amount : toGrams(amount, unit, foods.density(food), ignoreAssumptions);
    // This also holds for NaN: an amount that is not a plain number, or a volume without a density.
    if (!(grams <= MAX_GRAMS)) return false;
    const add = (group: number) => foods.parts.addTo(this.#sums.groups.sums, group, food, grams);
    if (!withGroup(add)) return false;
    this.#sums.entries += 1;
    foods.countEntry(food);
    return true;
  }

  /** The food of an id; -1 if the general path has to find it. */
  #food(bytes: Uint8Array, start: number, end: number): number {
    if (start === end || !isTrimmed(bytes, start, end)) return -1;
    return this.#foods.find(bytes, start, end);
  }

  /** @param own the unit of the file for rows without one, which takes precedence over the caller's */
  #unit(
    bytes: Uint8Array,
    { starts, ends }: ScannedRow,
    column: number,
    own?: Unit,
  ): Unit | undefined {
    if (column < 0 || starts[column] === ends[column]) return own ?? this.#options.unit;
    return scanUnit(bytes, starts[column] as number, ends[column] as number);
  }

  /** Whether the food was weighed as eaten: the cell is 0 or empty. */
  #isWeighedAsEaten(
    bytes: Uint8Array,
    { starts, ends }: ScannedRow,
    { weighted_before_process: column }: Columns['fields'],
  ): boolean {
    if (column < 0) return true;
    const length = (ends[column] as number) - (starts[column] as number);
    return length === 0 || (length === 1 && bytes[starts[column] as number] === 0x30);
  }

  /** The only field that is not plain; undefined if there are several, or if it is blank. */
  #doubtfulCell(
    bytes: Uint8Array,
    row: ScannedRow,
    { columns: { width, fields }, hasMeasures }: CsvLayout,
  ): DoubtfulCell | undefined {
    if (row.cells !== width || !this.#isWeighedAsEaten(bytes, row, fields)) return undefined;
    const { food_id: food, amount, unit: unitColumn } = fields;
    const { starts, ends } = row;
    const isText = (column: number) => {
      const start = starts[column] as number;
      const end = ends[column] as number;
      return start < end && isTrimmed(bytes, start, end);
    };
    if (amount < 0 || !isText(food) || !isText(amount)) return undefined;
    const unit = this.#unit(bytes, row, unitColumn);
    const isFood = this.#food(bytes, starts[food] as number, ends[food] as number) >= 0;
    const grams = scanAmount(bytes, starts[amount] as number, ends[amount] as number);
    const isAmount = !Number.isNaN(grams);
    if (unit === undefined) {
      if (!isFood || !isAmount || unitColumn < 0 || !isText(unitColumn)) return undefined;
      // The mass of a measure also depends on the food and the amount.
      if (hasMeasures === true) return undefined;
      return { field: 'unit', cell: unitColumn, unit };
    }
    if (isFood === isAmount) return undefined;
    if (!isFood) return { field: 'food_id', cell: food, unit: undefined };
    return isMassUnit(unit) ? { field: 'amount', cell: amount, unit } : undefined;
  }

  /** Reads a row on the general path, and remembers the outcome. */
  #read(
    bytes: Uint8Array,
    row: ScannedRow,
    csv: CsvLayout,
    doubtful: DoubtfulCell | undefined,
  ): void {
    const { name, separator, columns } = csv;
    const { sink } = this.#sums;
    const found: Diagnostic[] = [];
    let added: Entry | undefined;
    const watched: EntrySink = {
      ...sink,
      report(diagnostic) {
        found.push(diagnostic);
        sink.report(diagnostic);
      },
      entry(entry) {
        const fault = sink.entry(entry);
        if (fault === undefined) added = entry;
        return fault;
      },
    };
    const match = csv.hasMeasures === true ? this.#match : undefined;
    const all = match === undefined ? watched : { ...watched, match };
    readRow(csvRowOf(bytes, row), columns, { name, separator }, this.#options, all, csv.marks);
    if (doubtful !== undefined) this.#faults.keep(bytes, row, csv, doubtful, found);
    if (added !== undefined && found.length === 0) this.#entries.keep(bytes, row, csv, added);
  }
}

function hasBlankLabel({ starts, ends }: ScannedRow, { labels }: Columns): boolean {
  return labels.some((column) => starts[column] === ends[column]);
}

/** The number of leading cells that make the group if all labels precede all fields; otherwise 0. */
function leadingLabels({ labels, fields }: Columns): number {
  const last = Math.max(-1, ...labels);
  const first = Math.min(...Object.values(fields).filter((position) => position >= 0));
  return last < first ? last + 1 : 0;
}
