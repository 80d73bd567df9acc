import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Food } from '../../../model/food.ts';
import type { Candidate } from '../../../search/lines/candidates/candidate.ts';
import {
  endsWithAmount,
  hasAmount,
  startsWithAmount,
} from '../../../search/lines/splitting/part-kinds.ts';
import { splitAtCommas, splitJoined } from '../../../search/lines/splitting/split-foods.ts';
import { WEIGHT_OR_VOLUME } from '../../../search/lines/words/amount-patterns.ts';
import { headPhrases } from '../../../search/names/head-words.ts';
import { kindsNamed, kindsOf, phraseKey } from '../../../search/names/kinds-of.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { LISTED_CONFIDENCE } from '../names/foods-of-text.ts';
import type { MatchedPart } from './matched-part.ts';

/**
 * The parts of a text that lists foods by commas alone: "chicken wrap, crisps, water 500 ml". "Cheese, cheddar" is one
 * food, because its name has the words of both parts. Undefined for such a text.
 */
export function listedFoods(
  catalogue: Catalogue,
  { text, candidates: [best], isLeftOut }: MatchedPart,
  match: (part: string) => MatchedPart,
): string[] | undefined {
  const parts = splitAtCommas(text);
  if (isLeftOut || parts.length < 2) return undefined;
  const matched = parts.map(match);
  const isFood = ({ candidates: [first] }: MatchedPart) =>
    (first?.foodConfidence ?? 0) >= LISTED_CONFIDENCE;
  // "Salad with ranch" is two foods of a list.
  const [isFirst, ...areOthers] = matched.map(
    (part) => isFood(part) || splitJoined(part.text).map(match).every(isFood),
  );
  // A part next to two foods is a third food, even if the catalogue has no food with that name.
  const isList = areOthers.every(Boolean) || (areOthers.length > 1 && areOthers.some(Boolean));
  if (isFirst !== true || !isList) return undefined;
  const ofParts = matched.map(({ candidates: [first] }) => foodOf(first));
  const [head, ...further] = ofParts;
  if (further.every((id) => id === head)) return undefined;
  const isOfOneFood =
    best !== undefined &&
    foodOf(best) !== head &&
    best.foodConfidence >= LISTED_CONFIDENCE &&
    (!areOthers.every(Boolean) || isNameOfAll(catalogue, best, { text, parts, matched, match }));
  return isOfOneFood ? undefined : parts;
}

/** A list of foods, with what each part may mean. */
interface MatchedList {
  readonly text: string;
  readonly parts: readonly string[];
  readonly matched: readonly MatchedPart[];
  readonly match: (part: string) => MatchedPart;
}

/** Whether the food that a list may name is all of it, rather than one of its parts or a dish of them. */
function isNameOfAll(
  catalogue: Catalogue,
  best: Candidate,
  { text, parts, matched, match }: MatchedList,
): boolean {
  const [first = '', next = ''] = parts;
  const foods = matched.map(({ candidates: [one] }) => one && catalogue.find(one.id)?.food);
  const food = catalogue.find(best.id)?.food;
  const isOfLast = !hasAmount(first) && WEIGHT_AT_END.test(text);
  if (isOfLast && isSecondAlone(food, foods)) return false;
  const isOfNext = isOfLast && isTooLittle(text, best, match);
  const isDish = food?.type === 'generic_composite_food';
  if (isOfNext && (isDish || SEVERAL.test(next.replace(WEIGHT_AT_END, '')))) return false;
  const isOfFirst = endsWithAmount(first) && !startsWithAmount(first);
  if (isOfFirst || isOfNext || (WEIGHED.test(first) && NEXT_TO.test(best.name))) {
    const isKind = isOfNext && isKindNamed(food, foods[0]);
    return isKind || isOfKind(best, matched[0]?.candidates[0]);
  }
  const isPart = matched.some(({ candidates: [one] }) => foodOf(one) === foodOf(best));
  return !COMES_FIRST.test(first) || MILKED.test(next) || isPart;
}

/** The food of a candidate. A way of cooking does not make it a different one: "steak, baked potato". */
function foodOf(candidate: Candidate | undefined): string | undefined {
  return candidate?.id.split('.')[0];
}

const WEIGHT_AT_END = new RegExp(`\\s${WEIGHT_OR_VOLUME}\\s*$`, 'iu');

/** Several pieces, which are no flavour or kind: "yoghurt, strawberries". */
const SEVERAL = /(?:[^su]s|beeren|nüsse)\s*$/iu;

/** Whether a dish of two foods is only the second of them: "salad, dressing 20 g". "Fish, salmon 90 g" is one food. */
function isSecondAlone(
  dish: Food | undefined,
  [first, second, ...more]: readonly (Food | undefined)[],
): boolean {
  if (dish === undefined || first === undefined || more.length > 0) return false;
  const isSecond = dish.id === second?.id && dish.id !== first.id;
  return isSecond && dish.foodGroup !== first.foodGroup && !isKindNamed(dish, first);
}

/** Whether a food is of a kind that another one is called: spaghetti are pasta. */
function isKindNamed(food: Food | undefined, general: Food | undefined): boolean {
  if (food === undefined || general === undefined) return false;
  const { kinds } = kindsOf([food.name]);
  return kindsNamed(phraseKey(foldWords(general.name))).some((kind) => kinds.has(kind));
}

/** Less than this share of a usual helping of a dish is rather an amount of what is behind the comma. */
const LEAST_OF_HELPING = 0.5;

/** Whether a weight at the end is too little for a dish of both foods: "toast, butter 10 g", "pasta, pesto 30 g". */
function isTooLittle(
  text: string,
  dish: Candidate | undefined,
  match: (part: string) => MatchedPart,
): boolean {
  const unweighed = text.replace(WEIGHT_AT_END, '');
  if (unweighed === text || dish?.amount === undefined) return false;
  const [usual] = match(unweighed).candidates;
  return usual?.id === dish.id && dish.amount < LEAST_OF_HELPING * (usual.amount ?? 0);
}

/**
 * Whether one food is a kind of another: "yoghurt, 150 g, strawberry". In "cheese, 20 g, crackers", crackers are not
 * cheese, and "porridge, 200 g, banana" gives only the weight of the porridge.
 */
function isOfKind(food: Candidate | undefined, general: Candidate | undefined): boolean {
  if (ADDS.test(food?.name ?? '')) return false;
  const heads = (one: Candidate | undefined) =>
    headPhrases(one?.name ?? '').map((phrase) => phrase.at(-1));
  return heads(food).some((head) => heads(general).includes(head));
}

/** "150 g chicken, rice": the weight is not that of a dish of both, as in "100 g herring, cream". */
const WEIGHED = new RegExp(`^\\s*${WEIGHT_OR_VOLUME}`, 'iu');

const NEXT_TO = /\s(?:with|and)\s/i;

/** Names of foods to which others are added. */
const ADDS = /\s(?:with|and|on|in)\s/i;

/**
 * Foods that people list without a flavour after them: "cheese, butter" is not a butter cheese. Brackets give the kind
 * of the food before the comma: "latte (skimmed milk), croissant".
 */
const COMES_FIRST = /(?:^|\s)(?:cheese|butter|sausages?|ham|käse|wurst|schinken)$|\)$/i;

/** An animal after "cheese" is the one whose milk the cheese is made from. */
const MILKED = /^\s*(?:goat|sheep|ewe|buffalo|cow|ziege|schaf|büffel|kuh)/i;
