import { ESTIMATED_ENERGY, type Layout, nutrientSlot } from '../evaluation/layout.ts';
import { coverage } from '../evaluation/totals.ts';
import { NUTRIENTS } from '../model/nutrients.ts';

/** How complete the data behind results is. */
export interface DataQuality {
  /** Share of the mass whose foods have each input, 0 to 1; food patterns are one input. */
  readonly coverage: Readonly<Record<string, number>>;
  /** Share of the energy whose food patterns are estimated, 0 to 1; undefined where no evaluation reads food patterns. */
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
  const shares = layout.foodPatterns.map((position) =>
    coverage(amounts, layout.foodPatternGapSlots[position] as number),
  );
  const patterns = ['food_patterns', Math.min(...shares)] as const;
  const energy = amounts[nutrientSlot(layout, 'energy')] as number;
  const estimated = amounts[ESTIMATED_ENERGY] as number;
  return {
    coverage: Object.fromEntries([...nutrients, patterns]),
    estimatedEnergyShare: energy > 0 ? estimated / energy : 0,
  };
}
