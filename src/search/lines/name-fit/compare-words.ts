import { foldWords } from '../../../text/words/fold-words.ts';
import { withoutKeeping } from '../../names/compounds.ts';
import { adjectiveOf } from '../../names/german-adjectives.ts';
import { nominative } from '../../names/nominative.ts';
import { standardGerman } from '../../names/regional.ts';
import { isMisspelt } from '../words/misspelt-word.ts';
import { EXCLUSION_WORDS, FILLER_WORDS, JOINING_WORDS } from '../words/word-classes.ts';
import { MAX_WITHOUT_PARTS } from './exclusion-fit.ts';

/** The weight of the share of the words of the line in the name. */
const QUERY_COVERAGE_WEIGHT = 0.5;
/** The weight of the share of the words of the name in the line. */
const NAME_COVERAGE_WEIGHT = 0.5;

/** Score of a misspelt word. */
const MISSPELT_WORD = 0.85;

/** The score of a long misspelt word, which is hardly another word: "jalepeno". */
const LONG_MISSPELT_WORD = 0.89;
const LONG_WORD = 7;

/** Factor for a line with a word that is not in the name. */
const UNMATCHED_WORD_PENALTY = 0.9;

/** Factor for the words of the name in a different order: "rice milk" is not "milk rice". */
const OTHER_ORDER_PENALTY = 0.9;

/** Factor for a drink whose name has the words of a solid food in the other order: "milk chocolate" is no milk. */
const OTHER_HEAD_PENALTY = 0.7;

/** Whether a line ends in "milk chocolate" and a name in "milk". */
function isNoMilk(ofLine: readonly string[], ofName: readonly string[]): boolean {
  return ofLine.slice(-2).join(' ') === 'milk chocolate' && ofName.at(-1) === 'milk';
}

/** Whether a word of a line is one of a name, in any form. */
export function isWordOf(nameWords: readonly string[], word: string): boolean {
  const isOfName = (other: string) => nameWords.includes(other);
  return foldWords(word).every((folded) => isOfName(inFormOf(nameWords, folded, isOfName)));
}

/** Words that say little about most foods, but distinguish kinds of pasta and yeast. */
const FRESH = 'fresh';

/** The score of a name that differs from the line only in {@link FRESH}. */
const OTHERWISE_FRESH = 0.96;

/** How well the words of a line fit those of a name, 0 to 1. */
export function compareWords(lineWords: readonly string[], nameWords: readonly string[]): number {
  const ofName = foodWords(nameWords);
  const isOfName = (word: string) => ofName.includes(word);
  const typed = foodWords(lineWords.flatMap(foldWords));
  const ofLine = typed.map((word) => (isOfName(word) ? word : asInName(word, ofName, isOfName)));
  if (ofLine.length === 0 || ofName.length === 0) return 0;
  const isEqual =
    ofLine.join(' ') === ofName.join(' ') ||
    // "Schoko Eis"
    foldWords(ofLine.join('')).join('') === ofName.join('') ||
    isCompoundOf(ofLine, ofName) ||
    isWithAdjectiveLast(typed, ofLine, ofName);
  const isAsFresh = lineWords.includes(FRESH) === nameWords.includes(FRESH);
  const score = isEqual ? (isAsFresh ? 1 : OTHERWISE_FRESH) : coverage(ofLine, ofName);
  const lacksParts = PARTS_WORDS.some(
    (words) => hasAnyOf(lineWords, words) && !hasAnyOf(nameWords, words),
  );
  const isCapped = lacksParts || (hasAnyOf(lineWords, JOINING_WORDS) && score < 1);
  return isCapped ? Math.min(score, MAX_WITHOUT_PARTS) : score;
}

/** "Blaubeere Muffin" is "Blaubeermuffin": in a compound, the first word has no ending. */
function isCompoundOf(
  ofLine: readonly string[],
  [compound, ...others]: readonly string[],
): boolean {
  const [first = '', last] = ofLine;
  return (
    others.length === 0 && ofLine.length === 2 && compound === `${first.replace(/e$/, '')}${last}`
  );
}

/** "Hähnchen paniert" is "paniertes Hähnchen": after its noun, an adjective has no ending. */
function isWithAdjectiveLast(
  typed: readonly string[],
  ofLine: readonly string[],
  [first, ...others]: readonly string[],
): boolean {
  const last = ofLine.length - 1;
  return (
    last === others.length &&
    ofLine[last] === first &&
    typed[last] !== first &&
    others.every((word, at) => ofLine[at] === word)
  );
}

/** A word of a line in the form that a name would have: in another inflection, or without a regional word. */
function asInName(
  word: string,
  nameWords: readonly string[],
  isOfName: (word: string) => boolean,
): string {
  const form = inFormOf(nameWords, nominative(word, isOfName), isOfName);
  return standardGerman(withoutKeeping(form, isOfName), isOfName);
}

/** An adjective in the form before the noun of a name; "Gehacktes" alone is a noun. */
function inFormOf(
  nameWords: readonly string[],
  word: string,
  isOfName: (word: string) => boolean,
): string {
  return nameWords.length > 1 ? adjectiveOf(word, isOfName) : word;
}

/** If a line mentions that a food has or lacks some part, its name must mention it too. */
const PARTS_WORDS = [JOINING_WORDS, EXCLUSION_WORDS];

/** Whether a list has a word of a set. */
export function hasAnyOf(words: readonly string[], wordSet: ReadonlySet<string>): boolean {
  return words.some((word) => wordSet.has(word));
}

/** The words that name something to eat; all words if there are none of these. */
function foodWords(words: readonly string[]): readonly string[] {
  const naming = words.filter((word) => !FILLER_WORDS.has(word) && !JOINING_WORDS.has(word));
  return naming.length > 0 ? naming : words;
}

/** Factor for a name with a last word that the line lacks, since this says what the food is: "spicy rice cakes". */
const WITHOUT_HEAD = 0.9;

function coverage(ofLine: readonly string[], ofName: readonly string[]): number {
  let found = 0;
  const covered = new Set<string>();
  for (const word of ofLine) {
    const isExact = ofName.includes(word);
    const match = isExact ? word : ofName.find((other) => isMisspelt(word, other));
    if (match === undefined) continue;
    found += isExact ? 1 : word.length < LONG_WORD ? MISSPELT_WORD : LONG_MISSPELT_WORD;
    covered.add(match);
  }
  const score =
    (QUERY_COVERAGE_WEIGHT * found) / ofLine.length +
    (NAME_COVERAGE_WEIGHT * covered.size) / ofName.length;
  const hasUnmatched = found <= ofLine.length - 1;
  return (
    score *
    (hasUnmatched ? UNMATCHED_WORD_PENALTY : 1) *
    (score === 1 ? OTHER_ORDER_PENALTY : 1) *
    (isNoMilk(ofLine, ofName) ? OTHER_HEAD_PENALTY : 1) *
    (covered.has(ofName.at(-1) as string) || ofLine.length === 1 ? 1 : WITHOUT_HEAD)
  );
}
