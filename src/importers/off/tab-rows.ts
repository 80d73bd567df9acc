import { textLines } from '../../io/reading/text-lines.ts';
import type { TextSource } from '../../io/reading/text-source.ts';
import type { Location } from '../../model/diagnostic.ts';

/** A row of a table, with its location. */
export interface OffRow {
  readonly cells: readonly string[];
  readonly location: Location;
}

/**
 * The rows of an export with tabs. Open Food Facts writes one row per line, with quotes as people typed them: `"Cola"
 * zero` is a name. Read as CSV, a name that begins with a quote would swallow the rows below.
 */
export async function* tabRows({ name, chunks }: TextSource): AsyncGenerator<OffRow> {
  let line = 0;
  for await (const text of textLines(chunks)) {
    line += 1;
    if (text.trim() === '') continue;
    yield { cells: text.split('\t').map(unquoted), location: { file: name, line } };
  }
}

/** Programs that rewrite such a table quote cells that contain quotes, and double the quotes inside. */
function unquoted(cell: string): string {
  const within = /^"((?:[^"]|"")*)"$/.exec(cell)?.[1];
  return within === undefined ? cell : within.replaceAll('""', '"');
}
