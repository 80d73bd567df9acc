/** One of several runs over the same files. Each has the results of its own groups. */
export interface Shard {
  /** Counts from 1. */
  readonly number: number;
  readonly count: number;
}

/** The most shards of a run, because each of them reads all files. */
const MAX_SHARDS = 10_000;

/** Reads `2/8`. Undefined for anything else. */
export function readShard(text: string): Shard | undefined {
  const [, number, count] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  const shard = { number: Number(number), count: Number(count) };
  return shard.number >= 1 && shard.number <= shard.count && shard.count <= MAX_SHARDS
    ? shard
    : undefined;
}

/** Offset and prime of FNV-1a with 32 bits (Fowler, Noll, Vo). */
const FNV_OFFSET = 0x811c9dc5;
/** See {@link FNV_OFFSET}. */
const FNV_PRIME = 0x01000193;

/** A byte that UTF-8 never has, after each label, so that `a, bc` and `ab, c` differ. */
const LABEL_END = 0xff;

/**
 * The hash of labels, which must never change, because the shards of different releases would overlap. It is FNV-1a
 * with the last step of MurmurHash3 (Appleby), which spreads labels that differ in one digit.
 */
export class LabelHash {
  #hash = FNV_OFFSET;

  add(bytes: Uint8Array, start: number, end: number): void {
    for (let at = start; at < end; at++) this.#byte(bytes[at] as number);
    this.#byte(LABEL_END);
  }

  /** Returns the hash, 0 to 2^32 - 1, and begins again. */
  take(): number {
    let hash = this.#hash;
    this.#hash = FNV_OFFSET;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  }

  #byte(byte: number): void {
    this.#hash = Math.imul(this.#hash ^ byte, FNV_PRIME);
  }
}
