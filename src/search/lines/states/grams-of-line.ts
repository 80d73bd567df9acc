import type { FoodLine } from '../reading/food-line.ts';

/** The weight in a line, g; NaN if it has another measure. */
export function gramsOf({ quantity = 1, measure }: FoodLine): number {
  return measure?.kind === 'unit' && measure.unit === 'g' ? quantity * measure.factor : Number.NaN;
}
