import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';
import { isNoFoodLine } from '../amounts/not-eaten.ts';
import { readHeading } from '../headings/read-heading.ts';
import { nutrientLines } from '../nutrient-sums.ts';
import { isInstruction } from './instructions.ts';

/** "150 g", "1 kg", "2 cups", "1 Glas": numbers with a unit that only foods have, and kilograms. */
const AMOUNT = String.raw`(?:${DECIMAL_NUMBER}|\d+/\d|[½¼¾]|an?|one|two|eine?n?|zwei)\s?(?:k?g|gramm|grams?|[mcd]?l|liters?|litres?|fl\.? ?oz|oz|ounces?|cups?|mugs?|glass(?:es)?|slices?|pieces?|bowls?|plates?|tbsps?|tsps?|tablespoons?|teaspoons?|cans?|bottles?|bars?|portions?|servings?|handfuls?|tassen?|becher|gl[aä]s(?:er)?|scheiben?|stücke?|stk\.?|schalen?|schüsseln?|teller|el|tl|dosen?|flaschen?|riegel|tafeln?|portion(?:en)?|handvoll)(?!\p{L})`;

/** "200 ml milk", "1 cup of tea", "coffee with 30 ml milk" */
const AMOUNT_BEFORE_FOOD = new RegExp(
  String.raw`(?<![\p{L}\d.,/])${AMOUNT}\.?\s+(?:of\s+)?\(?\p{L}{2}`,
  'iu',
);

/** "pizza 300 g" */
const AMOUNT_BEHIND_FOOD = new RegExp(String.raw`^\p{L}[^\d:]*\p{L}[\s,(–-]+${AMOUNT}\)?$`, 'iu');

/** "2 eggs", "½ pizza" */
const COUNT = /^(?:\d{1,2}(?:[.,]5)?|[½¼¾])(?:\s*x\s+|\s+|(?<=[½¼¾]))(\p{L}{2}[^:]*)$/iu;

/** What people count that is no food: times, persons, distances, places, nutrients, marks and appointments. */
const NOT_FOOD =
  /^(?:uhr|[ap]m|h|std|stunden?|hours?|hrs?|min\p{L}*|sek\p{L}*|sec\p{L}*|tagen?|days?|nights?|nächten?|wochen?|weeks?|monaten?|months?|jahren?|years?|mal|times?|km|kilomet\p{L}*|meter|met(?:er|re)s|miles?|meilen|cm|mm|schritte|steps|k|stufen|floors?|stock|etagen?|sterne?n?|stars?|grad|degrees?|von|of|out|pers\p{L}*|people|leuten?|kindern?|kids|child(?:ren)?|boys|girls|gästen?|guests|mahlzeiten?|meals?|gängen?|courses|eintr\p{L}*|entr\p{L}*|zeilen?|rows?|seiten?|pages?|tabletten?|tablets?|pills?|kapseln?|capsules?|kg|lbs?|stones?|st|kcal|kj|calories|kalorien|cals?|ke|be|ie|units?|prozent|percent|points?|punkte?n?|euros?|dollars?|pounds|meetings?|terminen?|appointments?|shifts?|schichten|classes|kursen?|lessons|exams?|workouts?|sessions?|runs?|trainings?|einheiten|sets|reps|rest|rounds|runden|bahnen|laps|more|mehr|less|weniger|\p{L}*(?:freund|kolleg|famil|geschwister|eltern|nachbar|bekannt|mitbewohner)\p{L}*|(?:old |other )?(?:friends?|colleagues?|coworkers?|neighbou?rs|parents|brothers?|sisters?|siblings|cousins?|flatmates?|roommates?|dogs?|cats?)|anderen?n?|others|frauen|männern?|women|men|hunden?|katzen?)(?!\p{L})/iu;

/** Words of changes and of plans, which are no foods either: "200 g less than last week". */
const OF_CHANGE =
  /(?<!\p{L})(?:less|more|down|lost|gained|than|weniger|mehr|abgenommen|zugenommen|als|gegenüber|goal|target|ziel|per|pro)(?!\p{L})/iu;

/** The weights of persons in kilograms begin here; foods weigh less. */
const LIGHTEST_PERSON = 20;

/** What separates the parts of a remark. */
const BETWEEN = /(\s*[;|·](?:\s+|$)|,\s+|\s+\/\s+|\s+[–—-]\s+)/u;

/** The parts of a remark. */
export interface PartsOfAside {
  /** Parts with an amount and a food, joined as in the text; blank if there are none. */
  readonly foods: string;
  /** The other parts, joined by commas; blank if there are none. */
  readonly remark: string;
}

/**
 * Separates the foods with amounts in a remark from the rest: "Kantine, 150 g Reis".
 *
 * @param mayCount whether a number without a unit may be that of a food: "2 eggs"
 */
export function foodsInAside(text: string, mayCount: boolean): PartsOfAside {
  const parts = text.split(BETWEEN).filter((_, index) => index % 2 === 0);
  const isFood = parts.map((part) => hasFood(part.trim(), mayCount));
  const joined = (are: boolean) =>
    parts
      .filter((part, index) => isFood[index] === are && part.trim() !== '')
      .map((part) => part.trim())
      .join(', ');
  return { foods: joined(true), remark: joined(false) };
}

/** A label before a food: "Drink: 200 ml milk". */
const LABEL = /^\p{L}[\p{L} ]*:\s+/u;

/** The number of a step: "1. Boil 100 g pasta". */
const NUMBERED = /^\d{1,2}[.)]\s+/;

function hasFood(written: string, mayCount: boolean): boolean {
  const heading = readHeading(written);
  const isOfMeal = heading?.column === 'meal' && heading.rest !== '';
  const part = isOfMeal ? heading.rest : written.replace(LABEL, '');
  if (isNoFoodLine(part) || nutrientLines([part]).size > 0 || OF_NUTRIENT.test(part)) return false;
  if (isInstruction(part.replace(NUMBERED, '')) || NUMBERED.test(part)) return false;
  if (OF_CHANGE.test(part) || isOfPerson(part)) return false;
  if (AMOUNT_BEFORE_FOOD.test(part) || AMOUNT_BEHIND_FOOD.test(part)) return true;
  const counted = (mayCount || isOfMeal ? COUNT.exec(part)?.[1] : undefined) ?? '';
  return counted !== '' && !NOT_FOOD.test(counted);
}

/** "120 g protein" */
const OF_NUTRIENT =
  /^[\d.,]+\s?g\s(?:of\s)?(?:proteine?s?|eiwei(?:ß|ss)e?|fat|fett|carb\p{L}*|kohlenhydrate|fib(?:er|re)|ballaststoffe)$/iu;

const KILOGRAMS = new RegExp(String.raw`(${DECIMAL_NUMBER})\s?kg(?!\p{L})`, 'iu');

function isOfPerson(part: string): boolean {
  const weight = KILOGRAMS.exec(part)?.[1];
  return weight !== undefined && Number(weight.replace(',', '.')) >= LIGHTEST_PERSON;
}
