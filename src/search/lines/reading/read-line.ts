import { memoizeBounded } from '../../../collections/bounded-cache.ts';
import type { Processing } from '../../../model/food.ts';
import { OUNCE_G } from '../../../model/units.ts';
import { statesDrainedWeight } from '../normalising/amounts/drained-weights.ts';
import { withPartsOfLitres } from '../normalising/amounts/parts-of-litres.ts';
import { hasUnreadableNumber } from '../normalising/amounts/unreadable-numbers.ts';
import { mayBeNumberOfName } from '../normalising/foods/amounts-in-names.ts';
import { crushedFood } from '../normalising/foods/crushed-foods.ts';
import { withDarkChocolate } from '../normalising/foods/dark-chocolate.ts';
import { piecesOfKinds } from '../normalising/foods/flavours.ts';
import { isOverlong } from '../normalising/normalise-line.ts';
import { processingOfOven } from '../normalising/remarks/from-oven.ts';
import {
  edibleShareOf,
  isWithBones,
  mayBeOnPlate,
  publishedShareOf,
} from '../normalising/remarks/refuse.ts';
import { withMeasureInFull } from '../normalising/wording/abbreviations.ts';
import { chainIn, isMaker } from '../words/makers.ts';
import { FOODS_AMONG_MEASURES, MEASURES, type PortionMeasure } from '../words/measures.ts';
import { COOKED_WORDS, isPreparation, processingOf } from '../words/preparation-words.ts';
import { amountRemark, type Remark } from '../words/remark.ts';
import { MINI, SIZE_WORDS, type Size } from '../words/size-words.ts';
import {
  DISTINGUISHING_WORDS,
  DRAINED_WORDS,
  FILLER_WORDS,
  MINOR_WORDS,
  TIN_WORDS,
} from '../words/word-classes.ts';
import { findQuantity, isNumber } from './find-quantity.ts';
import type { FoodLine } from './food-line.ts';
import type { FoundQuantity } from './found-quantity.ts';
import { takeShare } from './stated-share.ts';
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
    : takeShare(withDarkChocolate(text));
  const tokens = tokensOf(shareless);
  const found = findQuantity(tokens);
  const rest = tokens.filter(
    (_, index) => found?.used.has(index) !== true && !isItsContainer(tokens, index, found),
  );
  const main = beforeComma(rest);
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
    size: found?.size ?? sizeIn(rest),
    fill: found?.fill,
    litres: food === undefined ? found?.litres : undefined,
    ...(found?.pieces === undefined ? {} : { pieces: found.pieces }),
    words,
    qualifiers,
    share,
    ...flourTypeIn(text),
    processings: processingsOf(words, text, found?.measure?.kind === 'unit'),
    isCooked: words.some((word) => COOKED_WORDS.has(word)) || COOKED_ALREADY.test(text),
    isTinned: tokens.some((token) => TIN_WORDS.has(token)) || isDrainedWeight,
    isDrained:
      !isDrainedWeight &&
      (found === undefined || mayBeSizeOfTin(found, tin)) &&
      tokens.some((token) => DRAINED_WORDS.has(token)) &&
      tokens.some((token) => TIN_WORDS.has(token) && !DRAINED_WORDS.has(token)),
    ...(tin === undefined ? {} : { tin }),
    edibleShare: edibleShareOf(text),
    ...(chain === undefined ? {} : { chain }),
    ...(publishedShareOf(text) === undefined ? {} : { isShareKnown: true }),
    ...(mayBeOnPlate(text) ? { mayBeOnPlate: true } : {}),
    isUnclear:
      found?.isUnclear === true ||
      main.some(isNumber) ||
      hasUnreadableNumber(text) ||
      mayBeNumberOfName(text) ||
      QUARTER_OF_A_CHICKEN.test(text) ||
      piecesOfKinds(text) !== undefined,
    remarks: [...(found?.remarks ?? []), ...remarksOnCrushed(text)],
  };
}

