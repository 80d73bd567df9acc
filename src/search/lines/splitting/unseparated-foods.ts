import { AMOUNT_NUMBER } from '../../../text/numbers/fractions.ts';
import { KINDS_WORDS } from '../../../text/numbers/number-words.ts';
import { MEASURES } from '../words/measures.ts';
import { namesFood } from './part-kinds.ts';

/** A number of one digit, which counts pieces rather than grams, and one word. */
const COUNTED = String.raw`(?!\d{2})${AMOUNT_NUMBER}\s\p{L}{2,}`;

const ALL_COUNTED = new RegExp(String.raw`^${COUNTED}(?:\s${COUNTED})+$`, 'u');
/**
 * Words that join two numbers, and kinds in a food or people who share it: "1 or 2 apples", "1 Brot 5 Korn",
 * "1 Lasagne 4 Personen".
 */
const NO_FOOD = new RegExp(
  `^(?:or|oder|bzw|to|bis|and|und|plus|minus|of|von|aus|per|pro|je|mal|times|${KINDS_WORDS}|jahreszeiten|seasons|personen|people|persons|uhr|fach|hälften|halves|hände)$`,
  'iu',
);

const BEFORE_COUNT = /\s(?=[\d½⅓⅔¼¾⅛])/u;

/**
 * The foods of a line that counts each of them and has nothing between them: "2 Eier 1 Toast".
 *
 * @returns undefined for any other line, and if one of the words is a measure or no food, as in "1 Pizza 30 cm"
 */
export function unseparatedFoods(text: string): string[] | undefined {
  if (!ALL_COUNTED.test(text)) return undefined;
  const foods = text.split(BEFORE_COUNT);
  const isFood = (part: string) => {
    const name = part.slice(part.indexOf(' ') + 1).toLowerCase();
    return namesFood(part) && !MEASURES.has(name) && !NO_FOOD.test(name);
  };
  return foods.every(isFood) ? foods : undefined;
}
