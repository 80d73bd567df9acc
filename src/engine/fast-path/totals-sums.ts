import { isUtf8 } from 'node:buffer';
import type { Layout } from '../../evaluation/layout.ts';
import type { ReadOptions } from '../../meals/entries/reading.ts';
import { deriveTotals, readTotalsRow } from '../../meals/totals/read-totals.ts';
import type { PlacedColumn, TotalsColumns } from '../../meals/totals/totals-table.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { type ScannedRow, type ScannedRows, scanRows } from '../../tables/csv/scan-rows.ts';
import type { Accumulator } from '../entries/accumulator.ts';
import { programParts } from '../entries/totals-parts.ts';
import { csvRowOf, RowGroups } from './row-groups.ts';
import { isPlainNumber, scanDecimal } from './scan-cells.ts';

/** The positions of the columns of a CSV file of totals. */
export interface TotalsLayout {
  /** The name of the file in messages. */
  readonly name: string;
  readonly separator: string;
  readonly totals: TotalsColumns;
}

/** A column that the sums need. */
interface NeededColumn extends Pick<PlacedColumn, 'place' | 'position' | 'factor'> {
  /** Receives the amounts of the column, at its position. */
  readonly amounts: Float64Array;
}

/** The position of the mass among the amounts. */
const GRAMS_POSITION = 0;

/**
 * The fast path of totals: adds up rows from their bytes. A row is added here if each of its amounts is a plain number
 * or blank. Any other row goes to the general path, which alone knows the rules and messages.
 */
export class TotalsSums {
  readonly #sums: Accumulator;
  readonly #layout: Layout;
  readonly #options: ReadOptions;
  readonly #groups: RowGroups;
  readonly #nutrients = new Float64Array(NUTRIENTS.length).fill(Number.NaN);
  readonly #foodPatterns = new Float64Array(FOOD_PATTERNS.length).fill(Number.NaN);
  readonly #grams = new Float64Array(1).fill(Number.NaN);
  readonly #parts: Float64Array;

  constructor(sums: Accumulator, layout: Layout, options: ReadOptions) {
    this.#sums = sums;
    this.#layout = layout;
    this.#options = options;
    this.#groups = new RowGroups(sums.groups, options);
    this.#parts = new Float64Array(layout.width);
  }

  /**
   * @param bytes whole rows of a file, without its header
   * @returns where it stopped, if something is not plain CSV in UTF-8
   */
  add(bytes: Uint8Array, csv: TotalsLayout): ScannedRows {
    if (!isUtf8(bytes)) return { lines: 0, stoppedAt: 0 };
    const { name, separator, totals } = csv;
    const { needed, others } = this.#columnsOf(totals);
    const sink = { ...this.#sums.sink, totals: this.#sums.totals };
    return scanRows(bytes, 0, bytes.length, separator.charCodeAt(0), 0, (row) => {
      if (this.#addFast(bytes, row, totals, needed, others)) return;
      readTotalsRow(csvRowOf(bytes, row), totals, { name, separator }, this.#options, sink);
    });
  }

  /** The columns that the layout needs, and the places of the columns that only have to be valid. */
  #columnsOf({ columns }: TotalsColumns): { needed: NeededColumn[]; others: Int32Array } {
    this.#nutrients.fill(Number.NaN);
    this.#foodPatterns.fill(Number.NaN);
    this.#grams.fill(Number.NaN);
    const needed: NeededColumn[] = [];
    const others: number[] = [];
    for (const { of, place, position, factor } of columns) {
      if (of === 'grams') {
        needed.push({ place, position: GRAMS_POSITION, factor, amounts: this.#grams });
      } else if (of === 'nutrient') {
        if (this.#needsNutrient(position)) {
          needed.push({ place, position, factor, amounts: this.#nutrients });
        } else others.push(place);
      } else if ((this.#layout.foodPatternSlots[position] as number) >= 0) {
        needed.push({ place, position, factor, amounts: this.#foodPatterns });
      } else others.push(place);
    }
    return { needed, others: Int32Array.from(others) };
  }

  #needsNutrient(position: number): boolean {
    return derivesAmounts(this.#layout) || (this.#layout.nutrientSlots[position] as number) >= 0;
  }

  /** Returns false, and adds nothing, for a row that the general path has to read. */
  #addFast(
    bytes: Uint8Array,
    row: ScannedRow,
    { names, labels }: TotalsColumns,
    needed: readonly NeededColumn[],
    others: Int32Array,
  ): boolean {
    if (row.cells !== names.length) return false;
    const { starts, ends } = row;
    const isExact = derivesAmounts(this.#layout);
    for (let column = 0; column < needed.length; column++) {
      const { place, position, factor, amounts } = needed[column] as NeededColumn;
      const start = starts[place] as number;
      const end = ends[place] as number;
      if (start === end) {
        amounts[position] = Number.NaN;
        continue;
      }
      const amount = scanDecimal(bytes, start, end, isExact ? Number.NaN : factor) * factor;
      if (Number.isNaN(amount)) return false;
      amounts[position] = amount;
    }
    for (let column = 0; column < others.length; column++) {
      const place = others[column] as number;
      if (!isPlainNumber(bytes, starts[place] as number, ends[place] as number)) return false;
    }
    const group = this.#groups.of(bytes, row, labels);
    if (group < 0) return false;
    if (isExact) deriveTotals(this.#nutrients);
    const grams = this.#grams[GRAMS_POSITION] as number;
    programParts(
      {
        grams: Number.isNaN(grams) ? undefined : grams,
        nutrients: this.#nutrients,
        foodPatterns: this.#foodPatterns,
      },
      this.#layout,
      this.#parts,
    );
    this.#sums.entries += 1;
    this.#sums.groups.sums.addWhole(group, this.#parts);
    return true;
  }
}

/** The positions of salt and available carbohydrates, which are derived from other columns. */
const DERIVED = NUTRIENTS.filter(({ name }) => name === 'salt' || name === 'carbohydrates').map(
  ({ position }) => position,
);

/** Whether sums need amounts that are derived from several columns. */
function derivesAmounts({ nutrientSlots, hasCarbohydrateEnergy }: Layout): boolean {
  return (
    hasCarbohydrateEnergy || DERIVED.some((position) => (nutrientSlots[position] as number) >= 0)
  );
}
