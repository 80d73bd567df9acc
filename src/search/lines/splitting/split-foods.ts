import { AMOUNT_NUMBER } from '../../../text/numbers/fractions.ts';
import { partsOfFruit } from '../../../text/vocabulary/parts-of-fruit.ts';
import { NEGATIONS } from '../../exclusions.ts';
import { namesBreadOfSandwich } from '../normalising/foods/sandwiches-and-snacks/sandwich-bread.ts';
import { isOverlong, normaliseBeforeSplitting } from '../normalising/normalise-line.ts';
import { edibleShareOf } from '../normalising/remarks/refuse.ts';
import { weighsSeveral } from '../reading/total-weight.ts';
import { SPOON } from '../words/amount-patterns.ts';
import { BREAD_WORDS, HOT_DRINK_WORDS } from '../words/foods-with-additions.ts';
import { JOINING_WORDS } from '../words/word-classes.ts';
import { foodsInTurn } from './amounts-in-turn.ts';
import { foodsOfEach } from './amounts-of-each.ts';
import { foodsOfKinds } from './kinds-of-pieces.ts';
import {
  endsInAnyBrackets,
  endsWithAmount,
  hasAmount,
  isAmountAlone,
  isCut,
  isFoodAlone,
  isOfAddition,
  isOnlyOfKind,
  isPreparationAlone,
  isShortMeasure,
  namesFood,
  startsWithAmount,
} from './part-kinds.ts';
import { splitRawWeight } from './raw-weights.ts';
import { foodsOfSharedName } from './shared-names.ts';
import { unseparatedFoods } from './unseparated-foods.ts';

/** Commas between digits are decimal commas, and commas in parentheses belong to one food. */
const COMMA = /(?:,(?!\d)|(?<!\d),)(?![^()]*\))/;

const JOINER = new RegExp(`\\s(?:${[...JOINING_WORDS].join('|')}|[+&])\\s`, 'i');

/**
 * Splits a text that lists several foods, each with its own amount: "2 eggs, 1 toast with butter" is two
 * foods, and "milk, 200 ml" is one.
 */
export function splitFoods(text: string): string[] {
  if (isOverlong(text) || weighsSeveral(text)) return [text];
  return foodsInTurn(text) ?? splitNormalised(normaliseBeforeSplitting(text));
}

function splitNormalised(text: string): string[] {
  return withKindsAfterCommas(text)
    .split(/[\n\r•]|;(?![^()]*\))/)
    .flatMap(partsBetweenBars)
    .flatMap(
      (line) =>
        partsOfFruit(line.trim()) ??
        foodsOfEach(line.trim()) ??
        foodsOfSharedName(line.trim()) ??
        foodsOfKinds(line.trim()) ??
        unseparatedFoods(line.trim()) ??
        splitNamed(line.trim()),
    )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** "Greek yoghurt; plain, 0 % fat": a semicolon before a kind or an amount is just a comma. */
function withKindsAfterCommas(text: string): string {
  return text.replace(/;(\s*)([^;,]+)/g, (all, space: string, next: string) =>
    isOnlyOfKind(next) ? `,${space}${next}` : all,
  );
}

const BAR = /\s[/|·]\s/;

/** The parts of a line between bars. An amount between them belongs to the food before it, or behind it: "100 g | rice". */
function partsBetweenBars(line: string): string[] {
  const pieces = line.split(BAR);
  if (pieces.length === 1) return pieces;
  // "Rice | 100 g, butter | 50 g" has pairs of a food and its amount.
  const pairs = line.split(new RegExp(`${COMMA.source}|${JOINER.source}`, 'i'));
  const arePairs = pairs.every((pair) => {
    const two = pair.split(BAR);
    return two.length === 2 && two.filter(isAmountAlone).length === 1;
  });
  if (arePairs && pairs.length > 1) return pairs.flatMap(partsBetweenBars);
  const isAmountFirst = isAmountAlone(pieces[0]);
  const parts: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = parts.at(-1);
    const isFoodOfAmount = isAmountFirst && isAmountAlone(pieces[at - 1]);
    if (before !== undefined && isFoodOfAmount) parts[parts.length - 1] = `${before} ${piece}`;
    else if (before !== undefined && !isAmountFirst && isAmountAlone(piece))
      parts[parts.length - 1] = `${before}, ${piece}`;
    else parts.push(piece);
  }
  return parts;
}

