import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { rawVariant } from '../../../model/yields.ts';
import { foldWords } from '../../../text/fold-words.ts';
import { readNegation } from '../../exclusions.ts';
import { withoutKeeping } from '../../names/compounds.ts';
import { adjectiveOf } from '../../names/german-adjectives.ts';
import { nominative } from '../../names/nominative.ts';
import { standardGerman } from '../../names/regional.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { type StatedShare, type TakenShare, takeShare } from '../reading/stated-share.ts';
import { isStandard, stateOf } from '../states/state-of-line.ts';
import { isInJar, isTinned, withoutTin } from '../states/tins-and-jars.ts';
import { isMaker } from '../words/makers.ts';
import { isPreparation } from '../words/preparation-words.ts';
import {
  EXCLUSION_WORDS,
  FILLER_WORDS,
  JOINING_WORDS,
  MINOR_WORDS,
} from '../words/word-classes.ts';
import { ASIDE_PENALTY, fitExclusion, fitLacking, MAX_WITHOUT_PARTS } from './exclusion-fit.ts';
import { isMisspelt } from './misspelt-word.ts';
import { isReduced, isReducedGerman, withoutGrade } from './reduced-words.ts';
import { isSalted, withoutSaltWords } from './salt-words.ts';
import { isNearShare, NEAR_SHARE, shareFit } from './share-fit.ts';

/** How well a food fits the words of a line, and in which state. */
export interface NameFit {
  /** 0 to 1. */
  readonly confidence: number;
  /** The variant that the line's preparation names; undefined for the standard variant. */
  readonly variant: Variant | undefined;
  /** The food has less fat, sugar or alcohol than usual, and the line does not ask for it. */
  readonly isUnasked: boolean;
  /** The line states a share of fat or alcohol that is near that of the food, but not the same. */
  readonly isOfNearShare: boolean;
  /** The food lacks the variant that the line names, and this one is cooked in a similar way. */
  readonly isInSimilarState: boolean;
  /** The line asks for less salt, and no name of the food does. */
  readonly isSaltier: boolean;
}

/** The weight of the share of the words of the line in the name. */
const QUERY_COVERAGE_WEIGHT = 0.5;
/** The weight of the share of the words of the name in the line. */
const NAME_COVERAGE_WEIGHT = 0.5;

/** Score of a misspelt word. */
const MISSPELT_WORD = 0.85;

/** Factor for a line with a word that is not in the name. */
const UNMATCHED_WORD_PENALTY = 0.9;

/** Factor for the words of the name in a different order: "rice milk" is not "milk rice". */
const OTHER_ORDER_PENALTY = 0.9;

/** Factor for a preparation that the food lacks, if it has a similar one. */
const SIMILAR_STATE_PENALTY = 0.9;

/** Factor for a preparation that the food lacks, if it has no similar one. */
const OTHER_STATE_PENALTY = 0.75;

