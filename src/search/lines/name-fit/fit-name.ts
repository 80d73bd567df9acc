import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { readNegation } from '../../exclusions.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { type TakenShare, takeShare } from '../reading/stated-share.ts';
import { isHeated } from '../states/dishes-as-served.ts';
import { isCookedAndMoist, isDry } from '../states/is-dry.ts';
import { isNamedByState } from '../states/named-by-state.ts';
import { isStandard, stateOf } from '../states/state-of-line.ts';
import { isInJar, isTinned, withoutTin } from '../states/tins-and-jars.ts';
import { isMaker } from '../words/makers.ts';
import { isPreparation } from '../words/preparation-words.ts';
import { THICKNESS_WORDS } from '../words/size-words.ts';
import { EXCLUSION_WORDS, JOINING_WORDS, MINOR_WORDS } from '../words/word-classes.ts';
import { compareWords, hasAnyOf, isWordOf } from './compare-words.ts';
import {
  fitExclusion,
  fitLacking,
  NOT_LABELLED,
  QUALIFIER_PENALTY,
  withoutLabel,
} from './exclusion-fit.ts';
import { fitStatedShare } from './fit-stated-share.ts';
import { fitFlavour, fitReduction } from './qualifier-fit.ts';
import { isLeanGerman, isReduced, isReducedGerman, withoutGrade } from './reduced-words.ts';
import { isSalted, withoutSaltWords } from './salt-words.ts';
import { isMince, isNearShare, mayBeOfWholeCheese, NEAR_SHARE } from './share-fit.ts';

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
  /** The share may be that of the whole food, although a cheese with that share in its dry matter is likelier. */
  readonly isOfWholeShare: boolean;
  /** The food lacks the variant that the line names; this variant is cooked in a similar way. */
  readonly isInSimilarState: boolean;
  /** The line asks for less salt, and no name of the food does. */
  readonly isSaltier: boolean;
}

/** Factor for a preparation that the food lacks, if it has a similar one. */
const SIMILAR_STATE_PENALTY = 0.9;

/** Factor for a preparation that the food lacks, if it has no similar one. */
const OTHER_STATE_PENALTY = 0.75;

/** Factor for a way of heating a dish that the catalogue has only as it is served. */
const HEATED_PENALTY = 0.95;

/** The parts of a line and a food that decide how well each of its names fits. */
interface Fitting {
  readonly line: FoodLine;
  readonly food: Food;
  /** The variant that the line's preparation names. */
  readonly variant: Variant | undefined;
  /** That variant was prepared in another way. */
  readonly isSimilar: boolean;
  readonly preparations: readonly string[];
  /** The words of the line without its preparations. */
  readonly plainWords: readonly string[];
  /** The plain words without those that ask for less salt; undefined if none does. */
  readonly ofAnySalt: readonly string[] | undefined;
  readonly exclusion: ReturnType<typeof readNegation>;
  /** The factors for the stated share, for this together with the state, and for what the food should lack. */
  readonly ofShare: number;
  readonly ofFood: number;
  readonly ofLacking: number;
  /** The food has salt, so that a line that asks for less salt means another food. */
  readonly isSalted: boolean;
}

/** The best fit of the names so far. */
class BestFit {
  confidence = 0;
  variant: Variant | undefined;
  isSaltier = false;

  take(confidence: number, variant: Variant | undefined, isSaltier = false): void {
    const isBetter =
      confidence > this.confidence ||
      (confidence === this.confidence && this.variant === undefined);
    if (!isBetter) return;
    this.confidence = confidence;
    this.variant = variant;
    this.isSaltier = isSaltier;
  }
}

