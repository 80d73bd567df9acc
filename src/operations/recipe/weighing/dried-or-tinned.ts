import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Food, Variant } from '../../../model/food.ts';
import type { Candidate } from '../../../search/lines/candidates/candidate.ts';
import { isDry } from '../../../search/lines/states/is-dry.ts';
import { matchText } from '../../match/names/foods-of-text.ts';

/** Pulses that people cook without soaking, so that they buy them dried. */
const MOSTLY_DRIED = /lentil|split|dal(?!\p{L})/iu;

const PULSES = 'Legumes and Legume Products';

/** The weights in g of usual tins and jars of pulses, and of what is in them without the liquid. */
const WEIGHTS_OF_TINS: ReadonlySet<number> = new Set([
  ...[240, 265, 400, 425, 480, 530, 800, 850, 1200],
]);

/** The confidence in each of two states of a food that are both likely. */
const EITHER = 0.5;

/**
 * The dried and the tinned food that a weight of pulses may be: "800 g chickpeas" are two tins, or dried ones for many.
 *
 * @param grams the weight that the line states
 * @returns undefined if only the dried food is likely, or if shops do not sell it in tins
 */
export function driedOrTinned(
  catalogue: Catalogue,
  matched: Candidate,
  { food, dried, grams }: { readonly food: Food; readonly dried: Variant; readonly grams: number },
): readonly Candidate[] | undefined {
  if (MOSTLY_DRIED.test(food.name)) return undefined;
  if (food.foodGroup !== PULSES || !isDry(dried) || !WEIGHTS_OF_TINS.has(Math.round(grams)))
    return undefined;
  const [tinned] = matchText(catalogue, `tinned ${food.name}`);
  if (tinned === undefined || !/tinned/i.test(tinned.name) || tinned.foodConfidence < 1)
    return undefined;
  return [matched, tinned].map((one) => ({ ...one, confidence: EITHER, foodConfidence: EITHER }));
}
