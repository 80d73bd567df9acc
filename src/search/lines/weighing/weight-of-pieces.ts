import type { Food, Variant } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { weighForm } from './weigh-form.ts';

/** The most by which a piece may differ from the usual one: as a factor, heavier or lighter. */
const MOST_DIFFERENCE = 1.6;

/**
 * Whether a weight behind a number of pieces is more likely to be that of each where it was read as that of all, or the
 * other way round, judged by the usual piece: "3 biscuits (30 g)" are 30 g, while "2 muesli bars (25 g)" may be 25 g
 * each.
 *
 * @param amount the amount that was read from the weight, g or ml
 * @returns a remark; undefined if there is no doubt
 */
export function doubtInPieces(
  line: FoodLine,
  amount: number,
  food: Food,
  variant: Variant | undefined,
): string | undefined {
  const { pieces } = line;
  if (pieces === undefined) return undefined;
  const { measure, quantity, isOfEach } = pieces;
  const form = measure?.kind === 'serving' ? measure.form : undefined;
  const piece = weighForm({ ...line, measure, quantity: 1 }, form, food, variant);
  if (piece === undefined) return undefined;
  const isUsual = (weight: number) =>
    Math.max(weight, piece.amount) <= MOST_DIFFERENCE * Math.min(weight, piece.amount);
  const stated = isOfEach ? amount / quantity : amount;
  const [asRead, otherwise] = isOfEach ? [stated, stated / quantity] : [stated / quantity, stated];
  if (isUsual(asRead) || !isUsual(otherwise)) return undefined;
  return isOfEach ? 'this may be the weight of all' : 'this may be the weight of each';
}
