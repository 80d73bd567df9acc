const SUB = String.raw`(?:subs?|subway|hoagies?|heroe?s?|grinders?)(?!\p{L})`;
const SHORT = String.raw`(?:(?:6|six)[- ]?(?:inch(?:es)?|["”″]|in\.?)|1[45][- ]?cm)(?!\p{L})`;
const LONG = String.raw`(?:(?:12|twelve)[- ]?(?:inch(?:es)?|["”″]|in\.?)|30[- ]?cm|foot[- ]?longs?|full[- ]length)(?!\p{L})`;
const COUNT = String.raw`^\s*(?:(\d+|an?|one|ein(?:e[nsm]?)?)\s+)?`;

/** A length before the name of a sandwich, or after it: "6 inch turkey sub", "Subway Sandwich 15 cm Hähnchen". */
const patternOf = (length: string) =>
  new RegExp(`${COUNT}(?=.*${SUB})(.*?)(?<![\\p{L}\\d])\\(?${length}\\)?(.*)$`, 'iu');

/** "Footlong meatball": even without the word for the sandwich. */
const FOOTLONG_ALONE = new RegExp(
  `${COUNT}()foot[- ]?longs?(?=\\s(?!hot ?dog|sausage|wiener))(.*)$`,
  'iu',
);

/** "6-inch BLT": with only a filling. */
const filled = (length: string) =>
  new RegExp(
    String.raw`${COUNT}()${length}\s(?=(?:blt|bmt|club|italian|meatball|tuna|turkey|ham|steak|chicken teriyaki|veggie|spicy italian)(?!\p{L}|.*pizza))(.*)$`,
    'iu',
  );

/** The number of six-inch sandwiches that each pattern counts as. */
const IN_SIX_INCHES: readonly (readonly [RegExp, number])[] = [
  [patternOf(SHORT), 1],
  [patternOf(LONG), 2],
  [filled(SHORT), 1],
  [filled(LONG), 2],
  [FOOTLONG_ALONE, 2],
];

/**
 * Counts long sandwiches in units of six inches, the size in food tables: "footlong meatball sub" becomes "2 meatball
 * sub".
 */
export function withSubsCounted(text: string): string {
  for (const [pattern, each] of IN_SIX_INCHES) {
    const found = pattern.exec(text);
    if (found !== null) return counted(found, each);
  }
  return text;
}

function counted([, count = '1', before = '', behind = '']: RegExpExecArray, each: number): string {
  const number = Number(count) || 1;
  const plain = `${before} ${behind}`.replace(CHAIN, ' ').replace(ON_BREAD, '');
  const named = IS_NAMED.test(plain) ? plain : `${plain} sub`;
  return `${number * each} ${named}`.replace(/ {2,}/g, ' ').trim();
}

/** The bread, which guests of a chain choose. */
const ON_BREAD =
  /\son (?:(?:hearty|honey|toasted|whole|italian|herbs?(?: (?:&|and) cheese)?|9[- ]grain|multi[- ]?grain|flat) ?)*(?:wheat|white|oat|italian|cheese|bread|grain|multi[- ]?grain|rye|sourdough|flatbread)(?: bread)?(?=\s*(?:,|$))/iu;

const CHAIN = /(?<!\p{L})(?:subway|blimpie)(?=\s+\p{L})/iu;
const IS_NAMED =
  /(?<!\p{L})(?:sub|subs|subway|hoagies?|heroe?s?|grinders?|sandwich(?:es)?|wrap)(?!\p{L})/iu;
