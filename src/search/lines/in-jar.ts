import type { Food } from '../../model/food.ts';
import type { FoodLine } from './read-line.ts';

/** Whether a line counts solid food in jars, which Germans call glasses. */
export function isInJar(
  { measure }: Pick<FoodLine, 'measure'>,
  { isSolid }: Pick<Food, 'isSolid'>,
): boolean {
  if (!isSolid || measure === undefined || measure.kind === 'unit') return false;
  return measure.kind === 'named' ? measure.names[0] === 'jar' : measure.form === 'glass';
}
