import { isMeal } from './meal-names.ts';

/** A meal before foods without a colon: "Lunch tuna salad". */
const MEAL_FIRST = /^(\p{L}[\p{L}-]+)\s+(?=[\p{L}\d½¼¾])([^:]*\p{L}{3}[^:]*)$/u;

/** Words behind a meal with which it is a food or a remark: "Dinner rolls", "Breakfast cereal", "Lunch at work". */
const NOT_EATEN_AT =
  /^(?:rolls?|cereals?|bars?|burritos?|sausages?|sandwich(?:es)?|biscuits?|muffins?|tea|wraps?|mix|meats?|box(?:es)?|pails?|kits?|packs?|links?|potatoes|buns?|patt(?:y|ies)|breaks?|size|plate|menu|platte|teller|cracker|brötchen|ei(?:er)?|flocken|keks\p{L}*|fleisch|at|in|on|with|out|was|were|and|or|by|from|before|after|time|um|bei|beim|im|in|mit|und|oder|war|waren|vor|nach|von|aus|ausgelassen|ausgefallen|skipped|nichts|nothing|none)(?!\p{L})/iu;

/**
 * Lines in which the meal stands before its foods, with a colon between them. A single such line may be a food, such as
 * "Lunch meat"; several meals are a diary.
 */
export function withMealsBeforeFoods(lines: readonly string[]): readonly string[] {
  const found = lines.map((line) => {
    const [, meal = '', foods = ''] = MEAL_FIRST.exec(line.trim()) ?? [];
    return meal !== '' && isMeal(meal) && !NOT_EATEN_AT.test(foods) ? { meal, foods } : undefined;
  });
  const meals = new Set(found.flatMap((one) => (one === undefined ? [] : one.meal.toLowerCase())));
  if (meals.size < 2) return lines;
  return lines.map((line, at) => {
    const one = found[at];
    return one === undefined ? line : `${one.meal}: ${one.foods}`;
  });
}
