import type { Diagnostic, DiagnosticCode, Location } from '../model/diagnostic.ts';
import { cutShort } from '../text/escaping/quote.ts';
import { normaliseColumnName } from '../text/words/column-names.ts';
import { nearestOf } from '../text/words/edit-distance.ts';

/** The column names of a table, and their positions. */
export class Header {
  /** The names in the file, without white space around them. */
  readonly names: readonly string[];
  readonly #normalised: readonly string[];

  constructor(cells: readonly string[]) {
    this.names = cells.map((name) => name.trim());
    this.#normalised = this.names.map(normaliseColumnName);
  }

  /** The first column with a name, from 0; -1 if there is none. */
  positionOf(name: string): number {
    return this.#normalised.indexOf(normaliseColumnName(name));
  }

  isRepeated(name: string): boolean {
    const normalised = normaliseColumnName(name);
    return this.#normalised.indexOf(normalised) !== this.#normalised.lastIndexOf(normalised);
  }

  /** The normalised name that is most similar to this one, if any. */
  nearestTo(name: string): string | undefined {
    return nearestOf(name, this.#normalised);
  }

  /** The names in one line, as many as are needed to recognise the file. */
  toString(): string {
    // Quotes distinguish a name with a comma from two names, and show an empty name.
    const shown = this.names.map((name) =>
      name === '' || name.includes(',') ? `"${name}"` : name,
    );
    return cutShort(shown.join(', '), LISTED_CHARACTERS);
  }
}

/** Characters of a list of columns in a message; a longer list is cut short. */
const LISTED_CHARACTERS = 400;

/** Two columns with the same name, one of them a column that viand reads. */
export function repeatedColumn(
  code: DiagnosticCode,
  column: string,
  location: Location,
): Diagnostic {
  return {
    code,
    message: `Duplicate column "${column}"`,
    location,
    field: column,
    expected: 'each column once',
  };
}
