import { type BlockRanks, blockRanks, writeRankList } from '../lists/rank-list.ts';
import { BLOCK_RANKS, BLOCK_WORDS, MOST_VALUES } from '../lists/rank-sets.ts';
import { MARK } from '../words/indexed-words.ts';

/** A beginning of more words gets its own list. For fewer words, a search reads the lists of the words. */
const MOST_LISTS = 32;

/** The length of a mark and the letter that says what it marks, which are not searched for alone. */
const MARK_LETTERS = 2;

/** Ends in a high surrogate, the first half of a character. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** From this many hits per block on, lists are merged as bits. Fewer hits are sorted. */
const FEW_HITS = 128;

/** The most hits of lists that wait to be merged, unless they were merged before and have not doubled since. */
const WAITING_HITS = 2 ** 21;

/**
 * The most lists that wait to be merged. Most have a single hit, which takes as much memory as a hundred in one list.
 */
const WAITING_LISTS = 4096;

/** Collects the hits of words by their common beginnings. The words come in order. */
export interface BeginningsWriter {
  /** @param word after the previous word in UTF-16 order */
  add(word: string, blocks: readonly BlockRanks[]): void;
  /** Writes the remaining lists. */
  end(): void;
}

/** Words that share their first letters. */
interface Shared {
  /** The number of letters that they share. */
  letters: number;
  words: number;
  /** Lists of their hits, each in ascending order. */
  lists: (readonly BlockRanks[])[];
  /** The total number of hits in the lists. */
  hits: number;
  /** The number of hits when the lists were last merged. */
  united: number;
}

/**
 * Prepares to write the lists of beginnings that have more than {@link MOST_LISTS} words. The list of a beginning is
 * merged from those of longer ones.
 *
 * @param lastHit the greatest hit
 * @param write receives the list of a beginning
 */
export function beginningsWriter(
  lastHit: number,
  write: (letters: string, ranks: Uint8Array) => void,
): BeginningsWriter {
  const unite = uniter(Math.floor(lastHit / BLOCK_RANKS) + 1);
  /** Shared beginnings of the latest word, in ascending length. */
  const open: Shared[] = [];
  let latest = '';

  const writeShared = (shared: Shared, shortest: number) => {
    if (shared.words <= MOST_LISTS) return;
    uniteLists(shared, unite);
    const bytes = writeRankList(shared.lists[0] as readonly BlockRanks[]);
    for (let letters = shortest; letters <= shared.letters; letters++) {
      const beginning = latest.slice(0, letters);
      const isLetters = !beginning.startsWith(MARK) || letters > MARK_LETTERS;
      if (isLetters && !HALF_CHARACTER.test(beginning)) write(beginning, bytes);
    }
  };
  /** Finishes beginnings with more letters than the latest word shares with the next one. */
  const endLonger = (letters: number) => {
    for (let last = open.at(-1); last !== undefined && last.letters > letters; last = open.at(-1)) {
      open.pop();
      const before = open.at(-1);
      const shorter = Math.max(letters, before?.letters ?? 0);
      writeShared(last, shorter + 1);
      if (shorter === 0) return;
      if (before?.letters === shorter) join(before, last, unite);
      else {
        last.letters = shorter;
        open.push(last);
      }
    }
  };
  return {
    add(word, blocks) {
      endLonger(sharedLetters(latest, word));
      let hits = 0;
      for (const { size } of blocks) hits += size;
      open.push({ letters: word.length, words: 1, lists: [blocks], hits, united: hits });
      latest = word;
    },
    end: () => endLonger(0),
  };
}

function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let letters = 0;
  while (letters < most && a.charCodeAt(letters) === b.charCodeAt(letters)) letters += 1;
  return letters;
}

type Unite = (lists: Shared['lists'], hits: number) => readonly BlockRanks[];

function join(shared: Shared, other: Shared, unite: Unite): void {
  shared.words += other.words;
  shared.lists.push(...other.lists);
  shared.hits += other.hits;
  const isMuch = shared.hits > Math.max(WAITING_HITS, 2 * shared.united);
  if (isMuch || shared.lists.length > WAITING_LISTS) uniteLists(shared, unite);
}

function uniteLists(shared: Shared, unite: Unite): void {
  const list = shared.lists.length === 1 ? shared.lists[0] : unite(shared.lists, shared.hits);
  shared.lists = [list as readonly BlockRanks[]];
  shared.hits = 0;
  for (const { size } of list as readonly BlockRanks[]) shared.hits += size;
  shared.united = shared.hits;
}

/** Merges lists: few hits by sorting them, many as bits. */
function uniter(blocks: number): Unite {
  // So few hits are stored as values in each block.
  const most = Math.min(FEW_HITS * blocks, MOST_VALUES);
  const bits = new Uint32Array(blocks * BLOCK_WORDS);
  const halves = new Uint16Array(bits.buffer);
  const isTouched = new Uint8Array(blocks);
  const few = new Uint32Array(most);
  const mark = ({ block, size, numbers }: BlockRanks) => {
    isTouched[block] = 1;
    const base = 2 * block * BLOCK_WORDS;
    if (size > MOST_VALUES) {
      for (let at = 0; at < numbers.length; at++) {
        halves[base + at] = (halves[base + at] as number) | (numbers[at] as number);
      }
      return;
    }
    for (let at = 0; at < size; at++) {
      const rank = numbers[at] as number;
      const place = base + (rank >>> 4);
      halves[place] = (halves[place] as number) | (1 << (rank & 15));
    }
  };
  const marked = () => {
    const united: BlockRanks[] = [];
    isTouched.forEach((touched, block) => {
      if (touched === 0) return;
      united.push(blockRanks(block, bits, block * BLOCK_WORDS));
      bits.fill(0, block * BLOCK_WORDS, (block + 1) * BLOCK_WORDS);
    });
    isTouched.fill(0);
    return united;
  };
  return (lists, hits) => {
    if (hits > most) {
      for (const list of lists) for (const block of list) mark(block);
      return marked();
    }
    let end = 0;
    for (const list of lists) {
      for (const { block, size, numbers } of list) {
        for (let at = 0; at < size; at++)
          few[end++] = block * BLOCK_RANKS + (numbers[at] as number);
      }
    }
    const sorted = few.subarray(0, end).sort();
    let distinct = 0;
    for (let at = 0; at < end; at++) {
      if (at === 0 || sorted[at] !== sorted[distinct - 1])
        sorted[distinct++] = sorted[at] as number;
    }
    return listOfHits(sorted.subarray(0, distinct));
  };
}

/** Splits ascending hits into blocks. */
export function listOfHits(hits: Uint32Array): BlockRanks[] {
  const blocks: BlockRanks[] = [];
  for (let start = 0; start < hits.length; ) {
    const block = Math.floor((hits[start] as number) / BLOCK_RANKS);
    const next = (block + 1) * BLOCK_RANKS;
    let end = start + 1;
    while (end < hits.length && (hits[end] as number) < next) end += 1;
    // Converting a hit to 16 bits removes its block.
    const ranks = new Uint16Array(hits.subarray(start, end));
    const numbers = ranks.length > MOST_VALUES ? bitsOf(ranks) : ranks;
    blocks.push({ block, size: ranks.length, numbers });
    start = end;
  }
  return blocks;
}

function bitsOf(ranks: Uint16Array): Uint16Array {
  const bits = new Uint16Array(2 * BLOCK_WORDS);
  for (const rank of ranks) bits[rank >>> 4] = (bits[rank >>> 4] as number) | (1 << (rank & 15));
  return bits;
}
