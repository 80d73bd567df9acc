import { type Food, type ServingUnit, standardVariant, type Variant } from '../../../model/food.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';
import { foldedName } from '../../../text/fold-words.ts';
import { fitName } from '../name-fit/fit-name.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { certainlyDry } from '../states/dry-weights.ts';
import { isInJar, isTinnedName } from '../states/tins-and-jars.ts';
import { inGrams } from '../weighing/in-grams.ts';
import { type AmountDoubt, CONFIDENCE } from '../weighing/servings/servings.ts';
import { isTooMuch } from '../weighing/too-much.ts';
import { USUAL_SIZE_CONFIDENCE, weighQuantity } from '../weighing/weigh-quantity.ts';
import { isPreparation } from '../words/preparation-words.ts';
import { type SizedFood, withSizeOfSimilar } from './sized-food.ts';
import { OF_OTHER_PART, standInRemark } from './stand-ins.ts';

/** A food that a line may mean. */
export interface Candidate {
  /** Id of the food, or of the variant that the line's preparation names. */
  readonly id: string;
  readonly name: string;
  /** Its brand, if that distinguishes the food from others of the same name. */
  readonly brand?: string;
  /** Undefined if the food has no such measure. */
  readonly amount: number | undefined;
  readonly unit: ServingUnit | undefined;
  /** 0 to 1, for the name and the amount together. */
  readonly confidence: number;
  /** 0 to 1, for the food alone. */
  readonly foodConfidence: number;
  /** 0 to 1, for the amount alone; 0 if it is unknown. */
  readonly amountConfidence: number;
  /** Whether the line gives no size, so that a usual one is assumed. */
  readonly isSizeAssumed: boolean;
  readonly doubt?: AmountDoubt | undefined;
  /** The remarks on the amount come first. */
  readonly remarks: readonly string[];
  /** The line as it was read, from which the food can be weighed in any state. */
  readonly line: FoodLine;
}

/** Whether the amount of a candidate may be a number without its unit. */
export function lacksUnit({ doubt }: Candidate): boolean {
  return doubt === 'unit';
}

/** The most candidates of a line. */
const MAX_CANDIDATES = 3;

/** Confidence factor of a candidate whose amount is unknown. */
const WITHOUT_AMOUNT = 0.5;

/** Factor of the confidence in a food whose size is assumed, when viand decides whether to take it. */
const ASSUMED_SIZE = 0.97;

/** Weight of the confidence in an amount, when foods compete for a line. */
const AMOUNT_WEIGHT = 0.5;

/** Weight of how commonly a food is eaten, which decides between two that fit equally well. */
const COMMONNESS = 0.02;

/** How much likelier a food is if the line uses its main name: "Rump steak" is also a synonym of sirloin. */
const BY_ITS_NAME = 0.02;

/** How much likelier tinned food is if a line mentions a tin, and how much less likely if it counts pieces. */
const IN_ITS_TIN = 0.1;

/** Factor for a tinned food if the line says packet, since nobody calls a tin a packet. */
const IN_A_PACKET = 0.8;

/** Two names whose fit differs by less than this compete for the line. */
const NEAR = 0.03;

/** Factor for a food with less fat, sugar or alcohol than usual if the line does not ask for it. */
const NOT_ASKED_FOR = 0.75;

/** The highest confidence in a stand-in for another food and in its amount. It is assumed, and never certain. */
const MOST_OF_STAND_IN = 0.75;

/** Confidence factors of competing candidates: neither name is exact, or both are. */
const IN_DOUBT = 0.85;
/** The factor if both names are exact, so that the line has two meanings. */
const TWO_MEANINGS = 0.75;

/** Foods whose energies differ by less than this share may replace each other. */
const ALIKE = 0.15;

/**
 * The confidence that decides whether a candidate is taken: that of its food, if a usual size can replace one that the
 * line does not state. Such an amount is marked as assumed.
 */
export function acceptanceOf({ confidence, foodConfidence, amountConfidence }: Candidate): number {
  const assumed = amountConfidence >= USUAL_SIZE_CONFIDENCE ? foodConfidence * ASSUMED_SIZE : 0;
  return Math.max(confidence, assumed);
}

