import { MEASURES } from '../../words/measures.ts';
import { DURATION_WORDS } from '../../words/quantity-words.ts';
import { SIZE_WORDS } from '../../words/size-words.ts';

/** Burgers by the weight of their patty, in pounds. */
const POUNDER =
  /(?:\b1\/4|¼|\bquarter)[- ]?(?:pound(?:er)?|lb)s?(?=\s*(?:$|[,(&+]|(?:with|w|w\/|and|no|from|burger|hamburger|cheese\p{L}*|meal|hold)(?!\p{L})))(?:\s(?:ham)?burger(?!\p{L}))?/giu;

/** The cheese of a burger, however its name spells it. */
const WITH_CHEESE =
  /quarterpounder\s*(?:,|with|w\/|w|and|&|\+)?\s*(?:cheese(?:burger)?)(?!\p{L})/giu;

/** Names of burgers, which are no large ones. */
const BIG_BURGER = /(?<!\p{L})(big)[- ](mac|tasty|king)s?(?!\p{L})/giu;

/** Half cream and half milk, which are one food. */
const HALF_AND_HALF = /(?<!\p{L})half ?(?:&|and|n|'n'?|\/) ?half(?!\p{L})/giu;

/** A kind of lettuce, rather than a small one. */
const LITTLE_GEM = /(?<!\p{L})little gems?(?: (?:lettuces?|hearts?))*(?!\p{L})/giu;

/** The liqueur, which people otherwise drink mixed with lemonade. */
const PIMMS =
  /(?<!\p{L})pimm['’]?s (?:no\.?|nr\.?|number) ?(?:1|one)(?: cup)?(?! (?:and|&|with|w\/|\+) )(?!\p{L})/giu;

/** A British ice cream with a piece of flaked chocolate. */
const NINETY_NINE =
  /(?<=^\s*(?:(?:\d|an?|one)\s)?)99(?:['’]s)?(?: with (?:an? )?)?[- ]?flakes?(?!\p{L})/iu;

/**
 * "3-Korn-Brot", "1 bowl of 3-bean chili", "2 slices of 7-grain bread": a number that a hyphen joins to one word of a
 * name. At the start of an English line, it may also count: "3-rice cakes".
 */
const JOINED_TO_WORD =
  /(?<=^(?:(?=\d{1,2}-\p{L}+-\p{L})|(?=.+\s\d+\s?\p{L})|.*[\s(]))\d{1,2}-(?=(\p{L}{3,})[- ]\p{L})/giu;

/** Words that a number before them counts, even with a hyphen: "2-egg omelette", "12-inch pizza", "500-g-Packung". */
const COUNTED = /^(?:eggs?|ei|eier|fach|teilig|zoll|inch|mal)$/iu;

function isCountedWord(word: string): boolean {
  const folded = word.toLowerCase();
  const isMeasured = [MEASURES, DURATION_WORDS, SIZE_WORDS].some((words) => words.has(folded));
  return isMeasured || COUNTED.test(folded);
}

/** Whether a line begins with a number that may be part of a name rather than count: "3-bean salad". */
export function mayBeNumberOfName(text: string): boolean {
  const [, word] = /^\s*\d{1,2}-(\p{L}{3,})\s\p{L}/u.exec(text) ?? [];
  return word !== undefined && !isCountedWord(word);
}

/** A text without the numbers of names: "2 slices of 7-grain bread" becomes "2 slices of grain bread". */
export function withoutNumbersOfNames(text: string): string {
  return text.replace(JOINED_TO_WORD, (all, word: string) => (isCountedWord(word) ? all : ''));
}

/** Keeps amounts in the names of foods from being read as amounts: "quarter pounder" is one burger. */
export function withAmountsInNames(text: string): string {
  return text
    .replace(POUNDER, 'quarterpounder')
    .replace(WITH_CHEESE, 'quarterpounder with cheese')
    .replace(PIMMS, 'pimms liqueur')
    .replace(BIG_BURGER, '$1$2')
    .replace(NINETY_NINE, 'ice cream cornet')
    .replace(HALF_AND_HALF, 'half-and-half')
    .replace(LITTLE_GEM, 'baby gem');
}

/** Half cream and half milk, under a name that begins with an amount. */
const HALF_AND_HALF_ALONE = /(?<!\p{L})half-and-half(?!\p{L}|\s(?:loaf|bread|mince|shandy))/giu;

/** Writes half-and-half as the cream that it is: "10% cream". */
export function withHalfAndHalfAsCream(text: string): string {
  return text.replace(HALF_AND_HALF_ALONE, '10% cream');
}
