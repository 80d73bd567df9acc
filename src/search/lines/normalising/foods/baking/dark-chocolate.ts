const CHOCOLATE =
  "(?:chocolates?|choc|schoko(?:lade)?|schoki|lindt(?: excellence)?|ritter sport|moser roth|green (?:&|and) black[’']?s|zartbitter(?:schokolade)?|bitterschokolade|edelbitter(?:schokolade)?|herrenschokolade|ghirardelli|valrhona|hachez|vivani|gepa|zotter|merci|sarotti|hershey[’']?s|cadbury)";

/** A share of cocoa before or after chocolate. */
const SHARE = String.raw`\(?(?:mind\.? |min\.? |mindestens |at least )?(?<![\d.,])(\d{2})\s?%(?:\s?(?:(?:cocoa|cacao)(?: solids)?|kakao(?:anteil|bestandteile)?))?\)?`;
const BEHIND = new RegExp(
  `^(.*?)(?<!\\p{L})(${CHOCOLATE})((?: \\p{L}+){0,2}),? ${SHARE}(.*)$`,
  'iu',
);
const BEFORE = new RegExp(
  `^(.*?)${SHARE} ()(?:(?:dark|cocoa|cacao|edel)[- ])*(${CHOCOLATE})(?!\\p{L})(.*)$`,
  'iu',
);

/** Foods that only have chocolate in them. */
const OTHER_FOOD =
  /(?<!\p{L})(?:cake|mousse|ice ?cream|spread|pudding|brownies?|cookies?|biscuits?|muffins?|sauce|milk|drink|chips|kuchen|eis|torte|creme|keks\p{L}*|white|weiße)(?!\p{L})/iu;

/** The minimum share of cocoa in milk chocolate, %. A smaller share may be sugar or fat. */
const LEAST = 25;

/** From this share of cocoa on, chocolate is dark, %. */
const DARK = 50;

/** From this share of cocoa on, it is the dark kind of 70 %, %. */
const VERY_DARK = 65;

/**
 * Names a chocolate by its share of cocoa: "1 square Lindt 85%" becomes "1 square dark chocolate 70%", the nearest
 * share in food tables. Chocolate with less than half cocoa is milk chocolate, unless the text says that it is dark.
 */
export function withDarkChocolate(text: string): string {
  if (OTHER_FOOD.test(text)) return text;
  const behind = BEHIND.exec(text);
  if (behind !== null) {
    const [, before = '', , , percent, rest = ''] = behind;
    return named(before, Number(percent), rest) ?? text;
  }
  const [, before = '', percent, , , rest = ''] = BEFORE.exec(text) ?? [];
  return percent === undefined ? text : (named(before, Number(percent), rest) ?? text);
}

function named(before: string, percent: number, rest: string): string | undefined {
  if (percent < LEAST || percent >= 100) return undefined;
  const isDark = percent >= DARK || SAYS_DARK.test(before);
  const kind = !isDark
    ? 'milk chocolate'
    : percent >= VERY_DARK
      ? 'dark chocolate 70%'
      : 'dark chocolate';
  const plain = before.replace(SAYS_DARK, '');
  return `${plain}${kind}${rest}`;
}

const SAYS_DARK = /(?<!\p{L})(?:dark|bitter|edelbitter|zartbitter|dunkle)\s*$/iu;
