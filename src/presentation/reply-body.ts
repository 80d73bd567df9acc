import { EVALUATION_NAMES, type EvaluationName } from '../evaluation/evaluation-names.ts';
import type { Evaluations } from '../evaluation/evaluations.ts';
import type { EvaluatedMeals } from '../operations/evaluate/evaluate-meals.ts';
import type { LookUp } from '../operations/foods/get-food.ts';
import type { FoodPage } from '../operations/foods/search-foods.ts';
import type { NamedRecord } from '../operations/match/match-text-record.ts';
import type { NewestOnlyKind, ResultKind } from '../operations/operation.ts';
import type { RecipeResult } from '../operations/recipe/compose-recipe.ts';
import type { ReportOnMeals } from '../operations/report/report-on-meals.ts';
import type { Body } from './bodies.ts';
import { foodPageBody } from './food-page.ts';
import { matchedBody } from './matched-body.ts';
import { recipeBody } from './recipe-body.ts';
import { BODIES } from './version-bodies.ts';
import type { Version } from './versions.ts';

/** The results of operations, by the kinds they are declared to return. */
interface Results extends Evaluations {
  'food-page': FoodPage;
  food: Extract<LookUp, { outcome: 'found' }>;
  'food-record': Extract<LookUp, { outcome: 'found' }>;
  recipe: RecipeResult;
}

const PRESENTERS: {
  readonly [Kind in ResultKind]: (result: Results[Kind], version: Version, base: string) => Body;
} = {
  'food-page': foodPageBody,
  food: ({ found }, version) => ({ data: BODIES[version].food(found.food) }),
  'food-record': ({ found }, version) => BODIES[version].foodRecord(found),
  recipe: recipeBody,
  ...evaluationPresenters(),
};

function evaluationPresenters() {
  const presenters = EVALUATION_NAMES.map((name) => [
    name,
    ({ result, ...evaluated }: EvaluatedMeals<never>, version: Version): Body => ({
      ...BODIES[version].evaluations[name](result),
      ...BODIES[version].warnings(evaluated),
    }),
  ]);
  return Object.fromEntries(presenters) as Pick<typeof PRESENTERS, EvaluationName>;
}

/** The body of a reply with the result of an operation. */
export async function replyBody(
  kind: ResultKind | NewestOnlyKind,
  result: unknown,
  version: Version,
  base: string,
): Promise<Body> {
  switch (kind) {
    case 'matched-record':
      return matchedBody(result as NamedRecord);
    case 'meal-report':
      // Charts are loaded only for reports.
      return (await import('./meal-report-body.ts')).mealReportBody(result as ReportOnMeals);
    default:
      return PRESENTERS[kind](result as never, version, base);
  }
}
