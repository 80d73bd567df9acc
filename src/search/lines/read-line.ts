import type { Processing } from '../../model/food.ts';
import { withDarkChocolate } from './cocoa-share.ts';
import type { Fill } from './fill.ts';
import type { FoundQuantity } from './found-quantity.ts';
import { isPreparation } from './is-preparation.ts';
import { DRAINED_WORDS, FILLER_WORDS, MINOR_WORDS, TIN_WORDS } from './line-words.ts';
import { isMaker } from './makers.ts';
import {
  FOODS_AMONG_MEASURES,
  MEASURES,
  type PortionMeasure,
  SIZE_WORDS,
  type Size,
} from './measures.ts';
import { isOverlong, plainLine } from './plain-line.ts';
import { COOKED_WORDS, PROCESSING_WORDS } from './processing-words.ts';
import { findQuantity, isNumber } from './quantities.ts';
import { edibleShareOf, isWithBones } from './refuse.ts';
import { type StatedShare, takeShare } from './shares.ts';
import { hasUnreadableNumber } from './unreadable-numbers.ts';

/** What was eaten according to a line of free text. */
export interface FoodLine {
  /** Undefined if the line gives no number. */
  readonly quantity: number | undefined;
  readonly measure: PortionMeasure | undefined;
  readonly size: Size | undefined;
  /** How full the spoon or cup is, if the line says so. */
  readonly fill: Fill | undefined;
  /** Whether the quantity gives litres if the food is a drink: "Bier 0,5". */
  readonly litres?: FoundQuantity['litres'];
  /** Words that name the food, including those of its preparation. */
  readonly words: readonly string[];
  /** Words that only describe the food: those after the first comma, and words such as "ripe". They count little. */
  readonly asides: readonly string[];
  /** The share of fat or alcohol, if the line gives it. */
  readonly share: StatedShare | undefined;
  /** States of processing in the words. */
  readonly processings: readonly Processing[];
  /** Whether it was cooked, by any method. */
  readonly isCooked: boolean;
  /** Whether it comes in a tin or is drained: of foods sold both ways, the tinned one is then likelier. */
  readonly isTinned: boolean;
  /** Whether the line weighs the food with liquid that was not eaten. */
  readonly isDrained: boolean;
  /** The edible share of the weight, if bones or peel were weighed, too; undefined if all of it was eaten. */
  readonly edibleShare: number | undefined;
  /** Whether it has numbers whose meaning is uncertain. */
  readonly isUnclear: boolean;
  /** What was assumed in reading it. */
  readonly remarks: readonly string[];
}

/** The drained weight, as labels state it. */
const DRAINED_WEIGHT =
  /drained weight|abtropfgew(?:icht|\.)|abgetropft gewogen|(?:abgetropft|drained):? (?:ca\.? |about )?\d+\s?g\)|\(\d+\s?g (?:abgetropft|drained)\)/i;

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
};

/**
 * Reads a line such as "2 slices wholemeal bread", "milk, 200 ml" or "1/2 Tasse Reis, gekocht": quantity and measure
 * may come before or after the food. An overlong text has no words.
 *
 * @example
 * readLine('2 slices of wholemeal bread');
 * // { quantity: 2, measure: { kind: 'serving', form: 'slice' }, words: ['wholemeal', 'bread'], … }
 */
export function readLine(text: string): FoodLine {
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
  const { words, asides } = food === undefined ? named : { words: [food], asides: named.asides };
  return {
    quantity: found?.quantity,
    measure: food === undefined ? found?.measure : undefined,
    size: found?.size ?? sizeIn(rest),
    fill: found?.fill,
    litres: food === undefined ? found?.litres : undefined,
    words,
    asides,
    share,
    processings: processingsOf(words, found?.measure?.kind === 'unit' ? '' : text),
    isCooked: words.some((word) => COOKED_WORDS.has(word)),
    isTinned: tokens.some((token) => TIN_WORDS.has(token)) || DRAINED_WEIGHT.test(text),
    isDrained:
      !DRAINED_WEIGHT.test(text) &&
      tokens.some((token) => DRAINED_WORDS.has(token)) &&
      tokens.some((token) => TIN_WORDS.has(token) && !DRAINED_WORDS.has(token)),
    edibleShare: edibleShareOf(text),
    isUnclear: found?.isUnclear === true || main.some(isNumber) || hasUnreadableNumber(text),
    remarks: found?.remarks ?? [],
  };
}

