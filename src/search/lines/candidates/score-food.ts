import { SURE_CONFIDENCE } from '../../../model/entry.ts';
import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { isSweetenedAgainst } from '../name-fit/exclusion-fit.ts';
import { fitName, type NameFit } from '../name-fit/fit-name.ts';
import { isMince } from '../name-fit/share-fit.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { isCookedThoughRaw, isServedUncooked } from '../states/dishes-as-served.ts';
import { isProduce } from '../states/is-produce.ts';
import { isInJar, isTinnedName } from '../states/tins-and-jars.ts';
import { CONFIDENCE } from '../weighing/servings/servings.ts';
import { isTooMuch } from '../weighing/too-much.ts';
import { namesManyKinds } from '../words/general-words.ts';
import { isPreparation } from '../words/preparation-words.ts';
import { amountRemark, type Remark } from '../words/remark.ts';
import { type Candidate, foodAsCandidate, WITH_USUAL_SALT } from './candidate.ts';
import { WITHOUT_AMOUNT } from './candidate-amount.ts';
import type { Rival } from './doubt-among.ts';
import { fitKind } from './fit-kind.ts';
import type { SizedFood } from './sized-food.ts';
import { OF_OTHER_PART, substituteRemark } from './substitute-remark.ts';

/** A candidate with what decides its rank among others. */
export interface ScoredFood extends Rival {
  readonly candidate: Candidate;
  readonly rank: number;
}

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

/** Factor for a tinned food if the line says packet, box or frozen, since nobody says so of a tin. */
const NOT_IN_ITS_TIN = 0.8;

/** Factor for a food with less fat, sugar or alcohol than usual, dried or untinned, if the line does not ask for it. */
const NOT_ASKED_FOR = 0.75;

/** How much likelier a kind is than one whose composition has nothing in common with viand's food of that name. */
const BY_COMPOSITION = 0.015;

/** Factor for a food of a published table whose head the line does not name. */
const OF_OTHER_FOOD = 0.8;

/** Factor for a food of a published table that is neither what the line names nor a kind of it. */
const OF_SOME_WORDS = 0.88;

/**
 * Factor for the kind that people mean by a name, which is more certain than its place among the kinds. It lifts no food
 * that something else makes uncertain, such as its state.
 */
const OF_USUAL_KIND = 0.95 / 0.87;

/** The highest confidence in a stand-in for another food and in its amount. It is assumed, and never certain. */
const MOST_OF_STAND_IN = 0.75;

/** What a line says of a food. */
interface Facts {
  readonly line: FoodLine;
  readonly food: SizedFood;
  readonly fit: NameFit;
  /** The line names a food, and this is a kind of it. */
  readonly isOfKind: boolean;
  /** It is the kind that people mean by the name alone. */
  readonly isUsualKind: boolean;
  /** The line has one of its names, and no other words. */
  readonly isLiteral: boolean;
  readonly isTinned: boolean;
  /** The line mentions the tin or jar that the food is in. */
  readonly isInItsTin: boolean;
  /** The line asks for it uncooked, and the catalogue has it only as it is served. */
  readonly isServed: boolean;
  /** The remark on a food that stands in for another one. */
  readonly standIn: string | undefined;
}

/** Scores a food as the meaning of a line. */
export function scoreFood(line: FoodLine, food: SizedFood): ScoredFood {
  const facts = factsOf(line, food);
  const { fit, isOfKind, isUsualKind, isLiteral } = facts;
  const nameFit = nameFitOf(facts);
  const scored = foodAsCandidate(food, fit.variant, {
    line,
    nameFit:
      isUsualKind && nameFit >= SURE_CONFIDENCE ? Math.min(1, nameFit * OF_USUAL_KIND) : nameFit,
  });
  const eaten = fit.variant ?? standardVariant(food);
  const isExact = fit.confidence === 1;
  const isInState = isExact && isCalledInState(food, fit.variant, line);
  return {
    candidate: withStandIn(scored, facts),
    rank: rankOf(scored, nameFit, facts),
    nameFit,
    isExact,
    isNamed: isCalled([food.name, ...food.otherNames], line),
    isOfWholeShare: fit.isOfWholeShare,
    literalness: isLiteral ? 2 : isInState ? 1 : 0,
    isBranded: food.brand !== null,
    isSoMeasured:
      line.quantity !== undefined &&
      scored.amountConfidence > CONFIDENCE.doubtful &&
      !isTooMuch(scored.amount, eaten),
    isInItsTin: facts.isInItsTin,
    eaten,
    isOfKind,
    isUsualKind,
  };
}

function factsOf(line: FoodLine, food: SizedFood): Facts {
  const named = fitName(line, food);
  const ofKind = fitKind(line, food);
  const fit = ofKind !== undefined && ofKind.confidence > named.confidence ? ofKind : named;
  const isOfKind = ofKind !== undefined && named.confidence < 1 && food.kind?.unmatched !== 0;
  const isTinned = isTinnedName(food.name);
  return {
    ...{ line, food, fit, isOfKind, isTinned },
    isUsualKind: isOfKind && food.kind?.isSame === true && !namesManyKinds(line.words),
    isLiteral: fit.confidence === 1 && isCalled([food.name, ...food.otherNames], line),
    isInItsTin: (line.isTinned || isInJar(line, food)) && isTinned,
    isServed:
      isServedUncooked(line, food) || isCookedThoughRaw(line, fit.variant ?? standardVariant(food)),
    standIn: substituteRemark(line, food),
  };
}

