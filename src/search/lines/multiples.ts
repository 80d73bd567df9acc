const SPIRIT =
  '(?:whisk(?:e)?y|vodka|wodka|gin|rum|brandy|tequila|bourbon|scotch|schnaps|korn|cognac|ouzo|grappa|obstler)';

/** "Double espresso", "doppelter Wodka": two of what is served in one size. */
const DOUBLE = new RegExp(
  String.raw`^\s*(?:(?:an?|1|one|ein(?:en)?)\s)?(?:double|doppelte[rn]?|large)\s(?:shot (?:of )?)?(?=(?:espresso|${SPIRIT})(?!\p{L}| (?:and|&|martini|tonic|sour|macchiato|chocolate|cream)))`,
  'iu',
);
const TRIPLE = /^\s*(?:an?\s)?(?:triple|dreifache[rn]?)\s(?=espresso(?!\p{L}))/iu;
const SINGLE = new RegExp(
  String.raw`^\s*(?:an?\s)?(?:single|einfache[rn]?)\s(?=(?:espresso|${SPIRIT})(?!\p{L}))`,
  'iu',
);

/** "Double gin and tonic": a large mixed drink. */
const MIXED = new RegExp(
  String.raw`^\s*(?:an?\s)?(?:double|doppelte[rn]?)\s(?=${SPIRIT} (?:and|&|n) )`,
  'iu',
);

/** "1 Hälfte Brötchen", "2 Brötchenhälften": halves that are counted. */
const HALVES =
  /^(\s*)(\d|eine?|zwei|drei)\s(?:Hälften?\s(?:(?:vom|von|des|eines)\s)?(?=\p{Lu})|(\p{Lu}\p{L}+?)s?hälften?(?!\p{L}))/iu;
const NUMBERS: Readonly<Record<string, number>> = { ein: 1, eine: 1, zwei: 2, drei: 3 };

/** Writes doubles and singles of a drink, and halves of a roll, as a number of it. */
export function withMultiplesCounted(text: string): string {
  return text
    .replace(MIXED, 'large ')
    .replace(DOUBLE, '2 ')
    .replace(TRIPLE, '3 ')
    .replace(SINGLE, '1 ')
    .replace(HALVES, (_, start: string, count: string, whole = '') => {
      const halves = NUMBERS[count.toLowerCase()] ?? Number(count);
      return `${start}${halves / 2} ${whole}`;
    });
}
