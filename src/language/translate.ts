import { problemsInGerman } from './de/problems-and-notes.ts';
import type { Language } from './language.ts';
import { wordsIn } from './words.ts';

/** Turns a message of viand into the language of the reader; one without a translation stays English. */
export type Translate = (english: string) => string;

const PROBLEMS: Readonly<Record<Language, typeof problemsInGerman>> = {
  en: () => [],
  de: problemsInGerman,
};

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
      return text.replace(/\{(\d)([!&-]?)\}/g, (_, gap: string, how: string) => {
        if (how === '-') return '';
        const value = found[Number(gap) + 1] ?? '';
        if (how === '&') return listIn(language, value);
        return how === '!' ? translate(value) : value;
      });
    }
    return english;
  };
  return translate;
}

/** A list as viand writes it, "Date and Meal" or "Egg, or Omelette", with the joining words of a language. */
function listIn(language: Language, list: string): string {
  const { and, or } = wordsIn(language).messages.diagnostics;
  return list.replace(/ and (?=\S)/g, ` ${and} `).replace(/,? or (?=\S)/g, ` ${or} `);
}

/** Made where something is translated first: most runs say nothing. */
function templatesOf(language: Language): readonly Template[] {
  const known = TEMPLATES.get(language);
  if (known !== undefined) return known;
  // The most words of its own decide between two that fit.
  const made = PROBLEMS[language]()
    .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
    .map(([english, text]) => ({ pattern: patternOf(english, text), text }));
  TEMPLATES.set(language, made);
  return made;
}

/** Characters of a message outside its gaps. */
function ownLength(english: string): number {
  return english.replaceAll('{}', '').length;
}

/** A gap takes as little as it can, but one that the translation drops takes as much: labels may have commas. */
function patternOf(english: string, text: string): RegExp {
  const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  let gap = 0;
  return new RegExp(
    `^${literal.replaceAll('{}', () => (text.includes(`{${gap++}-}`) ? '([^]*)' : '([^]*?)'))}$`,
  );
}

/** Translates a text, or else what follows the name of what it is about: `2 eggs: took a whole`. */
export function translateAbout(text: string, translate: Translate): string {
  const whole = translate(text);
  if (whole !== text) return whole;
  for (let at = text.indexOf(': '); at !== -1; at = text.indexOf(': ', at + 1)) {
    const rest = text.slice(at + 2);
    const translated = translate(rest);
    if (translated !== rest) return `${text.slice(0, at)}: ${translated}`;
  }
  return text;
}
