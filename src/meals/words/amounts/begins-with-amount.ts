/** Whether a line, with or without a bullet, begins with a digit or a fraction: "2 eggs", "- ½ onion". */
export function beginsWithAmount(line: string): boolean {
  return /^\s*(?:[-–•*]\s*)?[\d¼-¾⅐-⅞]/.test(line);
}

/**
 * Whether the text of a food states its amount: "500 g potatoes", "2 eggs", "Potatoes (500 g)", but not "Yoghurt 3.5 %",
 * nor a number in a name, such as "3-Korn-Brot", "100% juice" and "7up".
 */
export function statesAmount(food: string): boolean {
  return COUNT.test(food) || WEIGHT.test(food);
}

/** A fraction, or a number before a space, an x or a unit. */
const COUNT =
  /^\s*(?:[-–•*]\s*)?(?:\d*\s?[¼-¾⅐-⅞]|\d+\/\d|\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?(?:\s+(?![\s%‰°-])|\s?[x×](?!\p{L})|(?:el|tl|tbsps?|tsps?|cups?|stk?|scheiben?|slices?)(?!\p{L})))/iu;

const WEIGHT = /\d\s?(?:k?g|mg|[mcd]?l|oz|lbs?)(?!\p{L})/iu;
