import type { FoodLine } from '../../reading/food-line.ts';

/** Sizes in which drinks are sold, ml: "glass of wine 175", "Cola 330". */
const GLASS_SIZES: ReadonlySet<number> = new Set([
  100, 125, 150, 175, 200, 250, 300, 330, 350, 400, 440, 500, 568, 700, 750, 1000,
]);

/** Whether a line gives such a size as a number without a unit. */
export function isGlassSize({ quantity, measure }: FoodLine): boolean {
  const isVessel = measure?.kind === 'serving' && measure.form === 'glass';
  return (measure === undefined || isVessel) && GLASS_SIZES.has(quantity ?? 0);
}
