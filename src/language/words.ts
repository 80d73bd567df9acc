import { messagesInGerman } from './de/messages.ts';
import { EN, type Messages } from './en/messages.ts';
import { type Formats, formatsOf } from './formats.ts';
import type { Language } from './language.ts';

/** All that is needed to write for people in one language. */
export interface Words extends Formats {
  readonly language: Language;
  readonly messages: Messages;
  /** A name of viand's tables in the language; the English name where it has no other. */
  term(english: string): string;
}

const MESSAGES: Readonly<Record<Language, () => Messages>> = {
  en: () => EN,
  de: messagesInGerman,
};

/** The words of a language. */
export function wordsIn(language: Language): Words {
  const messages = MESSAGES[language]();
  return {
    language,
    messages,
    ...formatsOf(language),
    term: (english) => messages.terms[english] ?? english,
  };
}
