import type { Diagnostic, DiagnosticSink } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { classifyHeaderRow } from './repeated-header.ts';

/**
 * The headers between rows. Repeats are skipped. Rows below a different header are rejected, because their columns are
 * not those of the first header.
 */
export class LaterHeaders {
  readonly #columns: FoodColumns;
  readonly #report: DiagnosticSink;
  #last: 'same' | 'other' | undefined;

  constructor(columns: FoodColumns, report: DiagnosticSink) {
    this.#columns = columns;
    this.#report = report;
  }

  /** Whether the rows are below a different header. */
  get isOther(): boolean {
    return this.#last === 'other';
  }

  /** Takes a row if it is a header, and reports it, unless it repeats the previous header in the same way. */
  take(row: GridRow): boolean {
    const again = classifyHeaderRow(row, this.#columns);
    if (again === undefined) return false;
    const isKnown = again === 'same' && this.#last !== undefined;
    this.#last = again;
    if (!isKnown) this.#report({ ...PROBLEMS[again], location: row.location });
    return true;
  }
}

const PROBLEMS: Readonly<Record<'same' | 'other', Diagnostic>> = {
  same: {
    code: 'import/bad-value',
    message: 'The header is repeated',
    expected: 'one header; viand skips its repeats',
  },
  other: {
    code: 'import/bad-value',
    message: 'The table has a second header',
    expected: 'one header: viand skips the rows below the second, which need a table of their own',
  },
};

/** The problem of a row below a different header. */
export function belowOther({ location }: GridRow): Diagnostic {
  return {
    code: 'import/bad-value',
    message: 'The row is below a second header',
    location,
    expected: 'rows with the columns of the first header',
  };
}
