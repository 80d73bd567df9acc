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

/** Such a line that a program broke before its last word. */
const ANSWERED_ON = /^(?:on|am)\s.*\d.*$/i;
const WROTE = /^(?:wrote|schrieb.*):$/i;

/**
 * The places of the lines of a mail that are not its diary: headers, greeting, closing with the name below it, and the
 * mail that it answers. Without headers, a greeting at the top and a closing at the end are lines of a letter.
 */
export function linesOfMail(texts: readonly string[]): ReadonlySet<number> {
  const answered = linesAnswered(texts);
  const own = texts.map((text, at) => (answered.has(at) ? '' : text));
  const first = own.findIndex((text) => text !== '' && !HEADER.test(text));
  const top = own.slice(0, first < 0 ? own.length : first);
  const headers = top.filter((text) => text !== '');
  const hasHeaders = headers.length >= 2 && headers.some((text) => CERTAIN.test(text));
  return new Set([...answered, ...(hasHeaders ? aroundDiary(own, top.length) : aroundLetter(own))]);
}

/**
 * The places of the mail that this one answers: its marked lines, since the answer may be below or between them. If none
 * is marked, it is all that follows, unless nothing precedes it.
 */
function linesAnswered(texts: readonly string[]): ReadonlySet<number> {
  const isBroken = (at: number) =>
    ANSWERED_ON.test(texts[at] ?? '') && WROTE.test(texts[at + 1] ?? '');
  const start = texts.findIndex((text, at) => ANSWERED.test(text) || isBroken(at));
  if (start < 0) return new Set();
  const title = isBroken(start) ? [start, start + 1] : [start];
  const below = texts.flatMap((_, at) => (at > start ? [at] : []));
  const marked = below.filter((at) => texts[at]?.startsWith('>'));
  const isFirst = texts
    .slice(0, start)
    .every((text) => text.trim() === '' || HEADER.test(text) || GREETING.test(text));
  return new Set([...title, ...(marked.length > 0 ? marked : isFirst ? [] : below)]);
}

/** @param headers the number of lines at the top, up to the last header */
function aroundDiary(texts: readonly string[], headers: number): number[] {
  const closing = texts.findIndex((text) => isClosing(text));
  const isBelowClosing = (at: number) =>
    closing >= 0 && at > closing && at <= closing + 2 && /^[\p{L}\s.-]+$/u.test(texts[at] ?? '');
  return texts.flatMap((text, at) => {
    const isAround = isClosing(text) || text.startsWith('>') || GREETING.test(text);
    return at < headers || isAround || isBelowClosing(at) ? [at] : [];
  });
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
  const lines = [...greeting, ...(isEnd ? filled.slice(closing) : signatureOf(filled))];
  // Only a letter has sentences to its reader.
  const sentences = lines.length === 0 ? [] : filled.filter(({ text }) => isToReader(text));
  return new Set([...lines, ...sentences].map(({ at }) => at));
}

/** The given name in the last line, without a closing above it. */
function signatureOf<Line extends { readonly text: string }>(lines: readonly Line[]): Line[] {
  return lines
    .slice(1)
    .slice(-1)
    .filter(({ text }) => isGivenName(text));
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
