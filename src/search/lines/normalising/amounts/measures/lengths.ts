import { lazily } from '../../../../../collections/lazily.ts';

/** A piece as large as a thumb or a walnut, usually of ginger. */
const THUMB_SIZED =
  /^(?:a |an |1 |one |ein(?:e[ns]?)? )?(?:thumb|walnut)[- ]?(?:sized?|length) (?:piece|knob|chunk|bit|lump) (?:of )?|^(?:ein(?:e[ns]?)? |1 )?(?:daumen|walnuss)gro(?:ß|ss)es stück(?:chen)? /i;

/** A piece of cheese as large as a matchbox, a measure of leaflets on diets. */
const MATCHBOX_SIZED =
  /^(?:a |an |1 |one |ein(?:e[ns]?)? )?(?:small )?(?:matchbox[- ]?(?:sized?)? (?:piece|chunk|bit|cube)?(?: ?of )?|streichholzschachtelgro(?:ß|ss)es stück )/i;

/** "1 Stück Ingwer (2 cm)": a food that is cut by its length. */
const LENGTH_IN_PARENTHESES =
  /^(?:(?:1|an?|one|ein(?:e[ns]?)?) (?:kleines |small )?(?:stück|piece|knob)(?:chen)? (?:of )?)?((?:fresh |frischer )?(?:ingwer|ginger|kurkuma|turmeric))\s*\((?:ca\.? |about )?(\d+)\s?cm\)/i;

/** "2 inch piece of ginger", "a 5-cm piece of leek", "3 cm großes Stück Ingwer": a piece with its length. */
const PIECE_OF_LENGTH =
  /^(?:(?:an?|1|one|ein(?:e[ns]?)?)\s)?(\d+(?:[.,/]\d+)?(?:\s\d\/\d)?|½)[\s-]?(inch(?:es)?|in\.?|["”]|cm)[\s-](?:(?:long|thick|langes|großes|grosses|dickes)\s)?(?:piece|knob|chunk|length|stück(?:chen)?)(?:\sof)?\s(?=\p{L})/iu;

/** Writes comparisons and lengths as measures: "a thumb-sized piece of ginger" becomes "1 thumb ginger". */
export function withLengthsAsMeasures(text: string): string {
  return text
    .replace(THUMB_SIZED, '1 thumb ')
    .replace(MATCHBOX_SIZED, '1 matchbox ')
    .replace(LENGTH_IN_PARENTHESES, '$2 cm $1')
    .replace(
      PIECE_OF_LENGTH,
      (_, length: string, unit: string) => `${length} ${/^cm$/i.test(unit) ? 'cm' : 'inch'} `,
    );
}

const FLAT =
  '(?:pizzas?|margheritas?|hawaiian|calzones?|tortillas?|wraps?|pitt?as?|flatbreads?|naans?|pancakes?|crêpes?|crepes?|(?:pie|cracker) (?:crusts?|shells?))';

const WIDTH = String.raw`\d{1,2}\s?-?(?:inch(?:es)?|in\b|["”]|cm)`;

/** "12 inch pizza", "8 tortillas (6-inch)": a width says nothing about how much was eaten. */
const width = lazily(
  () =>
    new RegExp(
      String.raw`(?<![\d.,])\(?${WIDTH}\)?\s(?=(?:[\p{L}-]+\s){0,3}${FLAT}(?!\p{L}))|(?<=${FLAT}\s(?:\p{L}+\s){0,2})\(?${WIDTH}\)?(?=\s*(?:[,;)]|$))`,
      'giu',
    ),
);

const PIZZA = '(?:pizzas?|margh?eritas?|hawaiian|calzones?)(?!\\p{L})';

const pizzaOfWidth = lazily(
  () =>
    new RegExp(
      String.raw`(?<![\d.,])(?:of an? )?\(?(\d{1,2})\s?-?(inch(?:es)?|in\b|["”]|cm)\)?(?=\s(?:\p{L}+\s){0,3}${PIZZA})|(?<=${PIZZA},?\s?)\(?(\d{1,2})\s?-?(inch(?:es)?|in\b|["”]|cm)\)?(?=\s*(?:[,;]|$))`,
      'iu',
    ),
);

const SLICES = /(?<!\p{L})(?:slices?|pieces?|stücke?|scheiben?|base|boden)/iu;
const COUNT_FIRST =
  /^\s*((?:\d+(?:[./]\d+)?|[½⅓⅔¼¾⅛]|half|quarter|(?:eine )?halbe|an?|one|eine?)(?: an? | of an? | of | ))/iu;

/** The least width of a large pizza, and of one of the usual size, in inches: menus round them to 12 and 10. */
const LARGE_INCHES = 11.5;
const MEDIUM_INCHES = 9.5;
/** Centimetres of an inch. */
const INCH_CM = 2.54;

/** Writes the width of a whole pizza as its size: "half a 12 inch pizza" becomes "half a large pizza". */
function withPizzasSized(text: string): string {
  const [found, first, unit, behind, unitBehind] = pizzaOfWidth().exec(text) ?? [];
  if (found === undefined || SLICES.test(text)) return text;
  const inches = Number(first ?? behind) / (/cm/i.test(unit ?? unitBehind ?? '') ? INCH_CM : 1);
  const size = inches >= LARGE_INCHES ? 'large' : inches >= MEDIUM_INCHES ? '' : 'small';
  const rest = text.replace(found, '').replace(/ {2,}/g, ' ').trim();
  const [count = ''] = COUNT_FIRST.exec(rest) ?? [];
  return `${count === '' ? '1 ' : count}${size} ${rest.slice(count.length)}`.replace(/ {2,}/g, ' ');
}

/** "1 medium (3\" dia)", "2 slices (1/4\" thick)", "(7\" to 7-7/8\" long)": dimensions in household measures of the USDA. */
const DIMENSIONS =
  /(?:\sfruits?)?\s?\((?:about\s|approx\.?\s|ca\.?\s)?\d[\d\s/.,–-]*(?:["”]|''|inch(?:es)?|in\.?|cm|mm)(?:\s?(?:to|x|×|bis|[-–])\s?\d[\d\s/.,–-]*(?:["”]|''|inch(?:es)?|in\.?|cm|mm)?)*\s?(?:dia(?:m(?:eter)?)?\.?|long|thick|wide|high|square|cubes?|lang|dick|breit)\.?\)/giu;

/** "600 g beef (1 inch cubes)", "Tofu 400 g (ca. 2×2 cm große Würfel)": the size of the pieces that a weight was cut into. */
const PIECES_OF_WEIGHT =
  /(?<=\d\s?(?:k?g|gramm|oz|lbs?|pounds?)\.?(?:\s[^()]*)?)\s?\((?:in\s)?(?:about\s|approx\.?\s|ca\.?\s|etwa\s)?\d[\d\s/.,x×–-]*(?:["”]|''|inch|in\.?|cm|mm)[\s-]?(?:(?:große|grosse|dicke|lange|breite|thick|long|wide)[nr]?\s)?(?:pieces|cubes|chunks|slices|strips|dice|stücken?|würfeln?|scheiben|streifen)\)/giu;

/** A text without the dimensions of a piece in brackets, which are not a second amount: "1 brownie (2 inch square)". */
export function withoutDimensions(text: string): string {
  if (!text.includes('(')) return text;
  return text.replace(DIMENSIONS, '').replace(PIECES_OF_WEIGHT, '');
}

/** A text without the width of a flat food, such as the size of a pizza: "1 10-inch pizza". */
export function withoutWidths(text: string): string {
  return withPizzasSized(text).replace(width(), '');
}
