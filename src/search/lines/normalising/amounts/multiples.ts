import { decimalOf } from '../../../../text/numbers/decimal.ts';
import { WEIGHT_OR_VOLUME } from '../../words/amount-patterns.ts';
import { MEASURES } from '../../words/measures.ts';
import { NUMBER_WORDS } from '../../words/quantity-words.ts';
import { withDrinksRepeated } from './repeated-drinks.ts';

const SPIRIT =
  '(?:whisk(?:e)?y|vodka|wodka|gin|rum|brandy|tequila|bourbon|scotch|schnaps|korn|cognac|ouzo|grappa|obstler)';

const ONE = String.raw`^\s*(?:(?:an?|1|one|ein(?:en)?)\s)?`;
const NOT_IN_A_NAME = String.raw`(?!\p{L}| (?:and|&|martini|tonic|sour|macchiato|chocolate|cream))`;

/** "Double espresso": two of a drink that is served in one size. */
const DOUBLE = new RegExp(
  String.raw`${ONE}(?:double|doppelte[rn]?|large)\s(?=espresso${NOT_IN_A_NAME})`,
  'iu',
);

/** "Double whisky", "doppelter Wodka": 50 ml in Britain, 40 ml in Germany and up to 90 ml in America. */
const DOUBLE_SPIRIT = new RegExp(
  String.raw`${ONE}(?:double|doppelte[rn]?)\s(?:shot (?:of )?)?(?=${SPIRIT}${NOT_IN_A_NAME})`,
  'iu',
);
const DOUBLE_BEHIND = /^\s*(?:1\s)?(espresso),?\s\(?(?:double|doppelt)\)?(?=\s*$)/iu;
const TRIPLE = /^\s*(?:an?\s)?(?:triple|dreifache[rn]?)\s(?=espresso(?!\p{L}))/iu;
const SINGLE = new RegExp(
  String.raw`^\s*(?:an?\s)?(?:single|einfache[rn]?)\s(?=(?:espresso|${SPIRIT})(?!\p{L}))`,
  'iu',
);

/** "Double gin and tonic": a large mixed drink. */
const MIXED = new RegExp(
  String.raw`^\s*(?:an?\s)?(?:double|doppelte[rn]?)\s(?=${SPIRIT} (?:and|&|n) )`,
  'iu',
);

/** "1 Hälfte Brötchen", "2 Brötchenhälften", "4 peach halves": halves that are counted. */
const HALVES =
  /^(\s*)(\d+|\p{L}+)\s(?:Hälften?\s(?:(?:vom|von|des|eines)\s)?|((?:getrocknete\s)?\p{L}+?)s?hälften?(?!\p{L})|((?:(?:(?:sun|semi)-)?dried |tinned |canned |ripe |fresh |poached )?\p{L}+) halves(?!\p{L}))/iu;

/** Foods that are sold in halves: their pieces are halves. */
const SOLD_IN_HALVES =
  /(?<!\p{L})(?:pecan|pekan|sun-?dried|semi-dried|getrocknete tomate|tinned|canned|aus der dose|dosen)/iu;

/** The words between halves and the next food. Those on a tin may follow a comma: "4 peach halves, tinned". */
const REST_OF_FOOD =
  /^(?:(?!\s(?:with|mit|and|und|or|oder|on|auf|in)(?!\p{L}))[^,;+&]|,(?=\s(?:tinned|canned|aus der dose)\s*(?:$|,)))*/iu;

/** "1 mango (half)", "1 Semmel (nur Oberhälfte)", "1 bagel, top half only": one of its halves. */
const HALF_BEHIND =
  /^(\s*)(?:1|an?|one|eine?)\s([^,;()\d]*\p{L})\s*[,(]\s*(?:nur |only )?(?:(?:the|die|eine|one) )?(?:(?:obere|untere|top|bottom|upper|lower) (?:hälfte|half)|(?:ober|unter)(?:e |-)?(?:hälfte|teil)|half|½|1\/2|hälfte|halbe?[rs]?)(?: only)?\)?(?=\s*(?:$|,|with\s|mit\s))/iu;

/** Boxes and platters whose pieces are counted: "1 Sushi-Box (12 Stück)". */
const PIECES_OF_A_BOX =
  /^\s*(?:(?:1|an?|eine?)\s)?(\p{L}+)[- ]?(?:box|platte|menü|set|platter|selection)\s*[,(]\s*(\d+)\s*(?:stück|stk|st|pieces|pcs)\.?\)?\s*$/iu;

/**
 * "2 coffees with 20 ml milk each", "2 Kaffee mit je 20 ml Milch", "3 coffees, each with 2 sugars": an addition to each
 * of the drinks.
 */
const WITH_EACH =
  /^(\s*(?:[^\d,;]*?\p{L}:?\s)?)(\d+)((?:\s?[x×])?\s[^\d,;]*?(?:,\s|\s(?:with|mit)\s))(je(?:weils)?\s|each\s(?:with\s)?)?(\d+(?:[.,]\d+)?)(\s?\p{L}[^\d]*?)(\s(?:each|jeweils))?\s*$/iu;

