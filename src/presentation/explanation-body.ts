import type { ExplainedGroup } from '../operations/explain/explain-meals.ts';
import { rounded } from '../text/numbers/rounding.ts';

/**
 * An explained group for programs.
 *
 * @param by the labels of groups
 */
export function explanationBody(
  { labels, score, foods, swaps }: ExplainedGroup,
  by: readonly string[],
) {
  return {
    ...(by.length === 0
      ? {}
      : { group: Object.fromEntries(by.map((label, place) => [label, labels[place] ?? ''])) }),
    total_score: rounded(score.totalScore),
    foods: foods.map(({ id, name, grams, kcal, points, components, without }) => ({
      food_id: id,
      name,
      grams: rounded(grams),
      kcal: rounded(kcal),
      points: rounded(points),
      total_score_without: rounded(without.totalScore),
      components: Object.fromEntries(
        score.components.map(({ component }, place) => [
          component,
          rounded(components[place] as number),
        ]),
      ),
    })),
    swaps: swaps.map(({ kind, instead, keptGrams, added, score: promised, gain, names }) => ({
      kind,
      instead_of: { food_id: instead.id, name: names.instead, ...amountsOf(instead) },
      kept_grams: rounded(keptGrams),
      eat: { food_id: added.id, name: names.added, ...amountsOf(added) },
      total_score: rounded(promised.totalScore),
      gain: rounded(gain),
    })),
  };
}

function amountsOf({ grams, kcal }: { readonly grams: number; readonly kcal: number }) {
  return { grams: rounded(grams), kcal: rounded(kcal) };
}
