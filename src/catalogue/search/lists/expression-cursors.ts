import type { BlockMemos } from './block-memo.ts';
import type { Expression } from './expression.ts';
import type { MatchCursor } from './match-cursor.ts';
import { MemoizedCursor } from './memoized-cursor.ts';
import type { RankList } from './rank-list.ts';
import { BLOCK_WORDS, BlockSet, MOST_VALUES, type ScratchSet } from './rank-sets.ts';
import { takeScratchSet } from './scratch-sets.ts';

/** Looks up the lists of words and of their beginnings. */
export interface RankLists {
  readonly ofWord: (word: string) => RankList;
  /** One or more lists that together have the hits of all words with a beginning. */
  readonly ofBeginning: (letters: string) => readonly RankList[];
  /** Memos of expressions that were evaluated before. */
  readonly memos: BlockMemos;
}

/** Opens a cursor of the matches of an expression. */
export function cursorOf(expression: Expression, lists: RankLists): MatchCursor {
  switch (expression.op) {
    case 'word':
      return new ListCursor(lists.ofWord(expression.letters));
    case 'beginning': {
      const ofWords = lists.ofBeginning(expression.letters).map((list) => new ListCursor(list));
      return ofWords.length === 1 ? (ofWords[0] as MatchCursor) : new AnyCursor(ofWords);
    }
    case 'all': {
      const all = () => new AllCursor(expression.parts.map((part) => cursorOf(part, lists)));
      const memo = lists.memos.of(expression.text);
      return memo === undefined ? all() : new MemoizedCursor(memo, all);
    }
    case 'any': {
      const parts = withoutBegun(expression.parts).map((part) => cursorOf(part, lists));
      return parts.length === 1 ? (parts[0] as MatchCursor) : new AnyCursor(parts);
    }
    case 'except': {
      const { of, except } = expression;
      return new ExceptCursor(cursorOf(of, lists), cursorOf(except, lists));
    }
  }
}

/** The parts without words whose beginning is another part, which has all their hits. */
function withoutBegun(parts: readonly Expression[]): readonly Expression[] {
  const beginnings = parts.flatMap((part) => (part.op === 'beginning' ? [part.letters] : []));
  if (beginnings.length === 0) return parts;
  return parts.filter(
    (part) => part.op !== 'word' || !beginnings.some((letters) => part.letters.startsWith(letters)),
  );
}

const NOTHING = new BlockSet();

/** Up to this many ranks in a block, lists are merged as values: bits for all ranks of the block would take longer. */
const FEW_RANKS = 1000;

/** Reads a stored list. */
class ListCursor implements MatchCursor {
  readonly #list: RankList;
  readonly #set = new BlockSet();
  #at = 0;
  #bitsAt = 0;
  #valuesAt: number;
  #filtered: ScratchSet | undefined;

  constructor(list: RankList) {
    this.#list = list;
    this.#valuesAt = 2 * list.blocks;
    this.#set.values = list.numbers;
    this.#set.bits = list.bits;
  }

