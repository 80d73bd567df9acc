import { DECIMAL_NUMBER } from '../../../../text/numbers/fractions.ts';
import { isEnergy } from '../../../words/amounts/energy-text.ts';
import { isNoFood, isNoFoodLine, labelOfNoFood } from '../../../words/amounts/not-eaten.ts';
import { isInstruction } from '../../../words/asides/instructions.ts';
import { isDay } from '../../../words/headings/days.ts';
import { readHeading } from '../../../words/headings/read-heading.ts';
import { isPlanTitle, isTitle } from '../../../words/headings/record-titles.ts';
import { isTotals } from '../../../words/totals-rows.ts';
import { isNutrientRow } from '../../header/nutrient-rows.ts';

const AMOUNT = String.raw`(?:ca\.? ?|about |etwa |~ ?)?${DECIMAL_NUMBER}\s?(?:k?g|m?l|[cd]l|oz|gramm|grams?)(?!\p{L})`;
/** Words of a food, without numbers except those of its kind: "milk 3.5 %", "flour (type 405)". */
const FOOD = String.raw`\p{L}(?:[^\d:;=]|${DECIMAL_NUMBER}\s?%)*`;

/** "Apple 150 g", "Rice, cooked: 200 g (bowl)" */
const AMOUNT_LAST = new RegExp(
  String.raw`^(${FOOD}?)[\s:,(–-]*${AMOUNT}\)?(?:\s*\([^()\d]*\))?\s*[.,]?$`,
  'iu',
);
/** "200 ml milk" */
const AMOUNT_FIRST = new RegExp(String.raw`^[-–•*]?\s*${AMOUNT}\s+(?:of )?(${FOOD})$`, 'iu');

/** Words of aims, of advice, and of what amounts refer to: "Salt: at most 6 g", "Angaben pro 100 g". */
const NOT_EATEN =
  /(?<!\p{L})(?:per|each|every|pro|je|daily|day|täglich|tag|woche|week|max|maximal|maximum|min|mindestens|höchstens|minimum|at (?:least|most)|up to|bis|unter|under|over|über|more than|less than|target|goal|aim|limit|ziel|soll|plan|bedarf|need|empf\p{L}*|recommend\p{L}*|trinken|drink|essen|eat|bitte|please|sollte\p{L}*|should|must|muss|entspr\p{L}*|equals?|correspond\p{L}*|portions?|portionen|serving|teller|plate|leer\p{L}*|empty|\p{L}*gewicht|weight|unit|units|einheit\p{L}*|example|beispiel|z\.? ?b|e\.g|menge\p{L}*|amounts?|angabe\p{L}*|nährwert\p{L}*|\p{L}*protokoll|insulin|not|nicht|kein\p{L}*|without|ohne)(?!\p{L})/iu;

/** Longer texts are remarks. */
const LONGEST = 80;

/** Whether a text looks like a food with its weight or volume, rather than a title, an aim or a nutrient. */
export function isFoodWithAmount(text: string): boolean {
  const line = text.trim();
  if (line.length > LONGEST || !/\d/.test(line) || NOT_EATEN.test(line)) return false;
  return isFoodIn((AMOUNT_LAST.exec(line) ?? AMOUNT_FIRST.exec(line))?.[1]?.trim() ?? '', line);
}

/** "1 apple", "2x Ei", "½ Pizza" */
const COUNT_FIRST = new RegExp(
  String.raw`^[-–•*]?\s*(?:\d{1,2}(?:[.,]5)?|[½¼¾])(?:\s*x\s*|\s+|(?<=[½¼¾]))(${FOOD})$`,
  'iu',
);

/** Things with a number that nobody eats: "12 Uhr", "2 Personen", "30 min". */
const NOT_FOOD =
  /^(?:uhr|[ap]m|h|std|stunden?|hours?|min\p{L}*|sek\p{L}*|sec\p{L}*|tagen?|days?|wochen?|weeks?|monaten?|months?|jahren?|years?|mal|times?|km|meter|miles?|schritte|steps|stufen|floors|pers\p{L}*|people|leute|kinder|children|gäste|guests|mahlzeiten?|meals?|gänge|courses|eintr\p{L}*|entr\p{L}*|zeilen?|rows?|seiten?|pages?|tabletten?|tablets?|pills?|kapseln?|capsules?|kg|kcal|kj|ke|be|ie|units?)(?!\p{L})/iu;

/** Whether a text looks like a number of a food, without a unit: "1 apple". */
export function isCountedFood(text: string): boolean {
  const line = text.trim();
  if (line.length > LONGEST || isDay(line) || NOT_EATEN.test(line)) return false;
  const food = COUNT_FIRST.exec(line)?.[1]?.trim() ?? '';
  return !NOT_FOOD.test(food) && isFoodIn(food, line);
}

/** Whether a part of a line is a food, and the line is not about something else. */
function isFoodIn(food: string, line: string): boolean {
  return (
    /\p{L}{2}/u.test(food) &&
    ![isTitle, isPlanTitle, isNoFoodLine, isInstruction, isEnergy, isTotals].some((is) =>
      is(line),
    ) &&
    !isNoFood(food) &&
    !isNutrientRow(food) &&
    !isDay(food) &&
    labelOfNoFood(line) === undefined
  );
}

/** A food in a row of its own, with the meal that its line names. */
export interface FoodAlone {
  readonly meal: string | undefined;
  readonly food: string;
  /** False for a label before an amount, which may sum up others: "Water intake: 1.5 l". */
  readonly isCertain: boolean;
}

/** The food of a row that has only this text: "Snack: chocolate 50 g"; undefined for a title or the like. */
export function foodAlone(text: string): FoodAlone | undefined {
  const heading = readHeading(text);
  const isOfMeal = heading?.column === 'meal' && heading.rest !== '';
  const food = isOfMeal ? heading.rest : text.trim();
  if (!isFoodWithAmount(food)) return undefined;
  return { meal: isOfMeal ? heading.title : undefined, food, isCertain: !food.includes(':') };
}
