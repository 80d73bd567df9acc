/**
 * Whether two words differ by a missing letter, by two swapped letters, or by which letters are doubled. Short words
 * are never misspelt. A replaced letter often makes another word, like Schorle and Scholle, so that it counts only
 * within long ones: "Parmesam".
 */
export function isMisspelt(word: string, other: string): boolean {
  if (word.length < 4 || other.length < 4) return false;
  const lengths = Math.abs(word.length - other.length);
  if (lengths > 1 && (lengths > 2 || word.length < LONG_WORD || word[0] !== other[0])) return false;
  if (word[0] === other[0]) {
    const [single, otherSingle] = [withoutDoubles(word), withoutDoubles(other)];
    if (single === otherSingle) return true;
    const isLong = Math.min(word.length, other.length) >= LONG_WORD;
    if (isLong && lacksLetter(single, otherSingle)) return true;
    if (isMixedUp(word, other)) return true;
  }
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [left, right] = [word.slice(start), other.slice(start)];
  // "Pulp" is no pulpo.
  const isStem = start >= Math.min(word.length, other.length) && start < SHORTEST_STEM;
  return (
    (left.slice(1) === right && !isStem) ||
    (left === right.slice(1) && !isStem) ||
    (start > 0 && word.length >= leastReplaced(left, right) && left.slice(1) === right.slice(1)) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** A word differs from a longer one that begins with it. */
const SHORTEST_STEM = 5;

/** From this length on, one replaced letter, or one vowel, rarely makes another food. */
const LONG_WORD = 8;
const LONG_WORD_BUT_FOR_A_VOWEL = 6;

/** The minimum length of words whose different parts begin with different letters: "avacado". */
function leastReplaced(left: string, right: string): number {
  const areVowels = [left, right].every((rest) => /^[aeiouäöüy]/.test(rest));
  return areVowels ? LONG_WORD_BUT_FOR_A_VOWEL : LONG_WORD;
}

/** "capuchino": one letter more or less, not counting doubled ones. */
function lacksLetter(word: string, other: string): boolean {
  const [longer, shorter] = word.length > other.length ? [word, other] : [other, word];
  if (longer.length !== shorter.length + 1) return false;
  let start = 0;
  while (start < shorter.length && longer[start] === shorter[start]) start += 1;
  return longer.slice(start + 1) === shorter.slice(start);
}

/** From this length on, a word remains recognisable when two letters within it are mixed up. */
const LONG_ENOUGH = 9;
/** This many letters at the beginning and the end stay the same, because other endings make other foods. */
const SAME_START = 4;
const SAME_END = 2;

/** "champinion" for "champignon": the letters between the same beginning and end are mixed up, one more or less. */
function isMixedUp(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < LONG_ENOUGH) return false;
  if (Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  if (start < SAME_START) return false;
  let end = 0;
  while (end < word.length - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  if (end < SAME_END) return false;
  const most = Math.max(word.length, other.length) - start - end;
  return most <= 2;
}

/** "broccoli" and "brocolli" as "brocoli" */
function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}
