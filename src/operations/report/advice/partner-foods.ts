/** A food that replaces another, or that is added to a meal. */
export interface PartnerFood {
  /** The id of a variant, or of a food in its standard state. */
  readonly id: string;
  /** A usual portion; undefined if it replaces the same weight of the food. */
  readonly grams?: number;
  /** It replaces portions up to this weight, in g; undefined for no limit. */
  readonly most?: number;
  /** It replaces portions from this weight on, in g; undefined for no limit. */
  readonly least?: number;
  /** It suits meals of this kind, and meals without a known name; undefined if it suits any meal. */
  readonly slot?: MealSlot;
}

/** Foods that people exchange for one another, by the kinds in `search/names/kinds/`. */
export interface Exchange {
  readonly kinds: readonly string[];
  readonly for: readonly PartnerFood[];
}

/** A food that is eaten with half of a dish: nobody replaces a whole dish with a roll. */
export const BESIDE_DISHES: readonly PartnerFood[] = [
  { id: 'wholemeal-roll', grams: 60 },
  { id: 'mixed-salad', grams: 150 },
  { id: 'tomato-cucumber-salad', grams: 150 },
  { id: 'broccoli.boiled', grams: 150 },
  { id: 'spinach.boiled', grams: 150 },
];

/** Kinds that are not dishes, although they may be made from several foods. */
export const SWEETS: Exchange = {
  kinds: [
    'chocolate',
    'chocolatebar',
    'sweets',
    'cake',
    'biscuit',
    'pastry',
    'doughnut',
    'icecream',
    'pudding',
    'pancake',
  ],
  for: [
    { id: 'apple', grams: 150 },
    { id: 'banana', grams: 120 },
    { id: 'strawberries', grams: 150 },
    { id: 'walnuts', grams: 30 },
    { id: 'low-fat-yoghurt', grams: 150 },
  ],
};

/**
 * Exchanges of single foods that make sensible advice, the most specific kind first. This table never decides whether
 * an exchange raises the score of a record: every exchange is evaluated in the record itself.
 */
export const EXCHANGES: readonly Exchange[] = [
  { kinds: ['juice', 'smoothie'], for: [{ id: 'orange', grams: 150 }, { id: 'water' }] },
  {
    kinds: ['softdrink', 'cordial', 'beer', 'wine', 'cocktail', 'spirit'],
    for: [{ id: 'water' }, { id: 'tea' }],
  },
  SWEETS,
  {
    kinds: ['crisps', 'cracker', 'pretzel', 'snack'],
    for: [
      { id: 'almonds', grams: 30 },
      { id: 'walnuts', grams: 30 },
      { id: 'carrot', grams: 80 },
    ],
  },
  { kinds: ['roll'], for: [{ id: 'wholemeal-roll' }] },
  { kinds: ['bread'], for: [{ id: 'wholemeal-bread' }, { id: 'wholemeal-rye-bread' }] },
  { kinds: ['pasta'], for: [{ id: 'wholemeal-pasta.boiled' }] },
  { kinds: ['rice'], for: [{ id: 'brown-rice.boiled' }] },
  { kinds: ['chips', 'potato'], for: [{ id: 'potato.boiled' }] },
  { kinds: ['butter'], for: [{ id: 'rapeseed-margarine' }] },
  { kinds: ['cream'], for: [{ id: 'low-fat-yoghurt' }] },
  { kinds: ['cheese'], for: [{ id: 'low-fat-quark' }, { id: 'cottage-cheese' }] },
  { kinds: ['yoghurt'], for: [{ id: 'low-fat-yoghurt' }] },
  { kinds: ['quark'], for: [{ id: 'low-fat-quark' }] },
  { kinds: ['milk'], for: [{ id: 'low-fat-milk' }] },
  {
    kinds: ['sausage', 'ham', 'bacon', 'coldcuts'],
    for: [
      { id: 'hummus', grams: 40, most: 75 },
      { id: 'egg.boiled', grams: 60, most: 75 },
      { id: 'chicken-breast.roasted', least: 75, slot: 'main' },
      { id: 'lentils.boiled', grams: 150, least: 75, slot: 'main' },
    ],
  },
  {
    kinds: ['mince', 'steak', 'beef', 'pork', 'lamb', 'veal', 'meat'],
    for: [
      { id: 'chicken-breast.roasted', least: 75, slot: 'main' },
      { id: 'salmon.baked', grams: 125, least: 75, slot: 'main' },
      { id: 'lentils.boiled', grams: 150, least: 75, slot: 'main' },
    ],
  },
  {
    kinds: ['chicken', 'turkey', 'poultry'],
    for: [
      { id: 'salmon.baked', grams: 125, least: 75, slot: 'main' },
      { id: 'lentils.boiled', grams: 150, least: 75, slot: 'main' },
    ],
  },
];

