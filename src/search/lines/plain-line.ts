/** Characters of a line. Some of its patterns look at a line many times, and longer ones name no food. */
const MAX_LINE_CHARACTERS = 2000;

/** Whether a text is too long to be a line of a food record. */
export function isOverlong(text: string): boolean {
  return text.length > MAX_LINE_CHARACTERS;
}

const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?(?:\s+\d+/\d+)?|[½⅓⅔¼¾⅛])`;
const UNIT = String.raw`(?:g|gr|kg|mg|ml|cl|dl|l|oz|ounces?|fl\.?\s*oz|lbs?|pounds?|pints?|pt|litres?|liters?|grams?)`;

/** A weight or volume, such as "150ml" or "½ pint". */
const MEASURED = String.raw`${NUMBER}\s*-?${UNIT}\b\.?`;

/** "150ml/5fl oz": the second amount repeats the first. */
const AFTER_SLASH = new RegExp(String.raw`(${MEASURED})(?:\s*[/|]\s*${MEASURED})+`, 'giu');

/** "3 slices of bread (90 g)": the weight of all three, unless it is that of each. */
const total = lazily(
  () =>
    new RegExp(
      String.raw`(\p{L}[^()]*)\((?:about|approx\.?|ca\.?|circa|etwa|=)?\s*(${MEASURED})\s*\)`,
      'giu',
    ),
);

/** "225 g flour (8 oz)" likewise. */
const IN_PARENTHESES = new RegExp(
  String.raw`(${MEASURED}[^()]*)\([^()]*${MEASURED}[^()]*\)`,
  'giu',
);

/** A number of a kind, a size or a share, and no amount: "(Type 405)", "(Größe M)". */
const NO_AMOUNT =
  /\((?:typ|type|größe|gr\.|size|no\.|nr\.|klasse|class)[^()]*\)|\b(?:typ|type)\s+\d+/giu;

/** What else stands in parentheses without a number is an aside, as after a comma. */
const ASIDE = /\(([^()\d]*)\)/g;

/**
 * Writes a line plainly: without amounts that repeat the first one and numbers that are none, and with
 * one-letter spoons and cups in full, which only their case tells: "2 T sugar", "1 t salt".
 */
export function plainLine(text: string): string {
  return withoutRepeats(text)
    .replace(IN_PARENTHESES, '$1')
    .replace(total(), '$1 = $2')
    .replace(NO_AMOUNT, ' ')
    .replace(ASIDE, ', $1')
    .replace(/(?<=[\d½⅓⅔¼¾⅛]\s*)T\b\.?(?!\p{L})/gu, ' tbsp')
    .replace(/(?<=[\d½⅓⅔¼¾⅛]\s*)t\b\.?(?!\p{L})/gu, ' tsp')
    .replace(/(?<=[\d½⅓⅔¼¾⅛]\s*)[cC]\b\.?(?!\p{L})/gu, ' cup');
}

/** Joining words cut short: "Brötchen m. Butter u. Honig", "toast w/ jam". */
const SHORT_JOINERS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\s)m\.(?=\s?\p{L})/giu, 'mit '],
  [/(?<=\s)u\.(?=\s?\p{L})/giu, 'und '],
  [/(?<=\s)w\/o(?=\s)/gi, 'without '],
  [/(?<=\s)w\/(?=\s?\p{L})/giu, 'with '],
];

/** A text without the second of two amounts with a slash between them, and with joining words in full. */
export function withoutRepeats(text: string): string {
  let plain = text.replace(AFTER_SLASH, '$1');
  for (const [short, word] of SHORT_JOINERS) plain = plain.replace(short, word);
  return plain.replace(/ {2,}/g, ' ');
}

/** A pattern that is made when it is first used: letters of any script and case take milliseconds to compile. */
function lazily(make: () => RegExp): () => RegExp {
  let made: RegExp | undefined;
  return () => (made ??= make());
}
