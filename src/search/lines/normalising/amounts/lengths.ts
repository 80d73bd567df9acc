import { lazily } from '../../../../text/lazily.ts';

/** A piece as large as a thumb or a walnut, of ginger mostly. */
const THUMB_SIZED =
  /^(?:a |an |1 |one |ein(?:e[ns]?)? )?(?:thumb|walnut)[- ]?(?:sized?|length) (?:piece|knob|chunk|bit|lump) (?:of )?|^(?:ein(?:e[ns]?)? |1 )?(?:daumen|walnuss)gro(?:ß|ss)es stück(?:chen)? /i;

/** A piece of cheese as large as a matchbox, as leaflets on diets count it. */
const MATCHBOX_SIZED =
  /^(?:a |an |1 |one |ein(?:e[ns]?)? )?(?:small )?(?:matchbox[- ]?(?:sized?)? (?:piece|chunk|bit|cube)?(?: ?of )?|streichholzschachtelgro(?:ß|ss)es stück )/i;

/** "1 Stück Ingwer (2 cm)": of what is cut by its length. */
const LENGTH_IN_PARENTHESES =
  /^(?:(?:1|an?|one|ein(?:e[ns]?)?) (?:kleines |small )?(?:stück|piece|knob)(?:chen)? (?:of )?)?((?:fresh |frischer )?(?:ingwer|ginger|kurkuma|turmeric))\s*\((?:ca\.? |about )?(\d+)\s?cm\)/i;

/** Writes sizes that people compare or measure with a ruler as measures: "a thumb-sized piece of ginger" is "1 thumb ginger". */
export function withLengthsAsMeasures(text: string): string {
  return text
    .replace(THUMB_SIZED, '1 thumb ')
    .replace(MATCHBOX_SIZED, '1 matchbox ')
    .replace(LENGTH_IN_PARENTHESES, '$2 cm $1');
}

const FLAT =
  '(?:pizzas?|margheritas?|hawaiian|calzones?|tortillas?|wraps?|pitt?as?|flatbreads?|naans?|pancakes?|crêpes?|crepes?|pie (?:crusts?|shells?))';

const WIDTH = String.raw`\d{1,2}\s?-?(?:inch(?:es)?|in\b|["”]|cm)`;

/** "12 inch pizza", "8 tortillas (6-inch)": a width says nothing about how much was eaten. */
const width = lazily(
  () =>
    new RegExp(
      String.raw`(?<![\d.,])\(?${WIDTH}\)?\s(?=(?:[\p{L}-]+\s){0,3}${FLAT}(?!\p{L}))|(?<=${FLAT}\s(?:\p{L}+\s){0,2})\(?${WIDTH}\)?(?=\s*(?:[,;)]|$))`,
      'giu',
    ),
);

/** A text without the width of a flat food. */
export function withoutWidths(text: string): string {
  return text.replace(width(), '');
}
