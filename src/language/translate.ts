import { PROBLEMS_DE } from './de/problems.ts';
import type { Language } from './language.ts';

/** Turns a message of viand into the language of the reader; one without a translation stays English. */
export type Translate = (english: string) => string;

const PROBLEMS: Readonly<Record<Language, typeof PROBLEMS_DE>> = { en: [], de: PROBLEMS_DE };

/** A message with gaps, as it is found in what viand says. */
interface Template {
  readonly pattern: RegExp;
  readonly text: string;
}

const TEMPLATES = new Map<Language, readonly Template[]>();

/** Translates the messages of problems and runs. */
export function translator(language: Language): Translate {
  const translate: Translate = (english) => {
    for (const { pattern, text } of templatesOf(language)) {
      const found = pattern.exec(english);
      if (found === null) continue;
      return text.replace(/\{(\d)(!?)\}/g, (_, gap: string, isTranslated: string) => {
        const value = found[Number(gap) + 1] ?? '';
        return isTranslated === '' ? value : translate(value);
      });
    }
    return english;
  };
  return translate;
}

/** Made where something is translated first: most runs say nothing. */
function templatesOf(language: Language): readonly Template[] {
  const known = TEMPLATES.get(language);
  if (known !== undefined) return known;
  // The most words of its own decide between two that fit.
  const made = PROBLEMS[language]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([english, text]) => ({ pattern: patternOf(english), text }));
  TEMPLATES.set(language, made);
  return made;
}

function patternOf(english: string): RegExp {
  const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('{}', '([^]*?)')}$`);
}
