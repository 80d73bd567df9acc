import { type Diagnostic, type DiagnosticSink, ViandError } from '../../model/diagnostic.ts';
import type { GridRow } from '../../tables/grid.ts';
import type { AmountBasis, StatedBasis } from './column-basis.ts';
import type { FoodColumns } from './read-columns.ts';
import { headingBasis, headingFound, withoutBasis } from './stated-basis.ts';

/** What the headings between the rows of a table say that amounts are per. */
export class BasisHeadings {
  readonly #columns: FoodColumns;
  /** What amounts are per where no heading says it. */
  readonly #usual: AmountBasis;
  readonly #report: DiagnosticSink;
  #heading: StatedBasis | undefined;
  /** The last heading as long as no food stands below it. */
  #unused: { readonly heading: StatedBasis; readonly row: GridRow } | undefined;
  /** Whether foods were read although no heading stood above them. */
  #hasUsual = false;

  constructor(columns: FoodColumns, report: DiagnosticSink) {
    this.#columns = columns;
    this.#usual = columns.stated?.basis ?? '100 g';
    this.#report = report;
  }

  /** Takes a row that says what the amounts below it are per; false for any other row. */
  take(row: GridRow): boolean {
    const heading = headingBasis(row, this.#columns);
    if (heading === undefined) return false;
    this.#reportUnused();
    this.#unused = { heading, row };
    return true;
  }

  /** Another heading ends what the one before it says. */
  takeOther(): void {
    const heading = this.#unused?.heading ?? this.#heading;
    this.#reportUnused();
    if (heading !== undefined) this.#heading = { ...heading, basis: undefined };
  }

  /** What the amounts of a food are per; undefined, and a fault, where a heading leaves it open. */
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
   * Ends the table. A row that is the last is no heading but a note on all rows.
   *
   * @throws ViandError where the note says of rows that they are per something else than they were read
   */
  end(): void {
    if (this.#unused === undefined) return;
    const { heading, row } = this.#unused;
    if (heading.basis === this.#usual) return;
    if (this.#hasUsual) throw ViandError.of([noteBelow(heading, row, this.#usual)]);
    this.#reportUnused();
  }

  #reportUnused(): void {
    if (this.#unused === undefined) return;
    const { heading, row } = this.#unused;
    this.#report(headingFound(heading, row, this.#columns));
    this.#heading = heading;
    this.#unused = undefined;
  }
}

/** What is wrong with a table whose last row says that its amounts are not those of 100 g. */
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
