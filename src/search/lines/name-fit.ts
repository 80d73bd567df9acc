import type { Food, Variant } from '../../model/food.ts';
import { foldWords } from '../../text/fold-words.ts';
import {
  COOKED_WORDS,
  FILLER_WORDS,
  JOINING_WORDS,
  LACKING_WORDS,
  PROCESSING_WORDS,
} from './measures.ts';
import type { FoodLine } from './read-line.ts';
import { isDry } from './weigh.ts';

/** How well a food is what a line names, and in which state. */
export interface NameFit {
  /** 0 to 1. */
  readonly confidence: number;
  /** The variant that the line's preparation names; undefined for the standard one. */
  readonly variant: Variant | undefined;
}

/** Shares of the words of the line, and of the name, in the confidence. */
const QUERY_COVERAGE_WEIGHT = 0.5;
const NAME_COVERAGE_WEIGHT = 0.5;

/** What it counts that a word was not written as the name has it. */
const MISSPELT = 0.85;

/** What it counts that a word of the line is not in the name: something was said that is not heard. */
const UNMATCHED_WORD_PENALTY = 0.9;

/** What it counts that the words are those of the name in another order: "rice milk" is no "milk rice". */
const OTHER_ORDER = 0.9;

/** What a preparation counts that the food is not known in. */
const OTHER_STATE = 0.75;

/** The most that a name counts which lacks what a line joins ("with butter") or excludes ("without bun"). */
const OTHER_PARTS = 0.7;

/** Fits a food to a line by the best of its names. */
export function fitName(line: FoodLine, food: Food): NameFit {
  const variant = variantOf(line, food);
  const names = [food.name, ...food.otherNames].map((name) =>
    food.brand === null ? name : `${name} ${food.brand}`,
  );
  let best: NameFit = { confidence: 0, variant: undefined };
  const consider = (fit: NameFit): void => {
    const isBetter =
      fit.confidence > best.confidence ||
      (fit.confidence === best.confidence && best.variant === undefined);
    if (isBetter) best = fit;
  };
  const preparations = line.words.filter(isPreparation);
  const plainWords = line.words.filter((word) => !isPreparation(word));
  const isKnown = preparations.length === 0 || variant !== undefined || isStandard(line, food);
  for (const name of names) {
    const nameWords = foldWords(name);
    // The preparation may be part of the name, as in "dried apricots"; else it tells the variant.
    if (preparations.every((word) => isWordOf(nameWords, word))) {
      consider({ confidence: compare(line.words, nameWords), variant: undefined });
    }
    const confidence = compare(plainWords, nameWords) * (isKnown ? 1 : OTHER_STATE);
    consider({ confidence, variant });
  }
  return best;
}

/** The variant that the line's preparation names; dry is also what is not dried but dry when raw. */
function variantOf(line: FoodLine, food: Food): Variant | undefined {
  const states = new Set(line.processings);
  const named = food.variants.find(({ processing }) => states.has(processing));
  if (named !== undefined) return named;
  const raw = food.variants.find(({ processing }) => processing === 'raw');
  if (states.has('dried') && raw !== undefined && isDry(raw)) return raw;
  return line.isCooked ? cookedVariant(food) : undefined;
}

function isWordOf(nameWords: readonly string[], word: string): boolean {
  return foldWords(word).every((folded) => nameWords.includes(folded));
}

function isPreparation(word: string): boolean {
  return PROCESSING_WORDS.has(word) || COOKED_WORDS.has(word);
}

/** Whether the state a line tells is that of the food anyway. */
function isStandard({ processings, isCooked }: FoodLine, food: Food): boolean {
  if (processings.length === 0 && isCooked) return food.standardProcessing !== 'raw';
  return processings.some((processing) => processing === food.standardProcessing);
}

/** Cooked as the food is mostly cooked, else boiled, else in whichever way there is. */
function cookedVariant({ variants, standardProcessing }: Food): Variant | undefined {
  const cooked = variants.filter(
    ({ processing }) => processing !== 'raw' && processing !== 'dried',
  );
  return (
    cooked.find(({ processing }) => processing === standardProcessing) ??
    cooked.find(({ processing }) => processing === 'boiled') ??
    cooked[0]
  );
}

/** Compares what was said with what a food is called, word by word. */
function compare(said: readonly string[], called: readonly string[]): number {
  const words = foodWords(said.flatMap(foldWords));
  const own = foodWords(called);
  if (words.length === 0 || own.length === 0) return 0;
  const isWhole = words.join(' ') === own.join(' ') || words.join('') === own.join('');
  const score = isWhole ? 1 : likeness(words, own);
  const isOther = JOINED.some((parts) => has(said, parts) && !has(called, parts));
  return isOther || (has(said, JOINING_WORDS) && score < 1) ? Math.min(score, OTHER_PARTS) : score;
}

/** What a line says of further parts of a food, the name has to say as well. */
const JOINED = [JOINING_WORDS, LACKING_WORDS];

function has(words: readonly string[], wanted: ReadonlySet<string>): boolean {
  return words.some((word) => wanted.has(word));
}

/** Words that name something to eat; a name of nothing else keeps its words. */
function foodWords(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !FILLER_WORDS.has(word) && !JOINING_WORDS.has(word));
  return own.length > 0 ? own : words;
}

function likeness(words: readonly string[], called: readonly string[]): number {
  let found = 0;
  const met = new Set<string>();
  for (const word of words) {
    const same = called.find((own) => own === word);
    const like = same ?? called.find((own) => isMisspelt(word, own));
    if (like === undefined) continue;
    found += same === undefined ? MISSPELT : 1;
    met.add(like);
  }
  const score =
    (QUERY_COVERAGE_WEIGHT * found) / words.length +
    (NAME_COVERAGE_WEIGHT * met.size) / called.length;
  const isHeard = found > words.length - 1;
  return score * (isHeard ? 1 : UNMATCHED_WORD_PENALTY) * (score === 1 ? OTHER_ORDER : 1);
}

/**
 * A letter too few or too many, or two swapped, of words long enough for that to mean something. One
 * letter for another makes too many other words: Schorle is no Scholle.
 */
function isMisspelt(word: string, own: string): boolean {
  if (word.length < 4 || own.length < 4 || Math.abs(word.length - own.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === own[start]) start += 1;
  const [left, right] = [word.slice(start), own.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** The words of a line that name its food, as a query. */
export function queryOf({ words }: FoodLine, withPreparation: boolean): string {
  return words.filter((word) => withPreparation || !isPreparation(word)).join(' ');
}
