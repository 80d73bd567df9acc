import {
  DECIMAL_NUMBER,
  FRACTION_SIGN,
  FRACTIONS,
  fractionNumber,
  PLAIN_NUMBER,
} from '../../../text/numbers/fractions.ts';
import { isOverlong, normaliseLine } from '../normalising/normalise-line.ts';
import { LONG_DASHES, RANGE_WORD } from '../words/amount-patterns.ts';

const DIMINUTIVES: Readonly<Record<string, string>> = {
  schälchen: 'schale',
  schüsselchen: 'schüssel',
  gläschen: 'glas',
  tässchen: 'tasse',
  stückchen: 'stück',
  scheibchen: 'scheibe',
  fläschchen: 'flasche',
  tellerchen: 'teller',
};
const DIMINUTIVE = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(DIMINUTIVES).join('|')})(?!\\p{L})`,
  'gu',
);

const SIGN = new RegExp(FRACTION_SIGN, 'g');

/** The text between the ends of a range: "2 – 3", "2 to 3". */
const TO = new RegExp(
  String.raw`(?<=\d)(?:\s*[${LONG_DASHES}]\s*|\s-\s|\s+${RANGE_WORD}\s+)(?=\d)`,
  'g',
);

/** "½ -1 tsp", "3 -5 lb": a dash with a space before it, which may also stand between a food and its weight. */
const TO_NEXT = new RegExp(
  String.raw`(?<![\d.,/])(\d+/\d+|${DECIMAL_NUMBER})\s+-(${DECIMAL_NUMBER})(?![\d.,]*[/%\d])`,
  'g',
);

/** The end of a range is at most this many times its start: "1 -150g" is one piece of that weight. */
const WIDEST_RANGE = 4;
const WIDEST_OF_WEIGHTS = 2;

const WEIGHT_BEHIND = /^\s?(?:g|gr|gramm?s?|kg|oz|ounces?|lbs?|pounds?|m?l|cl|dl|floz)(?!\p{L})/u;

/** Joins the ends of a range that a dash separates from its start: "½ -1" becomes "1/2-1". */
function withRangesJoined(line: string): string {
  return line.replace(TO_NEXT, (all, first: string, second: string, at: number) => {
    const isWeight = WEIGHT_BEHIND.test(line.slice(at + all.length));
    // "apple 1 -4 oz", "flour 405 -500 g": the number belongs to the food.
    if (isWeight && /\p{L}/u.test(line.slice(0, at))) return all;
    const widest = isWeight ? WIDEST_OF_WEIGHTS : WIDEST_RANGE;
    const [least, most] = [fractionNumber(first), fractionNumber(second)];
    return least < most && most <= widest * least ? `${first}-${second}` : all;
  });
}

/** The letter and the number of a vitamin or of a vegetable juice: "B12", "D3", "V8". */
const VITAMIN = String.raw`(?:v8|[bdk]\d{1,2})(?![\d.,/-]*[\p{L}\d])`;

/** A share, a fraction, a number, ranges of these, a word, or a joining mark. */
const TOKEN = new RegExp(
  String.raw`${DECIMAL_NUMBER}%|\d+/\d+(?:-${PLAIN_NUMBER})?|${DECIMAL_NUMBER}(?:-${DECIMAL_NUMBER})?|${VITAMIN}|[\p{L}'’]+|,(?!\d)|=`,
  'gu',
);

/** A text in lower case with fractions in digits: "1½" becomes "1 1/2". */
function withFractions(text: string): string {
  return (
    normaliseLine(text)
      .toLowerCase()
      .replace(/^[\s*•·–-]+/, '')
      // The number of a list: "2. 3 apples"
      .replace(/^\d+[.)]\s+(?=\d)/, '')
      .replace(/\u2044/g, '/')
      .replace(SIGN, (sign) => ` ${FRACTIONS[sign]} `)
      .replace(/\band a half\b/g, ' 1/2 ')
  );
}

/** The words, numbers, commas and shares of a line, in lower case. An overlong text has none. */
export function tokensOf(text: string): string[] {
  if (isOverlong(text)) return [];
  const spelt = withRangesJoined(withFractions(text))
    // "13½-ounce"
    .replace(/(?<=\d)\s+-(?=\p{L})/gu, ' ')
    // "ein Paar" is two; "ein paar" means some, in a text without a number in digits.
    .replace(/\b(\d+)\s*(?:paar|pairs?(?:\s+of)?)\b/g, (_, count: string) =>
      String(2 * Number(count)),
    )
    .replace(TO, '-')
    .replace(/[&+]/g, ' and ')
    .replace(/(?<![\p{L}])fl(?:uid|\.)?\s*(?:oz|ounces?)(?![\p{L}])/gu, 'floz')
    .replace(/\bdeep[- ]fried\b/g, 'deepfried')
    .replace(/\bair[- ]fried\b/g, 'baked')
    .replace(/\b(?:pan|shallow|oven|char)[- ](?=fried|baked|roast|grilled)/g, '')
    // "1 Schälchen" is a small bowl.
    .replace(DIMINUTIVE, (word) => `kleine ${DIMINUTIVES[word]}`)
    .replace(/(?<=\d)\s*(?:mal|\*)\s*(?=\d)/g, ' x ')
    .replace(/\bhand voll\b/g, 'handvoll')
    .replace(/(?<=\d)\s*%/g, '%')
    // "200g", "8-oz" and "2x"
    .replace(/(?<=\d)-?(?=\p{L})/gu, ' ')
    .replace(/×/g, 'x');
  return plainThousands(spelt).match(TOKEN) ?? [];
}

/** "1.250,5" and "1,250.5" as "1250.5": if both marks occur, the last is the decimal one. */
function plainThousands(line: string): string {
  return line.replace(
    /(?<![\d.,])\d{1,3}(?:(?:\.\d{3})+,|(?:,\d{3})+\.)\d+(?![\d.,]*\d)/g,
    (number) => {
      const decimals = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
      return `${number.slice(0, decimals).replace(/[.,]/g, '')}.${number.slice(decimals + 1)}`;
    },
  );
}
