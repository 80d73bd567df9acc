import { GREETING_WORDS } from '../../../text/vocabulary/greeting-words.ts';
import { isGivenName } from './given-names.ts';
import { isClosing, isToReader } from './letter-lines.ts';

/** The lines above a mail: who wrote it to whom, when, and about what. */
const HEADER = /^(?:from|to|cc|sent|date|subject|reply-to|von|an|gesendet|datum|betreff)\s*:\s*\S/i;

/** One of them that no diary has. */
const CERTAIN = /^(?:from|subject|von|betreff)\s*:\s*\S/i;

const GREETING = new RegExp(`^(?:${GREETING_WORDS})(?:[\\s,!][^\\d:]{0,60})?$`, 'iu');

/** The line above the mail that this one answers. */
const ANSWERED = /^(?:on|am)\s.*(?:wrote|schrieb.*):$|^-{2,}\s*(?:original|ursprüngliche)/i;

/**
 * The places of the lines of a mail that are not its diary: headers, greeting, closing with the name below it, and the
 * mail that it answers. Without headers, a greeting at the top and a closing at the end are lines of a letter.
 */
export function linesOfMail(texts: readonly string[]): ReadonlySet<number> {
  const first = texts.findIndex((text) => !HEADER.test(text));
  const headers = texts.slice(0, first < 0 ? texts.length : first);
  if (headers.length < 2 || !headers.some((text) => CERTAIN.test(text))) return aroundLetter(texts);
  const answered = texts.findIndex((text) => ANSWERED.test(text));
  const closing = texts.findIndex((text) => isClosing(text));
  const isBelowClosing = (at: number) =>
    closing >= 0 && at > closing && at <= closing + 2 && /^[\p{L}\s.-]+$/u.test(texts[at] ?? '');
  return new Set(
    texts.flatMap((text, at) =>
      at < headers.length ||
      (answered >= 0 && at >= answered) ||
      isClosing(text) ||
      isBelowClosing(at) ||
      text.startsWith('>') ||
      GREETING.test(text)
        ? [at]
        : [],
    ),
  );
}

/** The places of the greeting above a diary and of the closing below it, with a name. */
function aroundLetter(texts: readonly string[]): ReadonlySet<number> {
  const filled = texts.flatMap((text, at) =>
    text.trim() === '' ? [] : [{ text: text.trim(), at }],
  );
  const closing = filled.findLastIndex(({ text }) => isClosing(text));
  const behind = filled.slice(closing + 1);
  const isEnd =
    closing > 0 && behind.length <= MOST_NAMES && areNames(behind.map(({ text }) => text));
  const greeting = filled.slice(0, 1).filter(({ text }) => GREETING.test(text));
  const lines = [...greeting, ...(isEnd ? filled.slice(closing) : [])];
  // Only a letter has sentences to its reader.
  const sentences = lines.length === 0 ? [] : filled.filter(({ text }) => isToReader(text));
  return new Set([...lines, ...sentences].map(({ at }) => at));
}

/** Titles before a name: "Dr. med. Petra Koch". */
const TITLES = /^(?:(?:dr|prof|dipl|ing|med|mag)\.?(?:-\p{L}+\.?)?\s)+/iu;

/** A first name and a surname may be in two lines, above a telephone number. */
const MOST_NAMES = 3;

/** How to reach who wrote the letter: "Tel. 0171 555 12 34". */
const CONTACT = /^(?:(?:tel|telefon|phone|mobil|mobile|handy|fax|e-?mail)\b.*|\S+@\S+\.\S+)$/i;

/** Whether lines are a name, the first word a known one: "Ice Cream" below "Best" is none. */
function areNames(named: readonly string[]): boolean {
  const lines = named.map((line) =>
    line.replace(/^(?:ihre?|euer|eure|dein|deine|your)\s/i, '').replace(TITLES, ''),
  );
  const [first = ''] = lines.filter((line) => !CONTACT.test(line));
  return (
    lines.every(
      (line) => CONTACT.test(line) || /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}$/u.test(line),
    ) &&
    (first === '' ||
      /^(?:frau|herr|mrs?|ms)(?!\p{L})/iu.test(first) ||
      isGivenName(first.split(' ')[0] as string))
  );
}
