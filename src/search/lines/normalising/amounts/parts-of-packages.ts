const PART = String.raw`(half an?|half|an?|one|\d\/\d|[½¼¾]|\d(?:[.,]\d)?|eine halbe|eine?|halbe|ein viertel)`;
const PACKAGE = '(tins?|cans?|dosen?)';

/** "Bowl of tomato soup, about half a tin": the part of a package says more than the bowl. */
const BOWL_OF = new RegExp(
  String.raw`^\s*(?:(?:1|an?|one|eine?n?)\s)?(?:(?:small|large|big|kleine[rs]?|große[rs]?)\s)?(?:bowl|plate|mug|cup|dish|teller|schüssel|schale|tasse)(?: of)?\s(\p{L}[^,;()\d]*?)(?:,\s|\s\()(?:about |approx\.? |roughly |maybe |ca\.? |etwa |ungefähr )?${PART}\s${PACKAGE}\)?\s*$`,
  'iu',
);

/** "2/3 of a margherita", "half of a pizza" */
const FRACTION_OF =
  /(?<=^\s*(?:\d\/\d|[½⅓⅔¼¾]|half|two thirds|three quarters)) of (?:an?|the|my) (?=[\p{L}\d])/iu;

/**
 * A text with the part of a package or of a whole as its amount: "bowl of soup, half a tin" becomes "half a tin soup".
 */
export function withPartsOfPackages(text: string): string {
  return text
    .replace(
      BOWL_OF,
      (_, food: string, part: string, container: string) => `${part} ${container} ${food}`,
    )
    .replace(FRACTION_OF, ' ');
}
