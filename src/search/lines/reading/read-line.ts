import { memoizeBounded } from '../../../collections/bounded-cache.ts';
import { statesDrainedWeight } from '../normalising/amounts/packages/drained-weights.ts';
import { hasUnreadableNumber } from '../normalising/amounts/unreadable-numbers.ts';
import { mayBeNumberOfName } from '../normalising/foods/amounts-in-names.ts';
import { crushedFood } from '../normalising/foods/baking/crushed-foods.ts';
import { withDarkChocolate } from '../normalising/foods/baking/dark-chocolate.ts';
import { withKindsOfMargarine } from '../normalising/foods/dairy-and-eggs/kinds-of-margarine.ts';
import { piecesOfKinds } from '../normalising/foods/flavours.ts';
import { isOverlong } from '../normalising/normalise-line.ts';
import { edibleShareOf, mayBeOnPlate, publishedShareOf } from '../normalising/remarks/refuse.ts';
import { chainIn } from '../words/makers.ts';
import { FOODS_AMONG_MEASURES } from '../words/measures.ts';
import { amountRemark, type Remark } from '../words/remark.ts';
import { MINI, SIZE_WORDS, THICKNESS_WORDS } from '../words/size-words.ts';
import { DRAINED_WORDS, TIN_WORDS } from '../words/word-classes.ts';
import { isCookedIn } from './cooked-already.ts';
import { findQuantity, isNumber } from './find-quantity.ts';
import type { FoodLine } from './food-line.ts';
import { isItsContainer } from './its-container.ts';
import { beforeComma, namingWords } from './naming-words.ts';
import { takeShare } from './stated-share.ts';
import { processingsOf } from './stated-state.ts';
import { mayBeSizeOfTin, statedTin } from './stated-tin.ts';
import { tokensOf } from './tokens.ts';

/** The most texts in the cache. The same words are read several times for a line, and in one line after another. */
const REMEMBERED_TEXTS = 2000;

/**
 * Reads a line such as "2 slices wholemeal bread", "milk, 200 ml" or "1/2 Tasse Reis, gekocht": quantity and measure
 * may come before or after the food. An overlong text has no words.
 *
 * @example
 * readLine('2 slices of wholemeal bread');
 * // { quantity: 2, measure: { kind: 'serving', form: 'slice' }, words: ['wholemeal', 'bread'], … }
 */
export const readLine: (text: string) => FoodLine = memoizeBounded(REMEMBERED_TEXTS, readNewLine);

function readNewLine(text: string): FoodLine {
  const { rest: shareless, share } = isOverlong(text)
    ? { rest: text }
    : takeShare(withKindsOfMargarine(withDarkChocolate(text)));
  const tokens = tokensOf(shareless);
  const found = findQuantity(tokens);
  const rest = tokens.filter(
    (_, index) => found?.used.has(index) !== true && !isItsContainer(tokens, index, found),
  );
  const named = namingWords(rest);
  const food =
    named.words.length > 0 ? undefined : tokens.find((token) => FOODS_AMONG_MEASURES.has(token));
  const isDrainedWeight = statesDrainedWeight(text);
  const tin = found === undefined || isDrainedWeight ? undefined : statedTin(tokens, found);
  const chain = chainIn(text);
  const { words, qualifiers } =
    food === undefined ? named : { words: [food], qualifiers: named.qualifiers };
  return {
    quantity: found?.quantity,
    measure: food === undefined ? found?.measure : undefined,
    ...sizeIn(found?.size === undefined ? rest : [...found.used].map((at) => tokens[at] as string)),
    fill: found?.fill,
    litres: food === undefined ? found?.litres : undefined,
    ...(found?.pieces === undefined ? {} : { pieces: found.pieces }),
    words,
    qualifiers,
    share,
    ...flourTypeIn(text),
    processings: processingsOf(words, text, found?.measure?.kind === 'unit'),
    isCooked: isCookedIn(words, text),
    isTinned: tokens.some((token) => TIN_WORDS.has(token)) || isDrainedWeight,
    isDrained:
      !isDrainedWeight &&
      (found === undefined || mayBeSizeOfTin(found, tin)) &&
      areOfDrainedTin(tokens),
    ...(tin === undefined ? {} : { tin }),
    edibleShare: edibleShareOf(text),
    ...(chain === undefined ? {} : { chain }),
    ...(publishedShareOf(text) === undefined ? {} : { isShareKnown: true }),
    ...(mayBeOnPlate(text) ? { mayBeOnPlate: true } : {}),
    isUnclear: found?.isUnclear === true || beforeComma(rest).some(isNumber) || isUnclear(text),
    remarks: [...(found?.remarks ?? []), ...remarksOnCrushed(text)],
  };
}

/** The ash of German and Austrian flours: "Weizenmehl Type 405", "Mehl (Typ 550)". */
const FLOUR_TYPE = /mehl.*?(?<!\p{L})type?\.?\s*(\d{3,4})(?!\d)/iu;

function flourTypeIn(text: string): Pick<FoodLine, 'flourType'> {
  const flourType = FLOUR_TYPE.exec(text)?.[1];
  return flourType === undefined ? {} : { flourType };
}

function remarksOnCrushed(text: string): Remark[] {
  const crushed = crushedFood(text);
  return crushed === undefined
    ? []
    : [amountRemark(`assumed ${crushed.grams} g for the crushed food`)];
}

/** "1/4 chicken breast" may be the quarter chicken of a grill. */
const QUARTER_OF_A_CHICKEN = /^\s*(?:1\/4|¼)\s?chicken (?:breast|leg|thigh)(?!\p{L})/iu;

/** Whether a text has numbers whose meaning is uncertain, wherever they are. */
function isUnclear(text: string): boolean {
  return (
    hasUnreadableNumber(text) ||
    mayBeNumberOfName(text) ||
    QUARTER_OF_A_CHICKEN.test(text) ||
    piecesOfKinds(text) !== undefined
  );
}

/** Whether the words name a tin, and say that it is drained. */
function areOfDrainedTin(tokens: readonly string[]): boolean {
  return (
    tokens.some((token) => DRAINED_WORDS.has(token)) &&
    tokens.some((token) => TIN_WORDS.has(token) && !DRAINED_WORDS.has(token))
  );
}

/** The size that words name, and otherwise how thick they say a piece is. */
function sizeIn(words: readonly string[]): Pick<FoodLine, 'size' | 'isThickness'> {
  const sized = words.find((word) => isSize(word) && !THICKNESS_WORDS.has(word));
  if (sized !== undefined) return { size: sized === MINI ? MINI : SIZE_WORDS.get(sized) };
  const thick = words.find((word) => THICKNESS_WORDS.has(word));
  if (thick === undefined) return { size: undefined };
  return { size: THICKNESS_WORDS.get(thick), isThickness: true };
}

function isSize(word: string): boolean {
  return word === MINI || SIZE_WORDS.has(word);
}
