import { type Diagnostic, type DiagnosticSink, ViandError } from '../../model/diagnostic.ts';

/** At most this many problems are reported individually. */
const FEW = 20;

/**
 * The problems of an export. A few of them are thrown. If there are many, each one goes to a list, and the error gives
 * their number.
 */
export class ExportFaults {
  readonly #few: Diagnostic[] = [];
  readonly #refused: DiagnosticSink;
  count = 0;

  /** @param refused receives each problem if there are many */
  constructor(refused: DiagnosticSink) {
    this.#refused = refused;
  }

  readonly add: DiagnosticSink = (fault) => {
    this.count += 1;
    if (this.count <= FEW) this.#few.push(fault);
    if (this.count === FEW + 1) this.#few.forEach(this.#refused);
    if (this.count > FEW) this.#refused(fault);
  };

  /** @throws ViandError if there are problems */
  end(): void {
    const [first] = this.#few;
    if (first === undefined) return;
    if (this.count <= FEW) throw ViandError.of(this.#few);
    const { file } = first.location ?? {};
    throw new ViandError({
      code: 'import/bad-value',
      message: `Cannot import the export, since ${this.count} values are invalid`,
      ...(file === undefined ? {} : { location: { file } }),
      expected: 'values as "viand catalogue export" writes them',
    });
  }
}
