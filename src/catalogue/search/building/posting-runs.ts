import type { Database, Statement } from 'better-sqlite3';
import { VarintReader, VarintWriter } from '../lists/varints.ts';

/** The number of postings, pairs of word and hit, in a run. Building a run takes about 30 MB. */
const RUN_OCCURRENCES = 2 ** 20;

/** The size of a part in bytes, unless one word needs more. A merge holds one part of each run in memory. */
const PART_BYTES = 32 * 1024;

/** The most bytes of a number, at seven bits per byte. */
const NUMBER_BYTES = 5;

/** The most bytes of UTF-8 per UTF-16 code unit. */
const CHARACTER_BYTES = 3;

/** A word with its hits in ascending order. The next word overwrites the array. */
export interface WordHits {
  readonly word: string;
  readonly hits: Uint32Array;
}

/**
 * Sorts postings externally: runs, each sorted by words, are written to a temporary table and then merged. A catalogue
 * of any size takes the same memory.
 */
export interface PostingRuns {
  /** @param hit greater than the previous hit */
  add(hit: number, words: readonly string[]): void;
  /** Yields each word with its hits, in UTF-16 order, and drops the table. */
  merged(): Generator<WordHits, void>;
}

/**
 * Prepares to sort postings.
 *
 * @param occurrences how many postings are in memory before a run is written
 */
export function postingRuns(db: Database, occurrences = RUN_OCCURRENCES): PostingRuns {
  db.exec(`CREATE TEMP TABLE posting_part (
    run INTEGER NOT NULL, part INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (run, part))`);
  const insert = db.prepare('INSERT INTO posting_part VALUES (?, ?, ?)');
  const words = new Uint32Array(occurrences);
  const hits = new Uint32Array(occurrences);
  let numberOf = new Map<string, number>();
  let count = 0;
  let runs = 0;

  /** Takes the postings in memory: each word with its hits, in order. */
  function* sortedRun(): Generator<WordHits, void> {
    const { starts, sorted } = byWord(words, hits, count, numberOf.size);
    // Sorting strings needs no callback for each comparison.
    for (const word of [...numberOf.keys()].sort()) {
      const number = numberOf.get(word) as number;
      yield { word, hits: sorted.subarray(starts[number], starts[number + 1]) };
    }
    count = 0;
    numberOf = new Map();
  }
  const endRun = () => {
    const out = new RunOutput((part, bytes) => insert.run(runs, part, bytes));
    for (const { word, hits: ofWord } of sortedRun()) out.write(word, ofWord);
    out.end();
    runs += 1;
  };
  function* mergedRuns(): Generator<WordHits, void> {
    if (count > 0) endRun();
    const bytesOf = db
      .prepare('SELECT bytes FROM posting_part WHERE run = ? AND part = ?')
      .pluck() as Statement<[number, number], Buffer>;
    yield* merge(
      Array.from({ length: runs }, (_, run) => new RunReader((at) => bytesOf.get(run, at))),
    );
  }
  return {
    add(hit, ofHit) {
      for (const word of ofHit) {
        let number = numberOf.get(word);
        if (number === undefined) {
          number = numberOf.size;
          numberOf.set(word, number);
        }
        words[count] = number;
        hits[count++] = hit;
        if (count === occurrences) endRun();
      }
    },
    *merged() {
      // Postings that fit into memory need no merge.
      if (runs === 0) yield* sortedRun();
      else yield* mergedRuns();
      db.exec('DROP TABLE posting_part');
    },
  };
}

/** Sorts hits by the numbers of their words: the hits of a word go from its start to that of the next. */
function byWord(words: Uint32Array, hits: Uint32Array, count: number, most: number) {
  const starts = new Uint32Array(most + 2);
  // Each start advances as the hits of its word are placed, until it is where the next word begins.
  for (let at = 0; at < count; at++) {
    const next = (words[at] as number) + 2;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let word = 1; word < starts.length; word++) {
    starts[word] = (starts[word] as number) + (starts[word - 1] as number);
  }
  const sorted = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const next = (words[at] as number) + 1;
    const place = starts[next] as number;
    sorted[place] = hits[at] as number;
    starts[next] = place + 1;
  }
  return { starts, sorted };
}

/** Writes the words of a run: length and bytes of the word, number of its hits, and the hits as differences. */
class RunOutput {
  readonly #write: (part: number, bytes: Buffer) => void;
  readonly #out = new VarintWriter(Buffer.allocUnsafe(PART_BYTES));
  #parts = 0;

