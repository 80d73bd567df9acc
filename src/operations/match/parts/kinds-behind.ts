import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { FoodGroup } from '../../../model/food-groups.ts';
import { hasHead } from '../../../search/lines/words/has-head.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import type { MatchedPart } from './matched-part.ts';

/** Collective words, which a line may have before the food that was eaten: "Cheese, 30 g cheddar". */
const GENERAL =
  /^(?:steak|fish|cheese|bread|sausage|cold cuts|fruit|nuts|wine|beer|käse|fisch|brot|wurst|aufschnitt|obst|nüsse|wein|bier|yogh?urt|joghurt)$/iu;

/** Words that the name of a maker after the comma may replace if they have no amount: "yoghurt, muller corner". */
const SOLD_BY_MAKER = /^(?:yogh?urt|joghurt)$/iu;

/** A shake, if the next part is its powder: "protein shake, 1 scoop whey". */
const SHAKE = /^(?:(?:protein|eiweiß|whey|recovery)[- ]?shake|shake)$/iu;
const POWDERS = new Set(['powder', 'whey']);

/** Collective words for all foods of a group, whose names need not have them: salami is a sausage. */
const GROUPS: readonly (readonly [word: RegExp, foodGroup: FoodGroup])[] = [
  [/^fis(?:c)?h$/iu, 'Finfish and Shellfish Products'],
  [/^(?:sausage|cold cuts|wurst|aufschnitt)$/iu, 'Sausages and Luncheon Meats'],
  [/^(?:fruit|obst)$/iu, 'Fruits and Fruit Juices'],
  [/^(?:nuts|nüsse)$/iu, 'Nut and Seed Products'],
];

/**
 * The parts of a line without a collective word at its beginning, if the next part has an amount of such a food:
 * "steak, 8 oz ribeye" is one steak.
 */
export function withoutGeneralWord<Part extends MatchedPart>(
  catalogue: Catalogue,
  parts: readonly Part[],
): readonly Part[] {
  const [first, second] = parts;
  const word = first?.text.trim() ?? '';
  if (second === undefined || !(GENERAL.test(word) || SHAKE.test(word))) return parts;
  const [best] = second.candidates;
  const isKnown = best?.line.quantity !== undefined || SOLD_BY_MAKER.test(word);
  const food = isKnown ? best && catalogue.find(best.id)?.food : undefined;
  if (food === undefined) return parts;
  if (SHAKE.test(word)) return hasHead(food, POWDERS) ? parts.slice(1) : parts;
  const isKind =
    best?.id.split('.')[0] === first?.candidates[0]?.id.split('.')[0] ||
    GROUPS.some(([words, group]) => words.test(word) && food.foodGroup === group) ||
    hasHead(food, new Set(foldWords(word)));
  return isKind ? parts.slice(1) : parts;
}
