import type { Processing } from '../../../model/food.ts';

/** Words that say how a food was prepared. */
export const PROCESSING_WORDS: ReadonlyMap<string, Processing> = new Map([
  ...(
    [
      ['raw fresh', 'roh frisch', 'raw'],
      ['baked', 'gebacken', 'baked'],
      ['boiled poached', 'gekocht pochiert blanchiert', 'boiled'],
      ['braised', 'geschmort', 'braised'],
      ['grilled broiled barbecued', 'gegrillt', 'broiled'],
      ['deepfried', 'frittiert', 'deep-fried'],
      // Before cooking. For a food that is not dried, this is its raw state if that is dry. "Trockener" is a wine.
      ['dried dry uncooked trocken trockene trockenen', 'getrocknet ungekocht ungegart', 'dried'],
      ['fried sauteed sautéed', 'gebraten angebraten', 'fried'],
      ['roasted roast toasted', 'geröstet getoastet', 'roasted'],
      ['steamed microwaved', 'gedämpft', 'steamed'],
      ['stewed', 'gedünstet', 'stewed'],
    ] as const
  ).flatMap(([english, german, processing]) =>
    [...english.split(' '), ...german.split(' ').flatMap(withGermanEndings)].map(
      (word): [string, Processing] => [word, processing],
    ),
  ),
]);

function withGermanEndings(word: string): string[] {
  return ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => word + ending);
}

/** Cooked in whatever way the food is mostly cooked. */
export const COOKED_WORDS: ReadonlySet<string> = new Set(['cooked', 'gegart', 'warm', 'hot']);

/** Words for food in breadcrumbs or batter, which the catalogue has deep-fried. */
const BREADED_WORDS: ReadonlySet<string> = new Set([
  'breaded',
  'battered',
  ...withGermanEndings('paniert'),
]);

/** The state that a word of a line names, if it is one. */
export function processingOf(word: string): Processing | undefined {
  return PROCESSING_WORDS.get(word) ?? (BREADED_WORDS.has(word) ? 'deep-fried' : undefined);
}

/** Words for a food before cooking, whether shops sell it fresh or dried. */
const BEFORE_COOKING: ReadonlySet<string> = new Set([
  'uncooked',
  ...['ungekocht', 'ungegart'].flatMap(withGermanEndings),
]);

const RAW_WORDS: ReadonlySet<string> = new Set(['raw', ...withGermanEndings('roh')]);

/** Whether a word says that a food was not cooked, unlike "fresh". */
export function saysUncooked(word: string): boolean {
  return BEFORE_COOKING.has(word) || RAW_WORDS.has(word);
}

/** The states that the words of a line may name, the likeliest first. Before cooking, food is raw if shops sell it so. */
export function processingsIn(words: readonly string[]): readonly Processing[] {
  const isGeneral = (word: string) => BEFORE_COOKING.has(word);
  const stated = words.flatMap((word) => (isGeneral(word) ? [] : (processingOf(word) ?? [])));
  // "Uncooked dried mushrooms" are no fresh ones.
  return stated.length === 0 && words.some(isGeneral) ? ['raw', 'dried'] : stated;
}

/** Whether a word says how a food was prepared. */
export function isPreparation(word: string): boolean {
  return processingOf(word) !== undefined || COOKED_WORDS.has(word);
}
