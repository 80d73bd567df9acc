import { type Food, standardVariant } from '../../../../model/food.ts';
import { allNames } from '../../../../model/food-names.ts';
import { foldWords, singular } from '../../../../text/words/fold-words.ts';
import type { FoodLine } from '../../reading/food-line.ts';
import { hasHead } from '../../words/has-head.ts';

/** Standard servings that are one whole food, in any size. */
const WHOLE = /(?:^|_)whole$/;

/** Standard servings that are one whole dish, which may be an open sandwich. */
const WHOLE_OR_SLICE = /(?:^|_)(?:whole|slice)$/;

/** Up to this weight, g, people do not share a dish, by the project's judgement: a filled roll, but not a pizza. */
const HEAVIEST_DISH = 200;

/** Up to this weight, g, people do not share a sandwich or wrap. */
const HEAVIEST_SANDWICH = 300;
const SANDWICHES = new Set(
  'sandwich toastie panini baguette wrap burger cheeseburger sub bagel'.split(' '),
);

/** Standard servings that are a piece: one sausage roll. */
const ONE_PIECE = /(?:^|_)piece$/;

/** Below this weight, g, people eat several pieces of a dish at a time: dumplings. */
const LIGHTEST_PIECE = 60;

/** Up to this weight, g, people do not share a slice: one of buttered bread, but not of quiche. */
const HEAVIEST_OPEN_SANDWICH = 100;

/** Groups in which a slice is a dish of its own, rather than cut from a cake or a sausage. */
const DISHES = 'Meals, Entrees, and Side Dishes';

/**
 * Whether a line without a number means one of a food, by the food's own name: "apple", "Brezel" and "Käsebrot", but
 * not "eggs", "nuts" or "bread".
 */
export function meansOne(line: FoodLine, food: Food): boolean {
  const { quantity, measure, words } = line;
  if (quantity !== undefined || measure !== undefined || !isServedAsOnePiece(food)) return false;
  if (meansSeveral(line, food)) return false;
  const said = foldWords(words.join(' ')).filter(isNaming).join(' ');
  return allNames(food).some((own) => foldWords(own).filter(isNaming).join(' ') === said);
}

/** "Ham & cheese sandwich", "ham and cheese sandwich" */
function isNaming(word: string): boolean {
  return word !== 'and' && word !== 'und';
}

/** Whether people eat one of a food at a time. */
export function isServedAsOnePiece(food: Food): boolean {
  const { type, standardServingType: serving, foodGroup } = food;
  if (serving === null) return false;
  if (type === 'generic_single_food') return WHOLE.test(serving);
  if (type !== 'generic_composite_food') return false;
  const one = standardVariant(food).servingSizes.find((size) => size.type === serving);
  const weight = one?.amount ?? Number.POSITIVE_INFINITY;
  if (ONE_PIECE.test(serving)) return weight >= LIGHTEST_PIECE && weight <= HEAVIEST_DISH;
  if (!WHOLE_OR_SLICE.test(serving)) return false;
  if (WHOLE.test(serving) && hasHead(food, SANDWICHES)) return weight <= HEAVIEST_SANDWICH;
  return WHOLE.test(serving)
    ? weight <= HEAVIEST_DISH
    : weight <= HEAVIEST_OPEN_SANDWICH && foodGroup === DISHES;
}

/** Standard servings that are a piece of food. */
const PIECE = /(?:^|_)(?:whole|piece|slice)$/;

/** Endings of plurals, in English and German. */
const PLURAL = /(?:s|e|n|er)$/;

/** Whether a line without a number means several pieces of a food, by a plural: "biscuits" and "Kekse". */
export function meansSeveral({ words }: FoodLine, food: Food): boolean {
  const said = words.at(-1) ?? '';
  if (!PIECE.test(food.standardServingType ?? '') || !PLURAL.test(said)) return false;
  if (singular(said) !== said) return true;
  const names = [...Object.values(food.localNames ?? {}), ...food.otherNames];
  return names.some((name) => {
    const one = name.toLowerCase();
    return (
      said.startsWith(one) && PLURAL.test(said.slice(one.length)) && said.length - one.length < 3
    );
  });
}
