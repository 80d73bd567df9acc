import { OUNCE_G, POUND_G } from '../../../model/units.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { FRACTION_SIGN, fractionNumber } from '../../../text/numbers/fractions.ts';
import { numberWordsInDigits } from '../../../text/numbers/number-words.ts';
import { joinThousands, joinThousandsInText } from '../../../text/numbers/thousands.ts';
import { WEIGHT_WORDS } from '../../../text/vocabulary/unit-words.ts';
import { NUTRIENT_WORDS } from '../../headers/nutrient-words.ts';

/** What a statement such as "1.2 kg (4 servings)" says about the weight of the dish. */
export interface StatedWeight {
  /** The weight of the whole dish, in g; undefined if the text gives none. */
  readonly grams: number | undefined;
  /** Whether it is the middle of a range. */
  readonly isMiddle: boolean;
  /** Whether the text gives a weight that may be the weight of a serving. */
  readonly isUnclear: boolean;
  /** The text without the weights in it. */
  readonly rest: string;
}

const ABOUT = String.raw`(?:(?:ca\.?|circa|about|approx\.?|approximately|around|roughly|etwa|ungefähr|rund|knapp|gut)\s+)*`;
const ALL = String.raw`(?:(?:insgesamt|gesamt|zusammen|total(?:\s+of)?|in total)\s+)?`;
const NUMBER = String.raw`\d+(?:[.,'’ ]\d+)*`;
const UNIT = String.raw`(kilo(?:grams?|gramm)?|${WEIGHT_WORDS})(?!\p{L})\.?`;
const AMOUNT = String.raw`(${NUMBER})(?:\s*(?:-|–|—|to|bis)\s*(${NUMBER}))?\s*${UNIT}`;

/** Names for the weight of a finished dish. The weight of its raw ingredients has others. */
export const DISH_WEIGHT = String.raw`(?:(?:gesamt|end|fertig)gewicht|gesamtmenge|gewicht(?:\s+(?:gesamt|fertig|des gerichts|nach dem (?:kochen|backen|garen)))?|fertig(?:es gericht| gewogen|es gericht gewogen)|gewogen|(?:total|final|finished|cooked)\s+(?:weight|yield)|(?:weight|weighed|weighs)(?:\s+(?:of the dish|after (?:cooking|baking)|cooked))?)`;

const MAKES = `(?:yields?|makes|ergibt|menge|${DISH_WEIGHT})`;

/** "Yield: 1.5 kg", "ca. 800 g Marmelade", "1.2-1.4 kg in total". */
const OF_DISH = new RegExp(
  String.raw`^((?:${MAKES})\s*:?\s+|(?:${MAKES}):)?(?:(?:servings?|portion(?:en)?)\s*:?\s*)?${ABOUT}${ALL}${ABOUT}${AMOUNT}(?!\s*(?:x|×|-))((?:\s+(?:of\s+)?\p{L}[\p{L} ]*)?)$`,
  'iu',
);

/** "à 300 g", "je ca. 300 g", "of 250 g", "300 g each", "300 g pro Portion". */
const OF_PIECE = new RegExp(
  String.raw`^(?:((?:mit\s+|zu\s+|von\s+)?(?:je|jeweils)|à|a|zu|of|von)\s+)?${ABOUT}${AMOUNT}(\s+(?:each|per|pro|je|das|jeweils|a)(?:\s+\p{L}+)?)?$`,
  'iu',
);

/** Words after a weight that make it the weight of a piece, of a tin, of an ingredient or of a nutrient. */
const NOT_OF_DISH = new RegExp(
  String.raw`(?:^|\s)(?:each|per|pro|je|tins?|pans?|loaf|loaves|form(?:en)?|gl[aä]s(?:er)?|jars?|flour|mehl|kh|${NUTRIENT_WORDS})(?!\p{L})`,
  'iu',
);

const TOTAL = /(?<!\p{L})(?:total|insgesamt|gesamt|zusammen)(?!\p{L})/iu;

/** The separators between the weight of a dish and the number of its servings. */
const BETWEEN =
  /\s*[()[\];|=·•]\s*|,\s+|\s+[–—/-]\s+|\s*\/\s*(?=\d)|\s+(?=(?:für|for|serves|ergibt|makes|yields|reicht)\s)|(?<!\s(?:mit|zu|von))\s+(?=(?:à|a|zu|of|von|mit\s+je|je|jeweils)\s+(?:ca\.?\s+|about\s+|etwa\s+)?(?:je\s+)?\d)/iu;

