import { type Diagnostic, type DiagnosticSink, ViandError } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import type { AmountBasis, StatedBasis } from '../headings/column-basis.ts';
import { headingBasis, headingFound, withoutBasis } from './stated-basis.ts';

/** Tracks the reference amounts that headings between the rows of a table give. */
export class BasisHeadings {
  readonly #columns: FoodColumns;
  /** The reference amount if no heading gives one. */
  readonly #usual: AmountBasis;
  readonly #report: DiagnosticSink;
  #heading: StatedBasis | undefined;
  /** The last heading, until a food follows it. */
  #unused: { readonly heading: StatedBasis; readonly row: GridRow; isEnded?: true } | undefined;
  /** Whether foods were read before any heading. */
  #hasUsual = false;

  constructor(columns: FoodColumns, report: DiagnosticSink) {
    this.#columns = columns;
    this.#usual = columns.stated?.basis ?? '100 g';
    this.#report = report;
  }

  /** Takes a row that gives the reference amount of the rows below it; returns false for any other row. */
  take(row: GridRow): boolean {
    const heading = headingBasis(row, this.#columns);
    if (heading === undefined) return false;
    this.#reportUnused();
    this.#unused = { heading, row };
    return true;
  }

  /** Ends the current heading, because another one follows. If no food follows that one either, both are notes. */
  takeOther(): void {
    if (this.#unused !== undefined) this.#unused.isEnded = true;
    else if (this.#heading !== undefined) this.#heading = { ...this.#heading, basis: undefined };
  }

  /** The reference amount of a food. If a heading does not give it, this reports the food and returns undefined. */
  basisOf(row: GridRow): AmountBasis | undefined {
    this.#reportUnused();
    if (this.#heading === undefined) {
      this.#hasUsual = true;
      return this.#usual;
    }
    const { basis, text } = this.#heading;
    if (basis === undefined) this.#report(withoutBasis(text, row));
    return basis;
  }

  /**
   * Ends the table. A heading without foods below it is a note on all rows.
   *
   * @throws ViandError if the note contradicts the reference amount of rows that were read
   */
  end(): void {
    if (this.#unused === undefined) return;
    const { heading, row } = this.#unused;
    if (heading.basis === this.#usual) return;
    if (this.#hasUsual) throw ViandError.of([noteBelow(heading, row, this.#usual)]);
    this.#reportUnused();
  }

  /** The reference amount of the rows above; undefined if a heading does not give it. */
  #current(): AmountBasis | undefined {
    return this.#heading === undefined ? this.#usual : this.#heading.basis;
  }

  #reportUnused(): void {
    if (this.#unused === undefined) return;
    const { heading, row, isEnded } = this.#unused;
    // A heading that repeats the usual reference amount changes nothing.
    const isSame = heading.basis !== undefined && heading.basis === this.#current();
    if (!isSame) this.#report(headingFound(heading, row, this.#columns));
    this.#heading = isEnded ? { ...heading, basis: undefined } : heading;
    this.#unused = undefined;
  }
}

/** The problem of a table whose last row contradicts the reference amount of its rows. */
function noteBelow(
  { text, per }: StatedBasis,
  { location }: GridRow,
  usual: AmountBasis,
): Diagnostic {
  return {
    code: 'import/bad-value',
    message: `The note "${text}" below the table says that amounts are per ${per}, not per ${usual}`,
    location,
    field: 'per',
    value: text,
    expected: 'the note above the table, a column "per", or --per for the whole table',
  };
}
