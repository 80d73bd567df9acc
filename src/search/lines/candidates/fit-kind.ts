import { fitName, type NameFit } from '../name-fit/fit-name.ts';
import type { FoodLine } from '../reading/food-line.ts';
import type { SizedFood } from './sized-food.ts';

/** The remarks on one of several kinds, if the line does not say which it means. */
const KIND_ASSUMED = 'assumed an ordinary kind of this food';
const KINDS_DIFFER = 'kinds of this food differ: say which one it is';
const KIND_UNUSUAL = 'this kind differs from what people usually mean by the name';

/** Factor for a kind of the food that a line names. */
const OF_KIND = 0.87;

/** Factor for a kind that is unlike the food of that name in viand's own catalogue. */
const OF_UNUSUAL_KIND = 0.8;

/** Factor for a name with the words of the line and no others, in the order of a table: "Muffin, English". */
const IN_OTHER_ORDER = 0.95;

/** How well a kind fits a line that names it, except for its kind; undefined for any other food. */
export function fitKind(line: FoodLine, food: SizedFood): NameFit | undefined {
  const { kind, otherNames } = food;
  if (kind === undefined) return undefined;
  const fit = fitName(line, { ...food, otherNames: [...otherNames, kind.of] });
  const factor = kind.unmatched === 0 ? IN_OTHER_ORDER : kind.isUsual ? OF_KIND : OF_UNUSUAL_KIND;
  return { ...fit, confidence: factor * fit.confidence };
}

/** The remark on a kind. @param doubt below 1 if kinds with different compositions fit as well */
export function kindRemark(nameFit: number, doubt: number): string {
  if (doubt < 1) return KINDS_DIFFER;
  return nameFit > OF_UNUSUAL_KIND ? KIND_ASSUMED : KIND_UNUSUAL;
}