  constructor(write: (part: number, bytes: Buffer) => void) {
    this.#write = write;
  }

  write(word: string, hits: Uint32Array): void {
    this.#makeRoom((hits.length + 2) * NUMBER_BYTES + word.length * CHARACTER_BYTES);
    const out = this.#out;
    out.write(Buffer.byteLength(word));
    out.end += out.bytes.write(word, out.end);
    out.write(hits.length);
    let before = 0;
    for (let at = 0; at < hits.length; at++) {
      const hit = hits[at] as number;
      out.write(hit - before);
      before = hit;
    }
  }

  end(): void {
    const { bytes, end } = this.#out;
    if (end > 0) this.#write(this.#parts++, bytes.subarray(0, end));
    this.#out.end = 0;
  }

  #makeRoom(bytes: number): void {
    const out = this.#out;
    if (out.end + bytes <= out.bytes.length) return;
    this.end();
    if (bytes > out.bytes.length) out.bytes = Buffer.allocUnsafe(bytes);
  }
}

/** Reads what {@link RunOutput} wrote, word by word. */
class RunReader {
  readonly #partAt: (part: number) => Buffer | undefined;
  #from = new VarintReader<Buffer>(Buffer.alloc(0));
  #parts = 0;
  word = '';
  /** The number of hits of the word. */
  count = 0;

  constructor(partAt: (part: number) => Buffer | undefined) {
    this.#partAt = partAt;
  }

  /** Moves to the next word; false after the last one. The hits of the current word must have been read. */
  next(): boolean {
    if (this.#from.at === this.#from.bytes.length) {
      const part = this.#partAt(this.#parts++);
      if (part === undefined) return false;
      this.#from = new VarintReader(part);
    }
    const from = this.#from;
    const length = from.read();
    this.word = from.bytes.toString('utf8', from.at, from.at + length);
    from.at += length;
    this.count = from.read();
    return true;
  }

  /** Reads the hits of the word into a list, from `start` on. */
  readInto(list: Uint32Array, start: number): void {
    const from = this.#from;
    let hit = 0;
    for (let at = start; at < start + this.count; at++) {
      hit += from.read();
      list[at] = hit;
    }
  }
}

/** Merges runs. Hits of later runs are greater. */
function* merge(runs: readonly RunReader[]): Generator<WordHits, void> {
  const waiting = new RunHeap();
  for (const [order, run] of runs.entries()) if (run.next()) waiting.add({ run, order });
  let list = new Uint32Array(2 ** 16);
  for (let first = waiting.first; first !== undefined; first = waiting.first) {
    const { word } = first.run;
    let size = 0;
    for (let one: Waiting | undefined = first; one?.run.word === word; one = waiting.first) {
      const { run } = one;
      if (size + run.count > list.length) {
        const longer = new Uint32Array(2 * (size + run.count));
        longer.set(list.subarray(0, size));
        list = longer;
      }
      run.readInto(list, size);
      size += run.count;
      if (run.next()) waiting.sink();
      else waiting.drop();
    }
    yield { word, hits: list.subarray(0, size) };
  }
}

/** A run at its current word, and its number. */
interface Waiting {
  readonly run: RunReader;
  readonly order: number;
}

/** A binary heap of runs, ordered by their words and then by their numbers. */
class RunHeap {
  readonly #runs: Waiting[] = [];

  get first(): Waiting | undefined {
    return this.#runs[0];
  }

  add(one: Waiting): void {
    const runs = this.#runs;
    let at = runs.push(one) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(one, runs[above] as Waiting)) break;
      runs[at] = runs[above] as Waiting;
      at = above;
    }
    runs[at] = one;
  }

  /** Restores the order after the first run moved to a later word. */
  sink(): void {
    const runs = this.#runs;
    const one = runs[0] as Waiting;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= runs.length) break;
      if (below + 1 < runs.length && isBefore(runs[below + 1] as Waiting, runs[below] as Waiting)) {
        below += 1;
      }
      if (!isBefore(runs[below] as Waiting, one)) break;
      runs[at] = runs[below] as Waiting;
      at = below;
    }
    runs[at] = one;
  }

  drop(): void {
    const last = this.#runs.pop() as Waiting;
    if (this.#runs.length === 0) return;
    this.#runs[0] = last;
    this.sink();
  }
}

function isBefore(a: Waiting, b: Waiting): boolean {
  const [one, other] = [a.run.word, b.run.word];
  return one < other || (one === other && a.order < b.order);
}
