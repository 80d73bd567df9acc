import { closeSync, readSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { openNameless } from '../output/nameless.ts';

/** So much is kept in memory, and what comes behind it in a temporary file. */
const HELD_BYTES = 16 * 1024 * 1024;

const READ_BYTES = 1024 * 1024;

/**
 * A stream that can be read again from its beginning, since how it is read best is only found out on the way.
 */
export class Replay {
  readonly #stream: AsyncIterator<Buffer>;
  readonly #held: Buffer[] = [];
  #heldBytes = 0;
  #spill: number | undefined;
  #spilt = 0;
  #isOver = false;
  /** Those who read wait for the same piece, so that none is lost to one who stops. */
  #next: Promise<void> | undefined;

  constructor(stream: Readable) {
    this.#stream = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** All of it, from the beginning. */
  async *chunks(): AsyncGenerator<Buffer> {
    let held = 0;
    let spilt = 0;
    for (;;) {
      if (held < this.#held.length) {
        yield this.#held[held++] as Buffer;
      } else if (spilt < this.#spilt) {
        const chunk = this.#readSpilt(spilt);
        spilt += chunk.length;
        yield chunk;
      } else if (this.#isOver) {
        return;
      } else {
        this.#next ??= this.#readNext();
        await this.#next;
      }
    }
  }

  close(): void {
    if (this.#spill !== undefined) closeSync(this.#spill);
    this.#spill = undefined;
  }

  async #readNext(): Promise<void> {
    const { done, value } = await this.#stream.next();
    this.#next = undefined;
    if (done === true) this.#isOver = true;
    else this.#keep(value);
  }

  #keep(chunk: Buffer): void {
    if (this.#heldBytes < HELD_BYTES) {
      this.#held.push(chunk);
      this.#heldBytes += chunk.length;
      return;
    }
    this.#spill ??= openNameless();
    for (let from = 0; from < chunk.length; ) {
      from += writeSync(this.#spill, chunk, from, chunk.length - from, this.#spilt + from);
    }
    this.#spilt += chunk.length;
  }

  #readSpilt(from: number): Buffer {
    const chunk = Buffer.allocUnsafe(Math.min(READ_BYTES, this.#spilt - from));
    return chunk.subarray(0, readSync(this.#spill as number, chunk, 0, chunk.length, from));
  }
}
