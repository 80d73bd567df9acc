import type { Food } from '../../../model/food.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { splitJoined } from '../../../search/lines/splitting/split-foods.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { CERTAIN_CONFIDENCE } from '../names/foods-of-text.ts';
import type { MatchedPart } from './matched-part.ts';

/** The shortest word that shows whether a name covers a part. */
const SHORTEST_WORD = 3;

/**
 * The parts after a comma that certainly name foods which the food of the whole line does not include: the slaw in
 * "ribs, slaw on the side". Words there count little, so that they do not make the whole line uncertain.
 */
export function missedFoods<Part extends MatchedPart>(
  text: string,
  food: Food,
  match: (part: string) => Part,
): { readonly part: Part; readonly isJoined: boolean }[] {
  const comma = text.search(/,(?!\d)/);
  if (comma < 0) return [];
  return splitJoined(text)
    .slice(1)
    .filter((part) => text.indexOf(part) > comma && !isNamedBy(food, part))
    .flatMap((part) => foodNamed(part, food, match) ?? [])
    .map((part) => ({ part, isJoined: isJoined(text, part.text) }));
}

/** A sauce, which is food whether or not the catalogue has it: "lemon butter sauce". */
const SAUCE =
  /(?:sauce|so(?:ß|ss)e|gravy|dressing|vinaigrette|jus|glaze|chutney|relish)(?=\s*(?:$|[,(]))/iu;

/** The other food that a part names: a sauce, or one that all of its words, or one of them, certainly name. */
function foodNamed<Part extends MatchedPart>(
  part: string,
  food: Food,
  match: (part: string) => Part,
): Part | undefined {
  const whole = match(part);
  if (isCertain(whole) || SAUCE.test(part)) return isOther(whole, food) ? whole : undefined;
  return foodWordsOf(part)
    .map(match)
    .find((word) => isCertain(word) && isOther(word, food));
}

/**
 * A part of two or three words that do not say how or where something was done, possibly before its amount: "shared
 * nachos".
 */
const SHORT =
  /^\s*(?!(?:in|into|to|for|from|as|at|on|im|zu|zum|für|aus|vom|von|nach|als|auf)\s)([\p{L}-]+)\s(?:[\p{L}-]+\s)?(\p{L}+)(?=\s*$|\s\d)/u;

/** A German noun, which may be followed by words that describe it: "Lachs gebeizt". */
const NOUN = /^\p{Lu}\p{Ll}{2,}$/u;

/** The words of such a part that may name a food although its other words are unknown. */
function foodWordsOf(part: string): readonly string[] {
  const [, first, last] = SHORT.exec(part) ?? [];
  if (first === undefined || last === undefined) return [];
  return NOUN.test(first) ? [last, first] : [last];
}

function isCertain({ candidates: [best] }: MatchedPart): boolean {
  return best !== undefined && best.foodConfidence >= CERTAIN_CONFIDENCE;
}

function isOther({ candidates: [best] }: MatchedPart, { id }: Food): boolean {
  return best?.id.split('.')[0] !== id;
}

/** Whether a name of a food has one of the words of a part. */
export function isNamedBy({ name, otherNames }: Food, part: string): boolean {
  const words = readLine(part).words.filter((word) => word.length >= SHORTEST_WORD);
  if (words.length === 0) return true;
  const names = [name, ...otherNames].map(foldedName);
  return words.some((word) => names.some((one) => one.includes(foldedName(word))));
}

/** Whether "with" or "+" joins a part to the text before it. */
function isJoined(text: string, part: string): boolean {
  return /(?:\s(?:with|mit|plus)|[+&])\s*$/i.test(text.slice(0, text.indexOf(part)));
}
