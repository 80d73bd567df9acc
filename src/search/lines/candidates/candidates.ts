import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { fitName, type NameFit } from '../name-fit/fit-name.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { certainlyDry } from '../states/dry-weights.ts';
import { isProduce } from '../states/is-produce.ts';
import { certainlyRaw } from '../states/raw-weights.ts';
import { isInJar, isTinnedName } from '../states/tins-and-jars.ts';
import { CONFIDENCE } from '../weighing/servings/servings.ts';
import { isTooMuch } from '../weighing/too-much.ts';
import { USUAL_SIZE_CONFIDENCE } from '../weighing/weigh-quantity.ts';
import { namesManyKinds } from '../words/general-words.ts';
import { isPreparation } from '../words/preparation-words.ts';
import {
  amountIn,
  type CandidateAmount,
  confidenceWithAmount,
  WITHOUT_AMOUNT,
} from './candidate-amount.ts';
import { doubtAmong, FIT_TOLERANCE, type Rival } from './doubt-among.ts';
import { fitKind, kindRemark } from './fit-kind.ts';
import type { SizedFood } from './sized-food.ts';
import { OF_OTHER_PART, substituteRemark } from './substitute-remark.ts';

/** A food that a line may mean. */
export interface Candidate extends CandidateAmount {
  /** Id of the food, or of the variant that the line's preparation names. */
  readonly id: string;
  readonly name: string;
  /** Its brand, if that distinguishes the food from others of the same name. */
  readonly brand?: string;
  /** 0 to 1, for the name and the amount together. */
  readonly confidence: number;
  /** 0 to 1, for the food alone. */
  readonly foodConfidence: number;
  /** The line names several kinds of a food, which differ. */
  readonly isOneOfKinds?: boolean;
  /** The line as it was read, from which the food can be weighed in any state. */
  readonly line: FoodLine;
}

/** The remark on a food that has more salt than its line says. */
export const WITH_USUAL_SALT = 'with the usual salt, which is more than the line says';

/** Whether the amount of a candidate may be a number without its unit. */
export function lacksUnit({ doubt }: Candidate): boolean {
  return doubt === 'unit';
}

/** The most candidates of a line. */
const MAX_CANDIDATES = 3;

/** The most kinds of the food that a line names plainly. */
const MAX_KINDS = 5;

/** Factor of the confidence in a food whose size is assumed, when viand decides whether to take it. */
const ASSUMED_SIZE = 0.97;

/** Weight of the confidence in an amount, when foods compete for a line. */
const AMOUNT_WEIGHT = 0.5;

/** Weight of how commonly a food is eaten, which decides between two that fit equally well. */
const COMMONNESS = 0.02;

/** How much likelier a food is if the line uses its main name: "Rump steak" is also a synonym of sirloin. */
const BY_ITS_NAME = 0.02;

/** How much less likely a kind is for each word that describes it and that the line does not have. */
const UNMATCHED_WORD_COST = 0.0015;

/** How much likelier tinned food is if a line mentions a tin, and how much less likely if it counts pieces. */
const IN_ITS_TIN = 0.1;

/** Factor for a tinned food if the line says packet, since nobody calls a tin a packet. */
const IN_A_PACKET = 0.8;

/** Factor for a food with less fat, sugar or alcohol than usual, dried or untinned, if the line does not ask for it. */
const NOT_ASKED_FOR = 0.75;

/** How much likelier a kind is than one whose composition has nothing in common with viand's food of that name. */
const BY_COMPOSITION = 0.015;

/** Factor for a food of a published table whose head the line does not name. */
const OF_OTHER_FOOD = 0.8;

/** Factor for a food of a published table that is neither what the line names nor a kind of it. */
const OF_SOME_WORDS = 0.88;

/** The highest confidence in a stand-in for another food and in its amount. It is assumed, and never certain. */
const MOST_OF_STAND_IN = 0.75;

/**
 * The confidence that decides whether a candidate is taken: that of its food, if a usual size can replace one that the
 * line does not state. Such an amount is marked as assumed.
 */
export function acceptanceOf({ confidence, foodConfidence, amountConfidence }: Candidate): number {
  const assumed = amountConfidence >= USUAL_SIZE_CONFIDENCE ? foodConfidence * ASSUMED_SIZE : 0;
  return Math.max(confidence, assumed);
}

/**
 * Ranks the foods that a line of free text may mean, the likeliest first.
 *
 * @param isOtherName whether the line has another name of its food than the user wrote, which may be more general
 */