/** "Toast x2 with peanut butter (1 tbsp each)", "2 Brötchen mit Käse (je 30 g)" */
const IN_BRACKETS_EACH =
  /^(\s*(?:[^\d,;()]*?\s)?)(\d+|[x×]\s?\d+|\d+\s?[x×])((?:\s[^\d()]*?)?\s(?:with|mit)\s[^\d()]*?\()((?:je(?:weils)?|à)\s)?(\d+(?:[.,]\d+)?)(\s?\p{L}+)(\s(?:each|je|jeweils))?\)\s*$/iu;

function withAdditionsOfEach(text: string): string {
  const inBrackets = IN_BRACKETS_EACH.exec(text);
  const [all, start, count = '', between, before, amount = '', rest, behind] =
    inBrackets ?? WITH_EACH.exec(text) ?? [];
  if (all === undefined || (before === undefined && behind === undefined)) return text;
  // In "2 yoghurts, 125 g each", the weight is that of the yoghurts.
  const isOfFirst = inBrackets === null && MEASURES.has((rest ?? '').trim().toLowerCase());
  if (isOfFirst) return text;
  const times = Number(count.replace(/[x×\s]/gi, ''));
  const total = Number((times * decimalOf(amount)).toPrecision(12));
  return `${start}${count}${between}${total}${rest}${inBrackets === null ? '' : ')'}`;
}

/** "Kaffee 3x mit je 20 ml Milch", "toast x2 with butter": the number of a food between it and what is added. */
const TIMES_BETWEEN =
  /^(\s*)([^\d,;()+]*\p{L})\s(?:(\d{1,2})\s?[x×]|[x×]\s?(\d{1,2}))(?=,?\s(?:with|mit|w\/)\s)/iu;

/** "Crumpet with butter x 2": two crumpets, each with butter. */
const ALL_TIMES = /^([^\d,;]*\p{L}\s(?:with|mit|w)\s[^\d,;]*\p{L})\s*[x×]\s*(\d+)\s*$/iu;

/** "2x scoops of ice cream", "1x Tafel Schokolade": a number like any other. */
const TIMES = /(?<=(?:^|[,;+&]|\s(?:and|und|with|mit))\s*)(\d+)\s?[x×]\s+(?=\p{L})/giu;

const PORTIONS = '(?:portion(?:s|en)?|servings?|pieces?|pcs|stück|stk|slices?|scheiben?)';

/** "200ml x 2", "80 g x 2 portions" and "3 @ 50 g": a number of portions of that weight. */
const WEIGHT_TIMES = new RegExp(
  String.raw`^\s*(${WEIGHT_OR_VOLUME})\s?[x×]\s?(\d{1,2})(?:\s${PORTIONS})?\s*$`,
  'iu',
);
const AT_WEIGHT = new RegExp(
  String.raw`^\s*(\d{1,2})(?:\s${PORTIONS})?\s?@\s?(${WEIGHT_OR_VOLUME})(?:\seach)?\s*$`,
  'iu',
);

/**
 * Writes doubles and singles of a drink, halves, and boxes as a number of their contents: "1 double whisky" becomes "2
 * whisky".
 */
export function withMultiplesCounted(text: string): string {
  const counted = text
    .replace(TIMES, '$1 ')
    .replace(
      TIMES_BETWEEN,
      (_, start: string, food: string, before = '', behind = '') =>
        `${start}${before}${behind} ${food}`,
    );
  return withAdditionsOfEach(withDrinksRepeated(counted))
    .replace(ALL_TIMES, '$2 $1')
    .replace(WEIGHT_TIMES, '$2 x $1')
    .replace(AT_WEIGHT, '$1 x $2')
    .replace(MIXED, 'large ')
    .replace(DOUBLE, '2 ')
    .replace(DOUBLE_BEHIND, '2 $1')
    .replace(DOUBLE_SPIRIT, '1 large ')
    .replace(TRIPLE, '3 ')
    .replace(SINGLE, '1 ')
    .replace(HALF_BEHIND, (_, start: string, food: string) => `${start}1/2 ${food}`)
    .replace(PIECES_OF_A_BOX, '$2 $1')
    .replace(HALVES, (all, start: string, count: string, ...wholes: (string | undefined)[]) => {
      const [rest] = REST_OF_FOOD.exec(String(wholes.at(-1)).slice(all.length)) ?? [''];
      const halves = NUMBER_WORDS.get(count.toLowerCase()) ?? Number(count);
      const whole = wholes.slice(0, 2).find((one) => one !== undefined) ?? '';
      if (!(halves > 0)) return all;
      const isHalf = SOLD_IN_HALVES.test(`${whole}${rest}`);
      return `${start}${isHalf ? halves : halves / 2} ${whole}`;
    });
}
