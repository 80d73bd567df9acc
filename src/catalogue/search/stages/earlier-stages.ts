import { anyOf, type Expression } from '../lists/expression.ts';

/** The stages of a search so far: the hits of those that have few, and the expressions of the others. */
export class EarlierStages {
  readonly hits = new Set<number>();
  readonly deep: Expression[] = [];
  readonly #seen = new Set<string>();
  readonly #counted = new Map<string, Expression>();

  /** Whether a stage has more hits than are ranked. */
  get isDeep(): boolean {
    return this.deep.length > 0;
  }

  /** Matches the hits of all stages. */
  get all(): Expression {
    return anyOf([...this.#counted.values()]);
  }

  has(match: Expression): boolean {
    return this.#seen.has(match.text);
  }

  /**
   * @param listed all hits of the stage, or undefined if it has more than are ranked
   * @param counted matches the hits that no other stage has; undefined if there are none
   */
  add(
    match: Expression,
    listed: readonly number[] | undefined,
    counted: Expression | undefined,
  ): void {
    this.addUnlisted(match, counted);
    if (listed === undefined) this.deep.push(match);
    else for (const hit of listed) this.hits.add(hit);
  }

  /** Adds a stage whose hits come after the page, and so are not listed. */
  addUnlisted(match: Expression, counted: Expression | undefined): void {
    this.#seen.add(match.text);
    if (counted !== undefined) this.#counted.set(counted.text, counted);
  }
}
