import { AMOUNT_NUMBER } from '../../words/amount-patterns.ts';

/**
 * Foods that a line lists after one of several pieces: "50 g oats, milk" is no oat drink, and "potatoes, salad" no potato
 * salad. The first word of a name with a comma is its noun, as in "milk, oat".
 */
const NEXT_FOOD =
  /,\s(?<=(?<!\p{L})(?:rice|\p{L}*(?:[^su\P{L}]s|ies|oes)),\s)(?=(?:milk|butter|salad|soup|juice|cake|pie)(?:\s*(?:$|,)|\sto\sserve))/giu;

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
  String.raw`^(\s*${COUNT}\s)(\p{L}[\p{L} -]*?)(\s(?:with|mit)\s[^,;()]+?)(?:,|\s(?:and|und))\s(${COUNT})(?=\s(?:with|mit)\s)`,
  'iu',
);

/**
 * A text with foods after commas joined to the list, with each food that is counted, and without several colours of one
 * food.
 */
export function withListsAfterCommas(text: string): string {
  return text
    .replace(COUNTED_AGAIN, '$1$2$3, $4 $2')
    .replace(COLOURS, '')
    .replace(NEXT_FOOD, ' + ');
}