/** "1 1/2 lb", "1½ lb", "¾ kg". */
const FRACTION = new RegExp(
  String.raw`(?<![\d.,/])(?:\d{1,3}\s*)?(?:(?<!\d)\d\/[2348]|${FRACTION_SIGN})(?=\s*${UNIT})`,
  'giu',
);

/** Grams of a unit of weight, by its first letter. */
const GRAMS_OF: Readonly<Record<string, number>> = {
  k: 1000,
  g: 1,
  o: OUNCE_G,
  l: POUND_G,
  p: POUND_G,
};

/** No single serving weighs more than this, in g. */
const ABOVE_A_SERVING = 1000;

/** Digits that a point or comma separates in groups of three: "1.200" in g, but not in kg. */
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** The weight of a dish in a text such as "Yield: 1.2 kg (4 servings)", "4 Portionen à 300 g" or "Ergibt 1.200 g". */
export function statedWeight(text: string): StatedWeight {
  let rest = withDecimals(joinThousandsInText(text));
  const parts = rest.split(BETWEEN).map((part) => part.trim());
  let found: Pick<StatedWeight, 'grams' | 'isMiddle'> | undefined;
  let isUnclear = false;
  parts.forEach((part, index) => {
    const weight = weightOf(part);
    if (weight === undefined) return;
    rest = rest.replace(part, ' ');
    const counts = countsIn(parts.slice(0, index).join(', '));
    const [count = 1] = counts;
    const { grams, isMiddle, isOfPiece, isLabelled } = weight;
    if (isOfPiece) {
      if (counts.length === 1) found ??= { grams: grams * count, isMiddle };
      else isUnclear = true;
    } else {
      const isTotal = isLabelled || count === 1 || TOTAL.test(text) || grams >= ABOVE_A_SERVING;
      if (isTotal) found ??= { grams, isMiddle };
      else isUnclear = true;
    }
  });
  return {
    grams: found?.grams,
    isMiddle: found?.isMiddle ?? false,
    isUnclear: isUnclear && found === undefined,
    rest,
  };
}

/** A text without its weights, which name no food: "4 Portionen" for "4 Portionen à 300 g". */
export function withoutWeights(text: string): string {
  return text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => !isBareWeight(part))
    .join(' ')
    .trim();
}

/** Whether a text is only a weight, such as "ca. 1,2 kg". */
export function isBareWeight(text: string): boolean {
  return OF_PIECE.test(text) || OF_DISH.exec(text)?.[5] === '';
}

function weightOf(part: string) {
  const ofDish = NOT_OF_DISH.test(part) ? null : OF_DISH.exec(part);
  const ofPiece = OF_PIECE.exec(part);
  const isOfPiece = ofPiece !== null && (ofPiece[1] ?? ofPiece[5]) !== undefined;
  const [, label, first = '', last, unit = ''] = (isOfPiece ? ofPiece : ofDish) ?? [];
  const low = gramsOf(first, unit);
  if (!(low > 0)) return undefined;
  const high = last === undefined ? low : gramsOf(last, unit);
  const isMiddle = high > low;
  const grams = isMiddle ? (low + high) / 2 : low;
  return { grams, isMiddle, isOfPiece, isLabelled: !isOfPiece && label !== undefined };
}

function gramsOf(number: string, unit: string): number {
  const letter = unit.charAt(0).toLowerCase();
  const joined = joinThousands(number);
  const isGrouped = letter === 'g' && GROUPED.test(joined);
  const plain = isGrouped ? joined.replace(/[.,]/g, '') : joined.replace(',', '.');
  return Number(plain) * (GRAMS_OF[letter] ?? 1);
}

/** The numbers of servings and pieces in a text. A range gives its middle. */
function countsIn(text: string): number[] {
  return [
    ...numberWordsInDigits(text).matchAll(/(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|—|to|bis)\s*(\d+))?/gu),
  ].map(([, first = '', last = first]) => (decimalOf(first) + decimalOf(last)) / 2);
}

/** A text whose weights have decimals instead of fractions: "1.5 lb" for "1 1/2 lb" and "1½ lb". */
function withDecimals(text: string): string {
  return text.replace(FRACTION, (number) => String(fractionNumber(number)));
}
