import { anyWordOf } from '../../../text/words/word-patterns.ts';

const ENGLISH = `
  home; work; office; desk; school; uni(?:versity)?; college; canteen; cafeteria; restaurant; pub; hotel
  train; bus; car; plane; airport; cinema; gym; on the go; out
`;

const GERMAN = `
  zu ?hause; daheim; unterwegs; (?:auf |bei )?(?:der )?arbeit; büro; kantine; mensa; schule; uni; kita
  bäckerei; imbiss; restaurant; gasthaus; hotel; zug; bahn; auto; bus; flugzeug; kino; biergarten
  (?:bei )?(?:oma|freund(?:en|in)?|den eltern|meinen eltern|mama)
`;

const BEFORE = '(?:in der |in einem |im |in |am |at (?:the |my |a )?|on the |from the )';

/** Without a word before it, "Café" may be coffee. */
const CAFE = `${BEFORE}caf[eé]`;

/** Where people eat, as a part of a pattern. */
export const PLACE_WORDS = `(?:${CAFE}|${BEFORE}?(?:${anyWordOf(ENGLISH, GERMAN)}))`;

const PLACE = new RegExp(String.raw`^\s*${PLACE_WORDS}(?:\s*(?:[:,]|\s[–—-])\s+|\s*:?\s*$)`, 'iu');

/** What was eaten, without the place before it: "at home: 2 eggs", "Kantine - Nudeln"; blank for a place alone. */
export function behindPlace(text: string): string {
  return text.replace(PLACE, '');
}

/** Whether a text is nothing but a place: "zu Hause", "in der Kantine". */
export function isPlace(text: string): boolean {
  return /\p{L}/u.test(text) && behindPlace(text) === '';
}
