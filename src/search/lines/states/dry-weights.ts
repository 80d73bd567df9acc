import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { nutrient } from '../../../model/nutrients.ts';
import { rawVariant } from '../../../model/yields.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { isDry } from './is-dry.ts';

/** Up to this weight, g, a food that swells may have been weighed dry, by the project's judgement. */
const MOST_DRY = 125;

/** From this weight, g, it is more than a plate, by the project's judgement: recipes weigh the dry food for several. */
const MORE_THAN_A_PLATE = 300;

/** Cooked food with less of its dry energy than this share is a porridge, by the project's judgement. */
const PORRIDGE = 1 / 4.5;

/** The remark on an amount of a food that swells, if the line does not say in which state it was measured. */
export const COUNTED_AS_COOKED = 'counted as cooked, since the line does not say dry';

const ENERGY = nutrient('energy').position;

/** The dry variant of a food that is mostly eaten cooked, if a line does not say in which state it is. */
function dryVariant({ processings, isCooked }: FoodLine, food: Food): Variant | undefined {
  const isStated = processings.length > 0 || isCooked;
  const dry = rawVariant(food);
  const standard = standardVariant(food);
  return isStated || dry === undefined || dry === standard || !isDry(dry) || isDry(standard)
    ? undefined
    : dry;
}

/** The weight in a line, g; NaN if it has another measure. */
function gramsOf({ quantity = 1, measure }: FoodLine): number {
  return measure?.kind === 'unit' && measure.unit === 'g' ? quantity * measure.factor : Number.NaN;
}

/** The dry variant of a food that is only sold dry: "1 packet instant oatmeal". */
function packedDry({ measure, processings, isCooked }: FoodLine, food: Food): Variant | undefined {
  const isPacket = measure?.kind === 'serving' && measure.form === 'package';
  const dry = rawVariant(food);
  if (!isPacket || processings.length > 0 || isCooked) return undefined;
  if (dry === undefined || dry === standardVariant(food)) return undefined;
  const isPacked = ({ servingSizes }: Variant) =>
    servingSizes.some(({ type }) => type === 'package');
  return isDry(dry) && isPacked(dry) && !food.variants.some((one) => one !== dry && isPacked(one))
    ? dry
    : undefined;
}

/** The dry variant, if the line can mean nothing else: "40 g oats" are not porridge, and packets hold dry food. */
export function certainlyDry(line: FoodLine, food: Food): Variant | undefined {
  const packed = packedDry(line, food);
  if (packed !== undefined) return packed;
  const dry = gramsOf(line) <= MOST_DRY ? dryVariant(line, food) : undefined;
  if (dry === undefined) return undefined;
  const [before, after] = [dry, standardVariant(food)].map(
    ({ nutrients }) => nutrients[ENERGY] ?? 0,
  );
  return (after as number) < PORRIDGE * (before as number) ? dry : undefined;
}

/**
 * Whether a weight or volume may be that of the dry food, although most people record it cooked: "75 g pasta", "125 ml
 * rice".
 */
export function mayBeDry(line: FoodLine, food: Food): boolean {
  const grams = gramsOf(line);
  const isVolume = line.measure?.kind === 'unit' && line.measure.unit === 'ml' && food.isSolid;
  const mayBe = isVolume || grams <= MOST_DRY || grams > MORE_THAN_A_PLATE;
  return mayBe && dryVariant(line, food) !== undefined;
}