const MEAT = '(?:chicken|turkey|duck|beef|pork|lamb|ham)(?:\\s(?:breasts?|thighs?|meat))?';

/** "700 g chicken, shredded", "leftover roast": their weight is that of cooked meat. */
const COOKED_ALREADY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:leftover|shredded|pulled|carved) ${MEAT}|${MEAT},? (?:shredded|pulled|carved))(?!\p{L})`,
  'iu',
);

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

/** "2 cups broccoli florets": cut before cooking. */
const CUP_OF_FLORETS =
  /(?<!\p{L})cups?\s.*\p{L}(?:\sflou?rets?(?!\p{L}))(?!.*(?:steamed|boiled|cooked|roast))/iu;

/**
 * The states in the words, or that of a food from the oven. Pieces with their bones are raw, as shops
 * sell them and recipes count them.
 */
function processingsOf(
  words: readonly string[],
  text: string,
  isWeighed: boolean,
): readonly Processing[] {
  const named = words.flatMap((word) => processingOf(word) ?? []);
  if (named.length > 0) return named;
  const ofOven = processingOfOven(text);
  if (ofOven !== undefined) return [ofOven];
  return !isWeighed && (isWithBones(text) || CUP_OF_FLORETS.test(text)) ? ['raw'] : named;
}

/** Containers of a stated weight: "500 g pack of spaghetti". */
function isItsContainer(
  tokens: readonly string[],
  index: number,
  found: FoundQuantity | undefined,
): boolean {
  const measure = MEASURES.get(tokens[index] as string);
  if (found?.measure?.kind !== 'unit') return false;
  // "175ml glass of wine", "8 oz glass of milk", whereas "cup noodles" are a food.
  const isVolume = found.measure.unit === 'ml' || found.measure.factor === OUNCE_G;
  const isVessel = measure?.kind === 'serving' && measure.form === 'glass' && isVolume;
  if (!isVessel && !isContainerMeasure(measure)) return false;
  const next = tokens[index + 1];
  return next === 'of' || next === 'von' || (next !== undefined && found.used.has(index - 1));
}

/** Forms besides packages in which shops sell food by weight: "320 g sheet of puff pastry". */
const SOLD_AS: ReadonlySet<string> = new Set(['sheet', 'ball', 'bunch', 'head', 'loaf']);

function isContainerMeasure(measure: PortionMeasure | undefined): boolean {
  if (measure?.kind === 'serving') return ['package', 'bottle', 'bowl'].includes(measure.form);
  return (
    measure?.kind === 'named' &&
    (measure.forms.includes('package') || measure.names.some((name) => SOLD_AS.has(name)))
  );
}

/** The tokens up to the first comma that follows a word for a food. */
function beforeComma(tokens: readonly string[]): readonly string[] {
  const comma = tokens.findIndex(
    (token, index) => token === ',' && tokens.slice(0, index).some(isNaming),
  );
  return comma < 0 ? tokens : tokens.slice(0, comma);
}

function isNaming(token: string): boolean {
  return (
    token !== ',' &&
    token !== '=' &&
    !(TIN_WORDS.has(token) && MEASURES.has(token)) &&
    !FILLER_WORDS.has(token) &&
    !SIZE_WORDS.has(token) &&
    !isNumber(token)
  );
}

/** The words that name the food, with its preparation wherever that is in the line, and those that only describe it. */
function namingWords(tokens: readonly string[]): Pick<FoodLine, 'words' | 'qualifiers'> {
  const main = beforeComma(tokens).filter(isNaming);
  const more = tokens.slice(beforeComma(tokens).length).filter(isNaming);
  const isMinor = (word: string) => MINOR_WORDS.has(word) || isMaker(word);
  const major = main.filter((word) => !isMinor(word));
  const minor = main.filter(isMinor);
  const words = major.every(isListing) ? main.filter((word) => !isListing(word)) : major;
  const told = more.filter(
    (word) =>
      !isPreparation(word) &&
      (!MINOR_WORDS.has(word) || DISTINGUISHING_WORDS.has(word)) &&
      !TIN_WORDS.has(word),
  );
  return {
    words: [...words, ...more.filter(isPreparation)],
    qualifiers: [
      // The word distinguishes fresh pasta from pasta, and little else.
      ...(tokens.includes('fresh') ? ['fresh'] : []),
      ...(major.length > 0 ? minor : []),
      ...(told.every(isListing) ? [] : told),
    ],
  };
}

/** "Pitted and halved": a word between others that only describe a food joins no food. */
function isListing(word: string): boolean {
  return word === 'and' || word === 'und';
}

/** "2 biscuits" of Weetabix, "1 each": pieces in a column of units. */
const COUNTED_THINGS = /^(\s*[\d.,/½⅓⅔¼¾⅛]+)\s*(?:biscuits?|each|ea|items?|units?)\.?\s*$/i;

/** "Halbe": half a litre of beer if it is alone in the line, otherwise half of the food before or after it. */
const HALF = /^\s*(?:(?:eine|1)\s)?halbe\s*$/i;

/** "Halbe" next to a pizza becomes a number. Next to a drink it stays half a litre. */
function withoutHalf(amount: string, food: string): string {
  if (!HALF.test(amount) || food === '') return amount;
  const line = `${amount.trim()} ${food}`;
  return withPartsOfLitres(line) === line ? '1/2' : amount;
}

/** Reads a food whose amount is separate: "Wholemeal bread" and "2 slices". Numbers in the name do not count. */
export function readMeasuredFood(food: string, amount: string): FoodLine {
  const {
    words,
    qualifiers,
    share,
    processings,
    isCooked,
    isTinned,
    isDrained,
    edibleShare,
    size,
  } = readLine(food);
  const given = withoutHalf(withMeasureInFull(amount), food);
  const measured = readLine(given.replace(COUNTED_THINGS, '$1'));
  const measure = measured.measure ?? measureOf(amount);
  // "2 cups, black" describes the food; "from 2 eggs" is uncertain.
  const named = measured.words.filter((word) => !MEASURES.has(word));
  const isMeasured = measure !== undefined && measured.quantity !== undefined;
  // "60 g roh": the state in which it was weighed, unless the name has a state.
  const hasState = processings.length > 0 || isCooked;
  const states = isMeasured && !hasState ? named.filter(isWeighedState) : [];
  const further = named.filter((word) => !states.includes(word));
  return {
    quantity: measured.quantity,
    measure,
    size: measured.size ?? size,
    fill: measured.fill,
    litres: measure === undefined ? measured.litres : undefined,
    words: [...words, ...states],
    qualifiers: isMeasured ? [...qualifiers, ...further] : qualifiers,
    share: share ?? measured.share,
    processings: states.length > 0 ? measured.processings : processings,
    isCooked: isCooked || (states.length > 0 && measured.isCooked),
    isTinned: isTinned || measured.isTinned,
    // A weight in its own column is the amount eaten; only a line may give the weight of the whole tin.
    isDrained: isDrained && measure?.kind !== 'unit',
    edibleShare: edibleShare ?? measured.edibleShare,
    isUnclear:
      (measured.isUnclear && measured.quantity !== 0) ||
      hasUnreadableNumber(amount) ||
      (further.length > 0 && !isMeasured),
    remarks: measured.remarks,
  };
}

/** Whether a word after an amount is a state. "Fresh" is rather about the quality of a food. */
function isWeighedState(word: string): boolean {
  return isPreparation(word) && !/^(?:fresh|frisch)/.test(word);
}

/** A measure without a number, such as "EL". */
function measureOf(amount: string): PortionMeasure | undefined {
  return MEASURES.get(amount.trim().toLowerCase().replace(/\.$/, ''));
}

function sizeIn(tokens: readonly string[]): Size | undefined {
  for (const token of tokens) {
    const size = token === MINI ? MINI : SIZE_WORDS.get(token);
    if (size !== undefined) return size;
  }
  return undefined;
}
