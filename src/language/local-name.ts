import type { Food } from '../model/food.ts';
import { capitalised } from '../text/words/capitalised.ts';
import { typedWords } from '../text/words/fold-words.ts';
import type { Language } from './language.ts';

/** The name of a food in a language; its usual name if that is unknown. */
export function localName({ name, localNames }: Food, language: Language): string {
  return localNames?.[language] ?? name;
}

/** The most letters that a plural may add to a word. */
const ENDING = 2;

/**
 * The name of a food in a record: the longest of its names with only words of the record, otherwise its name in the
 * language. A name is not used if the name in the language has all of its words, too.
 */
export function recordedName(food: Food, text: string, language: Language): string {
  const local = localName(food, language);
  // States are named in the language, so that a name in another language would not fit: "Lachs, steamed".
  if (language === 'en' && isGermanText(text, food)) return local;
  const words = typedWords(text);
  const lengthIn = (name: string) => {
    const own = typedWords(name);
    return own.every((word) => words.some((one) => isSameWord(one, word))) ? own.length : 0;
  };
  const best = food.otherNames.reduce(
    (longest, name) => (lengthIn(name) > lengthIn(longest) ? name : longest),
    local,
  );
  // "Whole milk" says more than "milk", and has the word.
  const localWords = typedWords(local);
  const isInLocal = typedWords(best).every((word) => localWords.includes(word));
  return isInLocal ? local : capitalised(best);
}

/** Whether a text has German letters, or more words of a food's German name than of its English one. */
export function isGermanText(text: string, { name, localNames }: Food): boolean {
  const german = localNames?.['de'];
  if (german === undefined) return false;
  return /[äöüß]/i.test(text) || sharedWords(german, text) > sharedWords(name, text);
}

/** The number of words of a name that occur in a text, in singular or plural. */
function sharedWords(name: string, text: string): number {
  const words = typedWords(text);
  return typedWords(name).filter((word) =>
    words.some((one) => one === word || isSameWord(one, word)),
  ).length;
}

function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && long.length - short.length <= ENDING && short.length > ENDING;
}

/**
 * The name of a food in a list of search results: its name in the language. If another of its names has more words of
 * the query, that one follows: "Pflaumenmus (Powidl)".
 */
export function searchedName(food: Food, query: string, language: Language): string {
  const words = typedWords(query);
  const likenessOf = (name: string) => {
    const own = typedWords(name);
    return words.map((word) => Math.max(0, ...own.map((one) => likeness(word, one))));
  };
  const local = localName(food, language);
  const foundIn = (name: string) => likenessOf(name).filter((one) => one > 0).length;
  const others = [food.name, ...food.otherNames];
  const most = Math.max(...others.map(foundIn));
  if (most <= foundIn(local)) return local;
  const sum = (name: string) => likenessOf(name).reduce((total, one) => total + one, 0);
  const [best = local] = others
    .filter((name) => foundIn(name) === most)
    .toSorted((a, b) => sum(b) - sum(a) || a.length - b.length || (a < b ? -1 : 1));
  return local.endsWith(')') ? `${local.slice(0, -1)}; ${best})` : `${local} (${best})`;
}

/**
 * How much a word of a name resembles one of a query: 3 if they are the same in singular or plural, 2 if the query's word
 * is the beginning of it, 1 if it is a compound that ends in it, and 0 otherwise.
 */
function likeness(word: string, own: string): number {
  if (own === word || isSameWord(own, word)) return 3;
  if (own.startsWith(word)) return 2;
  for (let length = word.length; length >= word.length - ENDING && length > ENDING; length--) {
    if (own.endsWith(word.slice(0, length))) return 1;
  }
  return 0;
}
