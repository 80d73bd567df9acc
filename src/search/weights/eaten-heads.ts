import { endingsOf } from '../names/endings.ts';
import { kindPhrases, kindsNamed } from '../names/kinds-of.ts';
import { EATEN_ENGLISH } from './eaten-english.ts';
import { EATEN_GERMAN } from './eaten-german.ts';

/** How often foods with some head noun, such as milk, are eaten. */
export interface EatenHead {
  /** Days with such foods, of 1,000 person-days. */
  readonly days: number;
  /** The share of these days on which a word describes the food. */
  readonly words: ReadonlyMap<string, number>;
}

/** Loaded when the first weight is estimated. */
let table: ReadonlyMap<string, EatenHead> | undefined;
let endings: ReadonlySet<string> | undefined;

/**
 * The days of a head, or of the kind that it names: "Joghurt" is as common as "yogurt".
 *
 * @param key the folded words of a head as one key
 */
export function eatenHead(key: string): EatenHead | undefined {
  const heads = eatenHeads();
  const own = heads.get(key);
  if (own !== undefined) return own;
  const named = kindsNamed(key)[0];
  return named === undefined ? undefined : heads.get(named);
}

/** Whether some head with known days ends in these letters. */
export function endsEatenHead(letters: string): boolean {
  endings ??= endingsOf([...eatenHeads().keys(), ...kindPhrases()]);
  return endings.has(letters);
}

function eatenHeads(): ReadonlyMap<string, EatenHead> {
  table ??= withKinds([...readTable(EATEN_GERMAN), ...readTable(EATEN_ENGLISH)]);
  return table;
}

function withKinds(
  entries: readonly (readonly [string, EatenHead])[],
): ReadonlyMap<string, EatenHead> {
  const heads = new Map(entries);
  for (const [key, head] of entries) {
    for (const kind of kindsNamed(key)) {
      if ((heads.get(kind)?.days ?? 0) < head.days) heads.set(kind, head);
    }
  }
  return heads;
}

/** Reads "milk 582 fluid 83 cow 83; ...". */
function* readTable(text: string): Generator<[string, EatenHead]> {
  for (const entry of text.split(';')) {
    const [key = '', days, ...more] = entry.trim().split(/\s+/);
    const words = new Map<string, number>();
    for (let at = 0; at < more.length; at += 2) {
      words.set(more[at] as string, Number(more[at + 1]) / 100);
    }
    if (key !== '') yield [key, { days: Number(days), words }];
  }
}
