/** Doughs and other parts of bread that a recipe makes first, by the end of their name. */
const NAME =
  '(?:\\p{L}*(?:teig|brühstück|kochstück|quellstück)|poolish|biga|levain|leaven|sponge|pre-?ferment|starter|soaker|tangzhong|dough)';

const IN_HEADING = new RegExp(String.raw`(?<!\p{L})(${NAME})(?!\p{L})`, 'iu');

/** "420 g Sauerteig", "gesamter Vorteig", "all of the poolish", "Vorteig (von oben)": the whole of such a part. */
const WHOLE_PART = new RegExp(
  String.raw`^(?:\d[\d.,]*\s?(?:k?g|oz)\s+(?:of\s+)?)?(?:(?:all|the|of|der|das|den|vom|gesamte[rsnm]?|ganze[rsnm]?|komplette[rsnm]?|alles?|reife[rsnm]?|entire|whole|ripe)\s+)*(${NAME})(?:\s*\([^()\d]*\)|,?\s+(?:von oben|siehe oben|from above|gesamt|komplett|s\.\s?o\.))?$`,
  'iu',
);

/** Whether a line is the whole of a part that a recipe may list before: "gesamter Vorteig", "Sauerteig von oben". */
export function isWholePart(line: string): boolean {
  return WHOLE_PART.test(line);
}

/**
 * The parts of a bread that a recipe lists before its dough. The dough needs them again: "420 g Sauerteig" below the
 * flour and the water of the sourdough is no further ingredient.
 */
export class MadeParts {
  #heading = '';
  #hasIngredients = false;
  readonly #made = new Set<string>();

  /** Takes a heading among the ingredients. */
  takeHeading(heading: string): void {
    if (this.#hasIngredients && this.#heading !== '') this.#made.add(this.#heading);
    this.#heading = IN_HEADING.exec(heading)?.[1]?.toLowerCase() ?? '';
    this.#hasIngredients = false;
  }

  /** Takes a line with an ingredient. Returns whether it is a part whose ingredients came before. */
  isMade(line: string): boolean {
    const part = WHOLE_PART.exec(line)?.[1]?.toLowerCase();
    const isMade = part !== undefined && this.#made.has(part);
    this.#hasIngredients ||= !isMade;
    return isMade;
  }
}
