import { isHeadingOfServedWith } from '../../ingredients/not-eaten.ts';
import type { IngredientLine } from '../../recipe.ts';
import { amountsOfEach } from '../../servings/amounts-of-each.ts';
import { MadeParts } from './made-parts.ts';
import { DIGIT } from './neighbouring-lines.ts';

/** What the heading above a group of ingredients says of them: "To serve", "Per person", "For the dough". */
export class IngredientGroups {
  readonly #parts = new MadeParts();
  /** The heading above amounts of one serving or tin; empty if there is none. */
  #each = '';
  #isServedWith = false;

  takeHeading(heading: string): void {
    this.#each = amountsOfEach(heading) === undefined ? '' : heading;
    this.#isServedWith = isHeadingOfServedWith(heading);
    this.#parts.takeHeading(heading);
  }

  /** Whether a line is a part of the dish whose ingredients another group lists. */
  isMade(line: string): boolean {
    return this.#parts.isMade(line);
  }

  /** An ingredient of the current group. */
  ingredientOf(line: string): Pick<IngredientLine, 'text' | 'ofEach'> {
    const hasAmount = DIGIT.test(line);
    return {
      text: this.#isServedWith && !hasAmount ? `${line}, to serve` : line,
      ...(hasAmount && this.#each !== ''
        ? { ofEach: { heading: this.#each, times: undefined } }
        : {}),
    };
  }
}

/** An ingredient whose heading is "pro Person", with the number of servings. */
export function withTimes(line: IngredientLine, servings: number | undefined): IngredientLine {
  const { heading = '' } = line.ofEach ?? {};
  const isServing = amountsOfEach(heading)?.isServing;
  return isServing ? { ...line, ofEach: { heading, times: servings } } : line;
}