/** Foods that are so similar that one of them is enough as advice. */
const GROUPS: readonly (readonly string[])[] = [
  ['walnuts', 'almonds'],
  ['apple', 'orange', 'banana', 'strawberries'],
  ['lentils', 'kidney-beans'],
  ['salmon', 'cod'],
  ['broccoli', 'spinach', 'rocket', 'carrot', 'mixed-salad', 'tomato-cucumber-salad'],
];

/** The group of a food, by the id of a variant; its own id if it belongs to none. */
export function partnerGroupOf(variantId: string): string {
  const [food = ''] = variantId.split('.');
  return GROUPS.find((group) => group.includes(food))?.[0] ?? food;
}

/** The meals to which an addition is suited. */
export type MealSlot = 'breakfast' | 'main' | 'snack';

/** A food that goes with a meal, in the amount (g) that the advice suggests. */
export interface Addition extends PartnerFood {
  readonly grams: number;
  readonly slot: MealSlot;
  /** The number of days between two servings; 1 if it is eaten daily. */
  readonly everyDays: number;
}

/** Foods that can be added to meals, in usual portions. */
export const ADDITIONS: readonly Addition[] = [
  { id: 'oats.boiled', grams: 240, slot: 'breakfast', everyDays: 1 },
  { id: 'apple', grams: 150, slot: 'snack', everyDays: 1 },
  { id: 'orange', grams: 150, slot: 'snack', everyDays: 1 },
  { id: 'strawberries', grams: 150, slot: 'breakfast', everyDays: 1 },
  { id: 'low-fat-yoghurt', grams: 150, slot: 'breakfast', everyDays: 1 },
  { id: 'low-fat-milk', grams: 200, slot: 'breakfast', everyDays: 1 },
  { id: 'wholemeal-bread', grams: 50, slot: 'breakfast', everyDays: 1 },
  { id: 'walnuts', grams: 30, slot: 'snack', everyDays: 1 },
  { id: 'almonds', grams: 30, slot: 'snack', everyDays: 1 },
  { id: 'carrot', grams: 80, slot: 'snack', everyDays: 1 },
  { id: 'broccoli.boiled', grams: 150, slot: 'main', everyDays: 1 },
  { id: 'spinach.boiled', grams: 100, slot: 'main', everyDays: 1 },
  { id: 'tomato-cucumber-salad', grams: 150, slot: 'main', everyDays: 1 },
  { id: 'rocket', grams: 40, slot: 'main', everyDays: 1 },
  { id: 'lentils.boiled', grams: 150, slot: 'main', everyDays: 2 },
  { id: 'kidney-beans.boiled', grams: 100, slot: 'main', everyDays: 2 },
  { id: 'salmon.baked', grams: 125, slot: 'main', everyDays: 3 },
  { id: 'cod.baked', grams: 150, slot: 'main', everyDays: 3 },
  { id: 'tofu', grams: 100, slot: 'main', everyDays: 3 },
];
