import type { Language } from '../language/language.ts';
import { wordsIn } from '../language/words.ts';

/** Heads of the columns of lists, by the names that programs read. */
export function columnHeadingsIn(language: Language): (name: string) => string {
  const { named } = wordsIn(language).messages.catalogues;
  return (name) => named(name).replaceAll('_', ' ');
}
