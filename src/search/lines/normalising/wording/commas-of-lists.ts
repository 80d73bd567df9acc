import {
  AMOUNT_NUMBER,
  FRACTION_SIGNS,
  fractionNumber,
} from '../../../../text/numbers/fractions.ts';
import { withCountsInDigits } from '../../../../text/numbers/number-words.ts';
import { UNIT_OF_AMOUNT } from '../../words/amount-patterns.ts';

/**
 * Foods that a line lists after one of several pieces: "50 g oats, milk" is no oat drink, and "potatoes, salad" no potato
 * salad. The first word of a name with a comma is its noun, as in "milk, oat".
 */
const NEXT_FOOD =
  /,\s(?<=(?<!\p{L})(?:rice|\p{L}*(?:[^su\P{L}]s|ies|oes)),\s)(?=(?:milk|butter|salad|soup|juice|cake|pie)(?:\s*(?:$|,)|\sto\sserve))/giu;

const YOGHURT = String.raw`(?<!\p{L})(?:\p{L}*yogh?urt|\p{L}*joghurt)`;
const AND = String.raw`\s(?:and|und|&|\+)`;
const NUTS = String.raw`(?=(?:mixed |chopped |gemischte |gehackte )?(?:nuts|walnuts|hazelnuts|(?:wal|hasel)?nüsse)\s*$)`;

/** "150 g yoghurt, nuts", "yoghurt and nuts": nuts on a yoghurt, and no yoghurt of that flavour. */
const NUTS_ON_IT = new RegExp(String.raw`(?<=^[^,;]*${YOGHURT})(?:,|${AND})\s${NUTS}`, 'iu');

/** "100 g strawberries, yogurt and nuts": the last of several foods. */
const NUTS_AT_LAST = new RegExp(String.raw`(?<=,\s[^,;]*${YOGHURT})${AND}\s${NUTS}`, 'iu');

const COLOUR =
  '(?:red|green|yellow|orange|white|black|purple|brown|rot|rote|grün|grüne|gelb|gelbe|weiß|weiße|schwarz|schwarze)';

/** "150 g peppers, red and green": colours of one food, neither wine nor greens. */
const COLOURS = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:peppers?|paprikas?|onions?|zwiebeln?|grapes|trauben|olives|oliven|lentils|linsen|tomatoe?s?|tomaten|apples?|äpfel|cabbages?)),?\s\(?${COLOUR}(?:(?:,\s|\s?[/&+]\s?|\s(?:and|und|or|oder)\s)${COLOUR})+\)?(?=\s*$)`,
  'iu',
);

const COUNT = String.raw`(?:${AMOUNT_NUMBER}|(?:(?:an?|eine?n?)\s)?(?:half|halbe[rsn]?)|an?|one|eine?[nrs]?)`;

/** "1/2 roll with honey, 1/2 with cheese": the second number counts the first food again. */
const COUNTED_AGAIN = new RegExp(
  String.raw`^(\s*(${COUNT})\s?)(\p{L}[\p{L} -]*?)(\s(?:with|mit)\s[^,;()]+?)(?:,|\s(?:and|und))\s(${COUNT})(?=\s(?:with|mit)\s)`,
  'iu',
);

/** The unit of a weight or volume: "ml" of "250 ml coffee". */
const UNIT = new RegExp(String.raw`^${UNIT_OF_AMOUNT}\.?\s(?:of\s)?`, 'iu');

/** A text whose second number counts the first food again, with the name of the food behind both. */
function withFoodCountedAgain(text: string): string {
  return text.replace(
    COUNTED_AGAIN,
    (_, count: string, __, food: string, addition: string, again: string) =>
      `${count}${food}${addition}, ${again} ${food.replace(UNIT, '')}`,
  );
}

/**
 * How certain it is that a second number counts further pieces of the first food. One and one, and parts of one, are
 * further pieces. "3 rolls with honey, 1 with cheese" may be three or four, which is likely. What "250 ml tea with
 * milk, 2 with sugar" counts is unclear. Undefined for other lines.
 */
export function countedAgain(text: string): 'certain' | 'likely' | 'unclear' | undefined {
  const [, , first, food = '', , again] = COUNTED_AGAIN.exec(withCountsInDigits(text)) ?? [];
  if (first === undefined || again === undefined) return undefined;
  if (UNIT.test(food)) return 'unclear';
  const [one, other] = [numberOf(first), numberOf(again)];
  return one + other <= 1 || (one === 1 && other === 1) ? 'certain' : 'likely';
}

const NUMBER = new RegExp(`[\\d${FRACTION_SIGNS}]`, 'u');

/** The number in a count: 0.5 for "1/2" and "eine halbe", 1 for "a". */
function numberOf(count: string): number {
  if (/hal[bf]/i.test(count)) return 0.5;
  return NUMBER.test(count) ? fractionNumber(count) : 1;
}

/**
 * A text with foods after commas joined to the list, with each food that is counted, and without several colours of one
 * food.
 */
export function withListsAfterCommas(text: string): string {
  return withFoodCountedAgain(text)
    .replace(COLOURS, '')
    .replace(NUTS_ON_IT, '; ')
    .replace(NUTS_AT_LAST, ', ')
    .replace(NEXT_FOOD, ' + ');
}
