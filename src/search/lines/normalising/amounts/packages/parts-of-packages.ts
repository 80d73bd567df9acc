import { FRACTION_SIGN, PLAIN_NUMBER } from '../../../../../text/numbers/fractions.ts';
import {
  BOWL_WORDS,
  CAN_WORDS,
  CUP_WORDS,
  PIECE_WORDS,
  SOLD_IN_WORDS,
} from '../../../../../text/vocabulary/container-words.ts';
import { SPOON } from '../../../words/amount-patterns.ts';

const PART = String.raw`(half an?|half|an?|one|\d\/\d|[½¼¾]|\d(?:[.,]\d)?|eine halbe|eine?|halbe|ein viertel)`;
const PACKAGE = `(${CAN_WORDS})`;

/** "Bowl of tomato soup, about half a tin": the part of a package says more than the bowl. */
const BOWL_OF = new RegExp(
  String.raw`^\s*(?:(?:1|an?|one|eine?n?)\s)?(?:(?:small|large|big|kleine[rs]?|große[rs]?)\s)?(?:${BOWL_WORDS}|${CUP_WORDS}|dish)(?: of)?\s(\p{L}[^,;()\d]*?)(?:,\s|\s\()(?:about |approx\.? |roughly |maybe |ca\.? |etwa |ungefähr )?${PART}\s${PACKAGE}\)?\s*$`,
  'iu',
);

/** "2/3 of a margherita", "half of a pizza" */
const FRACTION_OF =
  /(?<=^\s*(?:\d\/\d|[½⅓⅔¼¾]|(?:an? |one )?(?:half|third|quarter)|two thirds|three quarters)) of (?:an?|the|my) (?=[\p{L}\d])/iu;

/** "2 of 6 chicken nuggets": the number of pieces eaten, of the number served. */
const SOME_OF = /(?<=^\s*)(\d{1,2}) (?:out of|of|von) (\d{1,2}) (?=\p{L}{3})(?!gram|pound)/iu;

const OF_IT = '(?:davon|hiervon|daraus|of which|use|using|use only)';
const TAKEN = String.raw`(?:(?:${PLAIN_NUMBER}(?:\s\d\/\d)?|${FRACTION_SIGN}|an?|eine?n?|half an?)\s?(?:g|ml|cl|l|kg|${SPOON}|${CUP_WORDS}|${PIECE_WORDS}))(?!\p{L})`;

/** "1 Tube Tomatenmark, davon 2 EL": the amount that was taken from a package. */
const TAKEN_OF = new RegExp(
  String.raw`^\s*(?:1|an?|one|eine?n?)\s(?:(?:small|large|kleine[rns]?|große[rns]?)\s)?(?:${SOLD_IN_WORDS}|tube|bund|stück|kopf|bunch|block)\.?(?:\sof)?\s(?:\([^()]*\)\s)?(\p{L}[^,;()]*?)(?:\s\([^()]*\))?(?:,\s?|;\s|\s\(|\s[-–]\s)${OF_IT}\s(?:ca\.?\s|about\s|nur\s|only\s)?(${TAKEN})(?:\s(?:gehackt|gerieben|chopped|grated|verwende[nt]|genommen|gebraucht))?\)?\s*$`,
  'iu',
);

/**
 * A text with the amount that was taken from a package as its only amount: "1 Tube Tomatenmark, davon 2 EL" becomes 2
 * EL of it.
 */
export function withAmountTaken(text: string): string {
  return text.replace(TAKEN_OF, (_, food: string, taken: string) => `${taken} ${food}`);
}

/**
 * A text with the part of a package or of a whole as its amount: "bowl of soup, half a tin" becomes "half a tin soup".
 */
export function withPartsOfPackages(text: string): string {
  return text
    .replace(
      BOWL_OF,
      (_, food: string, part: string, container: string) => `${part} ${container} ${food}`,
    )
    .replace(FRACTION_OF, ' ')
    .replace(SOME_OF, (all, eaten: string, served: string) =>
      Number(eaten) < Number(served) ? `${eaten} ` : all,
    );
}
