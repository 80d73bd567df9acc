import { piecesOfKinds } from '../normalising/foods/flavours.ts';
import { MEASURES } from '../words/measures.ts';
import { NUMBER_WORDS } from '../words/quantity-words.ts';
import { DESCRIBING_WORDS, MINOR_WORDS } from '../words/word-classes.ts';

/**
 * The foods of a line that counts pieces of several kinds together: "2 Kugeln Eis (Schoko, Vanille)" becomes "1 Kugeln
 * Eis (Schoko)" and "1 Kugeln Eis (Vanille)". "2 peppers (1 red, 1 green)" becomes "1 peppers, red" and "1 peppers,
 * green".
 *
 * @returns undefined for any other line, and if it is unknown how many pieces there are of each kind
 */
export function foodsOfKinds(text: string): string[] | undefined {
  const counted = foodsOfCountedKinds(text);
  if (counted !== undefined) return counted;
  const { count = '', food, kinds = [] } = piecesOfKinds(text) ?? {};
  const each = (NUMBER_WORDS.get(count.toLowerCase()) ?? Number(count)) / kinds.length;
  if (kinds.length < 2 || !Number.isInteger(each)) return undefined;
  return kinds.map((kind) => `${each} ${food} (${kind})`);
}

/** "3 EL Paprikapulver (2 EL edelsüß, 1 EL rosenscharf)", "bell peppers 2 (1 red 1 green)" */
const SUM_OF_KINDS =
  /^(?:(\d{1,3})\s(?:[x×]\s)?([^\d()]*\p{L})|([^\d()]*\p{L})\s(\d{1,3}))\s*\((\d{1,3}\s[^()]+)\)\s*$/u;

const BETWEEN_COUNTS = /\s*(?:[,;/+&]|\s(?:und|and)\s)\s*|\s+(?=\d)/iu;

/** The foods of a line that says in brackets how many pieces each kind has; undefined if these are not all. */
function foodsOfCountedKinds(text: string): string[] | undefined {
  const [, before = '', food = '', first = '', behind = '', list = ''] =
    SUM_OF_KINDS.exec(text.trim()) ?? [];
  const named = food === '' ? ['', first] : measureFirst(food);
  const kinds = list.split(BETWEEN_COUNTS).map((one) => {
    const [, count = '', words = ''] = /^(\d{1,3})\s(.+)$/u.exec(one) ?? [];
    return { count: Number(count), kind: measureFirst(words) };
  });
  const sum = kinds.reduce((total, { count }) => total + count, 0);
  const areKinds = kinds.every(
    ({ count, kind: [measure, words = ''] }) =>
      count > 0 && measure === named[0] && words.split(/\s+/).every(describes),
  );
  if (kinds.length < 2 || sum !== Number(before || behind) || !areKinds) return undefined;
  const [measure = '', name = ''] = named;
  return kinds.map(({ count, kind }) => `${count} ${measure}${name}, ${kind[1]}`);
}

/** The measure at the beginning of a text, with a space, and the rest; the measure is empty if there is none. */
function measureFirst(text: string): readonly string[] {
  const [first = '', ...rest] = text.split(/\s+/);
  const isMeasure = rest.length > 0 && MEASURES.has(first.toLowerCase().replace(/\.$/, ''));
  return isMeasure ? [`${first} `, rest.join(' ')] : ['', text];
}

function describes(word: string): boolean {
  const lower = word.toLowerCase();
  return DESCRIBING_WORDS.has(lower) || MINOR_WORDS.has(lower);
}