/** What a line names, amounts aside: two lines with this in common mean the same food. */
export function nameOfLine({ words, share }: FoodLine): string {
  return [...words, ...(share === undefined ? [] : [share.text])].join(' ');
}

/** The states in the words. Pieces with their bones are those of a shop, as a recipe counts them. */
function processingsOf(words: readonly string[], text: string): readonly Processing[] {
  const named = words.flatMap((word) => PROCESSING_WORDS.get(word) ?? []);
  return named.length === 0 && isWithBones(text) ? ['raw'] : named;
}

/** Containers of a stated weight: "500 g pack of spaghetti". */
function isItsContainer(
  tokens: readonly string[],
  index: number,
  found: FoundQuantity | undefined,
): boolean {
  const measure = MEASURES.get(tokens[index] as string);
  if (found?.measure?.kind !== 'unit' || !isContainerMeasure(measure)) return false;
  const next = tokens[index + 1];
  return next === 'of' || next === 'von' || (next !== undefined && found.used.has(index - 1));
}

function isContainerMeasure(measure: PortionMeasure | undefined): boolean {
  if (measure?.kind === 'serving') return ['package', 'bottle', 'bowl'].includes(measure.form);
  return measure?.kind === 'named' && measure.forms.includes('package');
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

/** The words that name the food, with its preparation wherever that stands, and those that only describe it. */
function namingWords(tokens: readonly string[]): Pick<FoodLine, 'words' | 'asides'> {
  const main = beforeComma(tokens).filter(isNaming);
  const more = tokens.slice(beforeComma(tokens).length).filter(isNaming);
  const isMinor = (word: string) => MINOR_WORDS.has(word) || isMaker(word);
  const major = main.filter((word) => !isMinor(word));
  const minor = main.filter(isMinor);
  const words = major.length > 0 ? major : main;
  return {
    words: [...words, ...more.filter(isPreparation)],
    asides: [
      // It distinguishes fresh pasta from pasta, and little else.
      ...(tokens.includes('fresh') ? ['fresh'] : []),
      ...(major.length > 0 ? minor : []),
      ...more.filter(
        (word) => !isPreparation(word) && !MINOR_WORDS.has(word) && !TIN_WORDS.has(word),
      ),
    ],
  };
}

/** "2 biscuits" of Weetabix, "1 each": pieces in a column of units. */
const COUNTED_THINGS = /^(\s*[\d.,/½¼¾]+)\s*(?:biscuits?|each|ea|items?|units?)\.?\s*$/i;

/** Reads a food whose amount is separate: "Wholemeal bread" and "2 slices". Numbers in the name do not count. */
export function readMeasuredFood(food: string, amount: string): FoodLine {
  const { words, asides, share, processings, isCooked, isTinned, isDrained, edibleShare, size } =
    readLine(food);
  const measured = readLine(amount.replace(COUNTED_THINGS, '$1'));
  const measure = measured.measure ?? measureOf(amount);
  // "2 cups, black" describes the food; "from 2 eggs" is uncertain.
  const further = measured.words.filter((word) => !MEASURES.has(word));
  const isMeasured = measure !== undefined && measured.quantity !== undefined;
  return {
    quantity: measured.quantity,
    measure,
    size: measured.size ?? size,
    fill: measured.fill,
    litres: measure === undefined ? measured.litres : undefined,
    words,
    asides: isMeasured ? [...asides, ...further] : asides,
    share: share ?? measured.share,
    processings,
    isCooked,
    isTinned: isTinned || measured.isTinned,
    isDrained,
    edibleShare,
    isUnclear:
      (measured.isUnclear && measured.quantity !== 0) ||
      hasUnreadableNumber(amount) ||
      (further.length > 0 && !isMeasured),
    remarks: measured.remarks,
  };
}

/** A measure without a number, such as "EL". */
function measureOf(amount: string): PortionMeasure | undefined {
  return MEASURES.get(amount.trim().toLowerCase().replace(/\.$/, ''));
}

const DIMINUTIVES: Readonly<Record<string, string>> = {
  schälchen: 'schale',
  schüsselchen: 'schüssel',
  gläschen: 'glas',
  tässchen: 'tasse',
  stückchen: 'stück',
  scheibchen: 'scheibe',
  fläschchen: 'flasche',
  tellerchen: 'teller',
};
const DIMINUTIVE = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(DIMINUTIVES).join('|')})(?!\\p{L})`,
  'gu',
);

function tokensOf(text: string): string[] {
  if (isOverlong(text)) return [];
  const spelt = plainLine(text)
    .toLowerCase()
    .replace(/^[\s*•·–-]+/, '')
    // The number of a list: "2. 3 apples"
    .replace(/^\d+[.)]\s+(?=\d)/, '')
    .replace(/\u2044/g, '/')
    .replace(/[½⅓⅔¼¾⅛]/g, (sign) => ` ${FRACTIONS[sign]} `)
    .replace(/\band a half\b/g, ' 1/2 ')
    // "13½-ounce"
    .replace(/(?<=\d)\s+-(?=\p{L})/gu, ' ')
    // "ein Paar" is two; "ein paar", without a number in digits, is some.
    .replace(/\b(\d+)\s*(?:paar|pairs?(?:\s+of)?)\b/g, (_, count: string) =>
      String(2 * Number(count)),
    )
    .replace(
      /(?<=\d)\s*[–—−]\s*(?=\d)|(?<=\d)\s-\s(?=\d)|(?<=\d)\s+(?:to|bis|or|oder)\s+(?=\d)/g,
      '-',
    )
    .replace(/[&+]/g, ' and ')
    .replace(/(?<![\p{L}])fl(?:uid|\.)?\s*(?:oz|ounces?)(?![\p{L}])/gu, 'floz')
    .replace(/\bdeep[- ]fried\b/g, 'deepfried')
    .replace(/\bair[- ]fried\b/g, 'baked')
    .replace(/\b(?:pan|shallow|oven|char)[- ](?=fried|baked|roast|grilled)/g, '')
    // "1 Schälchen" is a small bowl.
    .replace(DIMINUTIVE, (word) => `kleine ${DIMINUTIVES[word]}`)
    .replace(/(?<=\d)\s*(?:mal|\*)\s*(?=\d)/g, ' x ')
    .replace(/\bhand voll\b/g, 'handvoll')
    .replace(/(?<=\d)\s*%/g, '%')
    // "200g", "8-oz" and "2x"
    .replace(/(?<=\d)-?(?=\p{L})/gu, ' ')
    .replace(/×/g, 'x');
  return (
    plainThousands(spelt).match(
      /\d+(?:[.,]\d+)?%|\d+\/\d+(?:-\d+(?:[.,/]\d+)?)?|\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?|[\p{L}'’]+|,(?!\d)|=/gu,
    ) ?? []
  );
}

/** "1.250,5" and "1,250.5" as "1250.5": if both marks occur, the last is the decimal one. */
function plainThousands(line: string): string {
  return line.replace(
    /(?<![\d.,])\d{1,3}(?:(?:\.\d{3})+,|(?:,\d{3})+\.)\d+(?![\d.,]*\d)/g,
    (number) => {
      const decimals = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
      return `${number.slice(0, decimals).replace(/[.,]/g, '')}.${number.slice(decimals + 1)}`;
    },
  );
}

function sizeIn(tokens: readonly string[]): Size | undefined {
  for (const token of tokens) {
    const size = SIZE_WORDS.get(token);
    if (size !== undefined) return size;
  }
  return undefined;
}
