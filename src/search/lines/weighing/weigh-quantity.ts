import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { foodGroups } from '../../../model/food-groups.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { type Form, isContainer } from '../words/measures.ts';
import { amountRemark } from '../words/remark.ts';
import { MINI, THICKNESS_WORDS } from '../words/size-words.ts';
import { isGlassSize } from './assumed-sizes/glass-sizes.ts';
import { isLikelyGrams } from './likely-grams.ts';
import { hasAlcohol } from './pints.ts';
import { CONFIDENCE, type Weighed } from './servings/servings.ts';
import { weighBrand, weighBrandContainer } from './weigh-brand.ts';
import { weighEnergy } from './weigh-energy.ts';
import { weighForm } from './weigh-form.ts';
import { weighNamed } from './weigh-named.ts';
import { weighUnit } from './weigh-unit.ts';

/** The minimum confidence with which an amount is accepted, and marked as assumed, if the food is certain. */
export const USUAL_SIZE_CONFIDENCE: number = CONFIDENCE.noServing;

/**
 * Turns the quantity of a line into an amount of a food.
 *
 * @param variant the state that the line names; undefined for the one in which the food is mostly eaten
 * @returns undefined if the food has no such serving and the measure no usual size
 */
export function weighQuantity(
  line: FoodLine,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const sized = withOwnSize(line, food, variant);
  const stated = weighAsStated(sized, food, variant);
  if (stated === undefined) return undefined;
  const isOfAnySize =
    isOfChain(line, food) || isThickWhole(sized, variant ?? standardVariant(food));
  const inSize = isOfAnySize ? inAnySize(stated) : stated;
  const weighed = namesPart(line) ? ofUnknownPart(inSize) : inSize;
  const lacksUnit = mayLackMeasure(line) && isLikelyGrams(line.quantity ?? 1, weighed.amount);
  const maybeLitres = line.litres === 'possible' && !food.isSolid;
  if (!lacksUnit && !maybeLitres && !line.isUnclear) return weighed;
  const mayLackUnit = lacksUnit || maybeLitres;
  return {
    ...weighed,
    // If 150 without a unit means anything, it means grams.
    ...(lacksUnit ? { amount: line.quantity as number, unit: food.standardUnit } : {}),
    confidence: weighed.confidence * CONFIDENCE.doubtful,
    remarks: [...weighed.remarks, mayLackUnit ? NO_UNIT : 'quantity is unclear'],
    doubt: mayLackUnit ? 'unit' : weighed.doubt,
  };
}

/** From this number, nobody counts containers: a "150 Becher" of yoghurt is a pot of 150 g. */
const MOST_CONTAINERS = 50;

/** Whether the number of a line may be a weight without its unit. */
function mayLackMeasure({ measure, quantity = 1 }: FoodLine): boolean {
  return measure === undefined || (quantity >= MOST_CONTAINERS && isContainer(measure));
}

/** Groups of dishes and sandwiches, which each chain sells in another size, as it does chips. */
const OF_CHAINS = foodGroups('Fast Foods', 'Meals, Entrees, and Side Dishes');

/** "Chicken wrap from Pret", "small fries, Five Guys": unless the catalogue has the food of the chain, or the line its weight. */
function isOfChain({ chain, measure }: FoodLine, food: Food): boolean {
  if (chain === undefined || measure?.kind === 'unit') return false;
  const [word = ''] = foldWords(chain);
  const isKnown = [food.name, ...food.otherNames].some((name) => foldWords(name).includes(word));
  const isOfMenu = OF_CHAINS.has(food.foodGroup) || food.standardProcessing === 'deep-fried';
  return isOfMenu && !isKnown;
}

function inAnySize(weighed: Weighed): Weighed {
  const confidence = Math.min(weighed.confidence, CONFIDENCE.usualSize);
  return { ...weighed, confidence };
}

/** "1 thin bagel": how thick a whole food is says little about its weight, unlike that of a slice. */
function isThickWhole(
  { isThickness, size, measure }: FoodLine,
  { servingSizes }: Variant,
): boolean {
  const isSized = isThickness === true && size !== undefined && measure === undefined;
  return isSized && servingSizes.some(({ type }) => type?.endsWith('_whole'));
}

/** "1 leek (only the white part)", "1 Semmel, nur das Obere": a part of what the line counts, of unknown size. */
function namesPart({ qualifiers, measure, quantity }: FoodLine): boolean {
  const isCounted = quantity !== undefined && measure?.kind !== 'unit';
  return isCounted && qualifiers.some((word) => word === 'only' || word === 'nur');
}

