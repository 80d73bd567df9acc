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

/** A text with foods after commas joined to the list, and without several colours of one food. */
export function withListsAfterCommas(text: string): string {
  return text.replace(COLOURS, '').replace(NEXT_FOOD, ' + ');
}
