import type { Food, ServingSize, Variant } from '../../../../model/food.ts';
import { foodGroups } from '../../../../model/food-groups.ts';
import type { FoodLine } from '../../reading/food-line.ts';
import { isProduce } from '../../states/is-produce.ts';
import type { Form } from '../../words/measures.ts';
import { amountRemark } from '../../words/remark.ts';
import { MINI, type Size } from '../../words/size-words.ts';
import { isServedAsOnePiece } from './one-or-several.ts';
import { isPackOfAnySize } from './packs-of-any-size.ts';
import {
  AS_PORTION,
  CONFIDENCE,
  everydayServing,
  ofSizeFirst,
  type Serving,
  servingOfSize,
} from './servings.ts';
import { isDish } from './spoons-of-powder.ts';

/** The forms that a bare number counts, the likeliest first: "2 eggs", "3 biscuits". */
const COUNTED: readonly Form[] = ['whole', 'piece', 'slice', 'toe', 'package'];

/** The forms that a bare number of drinks counts. */
const COUNTED_DRINKS: readonly Form[] = ['glass', 'cup', 'package', 'bottle'];

/** A form that a food has a weight for, counted by a line. */
interface CountedForm {
  readonly form: Form;
  readonly found: Serving;
  readonly line: FoodLine;
  readonly food: Food;
  readonly eaten: Variant;
}

/** A meaning of a bare number; undefined if it has another one. */
type Meaning = (counted: CountedForm) => Serving | undefined;

/** What a bare number may mean other than so many of a form, in the order in which people would think of it. */
const MEANINGS: readonly Meaning[] = [
  cupOfTheHouse,
  fewHelpings,
  onlyPart,
  usualPiece,
  pieceOfAnySize,
  partOfHelping,
  helpingOfDish,
  sliceOfWhole,
  bowlOfPackage,
  unlikelyPackage,
];

/** The serving that a bare number, or a size, counts: "2 eggs", "1 large coffee"; undefined if the food has none. */
export function servingOfCountedForm(
  line: FoodLine,
  food: Food,
  eaten: Variant,
): Serving | undefined {
  const { size } = line;
  const { servingSizes } = eaten;
  const forms = food.isSolid
    ? ofSizeFirst(countedForms(servingSizes), servingSizes, size)
    : COUNTED_DRINKS;
  for (const form of forms) {
    const found = servingOfSize(servingSizes, form, size);
    if (found === undefined || isOtherForm(form, found, line)) continue;
    const counted = { form, found, line, food, eaten };
    if (isLargePortion(counted)) return portionOfSize(eaten, size);
    return servingOf(counted);
  }
  return undefined;
}

function servingOf(counted: CountedForm): Serving {
  for (const meaning of MEANINGS) {
    const found = meaning(counted);
    if (found !== undefined) return found;
  }
  return counted.found;
}

function atMost(found: Serving, confidence: number): Serving {
  return { ...found, confidence: Math.min(found.confidence, confidence) };
}

function atLeast(found: Serving, confidence: number): Serving {
  return { ...found, confidence: Math.max(found.confidence, confidence) };
}

function asPortion(serving: Serving): Serving {
  return { ...serving, confidence: CONFIDENCE.usualSize, remark: AS_PORTION };
}

/** "1/2 pizza" is not half a slice, and "1 omelette" is not a small one, which is made from one egg. */
function isOtherForm(form: Form, { assumedSize }: Serving, { quantity = 1 }: FoodLine): boolean {
  return (form === 'slice' && quantity < 1) || (form === 'whole' && assumedSize === 'small');
}

/** A "large coffee" is a cup of the house. */
function cupOfTheHouse({ food, found }: CountedForm): Serving | undefined {
  return food.isSolid ? undefined : atMost(found, CONFIDENCE.usualSize);
}

/** A single piece weighs at least this, g, if anybody records it: "1 small fries" is a portion. */
const TINY_PIECE = 8;

function isTiny({ form, eaten }: CountedForm): boolean {
  return (servingOfSize(eaten.servingSizes, form, undefined)?.amount ?? 0) < TINY_PIECE;
}

/** The most portions of fries that a line orders by their size: "2 large fries", "1/2 large fries". */
const MOST_ORDERED = 4;

/** Fries, which restaurants sell in sizes. Of chips and crisps, people may also count large pieces. */
const SOLD_IN_SIZES = /(?:^|-)(?:\p{L}*pommes|fries|frites)$/u;