/** Fits a food to a line by the best of its names. */
export function fitName(line: FoodLine, food: Food): NameFit {
  const { variant, isSimilar } = stateOf(line, food);
  const { share } = line;
  const preparations = line.words.filter(isPreparation);
  // "Lean mince, 10 % fat": the share decides.
  const isByShare = share !== undefined && isMince(food);
  const described = line.words.filter((word) => !isPreparation(word));
  const plainWords = isByShare ? withoutGrade(described) : described;
  const names = namesAndShares(line, food);
  const ofShare = fitStatedShare(line, food, names, variant);
  const hasShare = share !== undefined && ofShare > NEAR_SHARE;
  const isKnown = preparations.length === 0 || variant !== undefined || isStandard(line, food);
  const ofState = isKnown ? 1 : isHeated(line, food) ? HEATED_PENALTY : OTHER_STATE_PENALTY;
  const eaten = variant ?? standardVariant(food);
  const fitting: Fitting = {
    ...{ line, food, variant, isSimilar, preparations, plainWords, ofShare },
    ofAnySalt: withoutSaltWords(plainWords),
    exclusion: readNegation(plainWords),
    ofFood: ofShare * (isSimilar ? SIMILAR_STATE_PENALTY : ofState),
    ofLacking: fitAsides(line.qualifiers, food, eaten),
    isSalted: isSalted(eaten),
  };
  const best = new BestFit();
  for (const words of namings(line, food, names, hasShare || isByShare))
    fitOneName(words, fitting, best);
  const { confidence, isSaltier } = best;
  return {
    ...{ confidence, variant: best.variant, isSaltier },
    isUnasked: !hasShare && !isAsked(line, food),
    isOfNearShare: isNearShare(ofShare),
    isOfWholeShare: share !== undefined && mayBeOfWholeCheese(share, food, eaten),
    isInSimilarState: isSimilar && best.variant !== undefined,
  };
}

/** The names of a food with its brand. If the line states a share, those that the names state are taken apart. */
function namesAndShares({ share }: FoodLine, food: Food): readonly TakenShare[] {
  const names = [food.name, ...food.otherNames].map((name) =>
    food.brand === null ? name : `${name} ${food.brand}`,
  );
  return names.map(share === undefined ? (rest) => ({ rest }) : takeShare);
}

/**
 * The folded words of each name of a food.
 *
 * @param isGraded whether a share stands for words such as "lean"
 */
function namings(
  line: FoodLine,
  food: Food,
  names: readonly TakenShare[],
  isGraded: boolean,
): readonly (readonly string[])[] {
  const all = names.map(({ rest }) => foldWords(rest));
  // "Mince, 5 % fat" is lean mince.
  const graded = isGraded ? all.map(withoutGrade) : [];
  // "1 tin tomatoes" expresses with its measure what "tinned tomatoes" expresses with a word.
  const isMeasuredInTins = (line.isTinned || isInJar(line, food)) && !isTinned(line.words);
  return [...all, ...graded].map((words) =>
    isMeasuredInTins && isTinned(words) ? withoutTin(words) : words,
  );
}

function fitOneName(nameWords: readonly string[], fitting: Fitting, best: BestFit): void {
  const { line, variant, plainWords, ofAnySalt, ofFood } = fitting;
  const ofQualifiers = hasAnyOf(nameWords, EXCLUSION_WORDS) ? 1 : fitting.ofLacking;
  fitPreparedName(nameWords, ofQualifiers, fitting, best);
  const confidence = compareWords(plainWords, nameWords) * ofFood;
  fitWithout(nameWords, fitting, best);
  const labelled = withoutLabel(plainWords, fitting.food);
  if (labelled !== undefined)
    best.take(NOT_LABELLED * compareWords(labelled, nameWords) * ofFood, variant);
  if (ofAnySalt !== undefined) {
    const asUsual = QUALIFIER_PENALTY * compareWords(ofAnySalt, nameWords) * ofFood;
    best.take(asUsual, variant, fitting.isSalted);
  }
  if (line.qualifiers.length === 0) best.take(confidence, variant);
  else {
    fitDescribed(nameWords, ofQualifiers, fitting, best);
    best.take(ofQualifiers * QUALIFIER_PENALTY * confidence, variant);
  }
}

