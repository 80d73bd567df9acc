import type { Variant } from '../../../model/food.ts';
import { areAlike } from './alike-foods.ts';

/** A food that competes with others for a line. */
export interface Rival {
  readonly nameFit: number;
  /** The line uses one of its names, even if it does not ask for so little fat. */
  readonly isExact: boolean;
  /** The line names it, whatever share of fat it has. */
  readonly isNamed: boolean;
  /** 2 if the line is exactly one of its names, 1 if it is a name with the state of its variant, otherwise 0. */
  readonly literalness: number;
  readonly isBranded: boolean;
  /** The line measures the food in the way in which people measure it. */
  readonly isSoMeasured: boolean;
  /** The line mentions a tin, and the food is the tinned one. */
  readonly isInItsTin: boolean;
  /** The line names it, except for its kind. */
  readonly isOfKind: boolean;
  /** It is such a kind, and nearly the same as the food of that name in viand's own catalogue. */
  readonly isUsualKind: boolean;
  /** Its whole has the share of fat in the line, which is likelier the share in the dry matter of another cheese. */
  readonly isOfWholeShare: boolean;
  /** The state in which the line means it. */
  readonly eaten: Variant;
}

/** Two names whose fit differs by less than this compete for the line. */
export const FIT_TOLERANCE = 0.03;

/** Two kinds of a food whose fit differs by less than this compete, even if one is less usual. */
const KIND_FIT_TOLERANCE = 0.1;

/** Confidence factor of competing candidates if neither name is exact. */
const IN_DOUBT = 0.85;
/** The factor if both names are exact, so that the line has two meanings. */
const TWO_MEANINGS = 0.75;

/**
 * The confidence factor of the first of several foods and of those that fit the line as well, the likeliest first.
 *
 * @param isOtherName whether the line has another name of its food, which may be more general: quark for "Magerquark"
 */
export function doubtAmong(
  [first, second, ...others]: readonly Rival[],
  isOtherName: boolean,
): number {
  if (first === undefined || second === undefined) return 1;
  // What people usually mean by a name is no other kind.
  if (first.isUsualKind && !isOtherName) return 1;
  if ([second, ...others].some((other) => mayBeOfWhole(first, other))) return TWO_MEANINGS;
  const isInDoubt = first.isOfKind
    ? [second, ...others].some((other) => isOtherKind(first, other))
    : areInDoubt(first, second);
  if (!isInDoubt) return 1;
  return first.nameFit === 1 || first.isOfKind ? TWO_MEANINGS : IN_DOUBT;
}

/** "Cheddar 35 %" is cheddar with that share of fat, or light cheddar with that share in its dry matter. */
function mayBeOfWhole(first: Rival, other: Rival): boolean {
  return (
    other.isOfWholeShare &&
    !first.isOfWholeShare &&
    other.isNamed &&
    !areAlike(first.eaten, other.eaten)
  );
}

/** Whether a food fits about as well as the first kind, and has a different composition. */
function isOtherKind(first: Rival, other: Rival): boolean {
  return other.nameFit >= first.nameFit - KIND_FIT_TOLERANCE && !areAlike(first.eaten, other.eaten);
}

/** Whether the line may mean the second food as well as the first. */
function areInDoubt(first: Rival, second: Rival): boolean {
  if (first.isInItsTin && !second.isInItsTin) return false;
  if (second.nameFit < first.nameFit - FIT_TOLERANCE && !(second.isExact && first.isExact))
    return false;
  if (first.nameFit < 1) return true;
  // Both have exactly this name ("chips"). A product of that name does not compete with a generic food, and neither do
  // foods that hardly differ.
  if (!second.isExact || second.isBranded) return false;
  // "1 Paprika" is a pepper, and "1 TL Paprika" the spice.
  if (first.isSoMeasured && !second.isSoMeasured) return false;
  // "Chicken" and "roast chicken" mean chicken rather than chicken meat without skin, and "baked apple" is a dish.
  if (first.literalness > second.literalness) return false;
  return !areAlike(first.eaten, second.eaten);
}
