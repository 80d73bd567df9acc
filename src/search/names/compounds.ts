import { standardGerman } from './regional.ts';

/** Letters that German puts between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'er', 'e', 'es'] as const;

/**
 * Short words occur at the ends of many others by chance. If one of these ends a compound, the rest must be a known
 * word.
 */
const MIN_FREE_LETTERS = 4;
/** The least letters of any part of a compound. */
const MIN_LETTERS = 2;

/** The fewest letters before the last part of a compound. */
const MIN_REST = 3;

/** Words that only look like compounds, folded. */
const NO_COMPOUNDS: ReadonlySet<string> = new Set([
  'pineapple',
  'gingerbread',
  'shortbread',
  'sweetbread',
  'doughnut',
  'donut',
  'coconut',
  'butternut',
  'pancake',
  'horseradish',
  'nutmeg',
  'kokosnuss',
  'muskatnuss',
  'leberkase',
  'fleischkase',
  'pfannkuchen',
  'grapefruit',
  'breadfruit',
  'meerrettich',
  'johannisbrot',
  'aubergine',
  'marzipan',
  'margarine',
  'mangold',
  'ananas',
  'butterscotch',
  'milchreis',
  'crayfish',
  'shellfish',
  'jellyfish',
  'cupcake',
  'teacake',
  'oatcake',
  'hotcake',
  'graham',
  'kapernapfel',
  'rahmapfel',
  'breiapfel',
  'zimtapfel',
  'granatapfel',
  'alsterwasser',
  'watermelon',
  'pillow',
  'wassermelone',
  'limburger',
  'schokolinsen',
  'pombar',
  'hildabrotchen',
]);

/** Beginnings of German compounds that only say how a food was farmed or kept, folded. */
const KEPT = /^(?:tiefkuhl|tk|bio|frisch)(?=..)/;

/**
 * A compound without the part that only says how the food was farmed or kept: "spinat" for "tiefkuhlspinat".
 *
 * @param word folded
 * @param isWord whether the rest is a word of its own
 * @returns the word unchanged if it is not such a compound
 */
export function withoutKeeping(word: string, isWord: (word: string) => boolean): string {
  const bare = word.replace(KEPT, '');
  return bare !== word && isWord(bare) ? bare : word;
}

/**
 * The last part of a compound, which names the food: "brot" for "vollkornbrot".
 *
 * @param word folded
 * @param isWord whether the catalogue has a word of its own, folded
 * @returns undefined for a word that is not a compound
 */
export function compoundHead(word: string, isWord: (word: string) => boolean): string | undefined {
  if (NO_COMPOUNDS.has(word)) return undefined;
  let free: string | undefined;
  for (let at = MIN_REST; at <= word.length - MIN_LETTERS; at++) {
    const head = word.slice(at);
    if (!isWord(head)) continue;
    if (isStem(word.slice(0, at), isWord)) return head;
    if (at >= MIN_FREE_LETTERS && head.length >= MIN_FREE_LETTERS) free ??= head;
  }
  return free;
}

/** A food served with water or tea is not a kind of it: "Tee mit Zitrone" is not a lemon drink. */
const NO_LAST_PARTS: ReadonlySet<string> = new Set(['tee', 'wasser', 'milch']);

/**
 * The German compound for one food with another: "kasebrot" for "brot" and "kase", "apfelkuchen" for "kuchen" and
 * "apfeln".
 *
 * @returns undefined if the catalogue has no such word
 */
export function compoundOf(
  food: string,
  added: string,
  isWord: (word: string) => boolean,
): string | undefined {
  if (NO_LAST_PARTS.has(food)) return undefined;
  const stems = [
    added,
    ...['n', 'en', 'e']
      .filter((end) => added.endsWith(end))
      .map((end) => added.slice(0, -end.length)),
  ];
  return stems.flatMap((stem) => LINKS.map((link) => `${stem}${link}${food}`)).find(isWord);
}

/**
 * Splits a word that the catalogue lacks into words that it has: "peanutbutter", "kirschmarmelade",
 * "spargelcremesuppe". For "tiefkuhlspinat", only the food remains.
 *
 * @returns the words; undefined if no split fits
 */
export function splitWord(
  word: string,
  isWord: (word: string) => boolean,
): readonly string[] | undefined {
  const bare = withoutKeeping(word, isWord);
  if (bare !== word) return [bare];
  const standard = standardGerman(word, isWord);
  if (standard !== word) return [standard];
  const ends: [string, string][] = [];
  for (let at = MIN_REST; at <= word.length - MIN_REST; at++) {
    const head = word.slice(at);
    if (!isWord(head)) continue;
    const start = word.slice(0, at);
    const stem = stemOf(start, isWord);
    if (stem !== undefined) return [stem, head];
    ends.push([start, head]);
  }
  for (const [start, head] of ends) {
    if (head.length < MIN_FREE_LETTERS) continue;
    const parts = splitInTwo(start, isWord);
    if (parts !== undefined) return [...parts, head];
  }
  return undefined;
}

function splitInTwo(
  word: string,
  isWord: (word: string) => boolean,
): readonly [string, string] | undefined {
  for (let at = MIN_FREE_LETTERS; at <= word.length - MIN_FREE_LETTERS; at++) {
    const first = stemOf(word.slice(0, at), isWord);
    const second = stemOf(word.slice(at), isWord);
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return undefined;
}

function isStem(start: string, isWord: (word: string) => boolean): boolean {
  return stemOf(start, isWord) !== undefined;
}

/**
 * The word from which the beginning of a compound comes: "tomaten" comes from "tomate", and "kirsch" from "kirsche".
 */
function stemOf(start: string, isWord: (word: string) => boolean): string | undefined {
  for (const link of LINKS) {
    const stem = start.endsWith(link) ? start.slice(0, start.length - link.length) : '';
    if (stem.length >= MIN_REST && isWord(stem)) return stem;
  }
  return isWord(`${start}e`) ? `${start}e` : undefined;
}