  seek(block: number): number {
    const { blocks, numbers } = this.#list;
    for (; this.#at < blocks; this.#at++) {
      const here = numbers[this.#at] as number;
      if (here > block) break;
      const size = (numbers[blocks + this.#at] as number) + 1;
      const isBits = size > MOST_VALUES;
      if (here === block) {
        this.#set.size = size;
        this.#set.isBits = isBits;
        this.#set.start = isBits ? this.#bitsAt : this.#valuesAt;
        return size;
      }
      if (isBits) this.#bitsAt += BLOCK_WORDS;
      else this.#valuesAt += size;
    }
    this.#set.size = 0;
    return 0;
  }

  read(among?: BlockSet): BlockSet {
    if (among === undefined || this.#set.size === 0) return this.#set;
    this.#filtered ??= takeScratchSet();
    return this.#filtered.intersect(among, this.#set);
  }
}

class AllCursor implements MatchCursor {
  readonly #parts: readonly MatchCursor[];
  /** The parts by their sizes in the block, the smallest first. Each block reuses the array. */
  readonly #bySize: MatchCursor[];
  readonly #sizes: number[];
  #isEmpty = true;

  constructor(parts: readonly MatchCursor[]) {
    this.#parts = parts;
    this.#bySize = [...parts];
    this.#sizes = parts.map(() => 0);
  }

  seek(block: number): number {
    const bySize = this.#bySize;
    const sizes = this.#sizes;
    this.#isEmpty = true;
    for (let count = 0; count < this.#parts.length; count++) {
      const part = this.#parts[count] as MatchCursor;
      const size = part.seek(block);
      if (size === 0) return 0;
      let at = count;
      for (; at > 0 && (sizes[at - 1] as number) > size; at--) {
        bySize[at] = bySize[at - 1] as MatchCursor;
        sizes[at] = sizes[at - 1] as number;
      }
      bySize[at] = part;
      sizes[at] = size;
    }
    this.#isEmpty = false;
    return sizes[0] as number;
  }

  read(among?: BlockSet): BlockSet {
    if (this.#isEmpty) return NOTHING;
    let set = among;
    for (const part of this.#bySize) {
      set = part.read(set);
      if (set.size === 0) break;
    }
    return set as BlockSet;
  }
}

class AnyCursor implements MatchCursor {
  readonly #parts: readonly MatchCursor[];
  /** The parts that have ranks in the block; only the first `#count` items are valid. */
  readonly #present: MatchCursor[];
  #count = 0;
  #most = 0;
  #union: ScratchSet | undefined;
  #other: ScratchSet | undefined;
  #filtered: ScratchSet | undefined;

  constructor(parts: readonly MatchCursor[]) {
    this.#parts = parts;
    this.#present = [...parts];
  }

  seek(block: number): number {
    this.#count = 0;
    this.#most = 0;
    for (const part of this.#parts) {
      const size = part.seek(block);
      this.#most += size;
      if (size > 0) this.#present[this.#count++] = part;
    }
    return this.#most;
  }

  read(among?: BlockSet): BlockSet {
    if (this.#count === 0) return NOTHING;
    if (this.#count === 1) return (this.#present[0] as MatchCursor).read(among);
    if (this.#most <= FEW_RANKS) return this.#readFew(among);
    this.#union ??= takeScratchSet();
    this.#union.clear();
    // With many ranks, it is faster to intersect once at the end.
    const isFew = among !== undefined && !among.isBits;
    for (let at = 0; at < this.#count; at++) {
      this.#union.add((this.#present[at] as MatchCursor).read(isFew ? among : undefined));
    }
    if (among === undefined) return this.#union;
    this.#filtered ??= takeScratchSet();
    return this.#filtered.intersect(among, this.#union);
  }

  /** Few ranks are values in every part, never bits. */
  #readFew(among: BlockSet | undefined): BlockSet {
    this.#union ??= takeScratchSet();
    this.#other ??= takeScratchSet();
    let union = this.#union;
    let other = this.#other;
    let all: BlockSet = NOTHING;
    for (let at = 0; at < this.#count; at++) {
      const set = (this.#present[at] as MatchCursor).read(among);
      if (set.size === 0) continue;
      if (all.size === 0) {
        all = set;
        continue;
      }
      all = union.unite(all, set);
      [union, other] = [other, union];
    }
    return all;
  }
}

class ExceptCursor implements MatchCursor {
  readonly #of: MatchCursor;
  readonly #except: MatchCursor;
  #isWhole = false;
  #rest: ScratchSet | undefined;

  constructor(of: MatchCursor, except: MatchCursor) {
    this.#of = of;
    this.#except = except;
  }

  seek(block: number): number {
    const size = this.#of.seek(block);
    this.#isWhole = size === 0 || this.#except.seek(block) === 0;
    return size;
  }

  read(among?: BlockSet): BlockSet {
    const set = this.#of.read(among);
    if (this.#isWhole || set.size === 0) return set;
    const others = this.#except.read(set);
    if (others.size === 0) return set;
    if (others.size === set.size) return NOTHING;
    this.#rest ??= takeScratchSet();
    return this.#rest.subtract(set, others);
  }
}
