import { lazily } from '../../../collections/lazily.ts';

/** The state in which the amounts of a column were weighed, as lines of text say it. */
export type WeighedState = 'raw' | 'roh' | 'cooked' | 'gekocht';

/** Words of names for states, by the state. */
const STATE_WORDS: readonly (readonly [state: WeighedState, words: string])[] = [
  [
    'roh',
    '(?:roh|trocken|ungekocht|ungegart)(?:e[rsnm]?|-?gewicht|-?menge)?|tg|trg|rg|vor dem (?:kochen|garen)',
  ],
  ['raw', 'raw|uncooked|dry|before cooking'],
  ['gekocht', '(?:gekocht|gegart)(?:e[rsnm]?)?|(?:koch|gar)-?gewicht|gg|nach dem (?:kochen|garen)'],
  ['cooked', 'cooked|ckd|after cooking'],
];
const states = lazily(() =>
  STATE_WORDS.map(
    ([state, words]) => [state, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
  ),
);

/** Words that may follow such a word after an amount: "roh gewogen", "dry weight", "Trockengew." */
const OF_WEIGHING = String.raw`(?:[ -]?(?:gewogen|weighed|weight|gew\.|ware))?\.?`;
const statesBehind = lazily(() =>
  STATE_WORDS.map(
    ([state, words]) =>
      [
        state,
        new RegExp(String.raw`(?<!\p{L})(?:${words})${OF_WEIGHING}\s?[)\]]?$`, 'iu'),
      ] as const,
  ),
);

/** A drink: "dry" describes its taste. */
const VOLUME =
  /\d\s?(?:ml|cl|dl|l|liter|litres?|gl(?:as|äser|ass(?:es)?)|flaschen?|bottles?)(?!\p{L})/iu;

/** The longest cell with an amount and a state. */
const MAX_CHARACTERS = 60;

/**
 * An amount and the state in which it was weighed, if a cell has both: "80 g (roh)", "200g dry"; otherwise undefined.
 */
export function stateBehindAmount(
  cell: string,
): { readonly amount: string; readonly state: WeighedState } | undefined {
  if (cell.length > MAX_CHARACTERS || !MAY_NAME_STATE.test(cell)) return undefined;
  for (const [state, pattern] of statesBehind()) {
    const found = pattern.exec(cell);
    if (found === null) continue;
    const amount = cell.slice(0, found.index).replace(/[\s,;([]+$/, '');
    const isTaste = /dry|trocken/i.test(found[0]) && VOLUME.test(amount);
    return isTaste || !/[\d½¼¾⅓⅔]/.test(amount) ? undefined : { amount, state };
  }
  return undefined;
}

/**
 * A quick test: only names with one of these parts can name a state. The exact patterns take
 * milliseconds to compile.
 */
const MAY_NAME_STATE = /roh|troc|koch|gar|raw|cook|ckd|dry|(?<!\p{L})(?:tr?|r|g)g(?!\p{L})/iu;

/** The state in the name of a column of amounts: "Menge roh (g)", "cooked weight"; undefined if it has none or two. */
export function stateOfAmounts(name: string): WeighedState | undefined {
  if (!MAY_NAME_STATE.test(name)) return undefined;
  const text = name.replaceAll('_', ' ');
  const [only, other] = states().filter(([, words]) => words.test(text));
  return other === undefined ? only?.[0] : undefined;
}

/** Whether a text is only a word for a state: "roh", "cooked". */
export function isWeighedState(text: string): boolean {
  return (
    MAY_NAME_STATE.test(text) && states().some(([, words]) => text.replace(words, '').trim() === '')
  );
}

/** A name without the words for states: "Menge  (g)" of "Menge roh (g)". */
export function withoutStateWords(name: string): string {
  if (!MAY_NAME_STATE.test(name)) return name;
  return states().reduce((text, [, words]) => text.replace(words, ''), name);
}

/** A title without the words for a state: "Mo" of "Mo roh". */
export function withoutState(title: string): string {
  return withoutStateWords(title)
    .replace(/[\s,;:()/-]+$/, '')
    .trim();
}
