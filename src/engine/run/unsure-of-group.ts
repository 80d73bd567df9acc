import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import {
  type UnsureByEvaluation,
  unsureByEvaluation,
} from '../../evaluation/explaining/unsure-shares.ts';
import { totalsOfRow } from '../portion-totals.ts';
import type { SumRows } from '../sums/exact-sums.ts';
import type { UnsureSums } from '../sums/unsure-sums.ts';

/**
 * The share of the figures of a group that rests on uncertain entries.
 *
 * @returns undefined if all entries are certain
 */
export function unsureOfGroup(
  { evaluations, layout }: EvaluationPlan,
  whole: { readonly rows: SumRows; readonly row: number },
  unsure: UnsureSums,
  group: number,
): UnsureByEvaluation | undefined {
  const row = unsure.find(group);
  if (row === undefined) return undefined;
  return unsureByEvaluation(
    evaluations,
    totalsOfRow(layout, whole.rows, whole.row),
    totalsOfRow(layout, unsure.rows, row),
  );
}
