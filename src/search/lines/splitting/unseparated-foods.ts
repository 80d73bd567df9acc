import { AMOUNT_NUMBER } from '../words/amount-patterns.ts';
import { MEASURES } from '../words/measures.ts';
import { namesFood } from './part-kinds.ts';

/** A number of one digit, which counts pieces rather than grams, and one word. */
const COUNTED = String.raw`(?!\d{2})${AMOUNT_NUMBER}\s\p{L}{2,}`;

const ALL_COUNTED = new RegExp(String.raw`^${COUNTED}(?:\s${COUNTED})+$`, 'u');
const BEFORE_COUNT = /\s(?=[\d½⅓⅔¼¾⅛])/u;

/**
 * The foods of a line that counts each of them and has nothing between them: "2 Eier 1 Toast".
 *
 * @returns undefined for any other line, and if one of the words is a measure, as in "1 Pizza 30 cm"
 */
export function unseparatedFoods(text: string): string[] | undefined {
  if (!ALL_COUNTED.test(text)) return undefined;
  const foods = text.split(BEFORE_COUNT);
  const isFood = (part: string) =>
    namesFood(part) && !MEASURES.has(part.slice(part.indexOf(' ') + 1).toLowerCase());
  return foods.every(isFood) ? foods : undefined;
}
