import { GREETING_WORDS } from '../../text/vocabulary/greeting-words.ts';
import { isClosing } from './letter-lines.ts';

/** The lines above a mail: who wrote it to whom, when, and about what. */
const HEADER = /^(?:from|to|cc|sent|date|subject|reply-to|von|an|gesendet|datum|betreff)\s*:\s*\S/i;

/** One of them that no diary has. */
const CERTAIN = /^(?:from|subject|von|betreff)\s*:\s*\S/i;

const GREETING = new RegExp(`^(?:${GREETING_WORDS})(?:[\\s,!][^\\d:]{0,60})?$`, 'iu');

/** The line above the mail that this one answers. */
const ANSWERED = /^(?:on|am)\s.*(?:wrote|schrieb.*):$|^-{2,}\s*(?:original|ursprüngliche)/i;

/**
 * The places of the lines of a mail that are not its diary: headers, greeting, closing with the name below it, and the
 * mail that it answers. Empty for a text without such headers.
 */
export function linesOfMail(texts: readonly string[]): ReadonlySet<number> {
  const first = texts.findIndex((text) => !HEADER.test(text));
  const headers = texts.slice(0, first < 0 ? texts.length : first);
  if (headers.length < 2 || !headers.some((text) => CERTAIN.test(text))) return new Set();
  const answered = texts.findIndex((text) => ANSWERED.test(text));
  const closing = texts.findIndex((text) => isClosing(text));
  const isName = (at: number) =>
    closing >= 0 && at > closing && at <= closing + 2 && /^[\p{L}\s.-]+$/u.test(texts[at] ?? '');
  return new Set(
    texts.flatMap((text, at) =>
      at < headers.length ||
      (answered >= 0 && at >= answered) ||
      isClosing(text) ||
      isName(at) ||
      text.startsWith('>') ||
      GREETING.test(text)
        ? [at]
        : [],
    ),
  );
}
