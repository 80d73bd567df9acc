import { evaluateBy } from '../../evaluation/evaluations.ts';
import type { FoodTotals } from '../../evaluation/explaining/contributions.ts';
import { type FoodEffect, leaveOneOut } from '../../evaluation/explaining/leave-one-out.ts';
import type { IndexScore } from '../../evaluation/indices/index-score.ts';
import { wordsIn } from '../../language/words.ts';
import { fields } from '../fields.ts';
import { operation } from '../operation.ts';
import { REPORT_INPUT } from '../report/report-input.ts';
import { bestSwaps, type Swap } from './best-swaps.ts';
import { foodName } from './food-name.ts';
import { type FoodsEaten, foodsEaten, type RecordNeeds } from './foods-eaten.ts';
import { RECORD_INPUT_FIELDS } from './record-input.ts';
import { swapCandidates } from './swap-candidates.ts';

export type { RecordNeeds };

/** The index that is explained. */
const INDEX = 'healthy-eating-index';

/** The number of swaps that are shown; few people act on more. */
const SWAPS = 3;

/** Why a record scores as it does. */
export interface ExplainedGroup {
  readonly labels: readonly string[];
  readonly score: IndexScore;
  /** The effects of the foods, the largest effect on the total first. */
  readonly foods: readonly FoodEffect[];
  /** The swaps, the largest gain first. */
  readonly swaps: readonly NamedSwap[];
}

/** A swap with the names of its foods. */
export interface NamedSwap extends Swap {
  readonly names: { readonly instead: string; readonly added: string };
}

/** The effect of each food on the score of each group. */
export interface Explanation extends Pick<FoodsEaten, 'entries' | 'skipped'> {
  readonly groups: Iterable<ExplainedGroup>;
}

/** Shows the effect of each food on a score, and the swaps at equal energy that would gain most. */
export const explainMeals = operation({
  name: 'explain',
  summary: 'Show which foods raise and lower a score, and the swaps that gain most',
  input: fields({ ...RECORD_INPUT_FIELDS, lang: REPORT_INPUT.entries.lang }),
  http: { notOffered: 'It reads files, and the specification has no route for it' },
  async run(needs: RecordNeeds, input): Promise<Explanation> {
    const { catalogue, foods } = needs;
    const { groups, entries, skipped } = await foodsEaten(needs, input);
    const candidates = swapCandidates(catalogue, foods);
    const words = wordsIn(input.lang);
    const nameOf = (id: string) => foodName(foods, id, words);
    return {
      entries,
      skipped,
      groups: lazily(groups, ({ labels, byFood }) => {
        const whole = byFood.regroup(() => []).totals(0);
        const eaten: FoodTotals[] = Array.from({ length: byFood.length }, (_, group) => {
          const [id = ''] = byFood.labels(group);
          return { id, name: nameOf(id), totals: byFood.totals(group) };
        });
        const effects = leaveOneOut(INDEX, whole, eaten);
        return {
          labels,
          score: evaluateBy(INDEX, whole),
          foods: effects.sort((one, other) => Math.abs(other.points) - Math.abs(one.points)),
          swaps: bestSwaps(INDEX, byFood, { foods, candidates, count: SWAPS }).map((swap) => ({
            ...swap,
            names: { instead: nameOf(swap.instead.id), added: nameOf(swap.added.id) },
          })),
        };
      }),
    };
  },
});

/** Makes each item when it is iterated. */
function lazily<From, To>(all: readonly From[], make: (one: From) => To): Iterable<To> {
  return {
    *[Symbol.iterator]() {
      for (const one of all) yield make(one);
    },
  };
}