function ofUnknownPart(weighed: Weighed): Weighed {
  return {
    ...weighed,
    confidence: Math.min(weighed.confidence, CONFIDENCE.usualSize),
    remarks: [...weighed.remarks, COUNTED_AS_WHOLE],
  };
}

const COUNTED_AS_WHOLE = amountRemark('counted as a whole, although only a part of it was eaten');

/** The remark on a number without a unit that is too large to count pieces. */
const NO_UNIT = 'the unit may be missing';

/**
 * "5 mini pretzels" are as small as pretzels are, if that is one of their names. How thick something is says how large
 * a slice or a piece of it is, and nothing about helpings, spoons and drinks.
 */
function withOwnSize(line: FoodLine, food: Food, variant: Variant | undefined): FoodLine {
  if (line.isThickness)
    return isCut(line, food) && !isCalledThin(line, food) ? line : { ...line, size: undefined };
  if (line.size !== MINI) return line;
  const { servingSizes } = variant ?? standardVariant(food);
  const hasSmall = servingSizes.some(({ type }) => type?.startsWith('small_'));
  const isNamed = [food.name, ...food.otherNames].some((name) => foldWords(name).includes(MINI));
  return isNamed && !hasSmall ? { ...line, size: undefined, words: [MINI, ...line.words] } : line;
}

/** "3 thin mints": the word is part of a name, and says nothing about the size. */
function isCalledThin({ qualifiers }: FoodLine, { name, otherNames }: Food): boolean {
  const said = qualifiers.filter((word) => THICKNESS_WORDS.has(word)).flatMap(foldWords);
  return [name, ...otherNames].some((one) => foldWords(one).some((word) => said.includes(word)));
}

/** The forms of servings that are as large as they are thick. */
const CUT: ReadonlySet<Form> = new Set(['slice', 'piece', 'whole']);

/** Whether a line counts slices or pieces. */
function isCut({ measure, quantity }: FoodLine, food: Food): boolean {
  if (measure === undefined) return quantity !== undefined && food.isSolid;
  if (measure.kind === 'serving') return CUT.has(measure.form);
  return measure.kind === 'named' && measure.forms.some((form) => CUT.has(form));
}

function weighAsStated(
  line: FoodLine,
  food: Food,
  variant: Variant | undefined,
): Weighed | undefined {
  const { quantity, measure, remarks } = line;
  if (quantity === 0) {
    const one = weighAsStated({ ...line, quantity: 1 }, food, variant);
    return one && { amount: 0, unit: food.standardUnit, confidence: CONFIDENCE.stated, remarks };
  }
  if (measure?.kind === 'unit' && quantity !== undefined)
    return weighUnit(line, measure, quantity, food, variant);
  if (measure?.kind === 'energy') return weighEnergy(line, variant ?? standardVariant(food));
  const inVessels = weighDrinkWithoutUnit(line, food) ?? weighBrandContainer(line, food);
  if (inVessels !== undefined) return inVessels;
  if (measure?.kind === 'named') {
    // "1 bag of Quavers": a bag of a brand that is sold in one size.
    const ofBrand = measure.names[0] === 'bag' ? weighBrand(line, food, 'package') : undefined;
    return ofBrand ?? weighNamed(line, measure, food, variant);
  }
  return weighForm(line, measure?.kind === 'serving' ? measure.form : undefined, food, variant);
}

/** "Bier 0,5" and "1/4 Wein" are litres, and "wine 175" is millilitres, as on menus. */
function weighDrinkWithoutUnit(line: FoodLine, food: Food): Weighed | undefined {
  if (food.isSolid) return undefined;
  const { quantity, remarks } = line;
  const count = quantity ?? 1;
  if (line.litres === 'likely')
    return { amount: 1000 * count, unit: 'ml', confidence: CONFIDENCE.likely, remarks };
  if (isPartOfLitre(count) && line.measure === undefined && hasAlcohol(food))
    return { amount: 1000 * count, unit: 'ml', confidence: CONFIDENCE.usualSize, remarks };
  if (!isGlassSize(line)) return undefined;
  return {
    amount: count,
    unit: 'ml',
    confidence: CONFIDENCE.usualSize,
    remarks: [...remarks, 'no unit given: assumed ml'],
  };
}

/** "Ein Viertel" and "1/8" of a wine are fractions of a litre rather than of a glass. */
function isPartOfLitre(count: number): boolean {
  return count === 0.25 || count === 0.125;
}