/** How well the words of the line fit the food, 0 to 1. */
function nameFitOf({ line, food, fit, isLiteral, isTinned }: Facts): number {
  // "Saure Sahne" and "Sahne (sauer)" are low in fat, although the name does not say so.
  const isCalledSo = isLiteral || (fit.confidence === 1 && line.qualifiers.length > 0);
  const isUnasked = (fit.isUnasked && !isCalledSo) || food.isOnlyDry || food.isNotInTin;
  const isOther = isUnasked || food.isUnlikeUsual || lacksFat(fit, line, food);
  const { measure } = line;
  const isSoldOtherwise = isTinned && !line.isTinned && (isPacket(measure) || isFrozen(line));
  return (
    fit.confidence *
    (isOther ? NOT_ASKED_FOR : 1) *
    (fit.confidence < 1 ? ofTable(food) : 1) *
    (isSoldOtherwise ? NOT_IN_ITS_TIN : 1)
  );
}

function isPacket(measure: FoodLine['measure']): boolean {
  if (measure?.kind === 'named') return measure.names[0] === 'box';
  return measure?.kind === 'serving' && measure.form === 'package';
}

const FROZEN = /^(?:frozen|thawed|tk|aufgetaut|(?:tief)?gefroren\p{L}*|tiefgekühlt\p{L}*)$/iu;

function isFrozen({ qualifiers }: FoodLine): boolean {
  return qualifiers.some((word) => FROZEN.test(word));
}

/** A candidate with the remarks on its food. A stand-in for what the line names is never certain. */
function withStandIn(scored: Candidate, facts: Facts): Candidate {
  const { line, food, fit, isOfKind, isUsualKind, isServed, standIn } = facts;
  const ofPart = standIn === undefined ? 1 : OF_OTHER_PART;
  const isNearMince = fit.isOfNearShare && isMince(food);
  const isOtherKind = isOfKind && !isUsualKind;
  const isSweeter = isSweetenedAgainst(line.qualifiers, food, fit.variant ?? standardVariant(food));
  const isStandIn =
    standIn !== undefined || fit.isSaltier || isOtherKind || isNearMince || isSweeter || isServed;
  return {
    ...scored,
    confidence: isStandIn
      ? Math.min(scored.confidence * ofPart, MOST_OF_STAND_IN)
      : scored.confidence,
    foodConfidence: scored.foodConfidence * ofPart,
    remarks: [...scored.remarks, ...remarksOn(facts)],
  };
}

function remarksOn({ line, fit, isServed, standIn }: Facts): Remark[] {
  const isInOtherState = fit.isInSimilarState || isServed;
  const isEdiblePart = line.edibleShare !== undefined && line.measure?.kind !== 'unit';
  return [
    ...(fit.isOfNearShare ? [`its content is close to ${line.share?.text}, but not the same`] : []),
    ...(isInOtherState ? ['not in the catalogue in this state: used a similar one'] : []),
    ...(isEdiblePart ? [amountRemark('counted only the edible part, without bones or peel')] : []),
    ...(fit.isSaltier ? [WITH_USUAL_SALT] : []),
    ...(standIn === undefined ? [] : [standIn]),
  ];
}

/** The rank among the foods that the line may mean. The highest wins. */
function rankOf(scored: Candidate, nameFit: number, facts: Facts): number {
  const { line, food, fit, isOfKind, isLiteral, isTinned, isInItsTin } = facts;
  // Without a word that describes it, its fit would be lower.
  const isDescribed = line.qualifiers.length > 0;
  const isByItsName = fit.confidence === 1 && (isCalled([food.name], line) || isDescribed);
  // "4 tomatoes, chopped" do not come from a tin.
  const isCountedInTin =
    isTinned && !line.isTinned && line.quantity !== undefined && line.measure === undefined;
  return (
    nameFit * weightOfAmount(scored) +
    COMMONNESS * food.searchWeight +
    (isByItsName ? BY_ITS_NAME : 0) +
    (isLiteral && line.words.some(isPreparation) ? BY_ITS_NAME : 0) -
    (fit.isUnasked || fit.isSaltier ? BY_ITS_NAME : 0) -
    UNMATCHED_WORD_COST * (food.kind?.unmatched ?? 0) +
    (isOfKind && food.kind?.isSame ? BY_ITS_NAME : 0) +
    (isOfKind ? BY_COMPOSITION * (food.kind?.likeness ?? 0) : 0) +
    (isInItsTin ? IN_ITS_TIN : 0) -
    (isCountedInTin ? IN_ITS_TIN : 0)
  );
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
  // A food is the same whether it was weighed dry or cooked, and with its liquid or without.
  if (doubt === 'state' || doubt === 'liquid') return 1;
  return AMOUNT_WEIGHT * amountConfidence + 1 - AMOUNT_WEIGHT;
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
