import type { Food, Processing, Variant } from '../../../model/food.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { COOKED_WORDS } from '../words/preparation-words.ts';
import { isDrierThan, isDry } from './is-dry.ts';

/** The state of a food that a line names, or a similar one. */
interface FoundState {
  readonly variant: Variant | undefined;
  readonly isSimilar: boolean;
}

/** Similar ways of cooking: each with its substitutes, the most similar first. */
const SIMILAR_STATES: Readonly<Partial<Record<Processing, readonly Processing[]>>> = {
  fried: ['broiled', 'roasted', 'baked'],
  broiled: ['fried', 'roasted', 'baked'],
  roasted: ['baked', 'broiled', 'fried'],
  baked: ['roasted', 'broiled', 'fried'],
  boiled: ['steamed', 'stewed', 'braised'],
  steamed: ['boiled', 'stewed', 'braised'],
  stewed: ['braised', 'boiled', 'steamed'],
  braised: ['stewed', 'boiled', 'steamed'],
};

/** The variant that the line's preparation names. "Dry" also means a raw variant that is dry, such as rice. */
export function stateOf(line: FoodLine, food: Food): FoundState {
  const ofState = (state: Processing) =>
    food.variants.find(({ processing }) => processing === state);
  const named = line.processings.map(ofState).find((variant) => variant !== undefined);
  if (named !== undefined) return { variant: named, isSimilar: false };
  const raw = ofState('raw');
  if (line.processings.includes('dried') && raw !== undefined && swells(raw, food))
    return { variant: raw, isSimilar: false };
  const [state] = line.processings;
  const similar = state === undefined ? [] : (SIMILAR_STATES[state] ?? []);
  const instead = similar.map(ofState).find((variant) => variant !== undefined);
  if (instead !== undefined) return { variant: instead, isSimilar: true };
  const isCooked = line.isCooked && !isNamedCooked(line, food);
  return { variant: isCooked ? cookedVariant(food) : undefined, isSimilar: false };
}

/** Whether a raw variant is dry: it is known to be so, or boiling halves its energy. */
function swells(raw: Variant, { variants }: Food): boolean {
  return isDry(raw) || variants.some((other) => other !== raw && isDrierThan(raw, other));
}

/** Whether a line says that a food is cooked only because its name does: "cooked ham" as it is sold. */
function isNamedCooked({ words }: FoodLine, { name }: Food): boolean {
  const named = foldWords(name);
  return words.some((word) => COOKED_WORDS.has(word) && named.includes(word));
}

/** Whether the line names the state in which the food is mostly eaten. */
export function isStandard({ processings, isCooked }: FoodLine, food: Food): boolean {
  if (processings.length === 0 && isCooked) return food.standardProcessing !== 'raw';
  return processings.some((processing) => processing === food.standardProcessing);
}

/** The variant cooked in the usual way for the food, otherwise boiled, otherwise in any way. */
function cookedVariant({ variants, standardProcessing }: Food): Variant | undefined {
  const cooked = variants.filter(
    ({ processing }) => processing !== 'raw' && processing !== 'dried',
  );
  return (
    cooked.find(({ processing }) => processing === standardProcessing) ??
    cooked.find(({ processing }) => processing === 'boiled') ??
    cooked[0]
  );
}
