import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { SheetCells } from '../../workbook/sheet-grid.ts';

/** What the thread is asked for: a PDF to read. */
export interface PdfTask {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The most cells of all rows. */
  readonly maxCells: number;
}

/** Its answer: what the file says, or why it cannot be read. */
export type PdfAnswer =
  | { readonly sheet: SheetCells }
  | { readonly diagnostics: readonly Diagnostic[] }
  | { readonly reason: string };
