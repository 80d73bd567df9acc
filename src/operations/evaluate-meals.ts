import { sumEntries } from '../engine/sum-entries.ts';
import { EVALUATION_NAMES, type EvaluationName } from '../evaluation/evaluation-names.ts';
import { type Evaluations, evaluateBy } from '../evaluation/evaluations.ts';
import { MEAL_LIST_SCHEMA, type MealList, mealList } from '../meals/meal-list.ts';
import { type Diagnostic, Refusal } from '../model/diagnostic.ts';
import { type Input, operation } from './operation.ts';

const SUMMARIES: Readonly<Record<EvaluationName, string>> = {
  'energy-density': 'Evaluate the energy density of meals',
  'healthy-eating-index': 'Score meals by the Healthy Eating Index 2015',
  'macro-distribution': 'Evaluate how the energy of meals is spread over macronutrients',
  'nutrition-summary': 'Sum all nutrients of meals',
};

/** The specification's list of meals. */
export const MEALS_INPUT = {
  read: mealList,
  schema: async () => MEAL_LIST_SCHEMA,
} satisfies Input<MealList>;

/** The evaluations of a list of meals, each an operation. */
export const evaluateMeals = EVALUATION_NAMES.map((name) =>
  operation({
    name,
    summary: SUMMARIES[name],
    input: MEALS_INPUT,
    http: { method: 'POST', path: `/evaluate/${name}`, from: 'body', returns: name },
    run({ foods, noteFood }, meals): Evaluations[EvaluationName] {
      const diagnostics: Diagnostic[] = [];
      const totals = sumEntries(meals, {
        foods,
        report: (diagnostic) => diagnostics.push(diagnostic),
        observe: (_, { food }) => noteFood?.(food.foodId),
      });
      if (diagnostics.length > 0) throw Refusal.of(diagnostics);
      return evaluateBy(name, totals);
    },
  }),
);
