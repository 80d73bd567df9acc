const SANDWICH =
  '(?<!\\p{L})(?:sandwich(?:es)?|sarnies?|butt(?:y|ies)|toasties?|blt|pb ?(?:&|and|n) ?j)(?!\\p{L})';

/** "Ham sandwich on white bread": the bread that a sandwich has if nobody names another. */
const USUAL_BREAD = new RegExp(
  String.raw`(?<=${SANDWICH})\s(?:on|in)\s(?:(?:white|toasted|sliced)\s)*(?:bread|toast)(?!\p{L})`,
  'iu',
);

/** "Ham sandwich on whole wheat": what it is made with. */
const OTHER_BREAD = new RegExp(
  String.raw`(?<=${SANDWICH})\s((?:on|in)\s(?:(?!and\s|with\s)\p{L}+\s){0,2}(?:bread|toast|sourdough|rye|wheat|wholemeal|granary))(?=\s*$|,|\s(?:with|and)\s)`,
  'iu',
);

const ANY_BREAD = new RegExp(
  String.raw`${SANDWICH}\s\(?(?:on|in)\s(?:\p{L}+\s)*(?:bread|toast|sourdough|rye|wheat|granary)(?!\p{L})`,
  'iu',
);

/** A text without the usual bread of a sandwich, which is a part of it; another bread stands in brackets. */
export function withoutUsualBread(text: string): string {
  return text.replace(USUAL_BREAD, '').replace(OTHER_BREAD, ' ($1)');
}

/** Whether a text names a sandwich by its bread, which is no second food: "cheese sandwich on rye". */
export function namesBreadOfSandwich(text: string): boolean {
  return ANY_BREAD.test(withoutUsualBread(text));
}
