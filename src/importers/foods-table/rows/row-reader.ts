import type { DiagnosticSink } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import type { BasisHeadings } from '../basis/basis-headings.ts';
import type { DecimalMark } from '../columns/cells/cell-values.ts';
import { nonFoodFault } from '../columns/faults/non-food-rows.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { belowOther, LaterHeaders } from '../header/later-headers.ts';
import type { Basis } from '../headings/bases.ts';
import { tooWide } from '../long-format/long-faults.ts';
import { keepsRules } from './keeps-rules.ts';
import { type RowFood, rowToFood } from './row-to-food.ts';

/** Everything that is needed to read a row. */
export interface RowReading {
  /** The id of the source. */
  readonly source: string;
  readonly columns: FoodColumns;
  readonly mark: DecimalMark;
  /** The reference amount that the user gives. */
  readonly basis: Basis | undefined;
  /** Headings between rows that give a reference amount; undefined if the user gives it. */
  readonly headings: BasisHeadings | undefined;
  readonly report: DiagnosticSink;
}

/** Reads the rows of a table one after another. Headers and headings between them apply to the rows below. */
export class RowReader {
  readonly #reading: RowReading;
  readonly #headers: LaterHeaders;

  constructor(reading: RowReading) {
    this.#reading = reading;
    this.#headers = new LaterHeaders(reading.columns, reading.report);
  }

  /** Whether a row is empty, a header or a heading. */
  isNoFood(row: GridRow): boolean {
    if (!row.cells.some(hasText) && row.faults === undefined) return true;
    if (this.#headers.take(row)) return true;
    const { columns, headings } = this.#reading;
    if (this.#headers.isOther || row.cells.length > columns.width) return false;
    return headings?.take(row) === true;
  }

  /** The food of a row; undefined if it has a problem, which is reported. */
  read(row: GridRow): RowFood | undefined {
    const { source, columns, mark, report, headings } = this.#reading;
    if (this.#isFaulty(row)) return undefined;
    const basis = this.#reading.basis ?? headings?.basisOf(row);
    if (basis === undefined) return undefined;
    const read = rowToFood(row, { source, columns, mark, basis, report });
    const isLawful = keepsRules(read, row, columns, report);
    return read.isSound && isLawful ? read : undefined;
  }

  /** Whether a row cannot be that of a food. The problem is reported. */
  #isFaulty(row: GridRow): boolean {
    const { columns, report, headings } = this.#reading;
    const isWide = row.cells.length > columns.width;
    const faults = isWide ? [tooWide(row, columns.width)] : (row.faults ?? []);
    faults.forEach(report);
    if (faults.length > 0) return true;
    if (this.#headers.isOther) {
      report(belowOther(row));
      return true;
    }
    const nonFood = nonFoodFault(row, columns);
    if (nonFood === undefined) return false;
    report(nonFood);
    if (row.cells.filter(hasText).length === 1) headings?.takeOther();
    return true;
  }
}

function hasText(cell: string): boolean {
  return cell !== '' && cell.trim() !== '';
}