/** Fits a food to a line by the best of its names. */
export function fitName(line: FoodLine, food: Food): NameFit {
  const { variant, isSimilar } = stateOf(line, food);
  const names = [food.name, ...food.otherNames].map((name) =>
    food.brand === null ? name : `${name} ${food.brand}`,
  );
  let best: Pick<NameFit, 'confidence' | 'variant'> & { readonly isSaltier?: true } = {
    confidence: 0,
    variant: undefined,
  };
  const consider = (fit: typeof best): void => {
    const isBetter =
      fit.confidence > best.confidence ||
      (fit.confidence === best.confidence && best.variant === undefined);
    if (isBetter) best = fit;
  };
  const preparations = line.words.filter(isPreparation);
  const plainWords = line.words.filter((word) => !isPreparation(word));
  const isKnown = preparations.length === 0 || variant !== undefined || isStandard(line, food);
  const { share } = line;
  const stated: readonly TakenShare[] = names.map(
    share === undefined ? (rest) => ({ rest }) : takeShare,
  );
  const ofShare =
    share === undefined
      ? 1
      : fitShare(share, stated, variant === undefined ? statesOf(food) : [variant]);
  const hasShare = share !== undefined && ofShare > NEAR_SHARE;
  const ofState = isSimilar ? SIMILAR_STATE_PENALTY : isKnown ? 1 : OTHER_STATE_PENALTY;
  const ofFood = ofShare * ofState;
  const namings = stated.map(({ rest }) => foldWords(rest));
  const exclusion = readNegation(plainWords);
  const ofAnySalt = withoutSaltWords(plainWords);
  const ofLacking = fitLacking(line.asides, food, variant ?? standardVariant(food));
  const saltier = isSalted(variant ?? standardVariant(food)) ? { isSaltier: true as const } : {};
  // "Mince, 5 % fat" is lean mince.
  const graded = hasShare ? namings.map(withoutGrade) : [];
  // "1 tin tomatoes" says with its measure what "tinned tomatoes" says with a word.
  const isMeasuredInTins = (line.isTinned || isInJar(line, food)) && !isTinned(line.words);
  for (const all of [...namings, ...graded]) {
    const nameWords = isMeasuredInTins && isTinned(all) ? withoutTin(all) : all;
    const ofAsides = has(nameWords, EXCLUSION_WORDS) ? 1 : ofLacking;
    // The preparation may be part of the name, as in "dried apricots"; otherwise it names the variant.
    if (preparations.every((word) => isWordOf(nameWords, word))) {
      const aside = ofShare * ofAsides * (line.asides.length > 0 ? ASIDE_PENALTY : 1);
      consider({ confidence: aside * compareWords(line.words, nameWords), variant: undefined });
      const asUsual = withoutSaltWords(line.words);
      if (asUsual !== undefined)
        consider({
          confidence: ASIDE_PENALTY * aside * compareWords(asUsual, nameWords),
          variant: undefined,
          ...saltier,
        });
    }
    const confidence = compareWords(plainWords, nameWords) * ofFood;
    if (exclusion !== undefined) {
      const lacks = fitExclusion(exclusion.excluded, food, variant ?? standardVariant(food));
      const asFood = lacks * compareWords(exclusion.rest, nameWords);
      // "Beer without alcohol" is alcohol-free beer.
      const asNamed = exclusion.phrasings.map((words) => compareWords(words, nameWords));
      consider({ confidence: Math.max(asFood, ...asNamed) * ofFood, variant });
    }
    if (ofAnySalt !== undefined) {
      const asUsual = ASIDE_PENALTY * compareWords(ofAnySalt, nameWords) * ofFood;
      consider({ confidence: asUsual, variant, ...saltier });
    }
    if (line.asides.length === 0) consider({ confidence, variant });
    else {
      // "Yoghurt, strawberry" is strawberry yoghurt, and "potatoes, waxy" are potatoes.
      // "Boneless skinless thighs" are skinless thighs.
      const telling = line.asides.filter(
        (word) =>
          isWordOf(nameWords, word) ||
          !(MINOR_WORDS.has(word) || JOINING_WORDS.has(word) || isMaker(word)),
      );
      const described = Math.max(
        compareWords([...telling, ...plainWords], nameWords),
        compareWords([...plainWords, ...telling], nameWords),
      );
      if (telling.length > 0) consider({ confidence: ofAsides * described * ofFood, variant });
      consider({ confidence: ofAsides * ASIDE_PENALTY * confidence, variant });
    }
  }
  const isAsked =
    hasShare ||
    !isReduced(foldWords(food.name)) ||
    isReduced(line.words.flatMap(foldWords)) ||
    isReduced(line.asides.flatMap(foldWords)) ||
    line.words.some(isReducedGerman);
  const isInSimilarState = isSimilar && best.variant !== undefined;
  return {
    isSaltier: false,
    ...best,
    isUnasked: !isAsked,
    isOfNearShare: isNearShare(ofShare),
    isInSimilarState,
  };
}

/** The states whose shares a line may mean: as the food is eaten, and as its package says. */
function statesOf(food: Food): readonly Variant[] {
  const raw = rawVariant(food);
  return raw === undefined ? [standardVariant(food)] : [standardVariant(food), raw];
}

/** How well a food fits a share, by its names or otherwise by its composition. */
function fitShare(
  share: StatedShare,
  names: readonly TakenShare[],
  variants: readonly Variant[],
): number {
  const isNamed = names.some(({ share: named }) => named?.percent === share.percent);
  return isNamed ? 1 : Math.max(...variants.map((variant) => shareFit(share, variant)));
}

function isWordOf(nameWords: readonly string[], word: string): boolean {
  const isOfName = (other: string) => nameWords.includes(other);
  return foldWords(word).every((folded) => isOfName(inFormOf(nameWords, folded, isOfName)));
}

/** Says little of most foods, and of pasta or yeast which one it is. */
const FRESH = 'fresh';

