import type { Food, Variant } from '../../../model/food.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { sweetFlavour } from '../words/flavours.ts';
import { isLeanGerman, isReduced, isReducedGerman, isUnsweetened } from './reduced-words.ts';

const DAIRY = 'Dairy and Egg Products';

/** Yoghurt of plants is in the group of the plant. */
const YOGHURT = /yogh?urt|joghurt/iu;

/** Milk products with less sugar than this, g in 100 g, have only that of the milk. */
const SWEETENED = 6;

/** Factor for a plain food of a line that names a flavour. */
const PLAIN = 0.75;

/** How well a food fits a line with a flavour behind it: "Skyr, Vanille" is sweetened, and plain skyr is not. */
export function fitFlavour(qualifiers: readonly string[], food: Food, variant: Variant): number {
  if (qualifiers.length === 0 || !(food.foodGroup === DAIRY || YOGHURT.test(food.name))) return 1;
  const isSweetened = !(nutrientAmount(variant.nutrients, 'sugar') < SWEETENED);
  if (isSweetened || !sweetFlavour().test(qualifiers.join(' '))) return 1;
  const said = qualifiers.flatMap(foldWords);
  const isCalledSo = [food.name, ...food.otherNames].some((name) =>
    foldWords(name).some((word) => said.includes(word)),
  );
  return isCalledSo ? 1 : PLAIN;
}

/** Factor for a food with all its fat, sugar or alcohol if the line asks for less. */
const WITH_ALL_OF_IT = 0.75;

/** "Free", "glutenfrei" */
const LACKING = /(?:free|frei)(?:e[nrsm]?)?$/;

/** How well a food fits a line that asks for less behind it: "Butter, fettreduziert" is not plain butter. */
export function fitReduction(qualifiers: readonly string[], { name, otherNames }: Food): number {
  // What a food lacks altogether, such as gluten or added sugar, is no less of it.
  const said = qualifiers.filter((word) => !LACKING.test(word) && !isUnsweetened(word));
  const isAsked = isReduced(said.flatMap(foldWords)) || said.some(isReducedGerman);
  if (!isAsked) return 1;
  const isLess = [name, ...otherNames].some((one) => {
    const named = foldWords(one);
    return isReduced(named) || named.some(isLeanGerman);
  });
  return isLess ? 1 : WITH_ALL_OF_IT;
}
