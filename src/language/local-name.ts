import type { Food } from '../model/food.ts';
import { typedWords } from '../text/fold-words.ts';
import type { Language } from './language.ts';

/** What a food is called in a language; its own name where that is not known. */
export function localName({ name, localNames }: Food, language: Language): string {
  return localNames?.[language] ?? name;
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
  return names.reduce((best, name) => (found(name) > found(best) ? name : best));
}
