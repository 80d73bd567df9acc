import type { PartialResult } from '../sums/partial-result.ts';

/** The memory of texts, which is used again once they are written: new memory takes longer than the copy. */
export class SpareMemory {
  readonly #free: ArrayBuffer[] = [];
  readonly #own = new WeakSet<ArrayBufferLike>();

  /** Remembers the memory of a copied text. */
  remember(part: PartialResult): PartialResult {
    if (part.rendered !== undefined) this.#own.add(part.rendered.bytes.buffer);
    return part;
  }

  /** Memory for another text, if there is some. */
  take(): ArrayBuffer | undefined {
    return this.#free.pop();
  }

  /** Takes the memory of a text, unless it belongs to someone else. */
  give({ buffer }: Uint8Array): void {
    if (this.#own.delete(buffer)) this.#free.push(buffer as ArrayBuffer);
  }
}