/** "3 small fries (the pieces)" */
const SAYS_PIECE = /^(?:pieces?|stücke?|stückchen|einzelne?)$/u;

/** "Large fries" are a large portion rather than a long piece. */
function isLargePortion(counted: CountedForm): boolean {
  const { size, isThickness, quantity = 1, words, qualifiers } = counted.line;
  if (isThickness || qualifiers.some((word) => SAYS_PIECE.test(word))) return false;
  const isInSizes = SOLD_IN_SIZES.test(words.at(-1) ?? '');
  const isOrdered = quantity === 1 || (isInSizes && quantity <= MOST_ORDERED);
  return counted.food.isSolid && size !== undefined && isOrdered && isTiny(counted);
}

/** The portion of a size, which may be the bowl of that size. */
function portionOfSize({ servingSizes }: Variant, size: Size | undefined): Serving | undefined {
  const hasBowl = servingSizes.some(({ type }) => type === `${size}_bowl`);
  return servingOfSize(servingSizes, hasBowl ? 'bowl' : 'portion', size);
}

/** The most helpings that a line counts without a measure. */
const FEW_HELPINGS = 2;

/** Tiny pieces that people eat by the helping, and name by a plural: "1 Pommes", unlike "1 almond". */
const EATEN_BY_THE_HELPING = /(?:^|-)(?:\p{L}*pommes|fries|chips|crisps|\p{L}*flips|popcorn)$/u;

/** "1 Pommes" and "1 crisps" are helpings, and "2 fries" may be two of them. */
function fewHelpings(counted: CountedForm): Serving | undefined {
  const { quantity, size, words } = counted.line;
  const isFew = size === undefined && quantity !== undefined && quantity <= FEW_HELPINGS;
  if (!isFew || !isTiny(counted) || !EATEN_BY_THE_HELPING.test(words.at(-1) ?? '')) {
    return undefined;
  }
  const { servingSizes } = counted.eaten;
  const helping =
    servingOfSize(servingSizes, 'portion', undefined) ??
    servingOfSize(servingSizes, 'package', undefined);
  return helping && asPortion(helping);
}

/** Labels of parts of a vegetable or fruit. */
export const PART_OF_PLANT: RegExp =
  /^1 (?:small |large )?(?:stalk|stick|leaf|floret|clove|segment|ring)$/;

/** Labels of pieces that are smaller than usual. */
const SMALL_PIECE = /^1 (?:small|piece)\b/;

/** How many small pieces a helping has at least, if one of them may be no whole piece. */
const PIECES_OF_A_HELPING = 2;

/** What may be only a part: "1 celery" may be a head rather than a stalk, and "1 Rösti" need not be a small one. */
function onlyPart({ found, line, food, eaten }: CountedForm): Serving | undefined {
  const { label, amount, assumedSize } = found;
  const portion = servingOfSize(eaten.servingSizes, 'portion', undefined)?.amount ?? 0;
  const isOnlyPart =
    isProduce(food) && PART_OF_PLANT.test(label)
      ? !line.words.some((word) => label.includes(word.replace(/s$/u, '')))
      : assumedSize === 'small' &&
        SMALL_PIECE.test(label) &&
        portion >= PIECES_OF_A_HELPING * amount;
  return isOnlyPart ? atMost(found, CONFIDENCE.usualSize) : undefined;
}

/** Fruit and vegetables of one usual size, and foods served as one slice: "1 Käsebrot" is as sure as "Käsebrot". */
function usualPiece({ form, found, line, food }: CountedForm): Serving | undefined {
  const isUsual =
    (form === 'whole' && isUsualProduce(line, food, found)) ||
    (form === 'slice' && isServedAsOnePiece(food));
  return isUsual ? atLeast(found, CONFIDENCE.usualPiece) : undefined;
}

/**
 * Below this weight, g, fruit and vegetables are sold in one usual size: a cucumber or an aubergine, but not a cabbage.
 */
const HEAVIEST_OF_USUAL_SIZE = 500;

function isUsualProduce({ size }: FoodLine, food: Food, { amount, confidence }: Serving): boolean {
  const isKnown = confidence >= CONFIDENCE.usualSize;
  return size === undefined && isKnown && amount < HEAVIEST_OF_USUAL_SIZE && isProduce(food);
}

/** From this weight on, g, a food also comes in small kinds elsewhere: a watermelon. */
const HEAVIEST_OF_ANY_SIZE = 2000;

/** From this weight on, g, whole foods that people share come in all sizes: pizzas, cabbages. */
const LARGE_PIECE = 300;