/** Ranks the foods that a line of free text may mean, the likeliest first. */
export function rankCandidates(line: FoodLine, foods: Iterable<SizedFood>): Candidate[] {
  const scored = Array.from(foods, (food) => scoreFood(line, food))
    .filter(({ candidate }) => candidate.confidence > 0)
    .sort((a, b) => b.rank - a.rank || (a.candidate.id < b.candidate.id ? -1 : 1));
  const [first, second] = scored;
  const isInDoubt = first !== undefined && second !== undefined && areInDoubt(first, second);
  const ranked = scored.slice(0, MAX_CANDIDATES).map(({ candidate, nameFit }) => {
    if (!isInDoubt || nameFit < first.nameFit - NEAR) return candidate;
    const doubt = first.nameFit === 1 ? TWO_MEANINGS : IN_DOUBT;
    return {
      ...candidate,
      confidence: candidate.confidence * doubt,
      foodConfidence: candidate.foodConfidence * doubt,
    };
  });
  return ranked.map((candidate, index) => capConfidence(candidate, ranked.slice(0, index)));
}

/** An alternative is never more certain than the food before it, however certain its amount is. */
export function capConfidence(candidate: Candidate, before: readonly Candidate[]): Candidate {
  return {
    ...candidate,
    confidence: Math.min(candidate.confidence, ...before.map(({ confidence }) => confidence)),
    foodConfidence: Math.min(
      candidate.foodConfidence,
      ...before.map(({ foodConfidence }) => foodConfidence),
    ),
  };
}

/** The food that a line certainly names, as a candidate. Only its amount may be uncertain. */
export function candidateOf(line: FoodLine, food: Food, variantId: string | undefined): Candidate {
  return candidate(
    food,
    food.variants.find(({ id }) => id === variantId),
    { line, nameFit: 1 },
  );
}

interface ScoredFood {
  readonly candidate: Candidate;
  readonly nameFit: number;
  /** The line uses one of its names, even if it does not ask for so little fat. */
  readonly isExact: boolean;
  /** 2 if the line is exactly one of its names, 1 if it is a name with the state of its variant, otherwise 0. */
  readonly literalness: number;
  readonly isBranded: boolean;
  /** The line measures the food in the way in which people measure it. */
  readonly isSoMeasured: boolean;
  /** The line mentions a tin, and the food is the tinned one. */
  readonly isInItsTin: boolean;
  readonly energy: number;
  readonly rank: number;
}

function scoreFood(line: FoodLine, food: SizedFood): ScoredFood {
  const fit = fitName(line, food);
  const { confidence: plainFit, variant, isUnasked, isOfNearShare } = fit;
  const isTinned = isTinnedName(food.name);
  const { measure } = line;
  const isInPacket = measure?.kind === 'serving' && measure.form === 'package' && !line.isTinned;
  const standIn = standInRemark(line, food);
  // Without a word that describes it, its fit would be lower.
  const isDescribed = line.asides.length > 0;
  const isLiteral = plainFit === 1 && isCalled([food.name, ...food.otherNames], line);
  // "Saure Sahne" is low in fat, although its name does not say so.
  const asked = isUnasked && !isLiteral ? NOT_ASKED_FOR : 1;
  const nameFit = plainFit * asked * (isTinned && isInPacket ? IN_A_PACKET : 1);
  const scored = candidate(food, variant, { line, nameFit });
  const ofPart = standIn === undefined ? 1 : OF_OTHER_PART;
  const remarks = [
    ...(isOfNearShare ? [`its content is close to ${line.share?.text}, but not the same`] : []),
    ...(fit.isInSimilarState ? ['not in the catalogue in this state: used a similar one'] : []),
    ...(line.edibleShare !== undefined && line.measure?.kind !== 'unit'
      ? ['counted only the edible part, without bones or peel']
      : []),
    ...(fit.isSaltier ? ['with the usual salt, which is more than the line says'] : []),
    ...(standIn === undefined ? [] : [standIn]),
  ];
  const isInItsTin = (line.isTinned || isInJar(line, food)) && isTinned;
  // "4 tomatoes, chopped" do not come from a tin.
  const isCountedInTin =
    isTinned && !line.isTinned && line.quantity !== undefined && line.measure === undefined;
  return {
    candidate: {
      ...scored,
      confidence:
        standIn !== undefined || fit.isSaltier
          ? Math.min(scored.confidence * ofPart, MOST_OF_STAND_IN)
          : scored.confidence,
      foodConfidence: scored.foodConfidence * ofPart,
      remarks: [...scored.remarks, ...remarks],
    },
    nameFit,
    isExact: plainFit === 1,
    literalness: isLiteral ? 2 : plainFit === 1 && isCalledInState(food, variant, line) ? 1 : 0,
    isBranded: food.brand !== null,
    isSoMeasured:
      line.quantity !== undefined &&
      scored.amountConfidence > CONFIDENCE.doubtful &&
      !isTooMuch(scored.amount, variant ?? standardVariant(food)),
    isInItsTin,
    energy: energyOf(variant ?? standardVariant(food)),
    rank:
      nameFit * weightOfAmount(scored) +
      COMMONNESS * food.searchWeight +
      (plainFit === 1 && (isCalled([food.name], line) || isDescribed) ? BY_ITS_NAME : 0) +
      (isLiteral && line.words.some(isPreparation) ? BY_ITS_NAME : 0) -
      (isUnasked || fit.isSaltier ? BY_ITS_NAME : 0) +
      (isInItsTin ? IN_ITS_TIN : 0) -
      (isCountedInTin ? IN_ITS_TIN : 0),
  };
}

