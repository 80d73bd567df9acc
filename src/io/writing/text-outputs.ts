import { openOutput, type PendingOutput } from './open-output.ts';

/** Texts that are written to several files or standard output, and moved into place together. */
export class TextOutputs {
  readonly #stdout: Parameters<typeof openOutput>[1];
  readonly #opened: PendingOutput[] = [];

  constructor(stdout: Parameters<typeof openOutput>[1]) {
    this.#stdout = stdout;
  }

  /** @param file undefined for standard output */
  async write(file: string | undefined, text: string): Promise<void> {
    const output = await openOutput(file, this.#stdout);
    this.#opened.push(output);
    await output.write(Buffer.from(text));
  }

  /** The written outputs, for `commitAll`. */
  get opened(): readonly PendingOutput[] {
    return this.#opened;
  }

  /** Removes every output that is not in place. */
  async discard(): Promise<void> {
    for (const output of this.#opened) await output.discard();
  }
}
