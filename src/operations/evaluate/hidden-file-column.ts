import { FILE_LABEL } from '../../engine/run/group-shape.ts';
import { noBytes } from '../../io/reading/byte-stream.ts';
import { fileState } from '../../io/reading/unchanged-file.ts';
import { openDetected } from '../../tables/detect-format.ts';
import { Header } from '../../tables/header.ts';
import { READ_LIMITS } from '../../tables/read-limits.ts';
import { openRows } from '../../tables/row-source.ts';

/** The note on a file whose column has the name of that label. */
export const HIDDEN_FILE_COLUMN =
  '--by file groups by the name of this file, not by its column "file": rename the column to group by it';

/**
 * The files that have a column with the name of that label. Unreadable files are not among them; the run reports why
 * they are unreadable.
 */
export async function withFileColumn(files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    // A pipe can be read once only.
    if (fileState(file) !== undefined && (await hasFileColumn(file).catch(() => false)))
      found.push(file);
  }
  return found;
}

async function hasFileColumn(file: string): Promise<boolean> {
  const limits = READ_LIMITS;
  const detected = await openDetected(file, noBytes(), { limits });
  const { batches } = await openRows(detected, { syntaxCode: 'meal/syntax', limits });
  for await (const [first] of batches) {
    // Leaving the loop closes the file.
    if (first !== undefined) return new Header(first.cells).positionOf(FILE_LABEL) >= 0;
  }
  return false;
}
