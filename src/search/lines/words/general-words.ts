/** Fruit as a whole, in English and German, as alternatives of a pattern. */
export const FRUIT_WORDS = 'fruits?|obst|frucht|früchte';
/** Vegetables, likewise. */
export const VEGETABLE_WORDS = 'veg(?:gies|etables?)?|gemüse';
/** Nuts, likewise. */
export const NUT_WORDS = 'nuts?|nuss|nüsse';
/** Cheese, likewise. */
export const CHEESE_WORDS = 'cheeses?|käse';
/** Fish, likewise. */
export const FISH_WORDS = 'fish|fische?';
/** Meat, likewise. */
export const MEAT_WORDS = 'meat|fleisch';
/** Sausages and cold cuts, likewise. */
export const SAUSAGE_WORDS = 'sausages?|cold cuts|wurst|aufschnitt';
/** Juice, likewise. */
export const JUICE_WORDS = 'juices?|säfte|saft';
/** Oil, likewise. */
export const OIL_WORDS = 'oils?|öle?';
/** Berries, likewise. */
export const BERRY_WORDS = 'berries|beeren';

/** Cakes and pastries, likewise. */
const CAKE_WORDS = 'cakes?|kuchen|torten?|gebäck';

/** One such word, so that one of its foods may weigh anything: "1 fruit", "1 fish", "1 Kuchen". */
const GENERAL = new RegExp(
  `^(?:${FRUIT_WORDS}|${VEGETABLE_WORDS}|${NUT_WORDS}|${CHEESE_WORDS}|${FISH_WORDS}|${MEAT_WORDS}|${CAKE_WORDS})$`,
  'iu',
);

/** Whether the words of a food are one word for many foods. */
export function namesManyFoods(words: readonly string[]): boolean {
  const [only, ...others] = words;
  return only !== undefined && others.length === 0 && GENERAL.test(only);
}

/** Words for an animal's meat, or for baked goods, drinks and dishes of many kinds. */
const OF_MANY_KINDS = new RegExp(
  `^(?:${SAUSAGE_WORDS}|${JUICE_WORDS}|${OIL_WORDS}|${BERRY_WORDS}|beef|pork|lamb|veal|chicken|turkey|poultry|steaks?|rind(?:fleisch)?|schwein(?:efleisch)?|lamm(?:fleisch)?|kalb(?:fleisch)?|hähnchen|huhn|geflügel|poulet|biscuits?|cookies?|kekse?|pizzas?|wines?|weine?|beers?|biere?|soups?|suppen?|salads?|salate?|beans|bohnen|breads?|brote?|leber|liver)$`,
  'iu',
);

/** Whether the words of a food are one word for kinds that differ, so that the line must say which it means. */
export function namesManyKinds(words: readonly string[]): boolean {
  return namesManyFoods(words) || (words.length === 1 && OF_MANY_KINDS.test(words[0] as string));
}

const CAKE = new RegExp(`^(?:${CAKE_WORDS})$`, 'iu');

/** Whether the words of a food are one word for many cakes, whose pieces differ in size and kind: "1 Stück Kuchen". */
export function namesAnyCake([only = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && CAKE.test(only);
}
