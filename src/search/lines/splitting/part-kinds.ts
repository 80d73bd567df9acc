import { decimalOf } from '../../../text/numbers/decimal.ts';
import { FRACTION_SIGN, PLAIN_NUMBER } from '../../../text/numbers/fractions.ts';
import {
  BOWL_WORDS,
  CUP_WORDS,
  HELPING_WORDS,
  PIECE_WORDS,
  SOLD_IN_WORDS,
} from '../../../text/vocabulary/container-words.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { readLine } from '../reading/read-line.ts';
import { ABOUT, SPOON } from '../words/amount-patterns.ts';
import { BREAD_WORDS, HOT_DRINK_WORDS } from '../words/foods-with-additions.ts';
import { FOODS_AMONG_MEASURES, MEASURES } from '../words/measures.ts';
import { COOKED_WORDS, isPreparation, PROCESSING_WORDS } from '../words/preparation-words.ts';
import { SIZE_WORDS } from '../words/size-words.ts';
import { DESCRIBING_WORDS, MINOR_WORDS } from '../words/word-classes.ts';

/** Parts that were read before: the functions below examine each part several times. */
const READ = new Map<string, FoodLine>();
/** The size at which the cache is emptied: no line has more parts. */
const MOST_READ = 64;

function read(text: string): FoodLine {
  const known = READ.get(text);
  if (known !== undefined) return known;
  if (READ.size >= MOST_READ) READ.clear();
  const line = readLine(text);
  READ.set(text, line);
  return line;
}

/** A number in digits. */
const NUMBER = `(?:${PLAIN_NUMBER}|[½⅓⅔¼¾⅛])`;

/** "1 Port." and "1 Fl." after a food: words that mean a food, or nothing, elsewhere. */
const SHORT_MEASURE = new RegExp(
  String.raw`^\s*${PLAIN_NUMBER}\s*(?:port|fl|pck|gl|ta|schb?|stck|bech?|p)\.?\s*$`,
  'i',
);

/** "handful of nuts" and "small bag of crisps": a measure leads without a number. */
const MEASURE_FIRST = new RegExp(
  String.raw`^(?:(?:small|medium|large|big|kleine[rs]?|große[rs]?|halbe[rs]?)\s)?(?:${SOLD_IN_WORDS}|${CUP_WORDS}|${BOWL_WORDS}|${PIECE_WORDS}|${HELPING_WORDS}|handful|pint|pinch|scoop|spoonful|splash|dollop|knob|handvoll|prise|kugel|klecks|schuss)\s`,
  'i',
);

/** "2", "½", "a", but neither "an der Reibe" nor "70 % cocoa" */
const NUMBER_FIRST = new RegExp(
  String.raw`^(?:\d(?![\d.,]*\s?%)|${FRACTION_SIGN}|(?:an?(?!\s(?:der|dem|den)\s)|one|half|eine?n?|halbe[rs]?)\s)`,
  'i',
);

/** "Paar Nüsse", "few crisps", "loads of crisps": an unknown number. */
const VAGUE_FIRST =
  /^(?:paar|einige|mehrere|viele?|wenige?|bissche?n|bissl|few|couple|several|(?:(?:little|tiny|wee|small) )?bit of|(?:loads|lots|plenty|tons|heaps) of)\s/i;

const ABOUT_FIRST = new RegExp(String.raw`^${ABOUT}(?=\d)`, 'i');

/** "1 apple" and "a handful of nuts", but not "200 ml" or "a half". */
export function startsWithAmount(text: string): boolean {
  const start = text.trim().replace(ABOUT_FIRST, '').replace(ASIDE_AT_END, '');
  if (![MEASURE_FIRST, NUMBER_FIRST, VAGUE_FIRST].some((first) => first.test(start))) return false;
  return !/^an?\s+half\b/i.test(start) && namesFood(start);
}

/** "beans 3 tbsp" after another food with its own amount, but not "roasted 200 g". */
export function endsWithAmount(text: string): boolean {
  const isBehind =
    /(?:\d|[½⅓⅔¼¾⅛])\s*\p{L}*\.?$/u.test(text.trim()) ||
    endsInBrackets(text) ||
    MEASURES.has(AT_END_IN_WORDS.exec(text)?.[1]?.toLowerCase() ?? '');
  return isBehind && hasAmount(text) && namesFood(text);
}

/** "Milk, 1 cup, honey, 10 g": a food, and after the next comma its amount. */
export function isFoodAlone(text: string): boolean {
  return namesFood(text) && !hasAmount(text) && !isOnlyOfKind(text) && !CUT_INTO.test(text.trim());
}

/** "2 slices", "200 ml (at home)": an amount without a food. */
export function isAmountAlone(text: string | undefined): boolean {
  if (text === undefined) return false;
  const plain = text.replace(ASIDE_AT_END, '');
  return SHORT_MEASURE.test(plain) || isMeasure(plain) || (hasAmount(plain) && !namesFood(plain));
}

