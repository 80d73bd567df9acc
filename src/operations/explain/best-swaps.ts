import type { FoodCache } from '../../engine/foods/food-cache.ts';
import type { ResolvedFood } from '../../engine/foods/resolved-food.ts';
import type { GroupedTotals } from '../../engine/grouped-totals.ts';
import type { IndexName } from '../../evaluation/evaluation-names.ts';
import { evaluateBy, totalScorer } from '../../evaluation/evaluations.ts';
import type { IndexScore } from '../../evaluation/indices/index-score.ts';
import { massOf, nutrientTotal, type Totals } from '../../evaluation/totals.ts';
import { kjToKcal } from '../../model/units.ts';
import { rounded } from '../../text/numbers/rounding.ts';
import type { SwapCandidate } from './swap-candidates.ts';

/** An amount of a food in a swap. */
export interface SwappedFood {
  readonly id: string;
  readonly grams: number;
  readonly kcal: number;
}

/** A food eaten in place of another one with the same energy. */
export interface Swap {
  /** A swap replaces a whole food, an addition replaces a part of one. */
  readonly kind: 'swap' | 'addition';
  /** The food that the swap replaces. */
  readonly instead: SwappedFood;
  /** Grams of the food that stay; 0 of a swap. */
  readonly keptGrams: number;
  readonly added: SwappedFood;
  /** The score of the record with the swap, computed by the engine. */
  readonly score: IndexScore;
  /** Points of the total that it gains. */
  readonly gain: number;
}

/** The number of foods that others may replace: those with the most energy. */
const MOST_REPLACED = 30;

/** The largest portion, in standard servings. */
const MOST_SERVINGS = 2;

/** A smaller gain would not be visible. */
const LEAST_GAIN = 0.05;

/**
 * Finds the swaps and additions at equal energy that gain most points. Each is scored by the sums of the engine, so
 * that eating these grams of the foods gives this score. No food is added or replaced twice as long as there are
 * others.
 *
 * @param eaten what was eaten, grouped only by the id of the food's variant
 * @param count the number of swaps to find
 */
export function bestSwaps(
  index: IndexName,
  eaten: GroupedTotals,
  {
    foods,
    candidates,
    count,
  }: {
    readonly foods: FoodCache;
    readonly candidates: readonly SwapCandidate[];
    readonly count: number;
  },
): Swap[] {
  const whole = eaten.regroup(() => []).totals(0);
  const totalOf = totalScorer(index, whole.layout);
  const totalScore = totalOf(whole);
  const found = replaceable(eaten, foods).flatMap((one) => {
    const totalsWith = withoutFood(eaten, one);
    return candidates.flatMap((candidate): FoundSwap[] => {
      const planned = plan(one, candidate);
      if (planned === undefined) return [];
      const totals = () => totalsWith(portionsOf(planned, one, candidate));
      const gain = totalOf(totals()) - totalScore;
      return gain >= LEAST_GAIN ? [{ ...planned, gain, totals }] : [];
    });
  });
  const best = distinct(
    found.sort((a, b) => b.gain - a.gain),
    count,
  );
  return best.map(({ totals, ...swap }) => ({ ...swap, score: evaluateBy(index, totals()) }));
}

/** A swap with the totals of the record after it, which only the best ones need again. */
interface FoundSwap extends Omit<Swap, 'score'> {
  readonly totals: () => Totals;
}

/** Computes the totals of a record that has some portions instead of a food. */
function withoutFood(eaten: GroupedTotals, { group }: ReplaceableFood) {
  const others = eaten.regroup(
    () => [],
    Array.from({ length: eaten.length }, (_, at) => at).filter((at) => at !== group),
  );
  return others.extending(others.length === 0 ? undefined : 0);
}

function portionsOf(
  { keptGrams, added }: PlannedSwap,
  { food }: ReplaceableFood,
  candidate: SwapCandidate,
) {
  const portion = { food: candidate.food, grams: added.grams };
  return keptGrams > 0 ? [{ food, grams: keptGrams }, portion] : [portion];
}

/** A food that was eaten, with its amount. */
interface ReplaceableFood {
  readonly group: number;
  readonly food: ResolvedFood;
  readonly grams: number;
  readonly kcal: number;
}

function replaceable(eaten: GroupedTotals, foods: FoodCache): ReplaceableFood[] {
  const all = Array.from({ length: eaten.length }, (_, group): ReplaceableFood | undefined => {
    const [id = ''] = eaten.labels(group);
    const food = foods.resolve(id);
    const totals = eaten.totals(group);
    const kcal = kjToKcal(nutrientTotal(totals, 'energy'));
    return food && { group, food, grams: massOf(totals), kcal };
  });
  return all
    .filter((one): one is ReplaceableFood => one !== undefined && one.kcal > 0)
    .sort((one, other) => other.kcal - one.kcal)
    .slice(0, MOST_REPLACED);
}

type PlannedSwap = Omit<Swap, 'score' | 'gain'>;

/**
 * The amounts of a swap: the whole food if a portion of the other has its energy, otherwise the energy of one serving.
 */
function plan(
  { food, grams, kcal }: ReplaceableFood,
  candidate: SwapCandidate,
): PlannedSwap | undefined {
  if (candidate.food.foodId === food.foodId) return undefined;
  const { kcalPerGram, servingGrams } = candidate;
  const wholeGrams = rounded(kcal / kcalPerGram);
  const isWhole = wholeGrams <= MOST_SERVINGS * servingGrams;
  const addedGrams = isWhole ? wholeGrams : rounded(servingGrams);
  const addedKcal = addedGrams * kcalPerGram;
  const keptGrams = isWhole ? 0 : rounded(grams * (1 - addedKcal / kcal));
  return {
    kind: isWhole ? 'swap' : 'addition',
    instead: {
      id: food.id,
      grams: grams - keptGrams,
      kcal: kcal * (1 - keptGrams / grams),
    },
    keptGrams,
    added: { id: candidate.food.id, grams: addedGrams, kcal: addedKcal },
  };
}

function distinct(swaps: readonly FoundSwap[], count: number): FoundSwap[] {
  const taken: FoundSwap[] = [];
  const take = (isNew: (swap: FoundSwap) => boolean) => {
    for (const swap of swaps) {
      if (taken.length < count && !taken.includes(swap) && isNew(swap)) taken.push(swap);
    }
  };
  const isAdded = ({ added }: FoundSwap) => taken.some((other) => other.added.id === added.id);
  const isLeftOut = ({ instead }: FoundSwap) =>
    taken.some((other) => other.instead.id === instead.id);
  take((swap) => !isAdded(swap) && !isLeftOut(swap));
  take((swap) => !isAdded(swap));
  return taken.sort((one, other) => other.gain - one.gain);
}
