import { foldWords } from '../../text/words/fold-words.ts';
import { endingsOf } from './endings.ts';
import { headPhrases } from './head-words.ts';
import { namedKinds } from './kind-phrases.ts';
import { KINDS } from './kinds/kinds.ts';

/** The kinds of a food according to its names. */
export interface NamedKinds {
  /** The last words of the names, such as juice, and the last parts of compounds. */
  readonly heads: ReadonlySet<string>;
  /** Longer endings of the names, as {@link phraseKey} writes them, such as "applejuice". */
  readonly phrases: ReadonlySet<string>;
  /** Keys of the kinds that the food belongs to. */
  readonly kinds: ReadonlySet<string>;
}

/** The longest phrase that names a kind, in words. */
const MAX_PHRASE = 5;

interface FoldedKind {
  readonly key: string;
  /** Whether the phrase is a word for the kind itself, and not only one of its foods. */
  readonly isNamed: boolean;
  /** Exceptions, each with a space at either end. */
  readonly exceptions: readonly string[];
}

/** The result for an ending that means no kind. */
const NO_KINDS: readonly FoldedKind[] = [];

/** Kinds by a phrase that names them. */
let named: ReadonlyMap<string, readonly string[]> | undefined;
let phrasesNamed: readonly string[] | undefined;

/** Kinds by their own words and by their foods, for names of foods. Searches do not need it. */
let covering: ReadonlyMap<string, readonly FoldedKind[]> | undefined;
let coveringEndings: ReadonlySet<string> | undefined;

/** A phrase as one key, however its words are joined: "ice cream", "icecream" and "ice-cream" are the same. */
export function phraseKey(words: readonly string[]): string {
  return words.join('');
}

/** The keys of the kinds that a phrase of a query names, such as cheese; none for most words. */
export function kindsNamed(phrase: string): readonly string[] {
  named ??= new Map(namedKinds().map(([one, ...kinds]) => [one, kinds]));
  return named.get(phrase) ?? [];
}

/** The phrases that name kinds, as {@link phraseKey} writes them. */
export function kindPhrases(): readonly string[] {
  kindsNamed('');
  phrasesNamed ??= [...(named?.keys() ?? [])];
  return phrasesNamed;
}

/** The keys of the kinds that have a word with this beginning. */
export function kindsBeginning(word: string): readonly string[] {
  const keys = new Set<string>();
  for (const phrase of kindPhrases()) {
    if (phrase.startsWith(word)) for (const kind of kindsNamed(phrase)) keys.add(kind);
  }
  return [...keys];
}

/**
 * The phrases for the kinds that a food belongs to, the nearest kind first: for "gouda" those for cheese. None for a
 * word that is no food of a kind.
 */
export function phrasesOfKinds(food: string): readonly string[] {
  const table = coveringKinds();
  const keys = new Set<string>();
  const add = (phrase: string) => {
    for (const { key, isNamed } of table.get(phrase) ?? [])
      if (!isNamed || phrase === food) keys.add(key);
  };
  add(food);
  // What is added while this runs are the kinds of the kinds.
  for (const key of keys) add(key);
  return [...keys].flatMap((key) =>
    kindPhrases().filter((one) => one !== food && kindsNamed(one).includes(key)),
  );
}

/**
 * Whether a name may belong to a kind, if its compounds are taken as one word. This rules out most names that belong to
 * none.
 */
export function mayBeOfKind(name: string): boolean {
  coveringEndings ??= endingsOf(coveringKinds().keys());
  for (const phrase of headPhrases(name)) {
    if (coveringEndings.has(phrase.at(-1) as string)) return true;
  }
  return false;
}

/**
 * The heads and kinds of a food by its names: the heads of the names, the last parts of compounds, and the kinds that
 * these belong to. Its own name decides its kinds; other names count only if it gives none.
 *
 * @param names its own name, then the others
 * @param partOf the last part of a compound, which is a word of its own; undefined for any other word
 */
