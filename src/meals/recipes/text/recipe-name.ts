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
    const bare = title
      .trim()
      .replace(/:$/, '')
      .replace(/^"(.*)"$/, '$1');
    const { name, yields } = countedTitle(bare) ?? titleServings(bare);
    this.text = name;
    this.#yields.push(...yields);
  }

  /**
   * Takes a line above the ingredients that looks like a title, unless the recipe has one.
   *
   * @param line undefined if there is none
   * @param dropped where the line is added if it is no title
   * @returns whether the line is the title
   */
  takeUnmarked(line: string | undefined, dropped: string[]): boolean {
    if (line === undefined) return false;
    const isTitle = this.text === '' || titleServings(line).yields.length > 0;
    if (isTitle) this.take(line);
    else dropped.push(line);
    return isTitle;
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
    this.take(title);
    return before;
  }
}
