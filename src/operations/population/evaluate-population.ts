import type { IndexName } from '../../evaluation/evaluation-names.ts';
import { type EvaluationPlan, planEvaluations } from '../../evaluation/evaluations.ts';
import {
  hasToddlers,
  INDICES,
  isIndexName,
  isRankedIndex,
} from '../../evaluation/indices/indices.ts';
import { nutrientColumn } from '../../evaluation/nutrition/nutrient-column.ts';
import {
  measurePersons,
  type PopulationComponent,
  populationScores,
} from '../../evaluation/population/population-scores.ts';
import { isFoodPattern } from '../../model/food-patterns.ts';
import { nutrient } from '../../model/nutrients.ts';
import { kjToKcal } from '../../model/units.ts';
import type { PersonsSink } from './persons.ts';
import { estimateBy, type SurveyColumns } from './survey.ts';

export { hasToddlers, isIndexName, isRankedIndex };

/** The scores of a domain. Without `over`, the whole population is the only domain. */
export interface PopulationDomain {
  readonly values: readonly string[];
  readonly components: readonly PopulationComponent[];
}

/** The name of an index, and its highest score. */
export function indexTitle(index: IndexName): { readonly name: string; readonly maxScore: number } {
  const { table, components } = INDICES[index];
  return {
    name: table.index,
    maxScore: components.reduce((sum, { maxScore }) => sum + maxScore, 0),
  };
}

/** The plan for each person: the index, and the intakes that are the denominators of its ratios. */
function planOfPopulation(index: IndexName): EvaluationPlan {
  return planEvaluations([index, 'intakes']);
}

/**
 * Estimates the scores of the population that persons represent.
 *
 * @param persons evaluated by the index and by intakes
 * @throws ViandError for weights that are not numbers, and for a stratum with a single PSU
 */
export function scorePopulation(
  index: IndexName,
  persons: PersonsSink,
  survey: SurveyColumns,
): PopulationDomain[] {
  const plan = planOfPopulation(index);
  const { components } = INDICES[index];
  const values = (evaluation: string, name: string) => persons.metric(plan, evaluation, name);
  const scores = {
    totalScores: values(index, 'total_score'),
    scores: components.map(({ component }) => values(index, component)),
    amounts: components.map(({ component }) => values(index, `${component}_amount`)),
    kcal: values('intakes', nutrientColumn(nutrient('energy'))).map(kjToKcal),
    amountOf: (input: Parameters<typeof isFoodPattern>[0]) =>
      values('intakes', isFoodPattern(input) ? input : nutrientColumn(nutrient(input as never))),
  };
  const measured = measurePersons(components, scores);
  return estimateBy(persons, survey, (design, domain) =>
    populationScores(measured, design, domain),
  ).map(({ values: own, result }) => ({ values: own, components: result }));
}
