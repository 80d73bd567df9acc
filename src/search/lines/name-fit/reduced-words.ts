/** Folded words by which a name says that the food has less fat, sugar or alcohol than usual. */
const REDUCED = new Set(
  `low lower reduced light lite diet skimmed skim skinnie nonfat free zero sugarfree decaffeinated decaf alcoholfree
   nonalcoholic`.split(/\s+/),
);

/** Words of a name for the fat content of a food, in addition to those for less than usual. */
const GRADED = new Set('fat half semi lean extra whole full fett'.split(' '));

/** Whether one of the folded words says that a food has less fat, sugar or alcohol than usual. */
export function isReduced(words: readonly string[]): boolean {
  return words.some((word) => REDUCED.has(word));
}

/** "Magerquark", "fettarm", "Cola light", "zuckerfrei" */
export function isReducedGerman(word: string): boolean {
  return /^(?:mager|fettarm|entrahmt|entkoff|ungesüßt|halbfett)|reduziert|frei(?:e[rsn]?)?$|(?<!w)arm(?:e[rsn]?)?$|light/.test(
    word,
  );
}

/** Whether a folded word of a German name says that a food has less fat than usual: "Milch fettarm". */
export function isLeanGerman(word: string): boolean {
  return /^(?:mager|fettarm|fettreduziert|entrahmt|halbfett)/.test(word);
}

/** The folded words of a name without those for the content of fat, sugar or alcohol. */
export function withoutGrade(words: readonly string[]): string[] {
  return words.filter((word) => !isReduced([word]) && !isReducedGerman(word) && !GRADED.has(word));
}

/** Whether a word says that no sugar was added: "granola, unsweetened", "Joghurt, ungesüßt". */
export function isUnsweetened(word: string): boolean {
  return /^(?:unsweetened|ungesü(?:ß|ss)te?[mnrs]?)$/u.test(word);
}
