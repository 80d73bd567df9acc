import { countedTitle } from '../servings/counted-title.ts';
import { titleServings } from '../servings/title-servings.ts';

/** The name of a recipe, from its title or the first line above its ingredients. */
export class RecipeName {
  text = '';
  /** Where what titles say about how much the recipe makes is added: "Chili (serves 4)". */
  readonly #yields: string[];
  /** Whether the name is a title, rather than the first line above the ingredients. */
  #isMarked = true;
  /** Whether a line that is marked as a title came before. */
  #hasTitle = false;

  constructor(yields: string[]) {
    this.#yields = yields;
  }

  /** Takes the name from a title. */
  take(title: string): void {
    const bare = title.replace(/:$/, '');
    const { name, yields } = countedTitle(bare) ?? titleServings(bare);
    this.text = name;
    this.#yields.push(...yields);
  }

  /** Takes the first line above the ingredients. A title may still replace it. */
  takeFirstLine(line: string): void {
    this.take(line);
    this.#isMarked = false;
  }

  /**
   * Takes a line that is marked as a title, unless the recipe has one.
   *
   * @param mayCorrect whether it is a label such as "Name: Goulash" above the ingredients, which corrects any name
   * @returns the name that it replaces; empty if there is none
   */
  takeTitle(title: string, mayCorrect: boolean): string {
    const before = this.text;
    const isCorrected = mayCorrect && !this.#hasTitle;
    this.#hasTitle = true;
    if (before !== '' && this.#isMarked && !isCorrected) return '';
    this.#isMarked = true;
    this.take(title.trim().replace(/^"(.*)"$/, '$1'));
    return before;
  }
}