/** Foods that also come in small kinds, and parts of large ones. */
function pieceOfAnySize({ found, line: { quantity = 1 } }: CountedForm): Serving | undefined {
  const { amount } = found;
  const isOfAnySize = amount > HEAVIEST_OF_ANY_SIZE || (quantity < 1 && amount >= LARGE_PIECE);
  return isOfAnySize ? atMost(found, CONFIDENCE.usualSize) : undefined;
}

function partOfHelping({ form, found, line, food, eaten }: CountedForm): Serving | undefined {
  const { quantity = 1, size } = line;
  if (quantity !== 1 || size !== undefined) return undefined;
  if (!isPartOfHelping(found, form, food, eaten)) return undefined;
  return asPortion(
    servingOfSize(eaten.servingSizes, 'portion', undefined) ?? everydayServing(food, eaten),
  );
}

/** Groups of meat that people roast: "1 roast" is a helping. */
const MEAT = foodGroups(
  'Beef Products',
  'Pork Products',
  'Lamb, Veal, and Game Products',
  'Poultry Products',
);

/** Whether a bare "1" means more than this serving: "1 roast pork" is not a slice, and "1 feta" is not a cube. */
function isPartOfHelping(
  { label, amount }: Serving,
  form: Form,
  food: Food,
  { servingSizes }: Variant,
): boolean {
  // "1 stock cube" is no more than that.
  if (form === 'piece' && label.includes('cube')) return !food.name.includes('cube');
  const portion = servingOfSize(servingSizes, 'portion', undefined)?.amount ?? 0;
  return form === 'slice' && MEAT.has(food.foodGroup) && portion > 2 * amount;
}

/** From this weight on, g, a small piece of a dish is a helping of it, and so is a usual one: "1 lasagne". */
const SMALL_HELPING = 100;

function helpingOfDish({ found, food, eaten }: CountedForm): Serving | undefined {
  if (found.assumedSize !== 'small' || found.amount < SMALL_HELPING || !isDish(food)) {
    return undefined;
  }
  const helping = servingOfSize(eaten.servingSizes, 'portion', undefined);
  return helping && asPortion(helping);
}

/** "1 black pudding" may be a slice or a whole one. */
const SAUSAGES = 'Sausages and Luncheon Meats';

function sliceOfWhole({ form, found, food, eaten }: CountedForm): Serving | undefined {
  const mayBeWhole = form === 'slice' && (isSoldWhole(eaten) || food.foodGroup === SAUSAGES);
  return mayBeWhole ? atMost(found, CONFIDENCE.usualSize) : undefined;
}

/** Packages that hold a whole food: "1 Camembert" may be a whole one, or a slice. */
const OF_WHOLE = /whole|wheel/;

function isSoldWhole({ servingSizes }: Variant): boolean {
  return OF_WHOLE.test(servingOfSize(servingSizes, 'package', undefined)?.label ?? '');
}

/** "1 rote Grütze" is a bowl of what shops sell for several. */
function bowlOfPackage({ form, found, eaten }: CountedForm): Serving | undefined {
  const bowl =
    form === 'package' ? servingOfSize(eaten.servingSizes, 'bowl', undefined) : undefined;
  return bowl && found.amount > FEW_HELPINGS * bowl.amount ? asPortion(bowl) : undefined;
}

/** The most packages that a bare number counts. */
const FEW_PACKAGES = 2;

/** A package whose pieces people count, or one that comes in any size. A "mini Twix" is not the usual bar. */
function unlikelyPackage({ form, found, line, food }: CountedForm): Serving | undefined {
  const { quantity = 1, size } = line;
  const isLikely = size !== MINI && quantity <= FEW_PACKAGES && !isPackOfAnySize(found, food);
  if (form !== 'package' || isLikely) return undefined;
  return { ...found, confidence: CONFIDENCE.doubtful, remark: amountRemark(`assumed a ${form}`) };
}

/** The most pieces per package of a food that is counted by the package. */
const PIECES_OF_A_BAR = 4;

/** A bar with few pieces is counted as a whole, whereas crisps are counted by the piece. */
function countedForms(servings: readonly ServingSize[]): readonly Form[] {
  const grams = (form: Form) => servingOfSize(servings, form, undefined)?.amount ?? 0;
  const isBar = grams('package') > 0 && grams('package') <= PIECES_OF_A_BAR * grams('piece');
  return isBar ? ['whole', 'package', ...COUNTED] : COUNTED;
}
