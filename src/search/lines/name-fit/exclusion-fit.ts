import type { Food, Variant } from '../../../model/food.ts';
import { foodPattern } from '../../../model/food-patterns.ts';
import { type NutrientName, nutrientAmount } from '../../../model/nutrients.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { readNegation } from '../../exclusions.ts';
import { hasHead } from '../words/has-head.ts';
import { EXCLUSION_WORDS } from '../words/word-classes.ts';
import { isUnsweetened } from './reduced-words.ts';

/** Factor for a descriptive word that is not in the name. */
export const QUALIFIER_PENALTY = 0.95;

/** The highest confidence in a name that lacks what a line adds ("with butter") or excludes ("without bun"). */
export const MAX_WITHOUT_PARTS = 0.7;

/** Things that people add to foods when eating: without them, a food is just the food itself. */
const ADDITIONS = new Set(
  `milk cream butter margarine dressing mayo mayonnaise ketchup mustard sauce gravy salt pepper lemon ice honey syrup
   jam spread oil topping toppings seasoning milch sahne rahm butter dressing mayo ketchup senf soße sosse sauce salz
   pfeffer zitrone eis honig sirup marmelade aufstrich öl belag beilage onion onions pickle pickles gherkin gherkins
   lettuce tomato tomatoes zwiebel zwiebeln gurke gurken salat tomate tomaten and or und oder`.split(
    /\s+/,
  ),
);

const WORDS_FOR_SUGAR = 'sugar zucker sweetener süßstoff süssstoff zuckerzusatz';
const OF_SUGAR: ReadonlySet<string> = new Set(WORDS_FOR_SUGAR.split(' '));

/**
 * Substances that foods may lack according to their label, and the most that such foods have in 100 g: in g, or for
 * caffeine in mg.
 */
const LACKED: readonly {
  readonly words: ReadonlySet<string>;
  readonly nutrient: NutrientName;
  readonly most: number;
}[] = [
  // A food with less sugar than this has no added sugar, unless its food patterns say so.
  lacked(WORDS_FOR_SUGAR, 'sugar', 6),
  // "Fat-free" and "salt-free" in Regulation (EC) No 1924/2006. Alcohol-free beer has up to 0.5 % by volume: 0.4 g.
  lacked('fat fett', 'fat', 0.5),
  lacked('salt salz', 'salt', 0.0125),
  lacked('alcohol alkohol', 'alcohol', 0.4),
  // Brewed decaffeinated coffee has 1 mg in SR28; brands have up to 5.
  lacked('caffeine koffein', 'caffeine', 5),
];

function lacked(words: string, name: NutrientName, most: number) {
  return { words: new Set(words.split(' ')), nutrient: name, most };
}

/** Substances whose absence hardly changes a food, unless the catalogue has both: "oats, gluten free" are oats. */
const LABELLED = new Set(
  'gluten lactose laktose dairy wheat weizen egg ei nut nuts soy soja'.split(' '),
);
/** The factor for a food without a label that the line names, by the project's judgement. */
export const NOT_LABELLED = 0.88;

const ADDED_SUGARS = foodPattern('add_sugars').position;

/** Half a teaspoon in 100 g: with so much added sugar, a drink is not one without sugar. */
const MOST_ADDED = 0.5;

/** How well a food fits a line that excludes something. A plain food already lacks what only some people add. */
export function fitExclusion(
  excluded: readonly string[],
  food: Food,
  { nutrients, foodPatterns }: Variant,
): number {
  const named = foldWords(food.name);
  const isMadeWith = named.some((word) => excluded.some((lacked) => word.startsWith(lacked)));
  // "Tuna sandwich, no mayo" is not a tuna mayonnaise sandwich.
  if (isMadeWith && !named.some((word) => EXCLUSION_WORDS.has(word))) return MAX_WITHOUT_PARTS;
  const isLacking = (word: string) =>
    LACKED.some(
      ({ words, nutrient: name, most }) =>
        words.has(word) &&
        nutrientAmount(nutrients, name) <= most &&
        !(name === 'sugar' && (foodPatterns?.[ADDED_SUGARS] ?? 0) > MOST_ADDED),
    );
  const isUsual = (word: string) => ADDITIONS.has(word) || isLacking(word);
  return excluded.every(isUsual) ? QUALIFIER_PENALTY : MAX_WITHOUT_PARTS;
}

/**
 * Whether qualifiers ask for a food without added sugar, and sugar was added to this one. That makes the food less sure,
 * but no other food likelier.
 */
export function isSweetenedAgainst(
  qualifiers: readonly string[],
  { name }: Food,
  { foodPatterns }: Variant,
): boolean {
  const asksFor =
    qualifiers.some(isUnsweetened) ||
    (qualifiers.includes('added') &&
      missedWords(qualifiers, name).some((one) => OF_SUGAR.has(one)));
  if (!asksFor || (foodPatterns?.[ADDED_SUGARS] ?? 0) <= MOST_ADDED) return false;
  return !foldWords(name).some((word) => EXCLUSION_WORDS.has(word) || word === 'unsweetened');
}

/** The factor for a food of a line whose qualifiers say that it lacks something: "burger, no bun", "cola, sugar free". */
export function fitLacking(qualifiers: readonly string[], food: Food, variant: Variant): number {
  const free = qualifiers.flatMap((word, at) => freeFrom(word, qualifiers[at - 1]));
  const missed = missedWords(qualifiers, food.name);
  // Juice has no added sugar, but it is far from sugar-free.
  const isUsual =
    missed.length === 0 ||
    qualifiers.includes('added') ||
    fitExclusion(missed, food, variant) === QUALIFIER_PENALTY;
  if (!isUsual) return MAX_WITHOUT_PARTS;
  return free.some((word) => LABELLED.has(word)) ? NOT_LABELLED : 1;
}

/** What a food lacks according to qualifiers: "no added sugar", "fat free". */
function missedWords(qualifiers: readonly string[], name: string): string[] {
  const excluded = readNegation([name, ...qualifiers])?.excluded ?? [];
  const free = qualifiers.flatMap((word, at) => freeFrom(word, qualifiers[at - 1]));
  return [...excluded, ...free.filter((word) => LACKED.some(({ words }) => words.has(word)))];
}

/** "Gluten-free oats": words that a line puts before the food. */
const GLUTEN_FREE = /^(?:gluten|wheat|weizen)(?:(?:frei|free)(?:e[nrsm]?)?)?$/u;
/** Foods that are different foods without gluten: a group, and folded heads of names. */
const BAKED = 'Baked Products';
const OF_WHEAT = new Set('noodle pasta spaghetti macaroni couscous flour'.split(' '));

/**
 * The words of a line without "gluten free", if the food hardly differs without gluten; undefined for any other line.
 */
export function withoutLabel(
  [first = '', ...others]: readonly string[],
  food: Food,
): readonly string[] | undefined {
  if (!GLUTEN_FREE.test(first)) return undefined;
  if (food.foodGroup === BAKED || hasHead(food, OF_WHEAT)) return undefined;
  if (LABELLED.has(first)) return others[0] === 'free' ? others.slice(1) : undefined;
  return others;
}

/** What a food lacks according to a word: "zuckerfrei", or "free" after "sugar". */
function freeFrom(word: string, before: string | undefined): string[] {
  if (word === 'free' || word === 'frei') return before === undefined ? [] : [before];
  const [, lacking] = /^(\p{L}{2,})(?:frei|free)(?:e[nrsm]?)?$/u.exec(word) ?? [];
  return lacking === undefined ? [] : [lacking];
}
