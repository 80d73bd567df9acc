import { lazily } from '../../../../collections/lazily.ts';
import { AMOUNT_NUMBER, FRACTION_SIGN } from '../../../../text/numbers/fractions.ts';
import { HOUSEHOLD_AMOUNT, SPOON, WEIGHT_OR_VOLUME } from '../../words/amount-patterns.ts';

/** "150ml/5fl oz": the second amount repeats the first. */
const AFTER_SLASH = new RegExp(
  String.raw`(${WEIGHT_OR_VOLUME})(?:\s*[/|]\s*(?:${WEIGHT_OR_VOLUME}(?:\s${WEIGHT_OR_VOLUME})?|${HOUSEHOLD_AMOUNT}))+`,
  'giu',
);

/** "Bread 50 g / 200 ml juice": two metric amounts belong to two foods. */
const TWO_METRIC =
  /\d\s*(?:g|gr|grams?|kg|ml|cl|l)\s+\/\s+\d+(?:[.,]\d+)?\s*(?:g|gr|grams?|kg|ml|cl|l)(?=\s\p{L})/iu;

/**
 * "½ cup (1 stick) butter", "1 pack (8 slices) ham", "1 packet (2 1/4 tsp) yeast": the same amount in another measure.
 */
const AGAIN = new RegExp(
  String.raw`(?<=(?<!\p{L})cups?)\s*\(${AMOUNT_NUMBER}\s*(?:sticks?|blocks?|tbsps?|tablespoons?)\)|(?<=(?<!\p{L})(?:packs?|packets?|envelopes?|sachets?|pkg|pck|packung|packungen|päckchen))\s*\((?:about\s)?${AMOUNT_NUMBER}\s*(?:slices|pieces|rashers|scheiben|stück|tsps?|teaspoons?|TL)\)|(?<=(?<!\p{L})sticks?)\s*\(${AMOUNT_NUMBER}\s*(?:cups?|tbsps?|tablespoons?)\)`,
  'giu',
);

/** "2 tbsp 32 g peanut butter": spoons and cups, and what they weigh in all. */
const SPOONS_AND_WEIGHT = new RegExp(
  String.raw`(?<=^\s*)${AMOUNT_NUMBER}\s*(?:${SPOON}|cups?|tassen?|scoops?)\.?,?\s(?=${WEIGHT_OR_VOLUME}\s+\p{L})`,
  'iu',
);

/** "1 pint (16 oz) ale", "1 pint IPA, 16 oz": an American pint, which is smaller than a British one. */
const PINT_OF_16_OUNCES =
  /^\s*(?:(?:1|an?|one)\s)?pint\s(?:\(\s*(16\s?(?:fl\.? )?oz)\s*\)\s(?:of )?(\p{L}.*)|(?:of )?(\p{L}[^,(]*?),?\s\(?(16\s?(?:fl\.? )?oz)\)?\s*)$/iu;

/** "250g/150g": the amounts of two foods, or of two people, in one unit. */
const TWO_OF_ONE_UNIT =
  /(\d+(?:[.,]\d+)?)\s*(g|gr|grams?|kg|ml|cl|l)\s*\/\s*(?!\1\s*\2)\d+(?:[.,]\d+)?\s*\2(?!\p{L})/iu;

/**
 * A text without one of two amounts of the same: separated by a slash ("250 g / 9 oz flour"), in brackets after a cup or
 * pack, or spoons before a weight.
 */
export function withoutRepeatedAmounts(text: string): string {
  const first = text
    .replace(AFTER_SLASH, (all, one: string) =>
      TWO_METRIC.test(`${all} x`) || TWO_OF_ONE_UNIT.test(all) ? all : one,
    )
    .replace(PINT_OF_16_OUNCES, '$1$4 $2$3');
  // The pattern tries every position, in a fiftieth of the time of all lines.
  const bare = first.includes('(') ? first.replace(AGAIN, '') : first;
  return bare.replace(SPOONS_AND_WEIGHT, '');
}

/** "3 slices of bread (90 g)": the weight of all three, unless it is the weight of each. */
const total = lazily(
  () =>
    new RegExp(
      String.raw`(\p{L}[^()]*)\((?:about|approx\.?|ca\.?|circa|etwa|=)?\s*((?:\d+\s?[-–]\s?)?${WEIGHT_OR_VOLUME})\s*\)`,
      'giu',
    ),
);

/** "225 g flour (8 oz)" likewise. */
const IN_PARENTHESES = new RegExp(
  String.raw`(${WEIGHT_OR_VOLUME}[^()]*)\([^()]*(?:${WEIGHT_OR_VOLUME}|${HOUSEHOLD_AMOUNT})[^()]*\)`,
  'giu',
);

/** "3 bananas, mashed (about 1 1/4 cups)": the volume that counted pieces make. */
const cupsOfPieces = lazily(
  () =>
    new RegExp(
      String.raw`(?<=^\s*(?:\d+(?:\s*[-–/]\s*\d+)?(?:\s\d\/\d)?|${FRACTION_SIGN}|an?|one|ein(?:e)?)\s[^()\d]*)\s*\((?:about|approx\.?|roughly|ca\.?|etwa|ungefähr|or about)\s(?:${HOUSEHOLD_AMOUNT})[^()]*\)`,
      'iu',
    ),
);

/** A text without repeated amounts in brackets. The weight of all pieces follows "=". */
export function withoutRepeatsInBrackets(text: string): string {
  if (!text.includes('(')) return text;
  return text.replace(cupsOfPieces(), '').replace(IN_PARENTHESES, '$1').replace(total(), '$1 = $2');
}
