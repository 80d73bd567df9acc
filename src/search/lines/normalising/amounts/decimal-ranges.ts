import { FRACTION_SIGN, FRACTION_SIGNS, FRACTIONS } from '../../../../text/numbers/fractions.ts';
import { LONG_DASHES, RANGE_WORD } from '../../words/amount-patterns.ts';

/** Halves, thirds and quarters as decimals. They have at most two digits, because three would be thousands. */
const DECIMALS: Readonly<Record<string, string>> = {
  '1/2': '.5',
  '1/3': '.33',
  '2/3': '.67',
  '1/4': '.25',
  '3/4': '.75',
  '1/8': '.13',
};

const TO = String.raw`(?:\s*[-${LONG_DASHES}]\s*|\s+${RANGE_WORD}\s+)`;
const MIXED = String.raw`(\d{1,2})(?:\s?(${FRACTION_SIGN})|[\s-]([123]/[2348])(?!\d))`;

/** "3½–4 lb", "1 1/2 to 2 cups" */
const FROM = new RegExp(String.raw`(?<![\d.,/])${MIXED}(?=${TO}\d)`, 'giu');
/** "2–2½ cups" */
const UP_TO = new RegExp(String.raw`(?<=[\d${FRACTION_SIGNS}]${TO})${MIXED}`, 'giu');

/** A text whose ranges have decimals instead of whole numbers with a fraction: "1-1 1/2 cups" is "1-1.5 cups". */
export function withRangesInDecimals(text: string): string {
  const asDecimal = (all: string, whole: string, sign?: string, fraction?: string) =>
    `${whole}${DECIMALS[FRACTIONS[sign ?? ''] ?? fraction ?? ''] ?? all.slice(whole.length)}`;
  return text.replace(UP_TO, asDecimal).replace(FROM, asDecimal);
}
