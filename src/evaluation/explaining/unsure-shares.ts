import type { EvaluationName } from '../evaluation-names.ts';
import { nutrientInputs } from '../evaluations.ts';
import type { IndexComponent } from '../indices/index-table.ts';
import { inputsOf } from '../indices/index-table.ts';
import { INDICES, isIndexName } from '../indices/indices.ts';
import { amountOf } from '../known-amounts.ts';
import { SUMMED } from '../layout.ts';
import { nutrientTotal, type Totals } from '../totals.ts';

/** Shares of figures, 0 to 1, by the names of components or nutrients. */
export type ShareOfFigures = Readonly<Record<string, number>>;

/** The share of the figures of one evaluation that depends on uncertain matches or assumed sizes. */
export interface Unsure {
  /** Entries whose food or size is uncertain. */
  readonly entries: number;
  readonly shares: ShareOfFigures;
}

/** The uncertain share of each evaluation. */
export type UnsureByEvaluation = Readonly<Partial<Record<EvaluationName, Unsure>>>;

/**
 * The shares of several evaluations that depend on a part of what was eaten.
 *
 * @param part the entries whose food or size is uncertain
 */
export function unsureByEvaluation(
  evaluations: readonly EvaluationName[],
  whole: Totals,
  part: Totals,
): UnsureByEvaluation {
  const entries = part.amounts[SUMMED] as number;
  return Object.fromEntries(
    evaluations.map((name) => [name, { entries, shares: sharesOf(name, whole, part) }]),
  );
}

/**
 * The share of each figure that comes from a part of what was eaten: for an index by component, for other evaluations
 * by nutrient.
 */
export function sharesOf(name: EvaluationName, whole: Totals, part: Totals): ShareOfFigures {
  if (isIndexName(name)) {
    return Object.fromEntries(
      INDICES[name].components.map((row) => [row.component, componentShare(row, whole, part)]),
    );
  }
  // The totals may have more than that: those of several evaluations, or everything that the service sums.
  return Object.fromEntries(
    nutrientInputs(name).map((nutrient) => [
      nutrient,
      share(nutrientTotal(whole, nutrient), nutrientTotal(part, nutrient)),
    ]),
  );
}

/** The share of the amounts that a component counts. */
export function componentShare(
  { density }: Pick<IndexComponent, 'density'>,
  whole: Totals,
  part: Totals,
): number {
  const amountIn = (totals: Totals) =>
    inputsOf(density).reduce((sum, input) => sum + amountOf(input, totals), 0);
  return share(amountIn(whole), amountIn(part));
}

function share(whole: number, part: number): number {
  return whole > 0 ? part / whole : 0;
}
