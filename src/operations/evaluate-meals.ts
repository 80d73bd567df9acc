import { sumMeals } from '../engine/entries/accumulator.ts';
import { EVALUATION_NAMES, type EvaluationName } from '../evaluation/evaluation-names.ts';
import { EVALUATORS, type Evaluations } from '../evaluation/evaluations.ts';
import { MEAL_LIST_SCHEMA, type MealList, mealList } from '../meals/meal-list.ts';
import { type Diagnostic, Refusal } from '../model/diagnostic.ts';
import { type Input, operation } from './operation.ts';

const SUMMARIES: Readonly<Record<EvaluationName, string>> = {
  'energy-density': 'Evaluate the energy density of meals',
  'healthy-eating-index': 'Score meals by the Healthy Eating Index 2015',
  'macro-distribution': 'Evaluate how the energy of meals is spread over macronutrients',
  'nutrition-summary': 'Sum all nutrients of meals',
};

const MEALS: Input<MealList> = {
  read: mealList,
  schema: () => Promise.resolve(MEAL_LIST_SCHEMA),
};

/** The evaluations of a list of meals that is held whole, each an operation. */
export const evaluateMeals = EVALUATION_NAMES.map((name) =>
  operation({
    name,
    summary: SUMMARIES[name],
    input: MEALS,
    returns: name,
    async run({ resolveFood: eatenFood }, meals): Promise<Evaluations[EvaluationName]> {
      const faults: Diagnostic[] = [];
      const { groups } = await sumMeals({
        read: async (sink) => meals(sink),
        eatenFood,
        isGrouped: false,
        fault: (fault) => faults.push(fault),
      });
      if (faults.length > 0) throw Refusal.of(faults);
      const [whole] = groups;
      if (whole === undefined) throw new Error('an ungrouped run has one group');
      return EVALUATORS[name](whole.intake);
    },
  }),
);
