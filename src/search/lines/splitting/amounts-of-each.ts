import { FRACTION_SIGN, PLAIN_NUMBER } from '../../../text/numbers/fractions.ts';
import { MEASURES } from '../words/measures.ts';
import { SIZE_WORDS } from '../words/size-words.ts';
import { isOnlyOfKind, namesFood } from './part-kinds.ts';

const NUMBER = String.raw`(?:${PLAIN_NUMBER}(?:\s\d/\d|\s?${FRACTION_SIGN})?|${FRACTION_SIGN}|(?:an?|eine?n?)(?=\s))`;
/** A number with at most a measure and its size: "2 heaped tbsp", "100 g". */
const AMOUNT = String.raw`(${NUMBER}(?:\s?(?:\p{L}+ )?\p{L}+\.?)?)`;

/** "1 tsp each cumin, coriander and turmeric", "100 g each of peas and corn" */
const EACH_BEFORE = new RegExp(String.raw`^${AMOUNT}\s+each(?:\s+of)?[\s:,]+(\p{L}[^\d]*)$`, 'iu');
/** "Je 1 TL Kreuzkümmel und Koriander" */
const JE_BEFORE = new RegExp(
  String.raw`^(?:je|jeweils)\s+(${NUMBER}(?:\s?(\p{L}+)\.?(?=\s))?)\s+(\p{L}[^\d]*)$`,
  'iu',
);
/** "Salz und Pfeffer, je 1 Prise", "carrots and peas, 1 cup each" */
const BEHIND = new RegExp(
  String.raw`^([^\d½⅓⅔¼¾⅛]*\p{L})[\s,:–-]+\(?(?:(?:je|jeweils|à)\s+${AMOUNT}|${AMOUNT}\s+each)\)?$`,
  'iu',
);

const SEPARATOR = /\s*,\s*(?:(?:and|und)\s+)?|\s+(?:and|und|&|\+)\s+/iu;

/** Words that add something to one food of a list. */
const ADDITION = /\s(?:with|mit|auf|on)\s/iu;

/**
 * The foods of a line that gives one amount for each of them: "1 tsp each cumin and coriander" becomes "1 tsp cumin"
 * and "1 tsp coriander". A describing word gets the name of the last food: "1 each red and green pepper".
 *
 * @returns undefined for any other line
 */
export function foodsOfEach(text: string): string[] | undefined {
  const { amount, list } = amountAndList(text.trim()) ?? {};
  if (amount === undefined || list === undefined || ADDITION.test(list)) return undefined;
  const names = list.split(SEPARATOR).map((name) => name.trim());
  if (names.length < 2 || !names.every((name) => /\p{L}{2}/u.test(name))) return undefined;
  // In "Carrots, raw, 100 g each", the last part must be a food.
  if (!namesFood(names.at(-1) as string) || isOnlyOfKind(names.at(-1) as string)) return undefined;
  const shared = names.at(-1)?.split(/\s+/).at(-1) ?? '';
  const number = /^(?:an?|eine?n?)(?!\p{L})/iu;
  const counted = amount.replace(number, '1');
  return names.map((name) => `${counted} ${isOnlyOfKind(name) ? `${name} ${shared}` : name}`);
}

function amountAndList(text: string): { amount: string; list: string } | undefined {
  const before = EACH_BEFORE.exec(text);
  if (before !== null) return { amount: before[1] as string, list: before[2] as string };
  const je = JE_BEFORE.exec(text);
  if (je !== null) {
    const [, amount = '', word, rest = ''] = je;
    // "je 1 rote und gelbe Paprika": the word after the number is not a measure.
    const isMeasure = word !== undefined && MEASURES.has(word.toLowerCase());
    const isOfAmount = isMeasure || SIZE_WORDS.has(word?.toLowerCase() ?? '');
    if (word === undefined || isOfAmount) return { amount, list: rest };
    return { amount: amount.slice(0, -word.length).trim(), list: `${word} ${rest}` };
  }
  const behind = BEHIND.exec(text);
  if (behind === null) return undefined;
  return { amount: (behind[2] ?? behind[3]) as string, list: behind[1] as string };
}
