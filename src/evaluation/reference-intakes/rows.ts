import { type NutrientName, nutrient } from '../../model/nutrients.ts';
import type { Mark, MarkKind, Measure, ReferenceRow } from './reference-table.ts';
import { valuesByAge } from './values-by-age.ts';

/** The rows of the tables, and amounts that food tables give in several forms. */

/** Preformed vitamin A, the subject of the upper levels. */
export const RETINOL: readonly Measure[] = plain('retinol');

/** µg RE: 1 µg retinol = 6 µg beta-carotene = 12 µg of the other provitamins (EFSA 2015). */
export const RETINOL_EQUIVALENTS: readonly Measure[] = [
  { of: [['retinol_equivalent', 1]] },
  { of: provitaminA(1 / 6, 1 / 12) },
  // An activity equivalent counts half of the provitamins, so the true amount is at least that.
  { of: [['retinol_activity_equivalent', 1]], isPart: true },
];

/** µg RAE: 1 µg retinol = 12 µg beta-carotene = 24 µg of the other provitamins (IOM 2001). */
export const RETINOL_ACTIVITY_EQUIVALENTS: readonly Measure[] = [
  { of: [['retinol_activity_equivalent', 1]] },
  { of: provitaminA(1 / 12, 1 / 24) },
  { of: [['retinol', 1]], isPart: true },
];

function provitaminA(betaCarotene: number, others: number): Measure['of'] {
  return [
    ['retinol', 1],
    ['beta_carotene', betaCarotene],
    ['alpha_carotene', others],
    ['beta_cryptoxanthin', others],
  ];
}

/** mg NE: niacin, and 1 mg of 60 mg of tryptophan, which the registry has in g. */
export const NIACIN_EQUIVALENTS: readonly Measure[] = [
  { of: [['niacin_equivalent', 1]] },
  {
    of: [
      ['niacin', 1],
      ['tryptophan', 1000 / 60],
    ],
  },
  { of: [['niacin', 1]], isPart: true },
];

/** The registry's own amount. */
export function plain(name: NutrientName): readonly Measure[] {
  return [{ of: [[name, 1]] }];
}

/** A mark by figures of a day. */
export function mark(
  kind: MarkKind,
  measures: readonly Measure[],
  ...daily: Parameters<typeof valuesByAge>
): Mark {
  return { kind, measures, perDay: valuesByAge(...daily) };
}

/** The row of a nutrient of the registry. */
export function rowOf(
  name: NutrientName,
  marks: Pick<ReferenceRow, 'lower' | 'upper' | 'note'>,
): ReferenceRow {
  const { label, unit } = nutrient(name);
  return { name, label, unit, ...marks };
}

/** The minimum of a nutrient. */
export function lower(
  kind: MarkKind,
  name: NutrientName,
  ...daily: Parameters<typeof valuesByAge>
): { readonly lower: Mark } {
  return { lower: mark(kind, plain(name), ...daily) };
}

/** The maximum of a nutrient. */
export function upper(
  kind: MarkKind,
  name: NutrientName,
  ...daily: Parameters<typeof valuesByAge>
): { readonly upper: Mark } {
  return { upper: mark(kind, plain(name), ...daily) };
}
