import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import { cutShort, quoted } from '../../text/escaping/quote.ts';

/** "für 4 Personen", "serves 6", "(4 Portionen)": a number of people or portions. */
const FOR_SEVERAL =
  /(?:(?<!\p{L})(?:für|for|reicht für|serves|ergibt|makes|yields)\s+(?:ca\.?\s*|about\s+)?|\(\s*)(?:[2-9]|[1-9]\d+)\s*(?:pers(?:on(?:en|s))?\.?|leute|people|kinder|gäste|bewohner|teilnehmer|patienten|schüler|children|guests|residents|pupils|portion(?:en|s)|port\.|servings)(?!\p{L})|(?<!\p{L})serves\s+(?:[2-9]|[1-9]\d+)(?!\d)/iu;

/** Whether a title says that the food below it is for several people: "Rezept für 6 Portionen: Lasagne". */
export function isForSeveral(title: string): boolean {
  const text = title.trim();
  return !/^[\d½¼¾]/.test(text) && FOR_SEVERAL.test(text);
}

/** The title in a row that has nothing else; undefined for any other row. */
export function titleForSeveral(cells: readonly string[]): string | undefined {
  const [only, second] = cells.filter((cell) => cell.trim() !== '');
  return only !== undefined && second === undefined && isForSeveral(only) ? only : undefined;
}

/** Leaves out the foods of a recipe for several people, since nobody knows how much one person ate. */
export class CookedForSeveral {
  readonly faults: Diagnostic[] = [];
  #title: { readonly text: string; readonly location: Location } | undefined;
  #foods = 0;

  /** Begins a recipe with its title. */
  begin(text: string, location: Location): void {
    this.end();
    this.#title = { text: text.trim(), location };
  }

  /** Takes a food below the title; returns false for a food that belongs to no recipe. */
  take(): boolean {
    if (this.#title === undefined) return false;
    this.#foods += 1;
    return true;
  }

  /** Ends the recipe, at a day, a meal or the end of the record. */
  end(): void {
    if (this.#title !== undefined && this.#foods > 0) {
      const { text, location } = this.#title;
      this.faults.push({
        code: 'meal/bad-amount',
        field: 'amount',
        message: `${quoted(text)} is for several people, and the food below it is not what one of them ate`,
        value: cutShort(text),
        location,
        expected: 'what one person ate, such as "1 portion" of the dish, without its ingredients',
      });
    }
    this.#title = undefined;
    this.#foods = 0;
  }
}
