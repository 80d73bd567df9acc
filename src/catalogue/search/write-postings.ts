import type { Database } from 'better-sqlite3';
import { MARK } from './indexed-words.ts';
import { type ChunkRanks, chunkRanks, writeRankList } from './rank-list.ts';
import { CHUNK_RANKS, CHUNK_WORDS, MOST_VALUES } from './rank-sets.ts';

/** A beginning of more words has a list of its own; the lists of fewer are read when it is searched. */
const MOST_LISTS = 32;

/** Letters that do not begin a word by themselves: a mark, and what it marks. */
const MARK_LETTERS = 2;

/** Ends in the first half of a character. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** Lists that are written before others have a turn. */
const LISTS_PER_STEP = 2000;

/** Collects the words of hits, and writes the list of hits of each word and of beginnings of many. */
export interface PostingsWriter {
  /** @param hit one more than the hit before */
  add(hit: number, words: readonly string[]): void;
  /** Writes the lists, and how many foods have each word, in steps. */
  write(): Generator<void, void>;
}

interface Word {
  readonly word: string;
  foods: number;
  /** Where its latest chunk is. */
  latest: number;
}

/** Prepares to write the lists of a catalogue that has none. */
export function postingsWriter(db: Database): PostingsWriter {
  const words: Word[] = [];
  const numberOf = new Map<string, number>();
  const store = new ChunkStore();
  let chunk = 0;
  let occurrences = new Occurrences();
  const endChunk = () => {
    occurrences.inOrder((number, ranks) => {
      const word = words[number] as Word;
      word.foods += ranks.length;
      word.latest = store.add(word.latest, chunk, ranks);
    });
    occurrences = new Occurrences();
  };
  return {
    add(hit, ofHit) {
      const here = Math.floor(hit / CHUNK_RANKS);
      if (here !== chunk) {
        endChunk();
        chunk = here;
      }
      for (const word of ofHit) {
        let number = numberOf.get(word);
        if (number === undefined) {
          number = words.push({ word, foods: 0, latest: 0 }) - 1;
          numberOf.set(word, number);
        }
        occurrences.add(number, hit % CHUNK_RANKS);
      }
    },
    *write() {
      endChunk();
      // Texts are sorted without a call for each comparison.
      const texts = words.map(({ word }) => word).sort();
      const sorted = texts.map((text) => words[numberOf.get(text) as number] as Word);
      words.length = 0;
      numberOf.clear();
      yield;
      const insert = db.prepare('INSERT INTO vocabulary VALUES (?, ?, ?)');
      for (const [at, { word, foods, latest }] of sorted.entries()) {
        insert.run(word, foods, writeRankList(store.chunksOf(latest)));
        if (at % LISTS_PER_STEP === 0) yield;
      }
      yield* writeBeginnings(sorted, store, chunk, db);
    },
  };
}

/** Which words the hits of a chunk have. */
class Occurrences {
  #words = new Uint32Array(CHUNK_RANKS);
  #ranks = new Uint16Array(CHUNK_RANKS);
  #count = 0;
  #most = 0;

