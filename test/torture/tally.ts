/** The result of each class of attempts: their number, and the failures. */
export class Tally {
  readonly #classes = new Map<string, { tried: number; failures: string[] }>();

  /** @param failure undefined if the attempt succeeded */
  add(name: string, failure: string | undefined): void {
    const found = this.#classes.get(name) ?? { tried: 0, failures: [] };
    found.tried += 1;
    if (failure !== undefined) found.failures.push(failure);
    this.#classes.set(name, found);
  }

  get failures(): string[] {
    return [...this.#classes].flatMap(([name, { failures }]) =>
      failures.map((failure) => `${name}: ${failure}`),
    );
  }

  /**
   * A table of classes, attempts and failures, followed by the failures, each with how to reproduce
   * it.
   */
  table(): string {
    const rows = [...this.#classes].map(([name, { tried, failures }]) => [
      name,
      String(tried),
      String(failures.length),
    ]);
    const lines = [['class', 'tried', 'failed'], ...rows].map(
      ([name = '', tried = '', failed = '']) =>
        `${name.padEnd(40)}${tried.padStart(8)}${failed.padStart(8)}`,
    );
    const all = rows.reduce((sum, [, tried]) => sum + Number(tried), 0);
    const last = `${'all'.padEnd(40)}${String(all).padStart(8)}${String(this.failures.length).padStart(8)}`;
    return [...lines, last, '', ...this.failures.slice(0, 50), ''].join('\n');
  }
}