/** A preparation may be part of the name, as in "dried apricots"; otherwise it names the variant. */
function fitPreparedName(
  nameWords: readonly string[],
  ofQualifiers: number,
  { line, food, variant, isSimilar, preparations, ofShare, isSalted: isSaltedFood }: Fitting,
  best: BestFit,
): void {
  if (!preparations.every((word) => isWordOf(nameWords, word))) return;
  // "Beans, dried" also names beans that were dried before they were boiled.
  const isBoiled = line.processings.includes('dried') && isCookedAndMoist(food);
  const dry = isBoiled && variant !== undefined && isDry(variant) ? variant : undefined;
  const isOther = !isBoiled && !isSimilar && variant !== standardVariant(food);
  const state = isOther && isNamedByState(nameWords, food) ? variant : dry;
  const fitWithQualifiers =
    (isBoiled && dry === undefined ? OTHER_STATE_PENALTY : 1) *
    ofShare *
    ofQualifiers *
    (line.qualifiers.length > 0 ? QUALIFIER_PENALTY : 1);
  best.take(fitWithQualifiers * compareWords(line.words, nameWords), state);
  const asUsual = withoutSaltWords(line.words);
  if (asUsual !== undefined)
    best.take(
      QUALIFIER_PENALTY * fitWithQualifiers * compareWords(asUsual, nameWords),
      state,
      isSaltedFood,
    );
}

/** "Beer without alcohol" is alcohol-free beer. */
function fitWithout(
  nameWords: readonly string[],
  { food, variant, exclusion, ofFood }: Fitting,
  best: BestFit,
): void {
  if (exclusion === undefined) return;
  const lacks = fitExclusion(exclusion.excluded, food, variant ?? standardVariant(food));
  const asFood = lacks * compareWords(exclusion.rest, nameWords);
  const asNamed = exclusion.phrasings.map((words) => compareWords(words, nameWords));
  best.take(Math.max(asFood, ...asNamed) * ofFood, variant);
}

/**
 * "Yoghurt, strawberry" is strawberry yoghurt, "potatoes, waxy" are potatoes, and "boneless skinless thighs" are
 * skinless ones.
 */
function fitDescribed(
  nameWords: readonly string[],
  ofQualifiers: number,
  { line, plainWords, variant, ofFood }: Fitting,
  best: BestFit,
): void {
  const informative = line.qualifiers.filter(
    (word) =>
      (isWordOf(nameWords, word) && !isThinAsNoun(nameWords, word)) ||
      !(MINOR_WORDS.has(word) || JOINING_WORDS.has(word) || isMaker(word)),
  );
  if (informative.length === 0) return;
  const described = Math.max(
    compareWords([...informative, ...plainWords], nameWords),
    compareWords([...plainWords, ...informative], nameWords),
  );
  best.take(ofQualifiers * described * ofFood, variant);
}

/** "Thin bread" is no "bread thins": the word says how thick the bread is, and in the name it is a noun. */
function isThinAsNoun(nameWords: readonly string[], word: string): boolean {
  return THICKNESS_WORDS.has(word) && nameWords.at(-1) === word;
}

/** The factor for what words behind a food say about it: what it lacks, its flavour, and less fat. */
function fitAsides(qualifiers: readonly string[], food: Food, eaten: Variant): number {
  return (
    fitLacking(qualifiers, food, eaten) *
    fitFlavour(qualifiers, food, eaten) *
    fitReduction(qualifiers, food)
  );
}

/** Whether a line asks for less fat, sugar or alcohol if the name of the food does. */
function isAsked({ words, qualifiers }: FoodLine, { name }: Food): boolean {
  const named = foldWords(name);
  return (
    !(isReduced(named) || named.some(isLeanGerman)) ||
    isReduced(words.flatMap(foldWords)) ||
    isReduced(qualifiers.flatMap(foldWords)) ||
    [...words, ...qualifiers].some(isReducedGerman)
  );
}
