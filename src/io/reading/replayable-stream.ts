import { SpooledBytes } from '../spooled-bytes.ts';

/**
 * A stream that can be read again from its beginning, because viand may learn only later how best to read it.
 */
export class ReplayableStream {
  readonly #stream: AsyncIterator<Buffer>;
  readonly #held = new SpooledBytes();
  #isOver = false;
  /** All readers wait for the same piece, because a reader that stops must not take it from the others. */
  #next: Promise<void> | undefined;

  constructor(stream: AsyncIterable<Buffer>) {
    this.#stream = stream[Symbol.asyncIterator]();
  }

  /** The whole stream, from its beginning. */
  async *chunks(): AsyncGenerator<Buffer> {
    const next = this.#held.reader();
    for (;;) {
      const bytes = next();
      if (bytes !== undefined) {
        // Nothing else was spooled.
        yield bytes as Buffer;
      } else if (this.#isOver) {
        return;
      } else {
        this.#next ??= this.#readNext();
        await this.#next;
      }
    }
  }

  close(): void {
    this.#held.close();
  }

  async #readNext(): Promise<void> {
    const { done, value } = await this.#stream.next();
    this.#next = undefined;
    if (done === true) this.#isOver = true;
    else this.#held.append(value);
  }
}