  add(word: number, rank: number): void {
    if (this.#count === this.#words.length) {
      const [words, ranks] = [this.#words, this.#ranks];
      this.#words = new Uint32Array(2 * words.length);
      this.#words.set(words);
      this.#ranks = new Uint16Array(2 * ranks.length);
      this.#ranks.set(ranks);
    }
    this.#words[this.#count] = word;
    this.#ranks[this.#count++] = rank;
    this.#most = Math.max(this.#most, word);
  }

  /** Gives each word with its ranks, which are ascending and are used again after the call. */
  inOrder(use: (word: number, ranks: Uint16Array) => void): void {
    const ends = new Uint32Array(this.#most + 2);
    for (let at = 0; at < this.#count; at++) {
      const next = (this.#words[at] as number) + 1;
      ends[next] = (ends[next] as number) + 1;
    }
    for (let word = 1; word < ends.length; word++) {
      ends[word] = (ends[word] as number) + (ends[word - 1] as number);
    }
    // Each word's place moves from where its ranks begin to where they end, where those of the next begin.
    const ranks = new Uint16Array(this.#count);
    for (let at = 0; at < this.#count; at++) {
      const word = this.#words[at] as number;
      const place = ends[word] as number;
      ranks[place] = this.#ranks[at] as number;
      ends[word] = place + 1;
    }
    let start = 0;
    for (let word = 0; word <= this.#most; word++) {
      const end = ends[word] as number;
      if (end > start) use(word, ranks.subarray(start, end));
      start = end;
    }
  }
}

/** Numbers of 16 bits in a piece of memory. */
const PIECE = 2 ** 22;

/** Numbers before the ranks of a chunk: the place of the chunk before it, its own number, and its size. */
const CHUNK_HEAD = 4;

/** The chunks of all words, each with the place of the word's chunk before it: objects would take ten times the memory. */
class ChunkStore {
  readonly #pieces: Uint16Array[] = [];
  // Place 0 is that of no chunk.
  #end = 1;

  /** Adds a chunk of a word, and returns its place. */
  add(before: number, chunk: number, ranks: Uint16Array): number {
    const isBits = ranks.length > MOST_VALUES;
    const numbers = isBits ? bitsOf(ranks) : ranks;
    const length = CHUNK_HEAD + numbers.length;
    if ((this.#end % PIECE) + length > PIECE) this.#end = Math.ceil(this.#end / PIECE) * PIECE;
    const place = this.#end;
    const at = place % PIECE;
    const piece = Math.floor(place / PIECE);
    this.#pieces[piece] ??= new Uint16Array(PIECE);
    const memory = this.#pieces[piece] as Uint16Array;
    memory[at] = before & 0xffff;
    memory[at + 1] = Math.floor(before / 0x10000);
    memory[at + 2] = chunk;
    memory[at + 3] = ranks.length - 1;
    memory.set(numbers, at + CHUNK_HEAD);
    this.#end += length;
    return place;
  }

  /** The chunks up to one at some place, in ascending order. */
  chunksOf(latest: number): ChunkRanks[] {
    const chunks: ChunkRanks[] = [];
    for (let place = latest; place !== 0; ) {
      const memory = this.#pieces[Math.floor(place / PIECE)] as Uint16Array;
      const at = place % PIECE;
      const size = (memory[at + 3] as number) + 1;
      const start = at + CHUNK_HEAD;
      const length = size > MOST_VALUES ? 2 * CHUNK_WORDS : size;
      const numbers = memory.subarray(start, start + length);
      chunks.push({ chunk: memory[at + 2] as number, size, numbers });
      place = (memory[at] as number) + (memory[at + 1] as number) * 0x10000;
    }
    return chunks.reverse();
  }
}

function bitsOf(ranks: Uint16Array): Uint16Array {
  const bits = new Uint16Array(2 * CHUNK_WORDS);
  for (const rank of ranks) bits[rank >>> 4] = (bits[rank >>> 4] as number) | (1 << (rank & 15));
  return bits;
}

/** Writes the lists of beginnings that more words have than are read one by one. */
function* writeBeginnings(
  words: readonly Word[],
  store: ChunkStore,
  lastChunk: number,
  db: Database,
): Generator<void, void> {
  const insert = db.prepare('INSERT INTO beginning VALUES (?, ?)');
  const union = new Uint32Array((lastChunk + 1) * CHUNK_WORDS);
  const words16 = new Uint16Array(union.buffer);
  const isTouched = new Uint8Array(lastChunk + 1);
  const add = ({ chunk, size, numbers }: ChunkRanks) => {
    isTouched[chunk] = 1;
    const base = 2 * chunk * CHUNK_WORDS;
    if (size > MOST_VALUES) {
      for (let at = 0; at < numbers.length; at++) {
        words16[base + at] = (words16[base + at] as number) | (numbers[at] as number);
      }
      return;
    }
    for (let at = 0; at < size; at++) {
      const rank = numbers[at] as number;
      const place = base + (rank >>> 4);
      words16[place] = (words16[place] as number) | (1 << (rank & 15));
    }
  };
  const writeUnion = (letters: string, from: number, end: number) => {
    for (let at = from; at < end; at++) {
      for (const chunk of store.chunksOf((words[at] as Word).latest)) add(chunk);
    }
    const chunks: ChunkRanks[] = [];
    isTouched.forEach((touched, chunk) => {
      if (touched === 0) return;
      chunks.push(chunkRanks(chunk, union, chunk * CHUNK_WORDS));
      union.fill(0, chunk * CHUNK_WORDS, (chunk + 1) * CHUNK_WORDS);
    });
    isTouched.fill(0);
    insert.run(letters, writeRankList(chunks));
  };
  /** Words from one to another share their first letters. */
  function* writeWithin(from: number, end: number, letters: number): Generator<void, void> {
    for (let first = from; first < end; ) {
      const { word } = words[first] as Word;
      let next = first + 1;
      if (word.length < letters) {
        first = next;
        continue;
      }
      const beginning = word.slice(0, letters);
      while (next < end && (words[next] as Word).word.startsWith(beginning)) next += 1;
      if (next - first > MOST_LISTS) {
        const isLetters = !beginning.startsWith(MARK) || letters > MARK_LETTERS;
        if (isLetters && !HALF_CHARACTER.test(beginning)) {
          writeUnion(beginning, first, next);
          yield;
        }
        yield* writeWithin(first, next, letters + 1);
      }
      first = next;
    }
  }
  yield* writeWithin(0, words.length, 1);
}
