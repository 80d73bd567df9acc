import { COMPRESSED_NAME } from '../../io/reading/decompress.ts';
import type { PlainInput } from './open-plain.ts';

/** Opens the file of this number. */
type Open = (file: number) => Promise<PlainInput | undefined>;

/**
 * Opens compressed files one ahead: the start of a file is decompressed while the rows of the file before it are
 * summed.
 */
export class PrefetchedInputs {
  readonly #names: readonly string[];
  readonly #open: Open;
  #ahead: { readonly file: number; readonly input: ReturnType<Open> } | undefined;

  /** @param names of all files, in the order in which they are opened */
  constructor(names: readonly string[], open: Open) {
    this.#names = names;
    this.#open = open;
  }

  /**
   * The input of a file; undefined if it is not plain CSV. Its problems are thrown here, even if it was opened ahead.
   */
  async open(file: number): Promise<PlainInput | undefined> {
    const ahead = this.#ahead;
    if (ahead?.file !== file) return this.#open(file);
    this.#ahead = undefined;
    return ahead.input;
  }

  /** Begins to open the file after one, if it is compressed. */
  openNext(file: number): void {
    const next = file + 1;
    if (!COMPRESSED_NAME.test(this.#names[next] ?? '')) return;
    const input = this.#open(next);
    // The error is thrown again when the file is needed.
    input.catch(() => {});
    this.#ahead = { file: next, input };
  }

  /** Closes a file that was opened ahead and is not needed. */
  async close(): Promise<void> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    const input = await ahead?.input.catch(() => undefined);
    input?.close();
  }
}
