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
 * The name of a food in a list of search results: its name in the language, followed by the shortest of its names
 * that have the most words of the query, if its name in the language has fewer: "Pflaumenmus (Powidl)".
 */
export function searchedName(food: Food, query: string, language: Language): string {
  const words = typedWords(query);
  const found = (name: string) => {
    const own = typedWords(name);
    return words.filter((word) => own.some((one) => isPartOf(word, one))).length;
  };
  const local = localName(food, language);
  const others = [food.name, ...food.otherNames];
  const most = Math.max(...others.map(found));
  if (most <= found(local)) return local;
  const best = others.filter((name) => found(name) === most);
  return `${local} (${best.reduce((short, name) => (name.length < short.length ? name : short))})`;
}

/** Whether a word of a query is the start of a word, or its end in singular or plural: "Milch" in "Kondensmilch". */
function isPartOf(word: string, whole: string): boolean {
  if (whole.startsWith(word) || word.startsWith(whole)) return true;
  for (let length = word.length; length >= word.length - ENDING && length > ENDING; length--) {
    if (whole.endsWith(word.slice(0, length))) return true;
  }
  return false;
}
