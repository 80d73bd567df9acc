import { FRACTION_SIGN } from '../../../text/numbers/fractions.ts';
import { MEASURES } from '../words/measures.ts';
import { SIZE_WORDS } from '../words/size-words.ts';
import { DESCRIBING_WORDS } from '../words/word-classes.ts';

/** The separators between the foods of such a line. */
const SEPARATOR = /\s*,\s*(?:(?:and|und)\s+)?|\s+(?:and|und|sowie|&|\+)\s+/iu;

const NUMBER = String.raw`(?:\d[\d.,/]*|${FRACTION_SIGN}|an?|one|two|eine?n?|zwei)`;
/** "1", "100 g" and the words after it. */
const COUNTED = new RegExp(String.raw`^(${NUMBER})\s?(?=\p{L})(.+)$`, 'iu');

/** Words after the last comma, or in brackets, without a number. */
const WORK_BEHIND = /(?:,[^,()\d½⅓⅔¼¾⅛]+| ?\([^()\d½⅓⅔¼¾⅛]*\))$/u;

/** An amount, the words for the kind, and the name of the food, which may be missing. */
interface Kind {
  readonly measure: string;
  readonly text: string;
  readonly name: string;
}

/**
 * The foods of a line that names the food only once, with several kinds and amounts: "1 red and 1 green pepper" becomes
 * "1 red pepper" and "1 green pepper". The name is with the last or the first of them, and all have the same kind of
 * measure.
 *
 * @returns undefined for any other line
 */
export function foodsOfSharedName(text: string): string[] | undefined {
  // "1 red and 1 green pepper, diced": the preparation comes last.
  const parts = text.trim().replace(WORK_BEHIND, '').split(SEPARATOR);
  if (parts.length < 2 || !parts.every((part) => COUNTED.test(part))) return undefined;
  const kinds = parts.map(kindOf);
  const [first] = kinds;
  if (first === undefined || !kinds.every((kind) => kind?.measure === first.measure))
    return undefined;
  const all = kinds as readonly Kind[];
  const named = all.filter(({ name }) => name !== '');
  const [one = { name: '' }] = named;
  const isAtEnd = all[0] === one || all.at(-1) === one;
  if (named.length !== 1 || !isAtEnd) return undefined;
  return all.map((kind) => (kind === one ? kind.text : `${kind.text} ${one.name}`));
}

/** The amount and kind of a part whose food has a kind. */
function kindOf(part: string): Kind | undefined {
  const [, , behind = ''] = COUNTED.exec(part.trim()) ?? [];
  const words = behind.split(/\s+/);
  const isMeasured = MEASURES.has((words[0] ?? '').toLowerCase().replace(/\.$/, ''));
  const measure = isMeasured ? (words.shift() as string).toLowerCase() : '';
  const isLead = (word: string) => word === 'of' || SIZE_WORDS.has(word.toLowerCase());
  const start = words.findIndex((word) => !isLead(word));
  if (start < 0 || !DESCRIBING_WORDS.has((words[start] as string).toLowerCase())) return undefined;
  const end = words.findIndex(
    (word, index) => index > start && !DESCRIBING_WORDS.has(word.toLowerCase()),
  );
  return { measure, text: part.trim(), name: end < 0 ? '' : words.slice(end).join(' ') };
}
