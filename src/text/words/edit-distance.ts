/** Letters from which a word may have one spelling mistake. */
const ONE_SLIP_FROM = 3;
/** Letters from which a word may have two spelling mistakes. */
const TWO_SLIPS_FROM = 6;

/** The largest number of shared letters that a byte can hold; more are counted as this many. */
const MOST_SHARED = 255;

/** The most edits at which a word still counts as a misspelling of another. */
export function maxEdits(word: string): number {
  if (word.length < ONE_SLIP_FROM) return 0;
  return word.length < TWO_SLIPS_FROM ? 1 : 2;
}

/**
 * The word with the fewest edits, ignoring case. Among several, it is the one that shares the longest beginning, since
 * few typing errors are in the first letters, and then the first one.
 *
 * @example nearestOf('brocoli', ['broccoli', 'beans']); // 'broccoli' nearestOf('aple', ['ale', 'apple']); // 'apple'
 */
export function nearestOf(word: string, choices: Iterable<string>): string | undefined {
  const typed = word.trim().toLowerCase();
  let fewest = maxEdits(typed) + 1;
  let most = 0;
  let nearest: string | undefined;
  const distanceTo = distancesFrom(typed, fewest - 1);
  for (const choice of choices) {
    const word = choice.toLowerCase();
    const distance = distanceTo(word);
    if (distance > fewest || (distance === fewest && nearest === undefined)) continue;
    const shared = sharedBeginning(typed, word);
    if (distance === fewest && shared <= most) continue;
    fewest = distance;
    most = shared;
    nearest = choice;
  }
  return nearest;
}

function sharedBeginning(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/**
 * The edit distance between a word and others: letters missing, added, mistaken, or two swapped (optimal string
 * alignment). The rows of the table that a word shares with the previous one are kept, so that a sorted vocabulary is
 * searched like a tree.
 *
 * @param limit distances above it may be reported as any number above it
 */
function distancesFrom(word: string, limit: number): (other: string) => number {
  const width = word.length + 1;
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, column) => column)];
  const least: number[] = [0];
  let before = '';
  // Every word that begins with `before` is too far away.
  let isTooFar = false;
  return (other) => {
    if (Math.abs(other.length - word.length) > limit) return limit + 1;
    let shared = 0;
    while (shared < before.length && before[shared] === other[shared]) shared += 1;
    if (isTooFar && shared === before.length) return limit + 1;
    isTooFar = false;
    for (let row = shared + 1; row <= other.length; row++) {
      rows[row] ??= new Uint8Array(width);
      least[row] = fillRow(rows, row, word, other);
      // Two swapped letters come from the row before the last one, for one edit.
      if ((least[row] as number) <= limit || (least[row - 1] as number) < limit) continue;
      isTooFar = true;
      before = other.slice(0, row);
      return limit + 1;
    }
    before = other;
    return (rows[other.length] as Uint8Array)[word.length] as number;
  };
}

/**
 * The words of a list within some number of edits, each with its distance. Words with the same beginning are next to
 * each other in the list, as in a sorted one: if a beginning is too far away, all words with it are skipped. Only
 * distances near the diagonal are computed: those further from it are above the limit.
 */
export function* wordsWithin<Entry extends { readonly word: string }>(
  word: string,
  limit: number,
  list: readonly Entry[],
): Generator<readonly [Entry, number]> {
  const table = new BandedTable(word, limit);
  const shared = sharedLetters(list);
  // The number of rows that are filled for the beginning of the previous word.
  let filled = 0;
  for (let at = 0; at < list.length; ) {
    const entry = list[at] as Entry;
    const other = entry.word;
    let row = Math.min(filled, shared[at] as number);
    let isTooFar = false;
    while (row < other.length && !isTooFar) {
      row += 1;
      isTooFar = table.fill(row, other);
    }
    filled = row;
    if (!isTooFar) {
      const distance = table.distance(other.length);
      if (distance <= limit) yield [entry, distance];
      at += 1;
      continue;
    }
    at += 1;
    while (at < list.length && (shared[at] as number) >= row) at += 1;
  }
}

const sharedOfLists = new WeakMap<object, Uint8Array>();

