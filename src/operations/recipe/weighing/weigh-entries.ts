import { Accumulator } from '../../../engine/entries/accumulator.ts';
import { nearestFood, REQUEST_SUGGESTIONS } from '../../../engine/foods/nearest-food.ts';
import type { EntrySink } from '../../../meals/entries/reading.ts';
import { ASSUMPTION_WORDS } from '../../../model/assumptions.ts';
import { type Diagnostic, ViandError } from '../../../model/diagnostic.ts';
import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import type { Services } from '../../services.ts';
import { rawOfId } from './raw-of-id.ts';
import { collectFaultyEntries, type SkippedIngredient } from './skipped-ingredients.ts';
import type { WeighedIngredients } from './weigh-ingredients.ts';
import type { Ingredient } from './weigh-part.ts';

/**
 * Weighs ingredients that are entries of a meal: ids of foods with amounts. Faulty entries are skipped.
 *
 * @param read gives the entries to a sink
 * @throws ViandError with every problem that does not belong to an entry
 */
export async function weighEntries(
  { catalogue, foods }: Services,
  read: (sink: EntrySink) => Promise<void> | void,
): Promise<WeighedIngredients> {
  const faults: Diagnostic[] = [];
  const skipped: SkippedIngredient[] = [];
  const report = (fault: Diagnostic) => faults.push(fault);
  const ingredients: Ingredient[] = [];
  const portions = new Accumulator({
    foods,
    nearestFood: nearestFood(catalogue, REQUEST_SUGGESTIONS),
    report,
  });
  const sink: EntrySink = {
    ...portions.sink,
    row() {},
    entry(entry) {
      const { foodId: text, isRawWeight } = entry;
      const raw = isRawWeight ? undefined : rawOfId(catalogue, text);
      const weighed = portions.weigh(raw === undefined ? entry : { ...entry, foodId: raw.id });
      if ('code' in weighed) return weighed;
      const food = catalogue.find(weighed.food.id)?.food;
      const variant = food?.variants.find(({ id }) => id === weighed.food.id);
      if (food === undefined || variant === undefined) return undefined;
      ingredients.push({
        ...{ text, foodId: variant.id, foodName: food.name, grams: weighed.grams, confidence: 1 },
        ...{ food, variant, isAmountGiven: true },
        assumptions: [
          ...weighed.assumptions.map((one) => `${text}: ${ASSUMPTION_WORDS[one].sentence}`),
          ...(raw === undefined ? [] : countedAsRaw(text, food, raw)),
        ],
      });
      return undefined;
    },
  };
  await read(collectFaultyEntries(sink, skipped, report));
  if (faults.length > 0) throw ViandError.of(faults);
  return { ingredients, skipped };
}

/** The assumption about an id of a food that is mostly eaten cooked. */
function countedAsRaw(text: string, food: Food, raw: Variant): string[] {
  const { id } = standardVariant(food);
  return id === raw.id ? [] : [`${text}: counted as raw; ${id} is the cooked food`];
}
