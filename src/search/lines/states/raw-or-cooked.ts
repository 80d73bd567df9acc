import { rawVariant } from '../../../model/cooking/yields.ts';
import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { type NutrientName, nutrientAmount } from '../../../model/nutrients.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { type Form, servingName } from '../words/measures.ts';
import { amountRemark, type Remark } from '../words/remark.ts';
import { gramsOf } from './grams-of-line.ts';
import { isDry } from './is-dry.ts';
import { isProduce } from './is-produce.ts';

/** The remark on a weight of a food that cooking changes, if the line does not say in which state it was weighed. */
export const WEIGHED_AS_COOKED: Remark = amountRemark(
  'counted as cooked, since the line does not say raw',
);

/** The remark on a weight of a food that a table has raw, although people also weigh it cooked. */
export const WEIGHED_AS_RAW: Remark = amountRemark(
  'counted as raw, since the line does not say cooked',
);

/** Labels of food before cooking. That of "Frozen, uncooked" chips is not what a line calls chips. */
const RAW: ReadonlySet<string> = new Set(['Raw', 'Uncooked', 'Fresh, uncooked']);

/** Labels of dough before baking, which is what a line calls pastry: baked, it has the name of a cake or pie. */
const DOUGH: ReadonlySet<string> = new Set(['Uncooked dough', 'Uncooked sheets']);

/** Measures of food as it is served. Other measures are of food as shops sell it. */
const SERVED: ReadonlySet<Form> = new Set(['portion', 'bowl', 'cup', 'tablespoon', 'teaspoon']);

/** Measures of fruit before it is stewed. */
const PIECES: ReadonlySet<string> = new Set(['stalk', 'stick', 'bunch', 'piece', 'whole']);

/** Names of meat that people eat raw. */
const NAMES_OF_RAW = new Set(
  [
    'Mett; Thüringer Mett; Zwiebelmett; Schweinemett; Hackepeter; Gehacktes; Tatar; Rindertatar; Tartar',
    'steak tartare; beef tartare; tartare',
  ].flatMap((names) => names.split('; ').map(foldedName)),
);

/** From these differences between the raw and the cooked food on, the state of a weight matters. */
const DIFFERENCES: readonly { readonly name: NutrientName; readonly least: number }[] = [
  { name: 'energy', least: 100 },
  { name: 'protein', least: 4 },
];

/** The share of the greater amount by which the states must differ: the cooked food has a quarter more. */
const QUARTER_MORE = 0.2;

/**
 * Whether a weight may be that of the raw food, although people mostly eat it cooked: "200 g chicken breast". The two
 * differ by a quarter or more, and nothing in the line decides.
 */
export function mayBeRaw(line: FoodLine, food: Food): boolean {
  if (isMostlyFried(food) || Number.isNaN(gramsOf(line))) return false;
  const raw = freshVariant(line, food);
  return raw !== undefined && differ(raw, standardVariant(food));
}

/**
 * The raw variant, if the line can mean nothing else: meat that people eat raw, such as Mett, dough, birds and cuts that
 * were weighed with their bones, and mushrooms, which frying shrinks so much that any weight or number of them is that
 * of raw ones.
 */
export function certainlyRaw(line: FoodLine, food: Food): Variant | undefined {
  const raw = freshVariant(line, food);
  if (raw === undefined || DOUGH.has(raw.label)) return raw;
  if (line.isShareKnown && !line.mayBeOnPlate) return raw;
  const isNamedRaw = NAMES_OF_RAW.has(foldedName(line.words.join(' ')));
  const isBought = isMostlyFried(food) && isCountedAsBought(line);
  return isNamedRaw || isBought || (isMostlyStewed(food) && countsPieces(line)) ? raw : undefined;
}

/** Whether a food is a fruit that people mostly eat stewed, with sugar: rhubarb. */
function isMostlyStewed(food: Food): boolean {
  return isProduce(food) && food.standardProcessing === 'stewed';
}

/** "3 sticks of rhubarb": a compote has no pieces. */
function countsPieces({ quantity, measure }: FoodLine): boolean {
  const name = measure && servingName(measure);
  return quantity !== undefined && (measure === undefined || PIECES.has(name ?? ''));
}

/** Whether a food is a vegetable that people mostly eat fried: mushrooms. */
function isMostlyFried(food: Food): boolean {
  return isProduce(food) && food.standardProcessing === 'fried';
}

function isCountedAsBought({ quantity, measure }: FoodLine): boolean {
  if (measure?.kind === 'unit') return measure.unit === 'g';
  const isServed = measure?.kind === 'serving' && SERVED.has(measure.form);
  return quantity !== undefined && !isServed;
}

/** The raw variant of fresh food that is mostly eaten cooked, if a line does not say in which state it is. */
function freshVariant(
  { processings, isCooked, isTinned }: FoodLine,
  food: Food,
): Variant | undefined {
  const raw = rawVariant(food);
  const standard = standardVariant(food);
  if (processings.length > 0 || isCooked || isTinned || raw === undefined) return undefined;
  const isFresh = (RAW.has(raw.label) || DOUGH.has(raw.label)) && !isDry(raw);
  return isFresh && raw !== standard && standard.processing !== 'dried' ? raw : undefined;
}

function differ({ nutrients: raw }: Variant, { nutrients: cooked }: Variant): boolean {
  return DIFFERENCES.some(({ name, least }) => {
    const [before, after] = [nutrientAmount(raw, name), nutrientAmount(cooked, name)];
    return Math.abs(before - after) > Math.max(least, QUARTER_MORE * Math.max(before, after));
  });
}
