import { messagesInGerman } from './de/messages.ts';
import { type Messages, messagesInEnglish } from './en/messages.ts';
import { type Formats, formatsOf } from './formats.ts';
import type { Language } from './language.ts';

/** Everything that is needed to write for people in one language. */
export interface Words extends Formats {
  readonly language: Language;
  readonly messages: Messages;
  /** The term of the language for a name in viand's tables; the English name if there is no translation. */
  term(english: string): string;
}

const MESSAGES: Readonly<Record<Language, () => Messages>> = {
  en: messagesInEnglish,
  de: messagesInGerman,
};

const composed = new Map<Language, Words>();

/** The words of a language. They are made only once, because making the formats of Intl takes 0.2 ms. */
export function wordsIn(language: Language): Words {
  const known = composed.get(language);
  if (known !== undefined) return known;
  const messages = MESSAGES[language]();
  const words: Words = {
    language,
    messages,
    ...formatsOf(language),
    term: (english) => messages.terms[english] ?? english,
  };
  composed.set(language, words);
  return words;
}