const NUMBER = AMOUNT_NUMBER;
const KITCHEN_MEASURE = String.raw`(?:cups?|c\.|${SPOON}|tassen?|prisen?|pinch(?:es)?)`;

/** "1 cup plus 2 tablespoons flour": two amounts of one food. */
const IN_TWO_MEASURES = new RegExp(
  String.raw`^(${NUMBER}\s${KITCHEN_MEASURE})\s(?:plus|and|und|[+&])\s(${NUMBER}\s${KITCHEN_MEASURE})\s(?!(?:.*\s)?(?:plus|and|und|with|mit|[+&])\s)([^,;()]*\p{L}.*)$`,
  'iu',
);

/** Words that join an addition to a food. */
const ADDS = /^\s(?:with|mit)\s$/i;

/** The foods of a line, and those that one of them lists in brackets. */
function splitNamed(line: string): string[] {
  const [, first, second, food] = IN_TWO_MEASURES.exec(line) ?? [];
  if (food !== undefined) return [`${first} ${food}`, `${second} ${food}`];
  const [weighed, added] = splitRawWeight(line) ?? [];
  if (weighed !== undefined && added !== undefined) return [weighed, ...splitNamed(added)];
  const [, host, additions] = WITH_ADDITIONS.exec(line) ?? [];
  const isList = SEVERAL.test(additions ?? '') && !isAmountAlone(additions);
  if (host !== undefined && additions !== undefined && isList) {
    return splitBeforeAmounts(`${host.trim()}, ${additions.replace(HALF_OF_EACH, '')}`);
  }
  const list = behindName(line);
  if (list !== line) return splitBeforeAmounts(list);
  return splitBeforeAmounts(line).flatMap((part) => {
    const own = behindName(part.trim());
    return own === part.trim() ? [part] : splitBeforeAmounts(own);
  });
}

/** A name without an amount, followed by its components after a colon, after a dash or in brackets. */
const NAMED_LIST =
  /^[^\d:()½⅓⅔¼¾⅛]+(?:(?::|\s[-–]|\smade (?:with|from|of)|\saus)\s+((?:\d|[½⅓⅔¼¾⅛])[^:]*|(?<=:\s+)[^:]+)|\(([^()]+)\))$/i;

/** "Coffee (2 sugars, milk)", "toast (10 g butter)": additions rather than components. */
const WITH_ADDITIONS = new RegExp(
  String.raw`^((?:[^()]*\s)?(?:${HOT_DRINK_WORDS}|${BREAD_WORDS})\s*)\(([^()]+)\)$`,
  'iu',
);

/** An addition with an amount, or several additions; but not "2% milk". */
const SEVERAL = /\d(?![\d.,]*\s?%)|,(?!\d)|\s(?:and|und|[&+])\s/i;
/** "Roll (half jam, half honey)" */
const HALF_OF_EACH = /(?<=^|,\s*)(?:halb|half|eine hälfte|one half)\s(?=\p{L})/giu;

/** The foods that a line lists after a common name: "Full English: 2 sausages, 1 fried egg". */
function behindName(line: string): string {
  if (WITH_ADDITIONS.test(line)) return line;
  const [, behind, inBrackets] = NAMED_LIST.exec(line) ?? [];
  const list = behind ?? inBrackets;
  if (list === undefined) return line;
  // "Rice: 180 g, olive oil, 1 tbsp" has the amount of the rice after its name.
  const [first] = list.split(new RegExp(`${COMMA.source}|${JOINER.source}`, 'i'));
  if (isAmountAlone(first)) return line;
  const isList = splitBeforeAmounts(list).length > 1 && startsWithAmount(list);
  return isList || hasAmountsBehind(list) ? list : line;
}

/** "Chicken breast 150g, noodles 1 nest, veg": a list of foods with amounts after them. */
function hasAmountsBehind(list: string): boolean {
  const parts = list.split(new RegExp(COMMA.source));
  return parts.length > 1 && endsWithAmount(parts[0] as string) && parts.every(namesFood);
}

/** Whether the end of a text says that peel or bones were weighed, too: "150 g banana" and "mit Schale gewogen". */
function isRefuse(text: string, before: string): boolean {
  return edibleShareOf(text) !== undefined && edibleShareOf(before) === undefined;
}

