/** A word may have one slip from this length on, and two from the other. */
const ONE_SLIP_FROM = 3;
/** Letters from which a word may have two spelling mistakes instead of one. */
const TWO_SLIPS_FROM = 6;

/** The most edits at which a word still counts as a misspelling of another. */
export function maxEdits(word: string): number {
  if (word.length < ONE_SLIP_FROM) return 0;
  return word.length < TWO_SLIPS_FROM ? 1 : 2;
}

/**
 * The word with the fewest edits, ignoring case; of equals the first.
 *
 * @example
 * nearestOf('brocoli', ['broccoli', 'beans']); // 'broccoli'
 */
export function nearestOf(word: string, choices: Iterable<string>): string | undefined {
  const typed = word.trim().toLowerCase();
  let fewest = maxEdits(typed) + 1;
  let nearest: string | undefined;
  const distanceTo = distancesFrom(typed, fewest - 1);
  for (const choice of choices) {
    const distance = distanceTo(choice.toLowerCase());
    if (distance >= fewest) continue;
    fewest = distance;
    nearest = choice;
  }
  return nearest;
}

/**
 * The number of slips between a word and others: letters missing, added, mistaken, or two swapped
 * (optimal string alignment). Rows of the table are kept from one word to the next as far as both
 * begin alike, so that a sorted vocabulary is gone through as if it were a tree.
 *
 * @param limit distances above it may come out as any number above it
 */
export function distancesFrom(word: string, limit: number): (other: string) => number {
  const width = word.length + 1;
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, column) => column)];
  const least: number[] = [0];
  let before = '';
  // Whatever begins with `before` is too far away.
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

/** Fills a row, and gives the least number in it. */
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
