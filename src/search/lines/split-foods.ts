import { partsOfFruit } from '../../text/parts-of-fruit.ts';
import { NEGATIONS } from '../exclusions.ts';
import { foodsOfEach } from './amounts-of-each.ts';
import { DESCRIBING_WORDS, JOINING_WORDS, MINOR_WORDS } from './line-words.ts';
import { FOODS_AMONG_MEASURES, MEASURES } from './measures.ts';
import { isOverlong, withoutRepeats } from './plain-line.ts';
import { COOKED_WORDS, PROCESSING_WORDS } from './processing-words.ts';
import { readLine } from './read-line.ts';
import { edibleShareOf } from './refuse.ts';
import { namesBreadOfSandwich } from './sandwich-bread.ts';

/** Commas between digits are decimal commas; those in parentheses belong to one food. */
const COMMA = /(?:,(?!\d)|(?<!\d),)(?![^()]*\))/;

const JOINER = new RegExp(`\\s(?:${[...JOINING_WORDS].join('|')}|[+&])\\s`, 'i');

/**
 * Splits a text that lists several foods, each with its own amount: "2 eggs, 1 toast with butter" is two
 * foods, and "milk, 200 ml" is one.
 */
export function splitFoods(text: string): string[] {
  if (isOverlong(text)) return [text];
  return withoutRepeats(text)
    .split(/[\n\r;•]|\s[/|]\s/)
    .flatMap(
      (line) => partsOfFruit(line.trim()) ?? foodsOfEach(line.trim()) ?? splitNamed(line.trim()),
    )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

const NUMBER = String.raw`\d+(?:[.,/]\d+)?(?:\s\d+/\d+)?`;
const KITCHEN_MEASURE =
  '(?:cups?|c\\.|tbsps?|tablespoons?|tsps?|teaspoons?|el|tl|esslöffel|teelöffel|tassen?|prisen?|pinch(?:es)?)';

/** "1 cup plus 2 tablespoons flour": two amounts of one food. */
const IN_TWO_MEASURES = new RegExp(
  String.raw`^(${NUMBER}\s${KITCHEN_MEASURE})\s(?:plus|and|und|[+&])\s(${NUMBER}\s${KITCHEN_MEASURE})\s(?!(?:.*\s)?(?:plus|and|und|with|mit|[+&])\s)([^,;()]*\p{L}.*)$`,
  'iu',
);

/** The foods of a line, and those that one of them lists in brackets. */
function splitNamed(line: string): string[] {
  const [, first, second, food] = IN_TWO_MEASURES.exec(line) ?? [];
  if (food !== undefined) return [`${first} ${food}`, `${second} ${food}`];
  const [, host, additions] = WITH_ADDITIONS.exec(line) ?? [];
  if (host !== undefined && additions !== undefined && SEVERAL.test(additions)) {
    return splitBeforeAmounts(`${host.trim()}, ${additions.replace(HALF_OF_EACH, '')}`);
  }
  const list = behindName(line);
  if (list !== line) return splitBeforeAmounts(list);
  return splitBeforeAmounts(line).flatMap((part) => {
    const own = behindName(part.trim());
    return own === part.trim() ? [part] : splitBeforeAmounts(own);
  });
}

/** A name without an amount, followed by a colon, a dash or brackets with what it consists of. */
const NAMED_LIST =
  /^[^\d:()½¼¾]+(?:(?::|\s[-–]|\smade (?:with|from|of)|\saus)\s+((?:\d|[½¼¾])[^:]*|(?<=:\s+)[^:]+)|\(([^()]+)\))$/i;

/** "Coffee (2 sugars, milk)", "toast (10 g butter)": what was added to it, and not what it consists of. */
const WITH_ADDITIONS =
  /^((?:[^()]*\s)?(?:coffee|tea|cuppa|latte|cappuccino|espresso|toast|bread|rolls?|bagels?|kaffee|tee|brot|brötchen|semmeln?)\s*)\(([^()]+)\)$/iu;

/** Additions with amounts, or more than one of them. */
const SEVERAL = /\d|,|\s(?:and|und|[&+])\s/i;
/** "Roll (half jam, half honey)" */
const HALF_OF_EACH = /(?<=^|,\s*)(?:halb|half|eine hälfte|one half)\s(?=\p{L})/giu;

/** The foods that a line lists after a name for all of them: "Full English: 2 sausages, 1 fried egg". */
function behindName(line: string): string {
  if (WITH_ADDITIONS.test(line)) return line;
  const [, behind, inBrackets] = NAMED_LIST.exec(line) ?? [];
  const list = behind ?? inBrackets;
  if (list === undefined) return line;
  // "Rice: 180 g, olive oil, 1 tbsp" has the amount of the rice behind its name.
  const [first] = list.split(new RegExp(`${COMMA.source}|${JOINER.source}`, 'i'));
  if (isAmountAlone(first)) return line;
  const isList = splitBeforeAmounts(list).length > 1 && startsWithAmount(list);
  return isList || hasAmountsBehind(list) ? list : line;
}

/** "Chicken breast 150g, noodles 1 nest, veg": a list of foods with amounts behind them. */
function hasAmountsBehind(list: string): boolean {
  const parts = list.split(new RegExp(COMMA.source));
  return parts.length > 1 && endsWithAmount(parts[0] as string) && parts.every(namesFood);
}

/** Splits at commas and joining words that a food with its own amount follows. */
function splitBeforeAmounts(line: string): string[] {
  const separator = new RegExp(`(${COMMA.source}|${JOINER.source})`, 'i');
  const [first = '', ...more] = line.split(separator);
  const parts = [first];
  for (let index = 0; index < more.length; index += 2) {
    const [joiner = '', next = ''] = more.slice(index, index + 2);
    const before = parts.at(-1) as string;
    const isMeasure = before !== '' && SHORT_MEASURE.test(next.replace(ASIDE_AT_END, ''));
    const isNext =
      !isMeasure &&
      (startsWithAmount(next) ||
        (hasAmount(before) && endsWithAmount(next)) ||
        (!ADDS.test(joiner) &&
          endsInAnyBrackets(next) &&
          (endsInAnyBrackets(before) || endsWithAmount(before))) ||
        (ADDS.test(joiner) && isOfAddition(next)) ||
        (hasAmount(before) && isFoodAlone(next) && isAmountAlone(more[index + 3])));
    if (isNext && namesFood(before)) parts.push(next);
    else parts[parts.length - 1] = `${before}${joiner}${next}`;
  }
  return parts;
}

/** "1 Port." and "1 Fl." after a food: words that elsewhere are foods, or nothing. */
const SHORT_MEASURE = /^\s*\d+(?:[.,/]\d+)?\s*(?:port|fl|pck|gl|ta|schb?|stck|bech?|p)\.?\s*$/i;

/** "handful of nuts" and "small bag of crisps": a measure leads without a number. */
const MEASURE_FIRST =
  /^(?:(?:small|medium|large|big|kleine[rs]?|große[rs]?|halbe[rs]?)\s)?(?:handful|bag|glass|cup|mug|bowl|slice|piece|plate|can|bottle|pint|pinch|packet|pack|tub|pot|tin|jar|carton|scoop|spoonful|splash|dollop|knob|portion|handvoll|tüte|glas|tasse|becher|schale|schüssel|scheibe|stück|teller|dose|flasche|prise|packung|päckchen|kugel|klecks|schuss|schälchen)\s/i;

/** "1 apple" and "a handful of nuts", but not "200 ml" or "a half". */
function startsWithAmount(text: string): boolean {
  const start = text
    .trim()
    .replace(
      /^(?:approx\.?|approximately|about|around|ca\.?|circa|etwa|ungefähr|rund)\s(?=\d)/i,
      '',
    )
    .replace(ASIDE_AT_END, '');
  if (
    !MEASURE_FIRST.test(start) &&
    !/^(?:\d|[½⅓⅔¼¾⅛]|(?:an?(?!\s(?:der|dem|den)\s)|one|half|eine?n?|halbe[rs]?)\s)/i.test(start)
  ) {
    return false;
  }
  return !/^an?\s+half\b/i.test(start) && namesFood(start);
}

/** "beans 3 tbsp" after another food with its own amount, but not "roasted 200 g". */
function endsWithAmount(text: string): boolean {
  const isBehind =
    /(?:\d|[½¼¾])\s*\p{L}*\.?$/u.test(text.trim()) ||
    endsInBrackets(text) ||
    MEASURES.has(AT_END_IN_WORDS.exec(text)?.[1]?.toLowerCase() ?? '');
  return isBehind && hasAmount(text) && namesFood(text);
}

/** "Milk, 1 cup, honey, 10 g": a food, and behind the next comma its amount. */
function isFoodAlone(text: string): boolean {
  return namesFood(text) && !hasAmount(text) && !isOnlyOfKind(text) && !CUT_INTO.test(text.trim());
}

function isAmountAlone(text: string | undefined): boolean {
  if (text === undefined) return false;
  const plain = text.replace(ASIDE_AT_END, '');
  return SHORT_MEASURE.test(plain) || (hasAmount(plain) && !namesFood(plain));
}

/** "200 ml (at home)" */
const ASIDE_AT_END = /\s*\([^()\d]*\)\s*$/;

const ADDS = /^\s(?:with|mit)\s$/i;

/** "Coffee with milk (30 ml)", "bread with butter (1 tsp)": nobody drinks or eats so little of all of it. */
const SPOON_OR_LITTLE =
  /\((?:ca\.?\s|about\s|approx\.?\s|etwa\s)?(?:(?:[1-9]|[12]\d|30)\s?(?:g|ml)|(?:\d|[½¼¾])\s?(?:tsps?|tbsps?|tl|el|teelöffel|esslöffel|teaspoons?|tablespoons?))\.?\)$/i;

function isOfAddition(text: string): boolean {
  return SPOON_OR_LITTLE.test(text.trim()) && namesFood(text);
}

/** "Rice one cup", "Reis eine Tasse" */
const AT_END_IN_WORDS = /\p{L}{3}[\s:–-]+(?:an?|one|eine?n?)\s(\p{L}+)\s*$/iu;

/** The most g or ml in brackets that are those of what was added, and not of all of it: "bread with butter (10 g)". */
const MOST_ADDED = 60;

/** Whether an amount in brackets at the end is that of the food before it: spoons and slices, or a small weight. */
function endsInBrackets(text: string): boolean {
  const [, number = '', word = ''] =
    /\p{L}\s*\((?:ca\.?\s|about\s|approx\.?\s|etwa\s)?(\d+(?:[.,]\d+)?|[½¼¾])\s?(\p{L}+)\.?\s*\)$/u.exec(
      text.trim(),
    ) ?? [];
  const measure =
    MEASURES.get(word.toLowerCase()) ?? (SHORT_SLICE.test(word) ? 'slice' : undefined);
  if (measure === undefined || number === '') return false;
  const isWeight = measure !== 'slice' && measure.kind === 'unit';
  return !isWeight || Number(number.replace(',', '.')) <= MOST_ADDED;
}
/** "Banana, 1/2 and pasta (250 g)", "eggs (2), apple (1)": amounts behind their foods, some of them in brackets. */
function endsInAnyBrackets(text: string): boolean {
  return (
    /\p{L}\s*\((?:ca\.?\s|about\s|approx\.?\s|etwa\s)?(?:\d+(?:[.,/]\d+)?|[½¼¾]|(?:an?|one|eine?n?)(?=\s))\s?\p{L}*\.?\)\s*$/u.test(
      text,
    ) && namesFood(text)
  );
}
const SHORT_SLICE = /^(?:sch|schb)$/iu;

function hasAmount(text: string): boolean {
  return readLine(text).quantity !== undefined;
}

function namesFood(text: string): boolean {
  return readLine(text).words.some(isOfFood);
}

/** Whether a word is more than a measure, or how a food was cut or cooked: "120 g geschält" is not a separate food. */
function isOfFood(word: string): boolean {
  if (FOODS_AMONG_MEASURES.has(word)) return true;
  return ![MEASURES, MINOR_WORDS, PROCESSING_WORDS, COOKED_WORDS].some((words) => words.has(word));
}

/** The parts of a text between commas; only the text itself if one of them names no food, or if it is one food. */
export function splitAtCommas(text: string): string[] {
  if (isOfOneFood(text)) return [text];
  const parts = splitOutsideExclusions(text, COMMA.source);
  const areFoods = parts.every(
    (part) =>
      /\p{L}{2}/u.test(part) &&
      namesFood(part) &&
      !isOnlyOfKind(part) &&
      !SHORT_MEASURE.test(part) &&
      !CUT_INTO.test(part),
  );
  return areFoods && !isWeighedAtEnd(text, parts) ? parts : [text];
}

/** "Trout, ready to cook, about 300 g": the only amount, between commas at the end, is that of the first food. */
function isWeighedAtEnd(text: string, [first = '', ...others]: readonly string[]): boolean {
  const last = text.split(new RegExp(COMMA.source)).at(-1);
  return isAmountAlone(last) && ![first, ...others.slice(0, -1)].some(hasAmount);
}

/** Whether a part only describes the food before it, like "rot" in "Zwiebel, rot". */
function isOnlyOfKind(text: string): boolean {
  return readLine(text).words.every((word) => DESCRIBING_WORDS.has(word));
}

/** "in Scheiben", "in small chunks", "an der Reibe gerieben": how the food before the comma was cut. */
const CUT_INTO = /^(?:in|an der|auf der|on the)\s/i;

/** Whether a text says what was weighed with its food: "lamb, bone in". */
function isOfOneFood(text: string): boolean {
  return isOverlong(text) || edibleShareOf(text) !== undefined || namesBreadOfSandwich(text);
}

/** Splits a text at the words that add something to a food: "lasagne and garlic bread with salad". */
export function splitAdded(text: string): string[] {
  return isOfOneFood(text) ? [text] : splitOutsideExclusions(text, String.raw`\s(?:with|mit)\s`);
}

/**
 * Splits a text at every comma and joining word: "rice with chicken, salad". Only a search can tell whether
 * the parts are foods.
 *
 * @returns only the text itself if nothing joins its words, or if it is one food
 */
export function splitJoined(text: string): string[] {
  if (isOfOneFood(text)) return [text];
  return splitOutsideExclusions(text, `${COMMA.source}|${JOINER.source}`);
}

/** "No sugar", "sugar free": what is lacking in the food before it. */
const STARTS_EXCLUDING = new RegExp(
  String.raw`^\s*(?:(?:${[...NEGATIONS].join('|')})\s|\p{L}+[- ](?:free|frei)\s*$)`,
  'iu',
);
const EXCLUDES = new RegExp(String.raw`(?<!\p{L})(?:${[...NEGATIONS].join('|')})\s`, 'iu');

/** What joins further words to those that a food lacks: "without skin and bones". */
const JOINS_LACKS = /^\s(?:and|und|plus|[+&])\s$/i;

/** Splits a text at separators, but not within what one of its foods lacks: "chicken without skin, rice, no salt" is two. */
function splitOutsideExclusions(text: string, separator: string): string[] {
  const [first = '', ...more] = text.split(new RegExp(`(${separator})`, 'i'));
  const parts = [first];
  for (let index = 0; index < more.length; index += 2) {
    const [between = '', next = ''] = more.slice(index, index + 2);
    const before = parts.at(-1) as string;
    const isOfBefore =
      isAmountAlone(next) ||
      STARTS_EXCLUDING.test(next) ||
      (JOINS_LACKS.test(between) && EXCLUDES.test(before));
    if (isOfBefore && before.trim() !== '') parts[parts.length - 1] = `${before}${between}${next}`;
    else parts.push(next);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
