/** The state in which a food was weighed, in one word: "Rohgewicht", "roh gewogen", "gekocht gewogen". */
const RAW =
  /(?<!\p{L})(?:rohgewicht|roh[- ]?(?:ab)?gewogen|(?:weighed|measured) (?:raw|uncooked|before cooking))(?!\p{L})/giu;
const DRY =
  /(?<!\p{L})(?:trockengewicht|(?:trocken|ungekocht)[- ]?(?:ab)?gewogen|(?:weighed|measured) dry)(?!\p{L})/giu;
const COOKED =
  /(?<!\p{L})(?:gar-?gewicht|kochgewicht|(?:gekocht|gegart|gar)[- ]?(?:ab)?gewogen|(?:weighed|measured) (?:cooked|after cooking))(?!\p{L})/giu;

/** Abbreviations of dietitians, after an amount, a comma or in brackets: "60 g TG", "Reis (RG)". */
const SHORT =
  /(?:(?<=\d\s?(?:g|kg|oz)\.?,?\s)|(?<=,\s|\())(?:(T[rR]?[gG])|(R[gG])|(G[gG]))\.?(?=\s*(?:$|[,)]|\s\p{L}))/gu;

/** "100 g EP": edible portion, which counts unchanged. */
const EDIBLE =
  /(?:(?<=\d\s?(?:g|kg|oz|lbs?)\.?)[\s,]+\(?|,?\s\()(?:E\.?P\.?|edible portion|essbarer Anteil)\)?(?=\s*(?:$|[,)]|\s\p{L}))/gu;

/**
 * A text that gives the state in which a food was weighed in the words of food names: "Nudeln (Rohgewicht)" becomes
 * "Nudeln, roh".
 */
export function withWeighedState(text: string): string {
  return text
    .replace(RAW, 'roh')
    .replace(DRY, 'trocken')
    .replace(COOKED, 'gegart')
    .replace(SHORT, (_, dry?: string, raw?: string) =>
      dry === undefined ? (raw === undefined ? 'gegart' : 'roh') : 'trocken',
    )
    .replace(EDIBLE, '');
}
