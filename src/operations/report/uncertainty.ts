import { totalsOf } from '../../engine/portion-totals.ts';
import { componentShare } from '../../evaluation/explaining/unsure-shares.ts';
import { HEI_2015 } from '../../evaluation/indices/tables/healthy-eating-index-2015.ts';
import type { Layout } from '../../evaluation/layout.ts';
import type { IntakeComparison } from '../../evaluation/reference-intakes/compare-intakes.ts';
import { nutrientTotal, type Totals } from '../../evaluation/totals.ts';
import type { RecordedPortion } from './collect-records.ts';

/** The share of each result, 0 to 1, that comes from entries whose food or size is uncertain. */
export interface Uncertainty {
  readonly uncertainEntries: number;
  readonly assumedSizes: number;
  readonly energy: number;
  /** The share of the amount of each component of the index. */
  readonly components: ReadonlyMap<string, number>;
  /** The share of the compared amount of each nutrient. */
  readonly nutrients: ReadonlyMap<string, number>;
}

interface Figures {
  readonly whole: Totals;
  readonly layout: Layout;
  readonly compared: readonly IntakeComparison[];
}

/** Computes how much uncertain matches and assumed sizes contribute to the results of a record. */
export function uncertaintyOf(
  portions: readonly RecordedPortion[],
  { whole, layout, compared }: Figures,
): Uncertainty {
  const unsure = portions.filter(({ isUncertain, isSizeAssumed }) => isUncertain || isSizeAssumed);
  const part = totalsOf(layout, unsure);
  const shareOf = (amountIn: (totals: Totals) => number) =>
    unsure.length === 0 || amountIn(whole) <= 0 ? 0 : amountIn(part) / amountIn(whole);
  return {
    uncertainEntries: portions.filter(({ isUncertain }) => isUncertain).length,
    assumedSizes: portions.filter(({ isSizeAssumed }) => isSizeAssumed).length,
    energy: shareOf((totals) => nutrientTotal(totals, 'energy')),
    components: new Map(HEI_2015.map((row) => [row.component, componentShare(row, whole, part)])),
    nutrients: new Map(
      compared.map(({ name, lower, upper }) => {
        const { of } = (lower ?? upper)?.measure ?? { of: [] };
        const amountIn = (totals: Totals) =>
          of.reduce((sum, [nutrient, factor]) => sum + factor * nutrientTotal(totals, nutrient), 0);
        return [name, shareOf(amountIn)];
      }),
    ),
  };
}
