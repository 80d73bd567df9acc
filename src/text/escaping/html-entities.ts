import { decodeHTMLStrict } from 'entities';

/** Characters without width, which only affect how letters are drawn and where lines may break. */
const WITHOUT_WIDTH = /[\u200b-\u200d\u2060\ufffd]/g;

/** Entities of white space: narrow spaces between digits, and line breaks, which are none in a page. */
const SPACES = /[\t\n\u2002-\u200a]/g;

/** An entity with its semicolon, by its name or its number. */
const ENTITY = /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/gi;

/** Text with HTML entities replaced by their characters. Unknown entities stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (entity) =>
    decodeHTMLStrict(entity).replace(WITHOUT_WIDTH, '').replace(SPACES, ' '),
  );
}
