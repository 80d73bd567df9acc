import type { FiguresImage } from '../../catalogue/figures/amount-finder.ts';
import type { Layout } from '../../evaluation/layout.ts';
import type { NeededFigures } from './kernel/kernel-foods.ts';

/**
 * The amounts that the sums of a layout need from the figures, in the form that the kernel reads. They have the order
 * of `neededAmounts`: the nutrients of the layout, the energy, and the food patterns of the layout.
 *
 * @returns undefined where sums need more than amounts, or the catalogue lacks some
 */
export function neededFigures(
  layout: Layout,
  { nutrients, foodPatterns }: FiguresImage,
): NeededFigures | undefined {
  const { hasEstimates, hasSolids, hasCarbohydrateEnergy } = layout;
  if (hasEstimates || hasSolids || hasCarbohydrateEnergy) return undefined;
  const places = [...nutrients, ...foodPatterns];
  if (!places.every((place) => place !== undefined)) return undefined;
  const { nutrientSlots, nutrientGapSlots, foodPatternSlots, foodPatternGapSlots } = layout;
  return {
    nutrients: layout.nutrients.map((position, index) => ({
      offset: nutrients[index] as number,
      slot: nutrientSlots[position] as number,
      gapSlot: nutrientGapSlots[position] as number,
    })),
    foodPatterns: layout.foodPatterns.map((position, index) => ({
      offset: foodPatterns[index] as number,
      slot: foodPatternSlots[position] as number,
      gapSlot: foodPatternGapSlots[position] as number,
    })),
    energyOffset: nutrients.at(-1) as number,
  };
}