export function rankCandidates(
  line: FoodLine,
  foods: Iterable<SizedFood>,
  isOtherName = false,
): Candidate[] {
  const scored = Array.from(foods, (food) => scoreFood(line, food))
    .filter(({ candidate }) => candidate.confidence > 0)
    .sort((a, b) => b.rank - a.rank || (a.candidate.id < b.candidate.id ? -1 : 1));
  const doubt = doubtAmong(scored, isOtherName);
  const least = (scored[0]?.nameFit ?? 0) - FIT_TOLERANCE;
  const most = scored[0]?.isOfKind ? MAX_KINDS : MAX_CANDIDATES;
  const ranked = scored.slice(0, most).map(({ candidate, nameFit, isOfKind }) => {
    const remarks = isOfKind
      ? [...candidate.remarks, kindRemark(nameFit, doubt)]
      : candidate.remarks;
    if (doubt === 1 || nameFit < least) return { ...candidate, remarks };
    return {
      ...candidate,
      remarks,
      isOneOfKinds: isOfKind,
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

interface ScoredFood extends Rival {
  readonly candidate: Candidate;
  readonly rank: number;
}

function scoreFood(line: FoodLine, food: SizedFood): ScoredFood {
  const named = fitName(line, food);
  const ofKind = fitKind(line, food);
  const isOfKind = ofKind !== undefined && named.confidence < 1 && food.kind?.unmatched !== 0;
  const isUsualKind = isOfKind && food.kind?.isSame === true && !namesManyKinds(line.words);
  const fit = ofKind !== undefined && ofKind.confidence > named.confidence ? ofKind : named;
  const { confidence: plainFit, variant, isUnasked, isOfNearShare } = fit;
  const isTinned = isTinnedName(food.name);
  const { measure } = line;
  const isInPacket = measure?.kind === 'serving' && measure.form === 'package' && !line.isTinned;
  const standIn = substituteRemark(line, food);
  // Without a word that describes it, its fit would be lower.
  const isDescribed = line.qualifiers.length > 0;
  const isLiteral = plainFit === 1 && isCalled([food.name, ...food.otherNames], line);
  // "Saure Sahne" is low in fat, although its name does not say so.
  const isOther = (isUnasked && !isLiteral) || food.isOnlyDry || food.isNotInTin;
  const asked = isOther || food.isUnlikeUsual || lacksFat(fit, line, food) ? NOT_ASKED_FOR : 1;
  const nameFit =
    plainFit *
    asked *
    (plainFit < 1 ? ofTable(food) : 1) *
    (isTinned && isInPacket ? IN_A_PACKET : 1);
  const scored = candidate(food, variant, { line, nameFit });
  const ofPart = standIn === undefined ? 1 : OF_OTHER_PART;
  const remarks = [
    ...(isOfNearShare ? [`its content is close to ${line.share?.text}, but not the same`] : []),
    ...(fit.isInSimilarState ? ['not in the catalogue in this state: used a similar one'] : []),
    ...(line.edibleShare !== undefined && line.measure?.kind !== 'unit'
      ? ['counted only the edible part, without bones or peel']
      : []),
    ...(fit.isSaltier ? [WITH_USUAL_SALT] : []),
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
        standIn !== undefined || fit.isSaltier || (isOfKind && !isUsualKind)
          ? Math.min(scored.confidence * ofPart, MOST_OF_STAND_IN)
          : scored.confidence,
      foodConfidence: scored.foodConfidence * ofPart,
      remarks: [...scored.remarks, ...remarks],
    },
    nameFit,
    isExact: plainFit === 1,
    isNamed: isCalled([food.name, ...food.otherNames], line),
    isOfWholeShare: fit.isOfWholeShare,
    literalness: isLiteral ? 2 : plainFit === 1 && isCalledInState(food, variant, line) ? 1 : 0,
    isBranded: food.brand !== null,
    isSoMeasured:
      line.quantity !== undefined &&
      scored.amountConfidence > CONFIDENCE.doubtful &&
      !isTooMuch(scored.amount, variant ?? standardVariant(food)),
    isInItsTin,
    eaten: variant ?? standardVariant(food),
    isOfKind,
    isUsualKind,
    rank:
      nameFit * weightOfAmount(scored) +
      COMMONNESS * food.searchWeight +
      (plainFit === 1 && (isCalled([food.name], line) || isDescribed) ? BY_ITS_NAME : 0) +
      (isLiteral && line.words.some(isPreparation) ? BY_ITS_NAME : 0) -
      (isUnasked || fit.isSaltier ? BY_ITS_NAME : 0) -
      UNMATCHED_WORD_COST * (food.kind?.unmatched ?? 0) +
      (isOfKind && food.kind?.isSame ? BY_ITS_NAME : 0) +
      (isOfKind ? BY_COMPOSITION * (food.kind?.likeness ?? 0) : 0) +
      (isInItsTin ? IN_ITS_TIN : 0) -
      (isCountedInTin ? IN_ITS_TIN : 0),
  };
}

/** Whether a line means vegetables fried in fat, and the food is only similar: baked ones. */
function lacksFat({ isInSimilarState }: NameFit, { processings }: FoodLine, food: Food): boolean {
  return isInSimilarState && isProduce(food) && processings.includes('fried');
}

function ofTable({ relation }: SizedFood): number {
  return relation === 'other' ? OF_OTHER_FOOD : relation === 'some words' ? OF_SOME_WORDS : 1;
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
  const stated = variant ?? certainlyDry(line, food) ?? certainlyRaw(line, food);
  const weighed = amountIn(line, food, stated);
  const eaten = stated ?? (food.isInUsualState ? standardVariant(food) : undefined);
  return {
    ...weighed,
    id: eaten?.id ?? food.id,
    name: eaten === undefined ? food.name : `${food.name}, ${eaten.label.toLowerCase()}`,
    confidence: confidenceWithAmount(nameFit, weighed),
    foodConfidence: nameFit,
    line,
  };
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
