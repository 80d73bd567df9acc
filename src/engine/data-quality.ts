import { ALL_PATTERNS } from '../evaluation/indices/index-table.ts';
import { ESTIMATED_ENERGY, type Layout, nutrientSlot } from '../evaluation/layout.ts';
import { coverage } from '../evaluation/totals.ts';
import { FOOD_PATTERNS } from '../model/food-patterns.ts';
import { NUTRIENTS } from '../model/nutrients.ts';

/** How complete the data behind results is. */
export interface DataQuality {
  /**
   * Share of the mass whose foods have each input, 0 to 1. Food patterns are one input, with the lowest share of any of
   * them; if their shares differ, they are also listed one by one.
   */
  readonly coverage: Readonly<Record<string, number>>;
  /** Share of the energy whose food patterns are estimated, 0 to 1; undefined if no evaluation reads food patterns. */
  readonly estimatedEnergyShare: number | undefined;
}

/** @param amounts sums in the slots of the layout */
export function dataQualityOf(layout: Layout, amounts: Float64Array): DataQuality {
  const nutrients = layout.nutrients.map((position) => {
    const gap = layout.nutrientGapSlots[position] as number;
    return [NUTRIENTS[position]?.name as string, coverage(amounts, gap)] as const;
  });
  if (layout.foodPatterns.length === 0) {
    return { coverage: Object.fromEntries(nutrients), estimatedEnergyShare: undefined };
  }
  const patterns = layout.foodPatterns.map((position) => {
    const gap = layout.foodPatternGapSlots[position] as number;
    return [FOOD_PATTERNS[position]?.name as string, coverage(amounts, gap)] as const;
  });
  const least = Math.min(...patterns.map(([, share]) => share));
  const isAlike = patterns.every(([, share]) => share === least);
  const energy = amounts[nutrientSlot(layout, 'energy')] as number;
  const estimated = amounts[ESTIMATED_ENERGY] as number;
  return {
    coverage: Object.fromEntries([
      ...nutrients,
      [ALL_PATTERNS, least] as const,
      ...(isAlike ? [] : patterns),
    ]),
    estimatedEnergyShare: energy > 0 ? estimated / energy : 0,
  };
}
