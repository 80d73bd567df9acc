import type { Food } from '../../../model/food.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { CONFIDENCE, type Weighed } from '../weighing/servings/servings.ts';
import type { Remark } from '../words/remark.ts';

/** A food as lines are weighed with it. */
export interface SizedFood extends Food {
  /** The similar food whose sizes it has, since its source gives none; absent if they are its own. */
  readonly sizesOf?: string;
  /** That food has nearly the same composition, so that its sizes are as certain as those of viand's own foods. */
  readonly isOfLikeFood?: boolean;
  /** Present if the line names it, except for its kind: "Vollmilch" for "Vollmilch frisch, 3,5 % Fett". */
  readonly kind?: PlainKind;
  /**
   * Present if the line has some of its words, and it is not a kind of what the line names. If it is another food, the
   * line does not say what it is: "Rotwein" for "Preiselbeersauce mit Rotwein".
   */
  readonly relation?: 'some words' | 'other';
  /** Its standard state is not that of its source, but that of the similar food. */
  readonly isInUsualState?: boolean;
  /** The table has it only dry, although the line does not say so, and people eat it cooked. */
  readonly isOnlyDry?: boolean;
  /** The remark on its weight, if the table has it raw or only cooked, the line says neither, and the two differ. */
  readonly stateInDoubt?: Remark;
  /** The food that the line names in viand's own catalogue, if this one is a kind of it: its pieces weigh about as much. */
  readonly usual?: Food;
  /** Its energy is far from that of the food with this name in viand's own catalogue: a drink called coconut milk. */
  readonly isUnlikeUsual?: boolean;
  /** The line mentions a tin, and the table does not have this food in tins. */
  readonly isNotInTin?: boolean;
}

/** A food as a kind of what a line names. */
export interface PlainKind {
  /** The words of the line that name it. */
  readonly of: string;
  /** Whether it is like the food of that name in viand's own catalogue, or viand has none. */
  readonly isUsual: boolean;
  /** Whether it is nearly the same as that food. */
  readonly isSame: boolean;
  /** How much of its composition it shares with that food: 1 for the same amounts, 0 if viand has none. */
  readonly likeness: number;
  /** The number of words of its name that the line does not have. */
  readonly unmatched: number;
}

/** An amount that a line counts in pieces of a similar food is assumed, unless the two hardly differ. */
export function withSizeOfSimilar(
  weighed: Weighed,
  { measure }: FoodLine,
  { sizesOf, isOfLikeFood }: SizedFood,
): Weighed {
  const isStated = measure?.kind === 'unit' || measure?.kind === 'energy';
  if (sizesOf === undefined || isStated) return weighed;
  return sizeOf(weighed, sizesOf, isOfLikeFood === true);
}

/** The amount that a line counts in pieces of the food that it names in viand's own catalogue. */
export function sizeOfUsual(weighed: Weighed, { name }: Food, { kind }: SizedFood): Weighed {
  return sizeOf(weighed, name, kind?.isSame === true);
}

function sizeOf(weighed: Weighed, similar: string, isLike: boolean): Weighed {
  return {
    ...weighed,
    confidence: Math.min(weighed.confidence, isLike ? 1 : CONFIDENCE.usualSize),
    remarks: [...weighed.remarks, `size of a similar food: ${similar}`],
  };
}

/** A weight that may be that of the food in another state is assumed, unless it already is for that reason. */
export function withStateOfTable(
  weighed: Weighed | undefined,
  { stateInDoubt }: SizedFood,
): Weighed | undefined {
  const isKnown = stateInDoubt === undefined || weighed?.doubt === 'state';
  if (weighed === undefined || isKnown) return weighed;
  return {
    ...weighed,
    confidence: Math.min(weighed.confidence, CONFIDENCE.usualSize),
    remarks: [...weighed.remarks, stateInDoubt],
    doubt: 'state',
  };
}
