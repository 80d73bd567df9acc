import { FRACTION_SIGN } from '../../../../text/numbers/fractions.ts';
import {
  BERRY_WORDS,
  CHEESE_WORDS,
  FISH_WORDS,
  FRUIT_WORDS,
  JUICE_WORDS,
  MEAT_WORDS,
  NUT_WORDS,
  VEGETABLE_WORDS,
} from '../../words/general-words.ts';
import { MEASURES } from '../../words/measures.ts';
import { NUMBER_WORDS } from '../../words/quantity-words.ts';
import { SIZE_WORDS } from '../../words/size-words.ts';
import { FILLER_WORDS } from '../../words/word-classes.ts';

const OR = String.raw`(?:or|oder|alternatively|alternativ|wahlweise|ersatzweise|bzw\.?|instead of|statt|anstatt|anstelle von)`;

/** "(or milk + 1 tbsp lemon juice)": an alternative in brackets. */
const IN_BRACKETS = new RegExp(String.raw`\s*[([]\s*${OR}\s[^()[\]]*[)\]]`, 'giu');

/** "A cup or two of tea" */
const OR_SO = /\sor (?:so|two)(?=\sof\s)/giu;

const AN_AMOUNT = String.raw`(?:\d|${FRACTION_SIGN}|an?\s(?!little\s)|eine?n?\s)`;

/** "2 eggs or a bit more", "200 g oder etwas mehr": no other food, and an amount that nobody knows better. */
const OR_MORE =
  /,?\s(?:or|oder)\s(?:(?:an?|ein|maybe|vielleicht|even|sogar)\s)?(?:little|bit|few|touch|wenig|bisschen|paar|etwas|slightly)\s(?:more|less|mehr|weniger)(?=\s*(?:$|[,;)]))/giu;

/** "1 onion or 2 shallots": an alternative with its own amount, up to the end or a further food, ", 1 apple". */
const WITH_AMOUNT = new RegExp(
  String.raw`^(.*?\p{L}.*?),?\s(${OR}\s+(?:use\s+|about\s+)?${AN_AMOUNT}.*?)(,\s${AN_AMOUNT}[^,]*\p{L}{3}.*)?$`,
  'iu',
);

/** "1 medium fruit (apple/pear/orange)": one of the kinds in brackets was eaten. */
const KINDS_IN_BRACKETS = new RegExp(
  String.raw`(?<!\p{L})(?:${FRUIT_WORDS}|${VEGETABLE_WORDS}|${NUT_WORDS}|${BERRY_WORDS}|${CHEESE_WORDS}|${JUICE_WORDS}|${FISH_WORDS}|${MEAT_WORDS}) \((\p{L}[\p{L} -]*?)(?:\s?\/\s?|\s(?:or|oder)\s)(\p{L}[\p{L} -]*?)(?:\s?[,/]\s?[^()\d]*|\s(?:or|oder)\s[^()\d]*)?\)`,
  'giu',
);

const HAS_OR = new RegExp(String.raw`\s${OR}\s`, 'iu');

/**
 * A text without alternatives to its food in brackets, or with an amount of their own: "1 cup buttermilk (or milk + 1
 * tbsp lemon juice)" becomes "1 cup buttermilk". A line means its first food.
 */
export function withoutAlternatives(text: string): string {
  const plain = text
    .replace(KINDS_IN_BRACKETS, '$1 or $2')
    .replace(IN_BRACKETS, '')
    .replace(OR_SO, '')
    .replace(OR_MORE, '');
  const { first, behind } = splitAtAlternative(plain) ?? {};
  return first === undefined ? plain : `${first}${behind}`;
}

/** The parts of a text around an alternative with an amount of its own: "1 onion" before "or 2 shallots". */
function splitAtAlternative(text: string) {
  // Most lines have none, and the pattern scans a text once for each of its letters.
  const [, first = '', alternative = '', behind = ''] =
    (HAS_OR.test(text) ? WITH_AMOUNT.exec(text.replace(OR_MORE, '')) : undefined) ?? [];
  return namesFood(first) ? { first, alternative, behind } : undefined;
}

/** The alternative that {@link withoutAlternatives} drops: "1/2 cup cream"; undefined for none. */
export function droppedAlternative(text: string): string | undefined {
  return droppedPart(text)?.replace(LEADING_OR, '') || undefined;
}

/** The dropped alternative, if it may have been eaten in place of the first food: not "30 g" of "15 g oats (instead of 30 g)". */
export function possibleAlternative(text: string): string | undefined {
  return IN_PLACE_OF.test(droppedPart(text) ?? '') ? undefined : droppedAlternative(text);
}

function droppedPart(text: string): string | undefined {
  const inBrackets = text.match(IN_BRACKETS)?.[0].replace(/^[\s([]+|[)\]]$/g, '');
  return inBrackets ?? splitAtAlternative(text)?.alternative;
}

const LEADING_OR = new RegExp(String.raw`^${OR}\s+(?:use\s+|about\s+)?`, 'iu');

/** What was not eaten: "instead of 30 g". */
const IN_PLACE_OF = /^(?:instead of|statt|anstatt|anstelle von)\s/i;

/** Whether a text has more than amounts: "1 or 2 eggs" and "2 tbsp or 30 g butter" have one food. */
function namesFood(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word !== '' && !AMOUNT.some((words) => words.has(word)));
}

const AMOUNT = [MEASURES, NUMBER_WORDS, SIZE_WORDS, FILLER_WORDS];

const PLAIN_OR =
  /^(.*\p{L}),?\s(?:or|oder)\s(?!so\b|two\b|more\b|less\b|to\b|as\b|nach\b|mehr\b|weniger\b|je\b)([^,()\d]*\p{L})(.*)$/iu;

/** The most words that two foods share at their ends. */
const MOST_SHARED = 2;

/** The two foods that "or" joins in a line. */
interface Alternatives {
  /** The line with the first alternative: "2 tbsp honey or maple syrup" becomes "2 tbsp honey". */
  readonly first: string;
  /**
   * The first alternative with the last words of the second, which both may share, the longest ending first: "1 cup
   * beef stock"; "red wine vinegar" and "red vinegar" for "red or white wine vinegar".
   */
  readonly withSharedWords: readonly string[];
  readonly second: string;
}

/** The alternatives that "or" joins in a text; undefined if it joins none. */
export function alternativesIn(text: string): Alternatives | undefined {
  const [, before = '', second = '', rest = ''] = PLAIN_OR.exec(text) ?? [];
  if (before === '' || !namesFood(before)) return undefined;
  const words = second.trim().split(/\s+/);
  // "Reis oder Nudeln" are no rice noodles.
  const endings = words.slice(-MOST_SHARED - 1).map((_, at, last) => last.slice(at + 1));
  return {
    first: `${before}${rest}`,
    withSharedWords: endings
      .filter((ending) => ending.length > 0 && ending.length < words.length)
      .map((ending) => `${before} ${ending.join(' ')}${rest}`),
    second: second.trim(),
  };
}
