import type { Diagnostic, DiagnosticSink } from '../model/diagnostic.ts';
import type { ReadingNote } from '../operations/evaluate/evaluate-files.ts';

/** Watches a run over food records, and says what helps where names are uncertain. */
export class NamesWatch {
  #uncertain = 0;
  readonly #notes = new Set<string>();
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** A sink that counts uncertain names before it passes them on. */
  counting(report: DiagnosticSink): DiagnosticSink {
    return (diagnostic: Diagnostic) => {
      if (diagnostic.code === 'meal/uncertain-food') this.#uncertain += 1;
      report(diagnostic);
    };
  }

  /** Says once how a file was read. */
  readonly note = ({ file, text }: ReadingNote): void => {
    const line = `viand: ${file}: ${text}`;
    if (!this.#notes.has(line)) this.#log(line);
    this.#notes.add(line);
  };

  /** Says what to do about uncertain names, if there were any. */
  logHint(files: readonly string[]): void {
    if (this.#uncertain === 0) return;
    const [first = 'FILE'] = files;
    const file = /\s/.test(first) ? `'${first}'` : first;
    const names =
      this.#uncertain === 1
        ? 'the name of 1 food is uncertain'
        : `the names of ${this.#uncertain} foods are uncertain`;
    this.#log(
      `viand: ${names}: viand match ${file} --review asks about each, and --accept 0.6 accepts less certain matches`,
    );
  }
}
