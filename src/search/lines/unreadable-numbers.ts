/** Units that numbers of a line may have directly behind them. */
const UNIT = String.raw`\s*(?:k|m|µ|d|c)?(?:g|l)(?![\p{L}\d])`;

/** "1'250 g" as the Swiss write it, and "1 250 g" with a space that does not break. */
const GROUPED = /(?<![\d.,'’])(\d{1,3})(?:['’\u00a0\u2009\u202f](\d{3}))(?!\d)/gu;

/** Writes numbers with thousands set apart in one piece: "1'250 g" as "1250 g". */
export function withThousandsJoined(text: string): string {
  return text.replace(GROUPED, '$1$2');
}

/**
 * Numbers that are damaged: letters for digits ("1O0 g", "l00 g"), doubled or several points ("1,,5 g", "1.5.0 g"),
 * exponents ("1e2 g"), a gap ("25 0 g") and fractions of large numbers ("120/100 g").
 */
const DAMAGED = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?:\d+[oO]\d*|[lIO]\d{2,}|\d+(?:[.,]{2,}\d+)|\d+(?:[.,]\d+){2,}|\d+e\d+|\d+ 0+|\d{2,}/\d{2,})${UNIT}`,
  'u',
);

/** "1 250 g" may be 1250 g, or one of 250 g. */
const GAP = new RegExp(
  String.raw`(?<![\d.,/] ?)\d{1,2} \d{3}${UNIT}(?!\s?(?:-|jars?|cans?|tins?|packs?|packets?|packages?|pkgs?|tubs?|bags?|bottles?|bars?|boxe?s?|cartons?|becher|dosen?|gläser|glas|packung|packungen|pck|pkg|päckchen|tafeln?|flaschen?|beutel|tüten?|würfel|riegel))`,
  'iu',
);

/** Whether a number of a line cannot be read with certainty. */
export function hasUnreadableNumber(text: string): boolean {
  return DAMAGED.test(text) || GAP.test(text);
}