/** Score of a name that differs from the line in {@link FRESH} alone. */
const OTHERWISE_FRESH = 0.96;

/** Compares the words of a line with those of a name. */
function compareWords(lineWords: readonly string[], nameWords: readonly string[]): number {
  const ofName = foodWords(nameWords);
  const isOfName = (word: string) => ofName.includes(word);
  const typed = foodWords(lineWords.flatMap(foldWords));
  const ofLine = typed.map((word) => (isOfName(word) ? word : asInName(word, ofName, isOfName)));
  if (ofLine.length === 0 || ofName.length === 0) return 0;
  const isEqual =
    ofLine.join(' ') === ofName.join(' ') ||
    // "Schoko Eis"
    foldWords(ofLine.join('')).join('') === ofName.join('') ||
    isWithAdjectiveLast(typed, ofLine, ofName);
  const isAsFresh = lineWords.includes(FRESH) === nameWords.includes(FRESH);
  const score = isEqual ? (isAsFresh ? 1 : OTHERWISE_FRESH) : coverage(ofLine, ofName);
  const lacksParts = PARTS_WORDS.some((words) => has(lineWords, words) && !has(nameWords, words));
  const isCapped = lacksParts || (has(lineWords, JOINING_WORDS) && score < 1);
  return isCapped ? Math.min(score, MAX_WITHOUT_PARTS) : score;
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

/** A word of a line as a name would have it: in another form, or of a region. */
function asInName(
  word: string,
  nameWords: readonly string[],
  isOfName: (word: string) => boolean,
): string {
  const form = inFormOf(nameWords, nominative(word, isOfName), isOfName);
  return standardGerman(withoutKeeping(form, isOfName), isOfName);
}

/** An adjective as it stands before the noun of a name; "Gehacktes" alone is a noun. */
function inFormOf(
  nameWords: readonly string[],
  word: string,
  isOfName: (word: string) => boolean,
): string {
  return nameWords.length > 1 ? adjectiveOf(word, isOfName) : word;
}

/** If a line mentions that a food has or lacks some part, its name must mention it too. */
const PARTS_WORDS = [JOINING_WORDS, EXCLUSION_WORDS];

function has(words: readonly string[], wordSet: ReadonlySet<string>): boolean {
  return words.some((word) => wordSet.has(word));
}

/** The words that name something to eat; all words if there are none of these. */
function foodWords(words: readonly string[]): readonly string[] {
  const naming = words.filter((word) => !FILLER_WORDS.has(word) && !JOINING_WORDS.has(word));
  return naming.length > 0 ? naming : words;
}

function coverage(ofLine: readonly string[], ofName: readonly string[]): number {
  let found = 0;
  const covered = new Set<string>();
  for (const word of ofLine) {
    const isExact = ofName.includes(word);
    const match = isExact ? word : ofName.find((other) => isMisspelt(word, other));
    if (match === undefined) continue;
    found += isExact ? 1 : MISSPELT_WORD;
    covered.add(match);
  }
  const score =
    (QUERY_COVERAGE_WEIGHT * found) / ofLine.length +
    (NAME_COVERAGE_WEIGHT * covered.size) / ofName.length;
  const hasUnmatched = found <= ofLine.length - 1;
  return (
    score * (hasUnmatched ? UNMATCHED_WORD_PENALTY : 1) * (score === 1 ? OTHER_ORDER_PENALTY : 1)
  );
}

/** Queries for the food of a line: all words, those that do not name the preparation, and those with what describes it. */
export function queriesOf({
  words,
  asides,
  share,
  isTinned,
  measure,
}: FoodLine): ReadonlySet<string> {
  const plain = words.filter((word) => !isPreparation(word));
  const described = asides.length === 0 ? [] : [...asides, ...plain];
  const stated = share === undefined ? [] : [...words, share.text];
  const tinned = isTinned
    ? [
        ['tinned', ...plain],
        [...plain, 'Dose'],
      ]
    : [];
  const isGlass = measure?.kind === 'serving' && measure.form === 'glass';
  const jarred = isGlass ? [[...plain, 'Glas']] : [];
  const ofAnySalt = withoutSaltWords(plain);
  const usual = ofAnySalt === undefined ? [] : [ofAnySalt];
  return new Set(
    [...usual, words, plain, described, stated, ...tinned, ...jarred]
      .map((list) => list.join(' '))
      .filter((text) => text !== ''),
  );
}
