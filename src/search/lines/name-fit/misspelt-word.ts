/**
 * Whether two words differ by a missing letter, by two swapped ones, or in which letters they double. Short words are
 * never misspelt. A replaced letter makes too many other words, as Schorle is not Scholle, so that it counts only within
 * long ones: "Parmesam".
 */
export function isMisspelt(word: string, other: string): boolean {
  if (word.length < 4 || other.length < 4 || Math.abs(word.length - other.length) > 1) return false;
  if (word[0] === other[0] && withoutDoubles(word) === withoutDoubles(other)) return true;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [left, right] = [word.slice(start), other.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    (start > 0 && word.length >= leastReplaced(left, right) && left.slice(1) === right.slice(1)) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** Words from this length on are rarely one replaced letter from another food, or one vowel. */
const LONG_WORD = 8;
const LONG_WORD_BUT_FOR_A_VOWEL = 7;

/** The least length of words that differ in the first letters of what is left of them: "avacado". */
function leastReplaced(left: string, right: string): number {
  const areVowels = [left, right].every((rest) => /^[aeiouäöüy]/.test(rest));
  return areVowels ? LONG_WORD_BUT_FOR_A_VOWEL : LONG_WORD;
}

/** "broccoli" and "brocolli" as "brocoli" */
function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}
