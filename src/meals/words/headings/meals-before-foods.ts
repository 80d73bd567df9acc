import { isMeal } from './meal-names.ts';

/** A meal before foods without a colon: "Lunch tuna salad". */
const MEAL_FIRST = /^(\p{L}[\p{L}-]+)\s+(?=[\p{L}\d½¼¾])([^:]*\p{L}{3}[^:]*)$/u;

/** Foods that are named after a meal: "Dinner rolls", "Breakfast cereal". In German, these are one word. */
const NAMED_AFTER_MEAL =
  /^(?:breakfast (?:cereals?|bars?|burritos?|sausages?|sandwich(?:es)?|biscuits?|muffins?|tea|wraps?|links?|potatoes|buns?|patt(?:y|ies))|lunch (?:meats?|box(?:es)?|kits?|packs?)|dinner (?:rolls?|plates?)|snack (?:bars?|mix|box(?:es)?|packs?|size))(?!\p{L})/iu;

/** Words of a remark behind a meal: "Lunch at work", "Mittag im Büro", "Dinner skipped". */
const REMARK =
  /^(?:at|in|on|with|out|was|were|and|or|by|from|before|after|time|break|menu|um|bei|beim|im|in|mit|und|oder|war|waren|vor|nach|von|aus|ausgelassen|ausgefallen|skipped|nichts|nothing|none)(?!\p{L})/iu;

/**
 * Lines in which the meal stands before its foods, with a colon between them. A single such line may be a food, such as
 * "Lunch meat"; several meals are a diary.
 */
export function withMealsBeforeFoods(lines: readonly string[]): readonly string[] {
  const found = lines.map((line) => {
    const text = line.trim();
    const [, meal = '', foods = ''] = MEAL_FIRST.exec(text) ?? [];
    const isOther = NAMED_AFTER_MEAL.test(text) || REMARK.test(foods);
    return isMeal(meal) && !isOther ? { meal, foods } : undefined;
  });
  const meals = new Set(found.flatMap((one) => (one === undefined ? [] : one.meal.toLowerCase())));
  if (meals.size < 2) return lines;
  return lines.map((line, at) => {
    const one = found[at];
    return one === undefined ? line : `${one.meal}: ${one.foods}`;
  });
}
