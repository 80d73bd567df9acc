import { decodeHTMLStrict } from 'entities';

/** Joiners without width, which only affect how letters are drawn. */
const JOINERS = /[\u200c\u200d]/g;

/** Narrow spaces, such as between the digits of a number. */
const NARROW_SPACES = /[\u2002-\u200a]/g;

/** Text with HTML entities replaced by their characters. Unknown entities stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return decodeHTMLStrict(text).replace(JOINERS, '').replace(NARROW_SPACES, ' ');
}