/** Splits at commas and joining words that a food with its own amount follows. */
function splitBeforeAmounts(line: string): string[] {
  const separator = new RegExp(`(${COMMA.source}|${JOINER.source})`, 'i');
  const [first = '', ...more] = line.split(separator);
  const parts = [first];
  // The text before grows with each part, so that it is read last.
  for (let index = 0; index < more.length; index += 2) {
    const [joiner = '', next = ''] = more.slice(index, index + 2);
    const before = parts.at(-1) as string;
    const isMeasure = before !== '' && isShortMeasure(next);
    const isNext =
      !isMeasure &&
      (startsWithAmount(next) ||
        (endsWithAmount(next) && hasAmount(before)) ||
        (!ADDS.test(joiner) &&
          endsInAnyBrackets(next) &&
          (endsInAnyBrackets(before) || endsWithAmount(before))) ||
        (ADDS.test(joiner) && isOfAddition(before, next)) ||
        (isAmountAlone(more[index + 3]) && isFoodAlone(next) && hasAmount(before)));
    const whole = `${before}${joiner}${next}`;
    if (isNext && namesFood(before) && !(ADDS.test(joiner) && isRefuse(whole, before)))
      parts.push(next);
    else parts[parts.length - 1] = whole;
  }
  return parts;
}

/** The parts of a text between commas; the whole text if one of them names no food, or if it is one food. */
export function splitAtCommas(text: string): string[] {
  if (isOfOneFood(text)) return [text];
  const parts = splitOutsideExclusions(text, COMMA.source);
  const areFoods = parts.every(
    (part) =>
      /\p{L}{2}/u.test(part) &&
      namesFood(part) &&
      !isOnlyOfKind(part) &&
      !isShortMeasure(part) &&
      !isCut(part),
  );
  return areFoods && !isWeighedAtEnd(text, parts) ? parts : [text];
}

/** "Trout, ready to cook, about 300 g": the only amount, between commas at the end, belongs to the first food. */
function isWeighedAtEnd(text: string, [first = '', ...others]: readonly string[]): boolean {
  const last = text.split(new RegExp(COMMA.source)).at(-1);
  // "Bread, butter, jam, 1 slice" is a list.
  if (others.length > 1) return false;
  return isAmountAlone(last) && ![first, ...others.slice(0, -1)].some(hasAmount);
}

/** Whether a text says that something was weighed with its food: "lamb, bone in". */
function isOfOneFood(text: string): boolean {
  return isOverlong(text) || edibleShareOf(text) !== undefined || namesBreadOfSandwich(text);
}

/** Splits a text at the words that add something to a food: "lasagne and garlic bread with salad". */
export function splitAdded(text: string): string[] {
  return isOfOneFood(text) ? [text] : splitOutsideExclusions(text, String.raw`\s(?:with|mit)\s`);
}

/**
 * Splits a text at every comma and joining word: "rice with chicken, salad". Only a search can tell whether the parts
 * are foods.
 *
 * @returns the whole text if nothing joins its words, or if it is one food
 */
export function splitJoined(text: string): string[] {
  if (isOfOneFood(text)) return [text];
  return splitOutsideExclusions(text, `${COMMA.source}|${JOINER.source}`);
}

/** "No sugar", "sugar free": something that the food before it lacks. */
const STARTS_EXCLUDING = new RegExp(
  String.raw`^\s*(?:(?:${[...NEGATIONS].join('|')})\s|\p{L}+[- ](?:free|frei)\s*$)`,
  'iu',
);
const EXCLUDES = new RegExp(String.raw`(?<!\p{L})(?:${[...NEGATIONS].join('|')})\s`, 'iu');

/** Words that add another thing that a food lacks: "without skin and bones". */
const JOINS_LACKS = /^\s(?:and|und|plus|[+&])\s$/i;

/**
 * Splits a text at separators, except within the list of what a food lacks: "chicken without skin, rice, no salt" is
 * two foods.
 */
function splitOutsideExclusions(text: string, separator: string): string[] {
  const [first = '', ...more] = text.split(new RegExp(`(${separator})`, 'i'));
  const parts = [first];
  for (let index = 0; index < more.length; index += 2) {
    const [between = '', next = ''] = more.slice(index, index + 2);
    const before = parts.at(-1) as string;
    const isOfBefore =
      isAmountAlone(next) ||
      isPreparationAlone(next) ||
      STARTS_EXCLUDING.test(next) ||
      (JOINS_LACKS.test(between) && EXCLUDES.test(before));
    if (isOfBefore && before.trim() !== '') parts[parts.length - 1] = `${before}${between}${next}`;
    else parts.push(next);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
