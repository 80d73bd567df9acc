import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { DiaryLine } from '../../meals/diary.ts';
import { type Food, type ServingUnit, standardVariant, type Variant } from '../../model/food.ts';
import { nutrient } from '../../model/nutrients.ts';
import { fitName, queryOf } from '../../search/lines/name-fit.ts';
import { type FoodLine, readLine } from '../../search/lines/read-line.ts';
import { type Weighed, weigh } from '../../search/lines/weigh.ts';

/** A food that a line may mean. */
export interface Candidate {
  /** Of the food, or of the variant that the line's preparation names. */
  readonly id: string;
  readonly name: string;
  /** Undefined where the food has no such measure. */
  readonly amount: number | undefined;
  readonly unit: ServingUnit | undefined;
  /** 0 to 1: of the name and of the amount together. */
  readonly confidence: number;
  readonly remarks: readonly string[];
}

/** A line of a diary and the foods it may mean, the likeliest first. */
export interface MatchedLine {
  readonly line: DiaryLine;
  readonly candidates: readonly Candidate[];
}

/** Candidates that are looked at and that are given. */
const LOOKED_AT = 12;
const GIVEN = 3;

/** What an amount that cannot be told leaves of the confidence. */
const WITHOUT_AMOUNT = 0.5;

/** How near a second candidate must be for both to be in doubt, and what that doubt counts. */
const NEAR = 0.03;
const IN_DOUBT = 0.85;

/** How much the commonness of a food counts between two that fit alike. */
const COMMONNESS = 0.02;

/** Finds the foods that a line of free text may mean. */
export function matchLine(catalogue: Catalogue, line: DiaryLine): MatchedLine {
  const read = readLine(line.text);
  const scored = foodsFor(catalogue, read)
    .map((food) => candidateOf(read, food))
    .filter(({ confidence }) => confidence > 0);
  scored.sort((one, other) => other.rank - one.rank || (one.id < other.id ? -1 : 1));
  const [first, second] = scored;
  const isInDoubt = first !== undefined && second !== undefined && isDoubtful(first, second);
  const candidates = scored.slice(0, GIVEN).map((one) => {
    const { id, name, amount, unit, confidence, remarks } = one;
    const isNear = isInDoubt && one.nameFit >= first.nameFit - NEAR;
    const sureness = confidence * (isNear ? doubtOf(first) : 1);
    return { id, name, amount, unit, confidence: sureness, remarks };
  });
  return { line, candidates };
}

/** Whether the second may be meant as well as the first. */
function isDoubtful(first: Scored, second: Scored): boolean {
  if (second.nameFit < first.nameFit - NEAR) return false;
  if (first.nameFit < 1) return true;
  // Both are called exactly so: "chips". Products of that name, and foods that hardly differ, are no doubt.
  if (second.nameFit < 1 || second.isBranded) return false;
  const difference = Math.abs(first.energy - second.energy);
  return difference > ALIKE * Math.max(first.energy, second.energy);
}

function doubtOf({ nameFit }: Scored): number {
  return nameFit === 1 ? TWO_MEANINGS : IN_DOUBT;
}

/** Foods that differ by less than this share of their energy may stand for each other. */
const ALIKE = 0.15;

/** What it counts that a line says exactly what two foods are called. */
const TWO_MEANINGS = 0.75;

type Scored = ReturnType<typeof candidateOf>;

/** By all the words, and by those that do not tell the preparation. */
function foodsFor(catalogue: Catalogue, line: FoodLine): Food[] {
  const foods = new Map<string, Food>();
  for (const withPreparation of [true, false]) {
    const text = queryOf(line, withPreparation);
    if (text === '') continue;
    for (const food of catalogue.search({ text, kind: 'all', offset: 0, limit: LOOKED_AT }).foods) {
      foods.set(food.id, food);
    }
  }
  return [...foods.values()];
}

function candidateOf(line: FoodLine, food: Food) {
  const { confidence: nameFit, variant } = fitName(line, food);
  const weighed: Weighed | undefined = weigh(line, food, variant);
  const sureness = weighed?.confidence ?? WITHOUT_AMOUNT;
  return {
    id: variant?.id ?? food.id,
    name: variant === undefined ? food.name : `${food.name}, ${variant.label.toLowerCase()}`,
    amount: weighed?.amount,
    unit: weighed?.unit,
    confidence: nameFit * sureness,
    remarks: weighed?.remarks ?? ['no such measure of it'],
    nameFit,
    isBranded: food.brand !== null,
    energy: energyOf(variant ?? standardVariant(food)),
    rank: nameFit * sureness + COMMONNESS * food.searchWeight,
  };
}

/** kJ per 100 g; 0 where unknown. */
function energyOf({ nutrients }: Variant): number {
  return nutrients[nutrient('energy').position] || 0;
}
