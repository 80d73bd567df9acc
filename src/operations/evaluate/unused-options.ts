import type { EntrySink, ReadingNote } from '../../meals/entries/reading.ts';

/** Options of a run that only some files need. */
export type FileDependentOption = 'accept' | 'names' | 'unit' | 'aliases';

/** The notes of readers on files of totals, which have neither foods nor units. */
const OF_TOTALS = /^read as (?:totals|intakes) /;

/** Finds out which options the files of a run do not need. */
export class UnusedOptions {
  #hasNames = false;
  readonly #totals = new Set<string>();

  /** A matcher that records when a file names foods in words. */
  watching(match: EntrySink['match'] & {}): EntrySink['match'] & {} {
    return (line) => {
      this.#hasNames = true;
      return match(line);
    };
  }

  /** Looks at how a file was read. */
  see({ file, text }: ReadingNote): void {
    if (OF_TOTALS.test(text)) this.#totals.add(file);
  }

  /** Options that have no effect on these files, once the files are read. */
  among(files: readonly string[]): FileDependentOption[] {
    const areTotals = this.#totals.size === files.length;
    return [
      ...(this.#hasNames ? [] : (['accept', 'names'] as const)),
      ...(areTotals ? (['unit', 'aliases'] as const) : []),
    ];
  }
}
