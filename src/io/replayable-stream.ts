import type { Readable } from 'node:stream';
import { SpooledBytes } from './spooled-bytes.ts';

/**
 * A stream that can be read again from its beginning, since how it is read best is only found out on the way.
 */
export class ReplayableStream {
  readonly #stream: AsyncIterator<Buffer>;
  readonly #held = new SpooledBytes();
  #isOver = false;
  /** Those who read wait for the same piece, so that none is lost to one who stops. */
  #next: Promise<void> | undefined;

  constructor(stream: Readable) {
    this.#stream = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** All of it, from the beginning. */
  async *chunks(): AsyncGenerator<Buffer> {
    const next = this.#held.reader();
    for (;;) {
      const bytes = next();
      if (bytes !== undefined) {
        // Nothing else was held.
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
