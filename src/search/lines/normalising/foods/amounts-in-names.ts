import { KINDS_WORDS } from '../../../../text/numbers/number-words.ts';
import { MEASURES } from '../../words/measures.ts';
import { isPreparation } from '../../words/preparation-words.ts';
import { DURATION_WORDS } from '../../words/quantity-words.ts';
import { SIZE_WORDS } from '../../words/size-words.ts';

/** Burgers by the weight of their patty, in pounds. "1/4 pound cheese" is a weight of cheese. */
const POUNDER =
  /(?:\b1\/4|¼|\bquarter)[- ]?(?:pounders?(?=\s*(?:$|[,(&+]|cheese\p{L}*))|(?:pound(?:er)?|lb)s?(?=\s*(?:$|[,(&+]|(?:with|w|w\/|and|no|from|burger|hamburger|cheeseburger|meal|hold)(?!\p{L}))))(?:\s(?:ham)?burger(?!\p{L}))?/giu;

/** The cheese of a burger, however its name spells it. */
const WITH_CHEESE =
  /quarterpounder\s*(?:,|with|w\/|w|and|&|\+)?\s*(?:cheese(?:burger)?)(?!\p{L})/giu;

/** Names of burgers, which are no large ones. */
const BIG_BURGER = /(?<!\p{L})(big)[- ](mac|tasty|king)s?(?!\p{L})/giu;

/** Half cream and half milk, which are one food. */
const HALF_AND_HALF = /(?<!\p{L})half ?(?:&|and|n|'n'?|\/) ?half(?!\p{L})/giu;

/** A kind of lettuce, rather than a small one. A little gem squash is another food. */
const LITTLE_GEM = /(?<!\p{L})little gems?(?! squash)(?: (?:lettuces?|hearts?))*(?!\p{L})/giu;

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

/** A pizza of four cheeses is not just one with cheese. */
const CHEESES = /^(?:cheese|käse)$/iu;

/** "4 cheese pizza" is one of four cheeses. The plural shows that a number counts: "4 cheese pizzas". */
const KINDS_OF_CHEESE =
  /(?<=^\s*|\d\s(?:(?:slices?|pieces?|stück|scheiben?)\s(?:of\s)?)?)([345])[ -](cheese|käse)[ -](?=(?:pizza|lasagn[ea]|pasta|quiche)(?!\p{L}))/iu;
const NUMBERS = ['', '', '', 'three', 'four', 'five'];

/** "3 four cheese pizza" are three pizzas. */
const COUNTED_KINDS =
  /(?<=^\s*\d+\s)(?:three|four|five|drei|vier|fünf|[345])[ -](cheese|käse)[ -](pizza|lasagne|quiche)(?!\p{L})/iu;

/**
 * "Pizza vier Käse", "four cheese pizza", "2 slices 4 cheese pizza": the four is no count. In "4 cheese pizzas", it is.
 */
const FOUR = '(?:four|vier|4)';
const FOUR_CHEESE_PIZZA = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${FOUR}[ -](?:cheese|käse)[ -]pizza|(?:four|vier)[ -](?:cheese|käse)[ -]pizz(?:as|en)|pizza,? (?:(?:with|mit) )?${FOUR}[ -](?:cheeses?|käse(?:sorten)?)(?=\s*(?:$|[\d,;.()/+&-]|(?:and|und|with|mit)\s)))(?!\p{L})`,
  'iu',
);

/**
 * Writes a dish of several cheeses that a number counts as a plural: "3 cheese pizzas" for "3 five cheese pizza". A
 * pizza of four cheeses gets its Italian name.
 */
export function withKindsOfCheeseCounted(text: string): string {
  return text.replace(FOUR_CHEESE_PIZZA, 'pizza quattro formaggi').replace(COUNTED_KINDS, '$1 $2s');
}

function isCountedWord(word: string): boolean {
  const folded = word.toLowerCase();
  const isMeasured = [MEASURES, DURATION_WORDS, SIZE_WORDS].some((words) => words.has(folded));
  return isMeasured || COUNTED.test(folded);
}

/** Words that a number before them belongs to: "7-grain rolls", "five-spice ribs". */
const OF_NAME = new RegExp(`^(?:${KINDS_WORDS}|spice)$`, 'iu');

/** A plural, which a number counts: "2-fish fingers". */
const PLURAL = /[^su]s$/iu;

/** "4 Käsepizza": four pizzas, or one of four cheeses. More than one would be a plural, "Käsepizzen". */
const CHEESES_OR_PIZZAS = /^\s*(?:[345]|drei|vier|fünf)\s?käsepizza(?!\p{L})/iu;

/**
 * Whether a line begins with a number that may be part of a name rather than count: "3-bean salad". One counts, and so
 * does a number before several pieces or before a way of cooking: "2-boiled eggs".
 */
export function mayBeNumberOfName(text: string): boolean {
  if (CHEESES_OR_PIZZAS.test(text)) return true;
  const [, number, word = '', rest = ''] =
    /^\s*(\d{1,2})-(\p{L}{3,})((?:\s(?!(?:with|mit|and|und)\s)\p{L}+)+)/u.exec(text) ?? [];
  if (number === undefined || isCountedWord(word)) return false;
  if (OF_NAME.test(word)) return true;
  return number !== '1' && !isPreparation(word.toLowerCase()) && !PLURAL.test(rest);
}

/** A text without the numbers of names: "2 slices of 7-grain bread" becomes "2 slices of grain bread". */
export function withoutNumbersOfNames(text: string): string {
  return text.replace(JOINED_TO_WORD, (all, word: string, at: number) => {
    if (isCountedWord(word) || (at > 0 && CHEESES.test(word))) return all;
    // "Korn" as a word of its own is a spirit.
    const isApart = text[at + all.length + word.length] === ' ';
    return isApart && /^korn$/i.test(word) ? 'Mehr' : '';
  });
}

/** Keeps amounts in the names of foods from being read as amounts: "quarter pounder" is one burger. */
export function withAmountsInNames(text: string): string {
  return text
    .replace(
      KINDS_OF_CHEESE,
      (_, kinds: string, cheese: string) => `${NUMBERS[Number(kinds)]}-${cheese} `,
    )
    .replace(POUNDER, 'quarterpounder')
    .replace(WITH_CHEESE, 'quarterpounder with cheese')
    .replace(PIMMS, 'pimms liqueur')
    .replace(BIG_BURGER, '$1$2')
    .replace(NINETY_NINE, 'ice cream cornet')
    .replace(HALF_AND_HALF, 'half-and-half')
    .replace(LITTLE_GEM, 'baby gem');
}

/** Half cream and half milk, under a name that begins with an amount. */
const HALF_AND_HALF_ALONE =
  /(?<!\p{L})(?<!(?:fat[- ]?free|non[- ]?fat)\s)half-and-half(?!\p{L}|\s(?:loaf|bread|mince|shandy))/giu;

/** Writes half-and-half as the cream that it is: "10% cream". */
export function withHalfAndHalfAsCream(text: string): string {
  return text.replace(HALF_AND_HALF_ALONE, '10% cream');
}

/** The lemonade whose name begins with a number; "7 up to 8" does not name it. */
const SEVEN_UP = /(?<![\p{L}\d.,])7(?:-|\s(?=U))?[Uu][Pp](?!\p{L})/gu;

/** The fine white flour of Italy. */
const DOUBLE_ZERO = /(?<![\d.,])00[- ](?=\p{L}*(?:flour|mehl)(?!\p{L}))/giu;

/** Writes foods whose names begin with a number as what they are: "7up" becomes "lemonade". */
export function withNumberedNamesInWords(text: string): string {
  return text.replace(SEVEN_UP, 'lemonade').replace(DOUBLE_ZERO, '');
}
