import type { Food } from '../model/food.ts';
import { capitalised } from '../text/capitalised.ts';
import { typedWords } from '../text/fold-words.ts';
import type { Language } from './language.ts';

/** What a food is called in a language; its own name where that is not known. */
export function localName({ name, localNames }: Food, language: Language): string {
  return localNames?.[language] ?? name;
}

/** Letters in which a word may differ from its plural. */
const ENDING = 2;

/**
 * What a food is called in a record: the longest of its names all of whose words the record has, else its name in the
 * language. A name whose words the name in the language has as well says no more than that.
 */
export function recordedName(food: Food, text: string, language: Language): string {
  const local = localName(food, language);
  // States are named in the language, and a name of another one does not go with them: "Lachs, steamed".
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

/** How many words of a name a text has, in one form or another. */
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
 * What a food is called in the words that it was searched by: the name that has most of them, and the one in
 * the language among equals.
 */
export function searchedName(food: Food, query: string, language: Language): string {
  const words = typedWords(query);
  const found = (name: string) => {
    const own = typedWords(name);
    return words.filter((word) => own.some((one) => one.startsWith(word) || word.startsWith(one)))
      .length;
  };
  const names = [localName(food, language), food.name, ...food.otherNames];
  return capitalised(names.reduce((best, name) => (found(name) > found(best) ? name : best)));
}