/** "Large bowl": a measure without a number. */
function isMeasure(text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  const last = words.pop() as string;
  return (
    MEASURES.has(last) &&
    !FOODS_AMONG_MEASURES.has(last) &&
    words.length === 1 &&
    words.every((word) => SIZE_WORDS.has(word))
  );
}

/** Brackets without a number at the end. */
const ASIDE_AT_END = /\s*\([^()\d]*\)\s*$/;

/** "Coffee with milk (1 tsp)" */
const IN_SPOONS = new RegExp(String.raw`\(${ABOUT}(?:\d|${FRACTION_SIGN})\s?${SPOON}\.?\)$`, 'i');
/** "Bread with butter (10 g)": nobody eats or drinks so little of these foods. */
const LITTLE = new RegExp(String.raw`\(${ABOUT}(?:[1-9]|[12]\d|30)\s?(?:g|ml)\)$`, 'i');
const EATEN_IN_QUANTITY = new RegExp(
  String.raw`(?:${HOT_DRINK_WORDS}|${BREAD_WORDS}|salad|\p{L}*salat|porridge|yogh?urt|joghurt|quark|muesli|müsli|pasta|nudeln|rice|reis|potato(?:es)?|kartoffeln?)\s*$`,
  'iu',
);

/** Whether an amount in brackets can only be the amount of what is added to the food before it. */
export function isOfAddition(before: string, text: string): boolean {
  const isLittle = LITTLE.test(text.trim()) && EATEN_IN_QUANTITY.test(before);
  return (isLittle || IN_SPOONS.test(text.trim())) && namesFood(text);
}

/** "Rice one cup", "Reis eine Tasse" */
const AT_END_IN_WORDS = /\p{L}{3}[\s:–-]+(?:an?|one|eine?n?)\s(\p{L}+)\s*$/iu;

/**
 * The largest amount in brackets, in g or ml, that belongs to an addition rather than the whole, by the project's
 * judgement.
 */
const MOST_ADDED = 60;

const IN_BRACKETS = new RegExp(String.raw`\p{L}\s*\(${ABOUT}(${NUMBER})\s?(\p{L}+)\.?\s*\)$`, 'iu');
const SHORT_SLICE = /^(?:sch|schb)$/iu;

/** Whether an amount in brackets at the end belongs to the food before it: spoons and slices, or a small weight. */
function endsInBrackets(text: string): boolean {
  const [, number = '', word = ''] = IN_BRACKETS.exec(text.trim()) ?? [];
  const measure =
    MEASURES.get(word.toLowerCase()) ?? (SHORT_SLICE.test(word) ? 'slice' : undefined);
  if (measure === undefined || number === '') return false;
  const isWeight = measure !== 'slice' && measure.kind === 'unit';
  return !isWeight || decimalOf(number) <= MOST_ADDED;
}

/** "Banana, 1/2 and pasta (250 g)", "eggs (2), apple (1)": amounts after their foods, some of them in brackets. */
export function endsInAnyBrackets(text: string): boolean {
  return ANY_IN_BRACKETS.test(text) && namesFood(text);
}
const ANY_IN_BRACKETS = new RegExp(
  String.raw`\p{L}\s*\(${ABOUT}(?:${NUMBER}|(?:an?|one|eine?n?)(?=\s))\s?\p{L}*\.?\)\s*$`,
  'iu',
);

/** Whether a text gives a number or measure. */
export function hasAmount(text: string): boolean {
  return read(text).quantity !== undefined;
}

/** Whether a text has words other than those of measures and preparation. */
export function namesFood(text: string): boolean {
  return read(text).words.some(isOfFood);
}

/** "toasted", "fein gehackt": how the food before was prepared, without a food. */
export function isPreparationAlone(text: string): boolean {
  const { words, quantity } = read(text);
  return quantity === undefined && words.length > 0 && words.every(isPreparation);
}

/** Whether a word is neither a measure nor a way to cut or cook a food: "120 g geschält" is not a separate food. */
function isOfFood(word: string): boolean {
  if (FOODS_AMONG_MEASURES.has(word)) return true;
  return ![MEASURES, MINOR_WORDS, PROCESSING_WORDS, COOKED_WORDS].some((words) => words.has(word));
}

/** Whether a part only describes the food before it, like "rot" in "Zwiebel, rot". */
export function isOnlyOfKind(text: string): boolean {
  return read(text).words.every((word) => DESCRIBING_WORDS.has(word));
}

/** "in Scheiben", "in small chunks", "an der Reibe gerieben": the way in which the food before the comma was cut. */
const CUT_INTO = /^(?:in|an der|auf der|on the)\s/i;

/** Whether a text is a measure cut short, such as "1 Port.", after a food. */
export function isShortMeasure(text: string): boolean {
  return SHORT_MEASURE.test(text.replace(ASIDE_AT_END, ''));
}

/** Whether a text says how the food before it was cut: "in small chunks". */
export function isCut(text: string): boolean {
  return CUT_INTO.test(text.trim());
}