export function kindsOf(
  [own = '', ...others]: readonly string[],
  partOf: LastPart = () => undefined,
): NamedKinds {
  const first = kindsOfName(own, partOf, new Set());
  if (others.length === 0) return first;
  const heads = new Set(first.heads);
  const endings = new Set(first.phrases);
  const kinds = new Set(first.kinds);
  const isDecided = kinds.size + first.refused.size > 0;
  for (const other of others) {
    const more = kindsOfName(other, partOf, first.refused);
    for (const head of more.heads) {
      if (!isDecided || kindsNamed(head).length === 0) heads.add(head);
    }
    for (const phrase of more.phrases) {
      if (!isDecided || kindsNamed(phrase).length === 0) endings.add(phrase);
    }
    if (!isDecided) for (const kind of more.kinds) kinds.add(kind);
  }
  return { heads, phrases: endings, kinds };
}

type LastPart = (word: string) => string | undefined;

interface NameKinds extends NamedKinds {
  /** Kinds to which a name does not belong, although it ends in their word. */
  readonly refused: ReadonlySet<string>;
}

function kindsOfName(name: string, partOf: LastPart, before: ReadonlySet<string>): NameKinds {
  const table = coveringKinds();
  let text: string | undefined;
  const isOther = ({ key, exceptions }: FoldedKind) => {
    if (before.has(key)) return true;
    if (exceptions.length === 0) return false;
    text ??= ` ${foldWords(name).join(' ')} `;
    const known = text;
    return exceptions.some((one) => known.includes(one));
  };
  const heads = new Set<string>();
  const endings = new Set<string>();
  const kinds = new Set<string>();
  const refused = new Set<string>();
  const add = (kind: FoldedKind): void => {
    if (kinds.has(kind.key) || isOther(kind)) return;
    kinds.add(kind.key);
    for (const parent of table.get(kind.key) ?? []) if (!parent.isNamed) add(parent);
  };
  for (const { key, isPhrase } of endingsOfName(name, partOf)) {
    const covering = table.get(key) ?? NO_KINDS;
    // "Peanut butter" ends in butter, but is not butter.
    let isRefused = false;
    for (const kind of covering) {
      if (!kind.isNamed || !isOther(kind)) continue;
      refused.add(kind.key);
      isRefused = true;
    }
    if (isRefused) continue;
    (isPhrase ? endings : heads).add(key);
    for (const kind of covering) add(kind);
  }
  return { heads, phrases: endings, kinds, refused };
}

function coveringKinds(): ReadonlyMap<string, readonly FoldedKind[]> {
  if (covering !== undefined) return covering;
  const map = new Map<string, FoldedKind[]>();
  for (const { words, foods = '', except = '' } of KINDS) {
    const exceptions = phrases(except).map((phrase) => ` ${phrase.join(' ')} `);
    const key = keyOf(words);
    const own = new Set(phrases(words).map(phraseKey));
    for (const phrase of new Set([...own, ...phrases(foods).map(phraseKey)])) {
      addTo(map, phrase, { key, isNamed: own.has(phrase), exceptions });
    }
  }
  covering = map;
  return map;
}

interface Ending {
  readonly key: string;
  readonly isPhrase: boolean;
}

/** The words and phrases at the end of a name, the longest first, and the last parts of a compound. */
function endingsOfName(name: string, partOf: LastPart): Ending[] {
  const endings: Ending[] = [];
  for (const phrase of headPhrases(name)) {
    for (let length = Math.min(MAX_PHRASE, phrase.length); length > 1; length--) {
      endings.push({ key: phraseKey(phrase.slice(-length)), isPhrase: true });
    }
    for (let word = phrase.at(-1); word !== undefined; word = partOf(word)) {
      endings.push({ key: word, isPhrase: false });
    }
  }
  return endings;
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

function keyOf(words: string): string {
  return phraseKey(phrases(words)[0] ?? []);
}

function phrases(list: string): (readonly string[])[] {
  return list
    .split(';')
    .map(foldWords)
    .filter((words) => words.length > 0);
}
