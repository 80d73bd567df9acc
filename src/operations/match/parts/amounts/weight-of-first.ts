import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import { standardVariant } from '../../../../model/food.ts';
import { foodGroups } from '../../../../model/food-groups.ts';
import { nutrientAmount } from '../../../../model/nutrients.ts';
import type { MatchedPart } from '../matched-part.ts';
import { withAmountInDoubt } from './amount-in-doubt.ts';

/** The least confidence in the first food, if its weight is in doubt because of its energy: "cereal" may be any. */
const LIKELY = 0.5;

const CRACKERS = foodGroups('Baked Products', 'Snacks');
const ON_CRACKERS = foodGroups('Dairy and Egg Products', 'Sausages and Luncheon Meats');

/** From this ratio of their energy on, by the project's judgement, a food is no kind of the other. */
const MUCH_MORE = 1.7;

/** "250 g potatoes with quark", "3 EL Müsli mit Joghurt": an amount in front of a food to which another is added. */
const WEIGHED_WITH_MORE =
  /^\s*\d[\d.,/]*\s?(?:g|kg|gramm?|grams?|oz|ounces?|lbs?|tbsps?|tablespoons?|tsps?|teaspoons?|EL|TL|Esslöffel|Teelöffel)\.?\s(?:of\s)?([^,;()]+?)\s(?:with|mit)\s(?=\p{L})/iu;

/** "50 ml gin with tonic", "4 cl Rum mit Cola": nobody drinks so little of a mixed drink. */
const MEASURED_WITH_MORE =
  /^\s*(?:[1-9]\d?\s?ml|[1-9](?:[.,]\d)?\s?cl)\s(?:of\s)?([^,;()]+?)\s(?:with|mit)\s(?=\p{L})/iu;

/** "150 g Reis, Gemüse": likewise, before a food behind a comma. */
const WEIGHED_IN_LIST =
  /^\s*\d[\d.,]*\s?(?:g|kg|gramm?|grams?|oz|ounces?|lbs?)\.?\s(?:of\s)?([^\d,;()]+),\s([^\d,;()]+)$/iu;

/** "Rice 200 g with beans": a weight between a food and the one that is added to it. */
const WEIGHED_BEFORE_MORE =
  /^([^\d,;()]*\p{L})\s\d[\d.,]*\s?(?:g|kg|gramm?|grams?|oz|ounces?|lbs?)\.?\s(?:with|mit)\s(?=\p{L})[^\d,;()]+$/iu;

/** "Chicken, rice 200 g", "coffee, cream 20 ml": an amount behind the second of two foods. */
const WEIGHED_LAST =
  /^\s*([^\d,;()]+),\s([^\d,;()]+?)\s\d[\d.,]*\s?(?:g|kg|gramm?|grams?|oz|ounces?|lbs?|ml|cl|dl|l)\.?\s*$/iu;

/**
 * Whether a line names a dish by its parts, with a weight right behind the first of them: "rice 200 g with beans" is 200
 * g of rice.
 *
 * @param match the foods of a part of the text
 */
export function weighsFirstAlone(
  catalogue: Catalogue,
  whole: MatchedPart,
  match: (part: string) => MatchedPart,
): boolean {
  return weighedFirst(catalogue, whole, match, WEIGHED_BEFORE_MORE) !== undefined;
}

/**
 * A dish that a line names by its parts, with the weight next to one of them: "250 g potatoes with quark" may be 250 g
 * of potatoes, and "chicken, rice 200 g" 200 g of rice. The amount is then assumed. Other parts stay unchanged.
 *
 * @param match the foods of a part of the text
 */
export function withDoubtfulWeight(
  catalogue: Catalogue,
  whole: MatchedPart,
  match: (part: string) => MatchedPart,
): MatchedPart {
  const weighed = (pattern: RegExp) => weighedFirst(catalogue, whole, match, pattern);
  const first = [WEIGHED_WITH_MORE, MEASURED_WITH_MORE, WEIGHED_IN_LIST, WEIGHED_BEFORE_MORE]
    .map(weighed)
    .find((food) => food !== undefined);
  const isOfLast = first === undefined && weighed(WEIGHED_LAST) !== undefined;
  const alone = isOfLast ? WEIGHED_LAST.exec(whole.text)?.[2] : first;
  return alone === undefined
    ? whole
    : withAmountInDoubt(whole, `the weight may be that of ${alone} alone`);
}

/** The first food of a line that names a dish by its parts, if a pattern finds the weight next to it. */
function weighedFirst(
  catalogue: Catalogue,
  { text, candidates: [best] }: MatchedPart,
  match: (part: string) => MatchedPart,
  pattern: RegExp,
): string | undefined {
  const [, first, next] = pattern.exec(text) ?? [];
  if (first === undefined || best === undefined) return undefined;
  const [alone] = match(first).candidates;
  const [added] = next === undefined ? [] : match(next).candidates;
  const isLikely = (food: typeof alone) => (food?.foodConfidence ?? 0) >= LIKELY;
  // 50 g of dry muesli need not be 50 g of muesli in yoghurt.
  if (
    alone &&
    !isSameFood(catalogue, alone.id, best.id) &&
    isLikely(alone) &&
    (next === undefined || isLikely(added))
  ) {
    if (differInEnergy(catalogue, alone.id, best.id)) return first;
    if (added && isOnCracker(catalogue, alone.id, added.id)) return first;
  }
  // "150 g chicken, breaded" names one food.
  if (next !== undefined && added?.foodConfidence !== 1) return undefined;
  if (typeOf(catalogue, best.id) !== 'generic_composite_food') return undefined;
  const isOther = alone?.foodConfidence === 1 && alone.id !== best.id;
  return isOther && typeOf(catalogue, alone.id) === 'generic_single_food' ? first : undefined;
}

/** Whether one food has so much more energy than the other that it matters whose weight is stated. */
function differInEnergy(catalogue: Catalogue, ...ids: readonly string[]): boolean {
  const energies = ids.map((id) => {
    const found = catalogue.find(id);
    const eaten = found?.food.variants.find((variant) => variant.id === found.variantId);
    const variant = eaten ?? (found && standardVariant(found.food));
    return variant === undefined ? Number.NaN : nutrientAmount(variant.nutrients, 'energy');
  });
  return Math.max(...energies) > MUCH_MORE * Math.min(...energies);
}

/** Whether two ids are those of states of one food: "100 g lentils, raw". */
function isSameFood(catalogue: Catalogue, one: string, other: string): boolean {
  return catalogue.find(one)?.food.id === catalogue.find(other)?.food.id;
}

/** "Crackers, cheese 30 g": perhaps crackers, and 30 g of what people eat on them. */
function isOnCracker(catalogue: Catalogue, cracker: string, added: string): boolean {
  const groupOf = (id: string) => catalogue.find(id)?.food.foodGroup ?? null;
  return CRACKERS.has(groupOf(cracker)) && ON_CRACKERS.has(groupOf(added));
}

function typeOf(catalogue: Catalogue, id: string): string | undefined {
  return catalogue.find(id)?.food.type;
}
