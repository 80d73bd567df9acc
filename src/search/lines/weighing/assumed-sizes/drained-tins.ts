import type { Food } from '../../../../model/food.ts';
import type { StatedTin } from '../../reading/stated-tin.ts';
import type { Remark } from '../../words/remark.ts';
import { PULSES } from './size-table.ts';
import { endsOfNames, foldedFoods } from './usual-sizes.ts';

/** The drained share of a tin of pulses or vegetables: 240 g of 400 g, as labels state. */
const DRAINED_SHARE = 0.6;

/** The drained share of a tin of fish: 102 g of 145 g, 140 g of 185 g or 113 g of 142 g, as labels state. */
const DRAINED_SHARE_OF_FISH = 0.75;

const FISH_GROUP = 'Finfish and Shellfish Products';

/** The share of a tin that is left when its liquid is poured away, for a line that says that it is. */
export function shareWhenDrained({ foodGroup }: Food): number {
  return foodGroup === FISH_GROUP ? DRAINED_SHARE_OF_FISH : DRAINED_SHARE;
}

/** The share of sweetcorn: 285 g of 340 g in Europe, and about 270 g of 432 g (15.25 oz) in America, as labels state. */
const DRAINED_SHARE_OF_CORN = 0.7;

/** The share of a jar of fruit or pickles: 350 g of 720 ml, as labels state. */
const DRAINED_SHARE_OF_JAR = 0.5;

/** Tins hold 400 to 425 g with 240 to 285 g of food: a tin of less is stated without its liquid. */
const LEAST_DRAINED = 230;
const MOST_DRAINED = 290;

/** They keep their liquid or sauce. */
const EATEN_WHOLE =
  'baked beans; refried beans; chilli beans; chili beans; mushy peas; coffee beans; jelly beans';

const CORN = 'sweetcorn; corn; maize';

/** Foods in a liquid that is poured away, so that their figures are those of the drained food. */
const SOLD_IN_LIQUID = `${PULSES}; pinto beans; green beans; borlotti beans; soya beans; peas; carrots;
  mushroom; mushrooms; chanterelles; potatoes; olive; olives; artichoke; artichokes; asparagus; bamboo shoots;
  bean sprouts; hominy`;

/** Groups of foods that are not in a liquid, whatever they are made of: popcorn, wasabi peas, chilli, sweet pickle. */
const WITHOUT_LIQUID: ReadonlySet<string | null> = new Set([
  'Snacks',
  'Sweets',
  'Baby Foods',
  'Baked Products',
  'Breakfast Cereals',
  'Fats and Oils',
  'Meals, Entrees, and Side Dishes',
  'Soups, Sauces, and Gravies',
]);

/** Forms of foods that are not in a liquid: "Dried mushrooms", "Mashed potato", "Jacket potato". */
const DRY_FORM =
  /(?<!\p{L})(?:pur[eé]+e?d?|mash(?:ed)?|roast(?:ed)?|fried|fries|baked|dried|jacket|wedges|glac[eé]e?|candied|frozen|cream(?:ed)?|split|salted|sticks|püree|getrocknet\p{L}*|geröstet\p{L}*)(?!\p{L})/iu;

/** Fish whose liquid is poured away, unlike the sauce of other fish. */
const FISH = 'tuna';
/** The least g in a tin of it that count the liquid: smaller tins state what is drained, by the project's judgement. */
const LEAST_FISH = 140;

/** Foods for which this is true only in jars: tins of fruit count with their juice. */
const PICKLED =
  'gherkin; gherkins; cornichon; cornichons; capers; pickle; pickled gherkin; pickled cucumber; beetroot; pickled onions; sour cherry; cherry';

/** The remark on a tin or jar whose weight or volume a line states. */
export const WITH_LIQUID: Remark = {
  topic: 'liquid',
  text: 'counted with its liquid, since only the size of the tin or jar is known',
};

function isOfDrained(amount: number): boolean {
  return amount >= LEAST_DRAINED && amount <= MOST_DRAINED;
}

/** Whether a stated tin is so small that its weight is that of the drained food: "1 tin chickpeas, drained (240 g)". */
export function isStatedDrained({ amount }: StatedTin, food: Food): boolean {
  return food.foodGroup === FISH_GROUP ? amount < LEAST_FISH : isOfDrained(amount);
}

function mayBeInLiquid({ name, type, foodGroup, isSolid }: Food): boolean {
  const isDish = type === 'generic_composite_food' || WITHOUT_LIQUID.has(foodGroup);
  return isSolid && !isDish && !DRY_FORM.test(name);
}

interface Folded {
  readonly whole: ReadonlySet<string>;
  readonly corn: ReadonlySet<string>;
  readonly inLiquid: ReadonlySet<string>;
  readonly pickled: ReadonlySet<string>;
  readonly fish: ReadonlySet<string>;
}

let folded: Folded | undefined;

/**
 * The share of a stated tin or jar that is left when its liquid is poured away; undefined for a food that is eaten with
 * it, such as tomatoes, and for a tin so small that its drained weight is stated.
 */
export function drainedShareOf({ container, amount }: StatedTin, food: Food): number | undefined {
  folded ??= {
    whole: foldedFoods(EATEN_WHOLE),
    corn: foldedFoods(CORN),
    inLiquid: foldedFoods(SOLD_IN_LIQUID),
    pickled: foldedFoods(PICKLED),
    fish: foldedFoods(FISH),
  };
  if (!mayBeInLiquid(food) || isOfDrained(amount)) return undefined;
  // Other names may be those of its parts: hummus is also a dip of chickpeas.
  const ends = endsOfNames({ name: food.name, otherNames: [] });
  const is = (foods: ReadonlySet<string>) => [...foods].some((one) => ends.has(one));
  if (is(folded.whole)) return undefined;
  if (container === 'jar' && (is(folded.pickled) || is(folded.inLiquid)))
    return DRAINED_SHARE_OF_JAR;
  if (is(folded.fish)) return amount < LEAST_FISH ? undefined : DRAINED_SHARE_OF_FISH;
  if (is(folded.corn)) return DRAINED_SHARE_OF_CORN;
  return is(folded.inLiquid) ? DRAINED_SHARE : undefined;
}
