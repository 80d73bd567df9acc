import type { ListSink } from './write-postings.ts';

/** Lists are sent once they have this many bytes. */
const SENT_BYTES = 512 * 1024;

/** Several lists in one buffer. */
export interface SentLists {
  /** Words, or beginnings of words. */
  readonly keys: readonly string[];
  /** How many foods have each word; -1 for a beginning. */
  readonly foods: Int32Array;
  /** The end of each list in the bytes. */
  readonly ends: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Collects lists in one buffer until they are sent. */
export class ListPacker implements ListSink {
  #keys: string[] = [];
  #foods: number[] = [];
  #ends: number[] = [];
  #bytes = new Uint8Array(2 * SENT_BYTES);
  size = 0;

  /** Whether there are enough bytes to send. */
  get isFull(): boolean {
    return this.size >= SENT_BYTES;
  }

  word(word: string, foods: number, ranks: Uint8Array): void {
    this.#add(word, foods, ranks);
  }

  beginning(letters: string, ranks: Uint8Array): void {
    this.#add(letters, -1, ranks);
  }

  end(): void {}

  take(): SentLists {
    const lists = {
      keys: this.#keys,
      foods: Int32Array.from(this.#foods),
      ends: Uint32Array.from(this.#ends),
      bytes: this.#bytes.slice(0, this.size),
    };
    this.#keys = [];
    this.#foods = [];
    this.#ends = [];
    this.size = 0;
    return lists;
  }

  #add(key: string, foods: number, ranks: Uint8Array): void {
    if (this.size + ranks.length > this.#bytes.length) {
      const longer = new Uint8Array(2 * (this.size + ranks.length));
      longer.set(this.#bytes.subarray(0, this.size));
      this.#bytes = longer;
    }
    this.#bytes.set(ranks, this.size);
    this.size += ranks.length;
    this.#keys.push(key);
    this.#foods.push(foods);
    this.#ends.push(this.size);
  }
}

/** Passes on the lists that another thread prepared. */
export function unpackLists({ keys, foods, ends, bytes }: SentLists, sink: ListSink): void {
  let start = 0;
  for (const [at, key] of keys.entries()) {
    const end = ends[at] as number;
    const ranks = bytes.subarray(start, end);
    const count = foods[at] as number;
    if (count < 0) sink.beginning(key, ranks);
    else sink.word(key, count, ranks);
    start = end;
  }
}
