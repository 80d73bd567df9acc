import { rawVariant } from '../../../model/cooking/yields.ts';
import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { nutrient } from '../../../model/nutrients.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { amountRemark, type Remark } from '../words/remark.ts';
import { gramsOf } from './grams-of-line.ts';
import { isDrierThan, isDry } from './is-dry.ts';

/** Up to this weight, g, oats are weighed dry, by the project's judgement. */
const MOST_DRY = 125;

/** From this weight, g, pasta and rice come from a packet, by the project's judgement: nobody weighs as much on a plate. */
const PACKET = 450;

/** The food group of foods whose packets cooks empty into one pot. */
const GRAIN_AND_PASTA = 'Cereal Grains and Pasta';

/** Names of food before it is cooked: a cooked sheet is lasagne, and cooked risotto rice is risotto. */
const NAMES_OF_DRY = new Set(
  [
    'lasagne sheet; lasagne sheets; lasagna sheet; lasagna sheets; lasagne noodles; lasagna noodles',
    'Lasagneplatte; Lasagneplatten; Lasagneblatt; Lasagneblätter; Lasagnenudeln; Lasagne Platten',
    'risotto rice; Risottoreis; arborio rice; Arborioreis; arborio; carnaroli rice; carnaroli',
  ].flatMap((names) => names.split('; ').map(foldedName)),
);

/** Names that a dish and its dry ingredient share: recipes weigh the rice, and diaries the pudding. */
const NAMES_OF_BOTH = new Set(['Milchreis'].map(foldedName));

/** Cooked food with less of its dry energy than this share is a porridge, by the project's judgement. */
const PORRIDGE = 1 / 4.5;

/** The remark on an amount of a food that swells, if the line does not say in which state it was measured. */
export const COUNTED_AS_COOKED: Remark = amountRemark(
  'counted as cooked, since the line does not say dry',
);

/** Words that only cooked oats have: "250 g oatmeal", but not "250 g oats". */
const SAYS_PORRIDGE: ReadonlySet<string> = new Set(
  'oatmeal porridge haferbrei haferschleim brei made water wasser'.split(' '),
);

const ENERGY = nutrient('energy').position;

/** The dry variant of a food that is mostly eaten cooked, if a line does not say in which state it is. */
function dryVariant({ processings, isCooked }: FoodLine, food: Food): Variant | undefined {
  const isStated = processings.length > 0 || isCooked;
  const dry = rawVariant(food);
  const standard = standardVariant(food);
  return isStated || dry === undefined || dry === standard || !isDrierThan(dry, standard)
    ? undefined
    : dry;
}

/** The dry variant of a food that is only sold dry: "1 packet instant oatmeal". */
function packedDry({ measure, processings, isCooked }: FoodLine, food: Food): Variant | undefined {
  const isPacket = measure?.kind === 'serving' && measure.form === 'package';
  const dry = rawVariant(food);
  if (!isPacket || processings.length > 0 || isCooked) return undefined;
  if (dry === undefined || dry === standardVariant(food)) return undefined;
  const isPacked = ({ servingSizes }: Variant) =>
    servingSizes.some(({ type }) => type === 'package');
  return isDry(dry) && isPacked(dry) && !food.variants.some((one) => one !== dry && isPacked(one))
    ? dry
    : undefined;
}

/** Whether cooked food is a porridge, which has little of the energy of the dry food. */
function isPorridge(dry: Variant, food: Food): boolean {
  const [before, after] = [dry, standardVariant(food)].map(
    ({ nutrients }) => nutrients[ENERGY] ?? 0,
  );
  return (after as number) < PORRIDGE * (before as number);
}

/**
 * The dry variant, if the line can mean nothing else: "40 g oats" are not porridge, and packets hold dry food, such as
 * 500 g of pasta.
 */
export function certainlyDry(line: FoodLine, food: Food): Variant | undefined {
  const packed = packedDry(line, food);
  if (packed !== undefined) return packed;
  const dry = dryVariant(line, food);
  if (dry === undefined) return undefined;
  if (NAMES_OF_DRY.has(foldedName(line.words.join(' ')))) return dry;
  const grams = gramsOf(line);
  const isWeighedDry = isPorridge(dry, food)
    ? grams <= MOST_DRY
    : grams >= PACKET && food.foodGroup === GRAIN_AND_PASTA;
  return isWeighedDry ? dry : undefined;
}

/**
 * Whether a weight or volume may be that of the dry food, although many people record it cooked: "75 g pasta", "125 ml
 * rice". Recipes weigh the same food dry, so that no weight says which of the two it is.
 */
export function mayBeDry(line: FoodLine, food: Food): boolean {
  const isVolume = line.measure?.kind === 'unit' && line.measure.unit === 'ml' && food.isSolid;
  const isMeasured = isVolume || !Number.isNaN(gramsOf(line));
  if (isMeasured && NAMES_OF_BOTH.has(foldedName(line.words.join(' ')))) return true;
  const dry = isMeasured ? dryVariant(line, food) : undefined;
  if (dry === undefined || !isPorridge(dry, food) || isVolume) return dry !== undefined;
  return ![...line.words, ...line.qualifiers].some((word) => SAYS_PORRIDGE.has(word));
}
