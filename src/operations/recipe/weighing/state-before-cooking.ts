import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { rawVariant } from '../../../model/cooking/yields.ts';
import { standardVariant, type Variant } from '../../../model/food.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';
import type { FoodLine } from '../../../search/lines/reading/food-line.ts';
import { isDry } from '../../../search/lines/states/is-dry.ts';

/** The state in which recipes weigh a food that people mostly eat cooked. */
export interface StateBeforeCooking {
  /** The word for it, as a line may have it. */
  readonly word: 'dried' | 'raw';
  /** The food takes up water when it is cooked, such as rice, so that the same weight of it has a third of the energy. */
  readonly isDry: boolean;
  /** The food in that state in viand's own catalogue. */
  readonly usual: Variant;
}

/**
 * The state in which recipes weigh the food of a line. A published table may have it under a name of its own:
 * "Kichererbse reif" next to "Kichererbsen gekocht".
 *
 * @returns undefined for viand's own catalogue, and for a food that people eat raw or that viand does not know
 */
export function stateBeforeCooking(
  { calledByViand }: Catalogue,
  line: FoodLine | undefined,
): StateBeforeCooking | undefined {
  if (line === undefined || line.isTinned || line.tin !== undefined) return undefined;
  const food = calledByViand?.([...line.qualifiers, ...line.words]) ?? calledByViand?.(line.words);
  const usual = food && rawVariant(food);
  if (food === undefined || usual === undefined || usual === standardVariant(food))
    return undefined;
  const isDryFood = isDry(usual) && !isDry(standardVariant(food));
  return { word: isDryFood ? 'dried' : 'raw', isDry: isDryFood, usual };
}

/** The least energy of a dry food of a table, as a share of that of viand's. Cooking halves it at least. */
const STILL_DRY = 0.7;

/** Whether a food of a table is in the state in which recipes weigh it. Some tables give no water. */
export function isUncooked(variant: Variant, { isDry: isDryFood, usual }: StateBeforeCooking) {
  if (!isDryFood) return variant.processing === 'raw';
  const energy = ({ nutrients }: Variant) => nutrientAmount(nutrients, 'energy');
  return energy(variant) >= STILL_DRY * energy(usual);
}