/** How many letters each word of a list shares with the one before it, counted once for each list. */
function sharedLetters(list: readonly { readonly word: string }[]): Uint8Array {
  const known = sharedOfLists.get(list);
  if (known !== undefined) return known;
  const shared = new Uint8Array(list.length);
  for (let at = 1; at < list.length; at++) {
    const word = list[at]?.word as string;
    const before = list[at - 1]?.word as string;
    const most = Math.min(word.length, before.length, MOST_SHARED);
    let count = 0;
    while (count < most && word.charCodeAt(count) === before.charCodeAt(count)) count += 1;
    shared[at] = count;
  }
  sharedOfLists.set(list, shared);
  return shared;
}

/** The distances between the beginnings of two words, row by row. */
class BandedTable {
  readonly #letters: Uint16Array;
  readonly #limit: number;
  readonly #rows: Uint8Array[] = [];
  readonly #least: number[] = [0];

  constructor(word: string, limit: number) {
    this.#letters = Uint16Array.from(word, (letter) => letter.charCodeAt(0));
    this.#limit = limit;
    const first = this.#rowAt(0);
    first[0] = limit + 1;
    for (let at = 1; at < first.length; at++) first[at] = Math.min(at - 1, limit + 1);
  }

  /** The distance of a word with this many letters, whose rows are filled; any larger number above the limit. */
  distance(length: number): number {
    const column = this.#letters.length;
    return Math.abs(length - column) > this.#limit
      ? this.#limit + 1
      : (this.#rowAt(length)[column + 1] as number);
  }

  /** Fills the row of a letter, and returns whether all words with this beginning are too far away. */
  fill(row: number, other: string): boolean {
    const limit = this.#limit;
    const beyond = limit + 1;
    const letters = this.#letters;
    const current = this.#rowAt(row);
    const above = this.#rowAt(row - 1);
    const letter = other.charCodeAt(row - 1);
    const from = Math.max(0, row - limit);
    const to = Math.min(letters.length, row + limit);
    // The next row reads a column on either side of the band.
    current[from] = beyond;
    let least = beyond;
    for (let column = from; column <= to; column++) {
      let edits = beyond;
      if (column === 0) edits = Math.min(row, beyond);
      else {
        const isSame = letters[column - 1] === letter;
        edits = Math.min(
          (above[column + 1] as number) + 1,
          (current[column] as number) + 1,
          (above[column] as number) + (isSame ? 0 : 1),
          beyond,
        );
        const isSwapped =
          row > 1 &&
          column > 1 &&
          letter === letters[column - 2] &&
          other.charCodeAt(row - 2) === letters[column - 1];
        if (isSwapped) edits = Math.min(edits, (this.#rowAt(row - 2)[column - 1] as number) + 1);
      }
      current[column + 1] = edits;
      if (edits < least) least = edits;
    }
    current[to + 2] = beyond;
    this.#least[row] = least;
    // Two swapped letters come from the row before the last one, for one edit.
    return least > limit && (this.#least[row - 1] as number) >= limit;
  }

  /** A row begins with a column before the first, and ends with one after the last. */
  #rowAt(row: number): Uint8Array {
    this.#rows[row] ??= new Uint8Array(this.#letters.length + 3);
    return this.#rows[row];
  }
}

/** Fills a row, and returns the least number in it. */
function fillRow(rows: readonly Uint8Array[], row: number, word: string, other: string): number {
  const current = rows[row] as Uint8Array;
  const above = rows[row - 1] as Uint8Array;
  current[0] = row;
  let least = row;
  for (let column = 1; column <= word.length; column++) {
    const isSame = other[row - 1] === word[column - 1];
    let slips = Math.min(
      (above[column] as number) + 1,
      (current[column - 1] as number) + 1,
      (above[column - 1] as number) + (isSame ? 0 : 1),
    );
    const isSwapped =
      row > 1 &&
      column > 1 &&
      other[row - 1] === word[column - 2] &&
      other[row - 2] === word[column - 1];
    if (isSwapped)
      slips = Math.min(slips, ((rows[row - 2] as Uint8Array)[column - 2] as number) + 1);
    current[column] = slips;
    least = Math.min(least, slips);
  }
  return least;
}
