import type { Food } from '../../model/food.ts';

/** Kinds of foods by words of their names, categories or German compounds, with the minimum energy of 100 g in kJ. */
const KINDS: readonly (readonly [words: RegExp, kj: number])[] = [
  [/\b(?:oils?|butter|margarine|lard|tallow|ghee|shortening)\b|öl\b|schmalz\b|\bhuiles?\b/i, 2000],
  [
    /\b(?:nuts?|almonds?|peanuts?|pistachios?|macadamias?|cashews?|seeds?|chocolates?|chips|crisps|nougat|pralines?)\b|nüsse\b|mandeln\b|schokolade|\bchocolats?\b|\bnoix\b/i,
    1500,
  ],
  [
    /\b(?:cand(?:y|ies)|mints?|gums?|gummies|lollipops?|sweets|caramels?|toffees?|cookies?|biscuits?|crackers?|crunch(?:y|ies)|pretzels?|croutons?|cereals?|muesli|granola|flakes|bars?|brownies?|icing|frosting|sprinkles|decorations?|flours?|sugars?|syrups?|honey|pasta|noodles|spaghetti|macaroni|powders?|seasonings?|spices?|rubs?|mix(?:es)?)\b|bonbons?\b|kekse?\b|gebäck\b|riegel\b|nudeln\b|mehl\b|zucker\b|pulver\b|gewürz|\bpâtes\b|\bfarines?\b|\bsucres?\b/i,
    900,
  ],
  [
    /\b(?:breads?|buns?|rolls?|bagels?|muffins?|cakes?|pies?|pastr(?:y|ies)|donuts?|doughnuts?|croissants?|tortillas?|pizzas?|cheeses?|sausages?|bacon|jams?|jell(?:y|ies)|spreads?)\b|brot\b|brötchen\b|kuchen\b|torten?\b|käse\b|würst|wurst\b|aufstrich|konfitüre|\bpains?\b|\bgâteaux?\b|\bfromages?\b/i,
    600,
  ],
];

/**
 * Kinds with little energy whose names contain words of other kinds: "candy flavoured water", "sugar free iced tea".
 */
const DRINKS =
  /\b(?:waters?|teas?|coffees?|drinks?|beverages?|juices?|sodas?|cola|lemonades?|beers?|broths?)\b|wasser\b|getränk|saft\b|limonade|\bboissons?\b|\bjus\b/i;

/**
 * The minimum energy in kJ of any other food whose amounts are large enough to show a mistake; 5 g of sugar have 84.
 */
const OTHER_KJ = 84;

/**
 * The minimum energy in kJ of 100 g of a food of this kind, by its name and categories. It is not a rule: makers sell
 * diet variants. It helps to decide whether corrected amounts are plausible for such a food.
 */
export function leastEnergyOfKind({
  name,
  description,
}: Pick<Food, 'name' | 'description'>): number {
  const text = `${name} ${description}`;
  if (DRINKS.test(text)) return OTHER_KJ;
  return KINDS.find(([words]) => words.test(text))?.[1] ?? OTHER_KJ;
}
