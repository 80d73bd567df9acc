import { capitalised } from '../text/words/capitalised.ts';
import { problemsInGerman } from './de/problems/problems-and-notes.ts';
import type { Language } from './language.ts';
import { type Words, wordsIn } from './words.ts';

/** Translates a message of viand into the language of the reader. A message without a translation stays English. */
export type Translate = (english: string) => string;

const PROBLEMS: Readonly<Record<Language, typeof problemsInGerman>> = {
  en: () => [],
  de: problemsInGerman,
};

/** A message with gaps, as a pattern for the messages of viand. */
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
      const written = text.replace(/\{(\d)([!&%#-]?)\}/g, (_, gap: string, how: string) => {
        if (how === '-') return '';
        const value = found[Number(gap) + 1] ?? '';
        if (how === '&') return listIn(language, value);
        if (how === '%') return sharesIn(language, value);
        return amountsIn(language, how === '!' ? translate(value) : value);
      });
      return withQuotesOf(language, written);
    }
    return english;
  };
  return translate;
}

/** Text in quotes, inside which quotes follow a backslash, as in `quoted()`. */
const QUOTED = /"((?:[^"\\]|\\.)*)"/g;

/**
 * A list such as `"Date" and "Meal"`, with the joining words of a language. Words in quotes are names and stay: "Bacon
 * and egg".
 */
function listIn(language: Language, list: string): string {
  const { and, or } = wordsIn(language).messages.diagnostics;
  return outsideQuotes(list, (part) =>
    part.replace(/ and (?=\S|$)/g, ` ${and} `).replace(/,? or (?=\S|$)/g, ` ${or} `),
  );
}

/**
 * Amounts with a unit, "187.5 g", with the decimal point of a language. Quoted text is from a file, and stays
 * unchanged.
 */
function amountsIn(language: Language, text: string): string {
  const { fixed } = wordsIn(language);
  return outsideQuotes(text, (part) =>
    part.replace(
      /(?<![\w.])\d+\.(\d+)(?= (?:[mµk]?g|m?l|kcal|kJ|%)(?!\w))/g,
      (amount, decimals: string) => fixed(Number(amount), decimals.length),
    ),
  );
}

function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

/** Shares in the form of a log, "12 % of protein and 3 % of greens and beans", with the names of a language. */
function sharesIn(language: Language, list: string): string {
  const words = wordsIn(language);
  const shares = list.split(/(?:, | and )(?=\d+ % of )/).map((share) => {
    const [, percent, name] = /^(\d+ %) of (.*)$/s.exec(share) ?? [];
    return name === undefined
      ? share
      : words.messages.diagnostics.shareOf(percent ?? '', termIn(words, capitalised(name)));
  });
  return words.listed(shares);
}

/** The name of a figure, whose label may continue in brackets: "Caprylic acid" is "Caprylic acid (C8:0)". */
function termIn({ messages: { terms }, term, inSentence }: Words, name: string): string {
  const key = Object.keys(terms).find((one) => one === name || one.startsWith(`${name} (`));
  return inSentence(term(key ?? name));
}

/** A message with the quotes of a language. */
function withQuotesOf(language: Language, text: string): string {
  return text.replace(QUOTED, wordsIn(language).messages.diagnostics.quoted('$1'));
}

/** Made for the first translation, because most runs write no message. */
function templatesOf(language: Language): readonly Template[] {
  const known = TEMPLATES.get(language);
  if (known !== undefined) return known;
  // If two templates match, the one with more characters outside its gaps counts.
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

/**
 * A gap matches as little as possible, but one that the translation drops matches as much as possible, because labels
 * may contain commas. `{1#}` is a whole number, so that the gap before it ends there.
 */
function patternOf(english: string, text: string): RegExp {
  const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  let gap = 0;
  return new RegExp(
    `^${literal.replaceAll('{}', () => {
      const number = gap++;
      if (text.includes(`{${number}#}`)) return '(\\d+)';
      return text.includes(`{${number}-}`) ? '([^]*)' : '([^]*?)';
    })}$`,
  );
}

/** Translates a text, or else the part after the name of its subject: `2 eggs: took a whole`. */
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
