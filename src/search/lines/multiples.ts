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

/** Writes doubles and singles of a drink as a number of it. */
export function withMultiplesCounted(text: string): string {
  return text
    .replace(MIXED, 'large ')
    .replace(DOUBLE, '2 ')
    .replace(TRIPLE, '3 ')
    .replace(SINGLE, '1 ');
}
