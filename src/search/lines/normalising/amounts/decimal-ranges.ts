/** Halves, thirds and quarters as decimals; no more digits, since three would be thousands. */
const DECIMALS: Readonly<Record<string, string>> = {
  '½': '.5',
  '⅓': '.33',
  '⅔': '.67',
  '¼': '.25',
  '¾': '.75',
  '⅛': '.13',
  '1/2': '.5',
  '1/3': '.33',
  '2/3': '.67',
  '1/4': '.25',
  '3/4': '.75',
  '1/8': '.13',
};

const TO = String.raw`(?:\s*[-–—−]\s*|\s+(?:to|bis|or|oder)\s+)`;
const MIXED = String.raw`(\d{1,2})(?:\s?([½⅓⅔¼¾⅛])|[\s-]([123]/[2348])(?!\d))`;

/** "3½–4 lb", "1 1/2 to 2 cups" */
const FROM = new RegExp(String.raw`(?<![\d.,/])${MIXED}(?=${TO}\d)`, 'giu');
/** "2–2½ cups" */
const UP_TO = new RegExp(String.raw`(?<=[\d½⅓⅔¼¾⅛]${TO})${MIXED}`, 'giu');

/** A text whose ranges have decimals instead of whole numbers with a fraction. */
export function withRangesInDecimals(text: string): string {
  const asDecimal = (all: string, whole: string, sign?: string, fraction?: string) =>
    `${whole}${DECIMALS[sign ?? fraction ?? ''] ?? all.slice(whole.length)}`;
  return text.replace(UP_TO, asDecimal).replace(FROM, asDecimal);
}
