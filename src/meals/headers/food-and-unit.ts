import {
  BOWL_WORDS,
  CUP_WORDS,
  GLASS_WORDS,
  HELPING_WORDS,
  PIECE_WORDS,
} from '../../text/vocabulary/container-words.ts';
import { SPOON_WORDS } from '../../text/vocabulary/unit-words.ts';
import { isMass } from '../words/amounts/amount-cells.ts';
import { isWeightUnit, splitUnit, type UnitOfName } from './column-units.ts';

/** Measures behind the name of a food: "Bread (slices)". */
const MEASURE = new RegExp(
  String.raw`^(?:${PIECE_WORDS}|${HELPING_WORDS}|${GLASS_WORDS}|${CUP_WORDS}|${BOWL_WORDS}|${SPOON_WORDS})\.?$`,
  'i',
);

/** A food without the unit of its amounts: "Brot (g)". The unit is blank if it is not one of food: "Brot (kcal)". */
export function foodAndUnit(name: string): UnitOfName {
  const { bare, unit } = splitUnit(name);
  if (unit === undefined) return { bare, unit };
  return { bare, unit: isWeightUnit(unit) || isMass(unit) || MEASURE.test(unit) ? unit : '' };
}