/**
 * The influence of the amount on the choice of a food: a food counted in such pieces is likelier than one that is not.
 */
function weightOfAmount({ amount, amountConfidence, doubt }: Candidate): number {
  if (amount === undefined) return WITHOUT_AMOUNT;
  // A food is the same whether it was weighed dry or cooked.
  if (doubt === 'state') return 1;
  return AMOUNT_WEIGHT * amountConfidence + 1 - AMOUNT_WEIGHT;
}

function candidate(
  food: SizedFood,
  variant: Variant | undefined,
  { line, nameFit }: { readonly line: FoodLine; readonly nameFit: number },
): Candidate {
  const eaten = variant ?? certainlyDry(line, food);
  const weighed = amountIn(line, food, eaten);
  return {
    ...weighed,
    id: eaten?.id ?? food.id,
    name: eaten === undefined ? food.name : `${food.name}, ${eaten.label.toLowerCase()}`,
    confidence: confidenceWithAmount(nameFit, weighed),
    foodConfidence: nameFit,
    line,
  };
}

/** The amount of a food that a line means, in the form of a candidate. */
type CandidateAmount = Pick<
  Candidate,
  'amount' | 'unit' | 'amountConfidence' | 'isSizeAssumed' | 'doubt' | 'remarks'
>;

/** @param variant the state to weigh it in; undefined for the one in which the food is mostly eaten */
export function amountIn(
  line: FoodLine,
  food: SizedFood,
  variant: Variant | undefined,
): CandidateAmount {
  const stated = weighQuantity(line, food, variant);
  const own = stated && inGrams(stated, line, food, variant ?? standardVariant(food));
  const weighed = own && withSizeOfSimilar(own, line, food);
  return {
    amount: weighed?.amount,
    unit: weighed?.unit,
    amountConfidence: weighed?.confidence ?? 0,
    isSizeAssumed: weighed !== undefined && weighed.confidence < 1,
    doubt: weighed?.doubt,
    remarks: weighed?.remarks ?? ['the weight of this measure is unknown for this food'],
  };
}

/** The confidence in a food and in its amount, combined. */
export function confidenceWithAmount(
  foodConfidence: number,
  { amount, amountConfidence }: Pick<CandidateAmount, 'amount' | 'amountConfidence'>,
): number {
  return foodConfidence * (amount === undefined ? WITHOUT_AMOUNT : amountConfidence);
}

/** Whether the line may mean the second food as well as the first. */
function areInDoubt(first: ScoredFood, second: ScoredFood): boolean {
  if (first.isInItsTin && !second.isInItsTin) return false;
  if (second.nameFit < first.nameFit - NEAR && !(second.isExact && first.isExact)) return false;
  if (first.nameFit < 1) return true;
  // Both have exactly this name ("chips"). A product of that name does not compete with a generic food, and neither do
  // foods that hardly differ.
  if (!second.isExact || second.isBranded) return false;
  // "1 Paprika" is a pepper, and "1 TL Paprika" the spice.
  if (first.isSoMeasured && !second.isSoMeasured) return false;
  // "Chicken" and "roast chicken" mean chicken rather than chicken meat without skin, and "baked apple" is a dish.
  if (first.literalness > second.literalness) return false;
  const difference = Math.abs(first.energy - second.energy);
  return difference > ALIKE * Math.max(first.energy, second.energy);
}

/** Whether the words of a line are one of the names. */
function isCalled(names: readonly string[], { words }: FoodLine): boolean {
  const said = foldedName(words.join(' '));
  return names.some((name) => foldedName(name) === said);
}

/** Whether a line is a name of a food with the state of its variant: "roast chicken". */
function isCalledInState(
  { name, otherNames }: Food,
  variant: Variant | undefined,
  line: FoodLine,
): boolean {
  const words = line.words.filter((word) => !isPreparation(word));
  return variant !== undefined && isCalled([name, ...otherNames], { ...line, words });
}

/** kJ per 100 g; 0 if unknown. */
function energyOf({ nutrients }: Variant): number {
  return nutrientAmount(nutrients, 'energy') || 0;
}
