import type { Food } from '../../../../../model/food.ts';

const SANDWICH =
  '(?<!\\p{L})(?:sandwich(?:es)?|sarnies?|butt(?:y|ies)|toasties?|grilled cheese|blt|pb ?(?:&|and|n) ?j)(?!\\p{L})';

/** "Ham sandwich on white bread": the bread that a sandwich has if nobody names another. */
const USUAL_BREAD = new RegExp(
  String.raw`(?<=${SANDWICH})\s(?:on|in)\s(?:(?:(?:white|toasted|sliced)\s)*(?:bread|toast)(?!\p{L})|white(?=\s*$|[,;]|\s(?:with\s|w\/|and\s|[&+]\s)))`,
  'iu',
);

const KIND_OF_BREAD =
  '(?:white|brown|rye|sourdough|pumpernickel|multigrain|seeded|(?:whole[- ]?)?wheat|whole ?meal|granary)';

/** "Ham sandwich on whole wheat": the bread with which it is made. */
const OTHER_BREAD = new RegExp(
  String.raw`(?<=${SANDWICH})\s((?:on|in)\s(?:(?!and\s|with\s)\p{L}+\s){0,2}(?:bread|toast|sourdough|rye|wheat|wholemeal|granary|brown|multigrain|seeded))(?=\s*$|,|\s(?:with\s|w\/|and\s|[&+]\s))`,
  'iu',
);

const FILLING =
  '(?:(?:ham|bacon|turkey|chicken) (?:and|&|n) (?:cheese|swiss|cheddar)|(?:roast )?(?:turkey|beef|chicken)|ham|pastrami|corned beef|salami|bologna|(?:tuna|egg|chicken) (?:salad|mayo)|tuna|cheese)';

/** "Turkey on rye": a sandwich named after its filling and its bread. */
const FILLING_ON_BREAD = new RegExp(
  String.raw`^(\s*(?:(?:\d|half|an?|½|1/2)\s(?:an?\s)?)?${FILLING})\s(on\s(?:toasted\s)?${KIND_OF_BREAD}(?:\sbread)?)(?=\s*$|,|\s(?:with\s|w\/|and\s|[&+]\s))`,
  'iu',
);

const ANY_BREAD = new RegExp(
  String.raw`${SANDWICH}\s\(?(?:on|in)\s(?:\p{L}+\s)*(?:bread|toast|sourdough|rye|wheat|granary)(?!\p{L})(?!\)?\s(?:with|and|plus|[&+])\s)`,
  'iu',
);

/**
 * A text without the usual bread of a sandwich, which is part of it. Another bread goes into brackets: "cheese sandwich
 * (on rye bread)".
 */
export function withoutUsualBread(text: string): string {
  return text
    .replace(USUAL_BREAD, '')
    .replace(OTHER_BREAD, ' ($1)')
    .replace(FILLING_ON_BREAD, '$1 sandwich ($2)');
}

/** Whether a text names the bread of a sandwich, which is not a second food: "cheese sandwich on rye". */
export function namesBreadOfSandwich(text: string): boolean {
  return ANY_BREAD.test(withoutUsualBread(text));
}

/** Whether the qualifiers of a line say on which bread a sandwich is, and no name of the sandwich says it. */
export function isOnOtherBread(
  qualifiers: readonly string[],
  { name, otherNames }: Pick<Food, 'name' | 'otherNames'>,
): boolean {
  const breads = qualifiers.filter((word) => BREAD_WORD.test(word));
  const names = [name, ...otherNames].map((one) => one.toLowerCase());
  return (
    breads.length > 0 &&
    names.some((one) => one.includes('sandwich')) &&
    !names.some((one) => breads.some((word) => one.includes(word)))
  );
}

const BREAD_WORD = new RegExp(`^${KIND_OF_BREAD}$`, 'iu');
