import { type EntryWarning, EntryWarnings } from '../../engine/entries/entry-warnings.ts';
import { nearestFood, REQUEST_SUGGESTIONS } from '../../engine/foods/nearest-food.ts';
import { type FoodMass, totalsOf } from '../../engine/portion-totals.ts';
import { sumEntries } from '../../engine/sum-entries.ts';
import {
  EVALUATION_NAMES,
  EVALUATION_WORDS,
  type EvaluationName,
} from '../../evaluation/evaluation-names.ts';
import { type Evaluations, evaluateBy } from '../../evaluation/evaluations.ts';
import { sharesOf, type Unsure } from '../../evaluation/explaining/unsure-shares.ts';
import { isRankedIndex } from '../../evaluation/indices/indices.ts';
import { MEAL_LIST_SCHEMA, type MealList, mealList } from '../../meals/entries/meal-list.ts';
import { UNSURE_ASSUMPTIONS } from '../../model/assumptions.ts';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { capitalised } from '../../text/words/capitalised.ts';
import { type Input, operation } from '../operation.ts';

export type { EntryWarning };

/** The specification's list of meals. */
export const MEALS_INPUT = {
  read: mealList,
  schema: async () => MEAL_LIST_SCHEMA,
} satisfies Input<MealList>;

/** The result of an evaluation, and the assumptions behind it. */
export interface EvaluatedMeals<Name extends EvaluationName> {
  readonly result: Evaluations[Name];
  readonly entries: number;
  readonly warnings: readonly EntryWarning[];
  /** The uncertain part; undefined if the food and the size of every entry are certain. */
  readonly unsure: Unsure | undefined;
}

/** Evaluations of one list of meals: all except those that compare groups with each other. */
export const MEAL_EVALUATIONS = EVALUATION_NAMES.filter((name) => !isRankedIndex(name));

/** The evaluations of a list of meals, each an operation. */
export const evaluateMeals = MEAL_EVALUATIONS.map((name) =>
  operation({
    name,
    summary: capitalised(EVALUATION_WORDS[name].summary),
    input: MEALS_INPUT,
    http: { method: 'POST', path: `/evaluate/${name}`, from: 'body', returns: name },
    run({ foods, noteFood }, meals): EvaluatedMeals<EvaluationName> {
      const diagnostics: Diagnostic[] = [];
      const warnings = new EntryWarnings();
      const unsure: FoodMass[] = [];
      let entries = 0;
      const totals = sumEntries(meals, {
        foods,
        nearestFood: nearestFood(foods.catalogue, REQUEST_SUGGESTIONS),
        report: (diagnostic) => diagnostics.push(diagnostic),
        observe(entry, portion) {
          entries++;
          noteFood?.(portion.food.foodId);
          warnings.add(entry, portion);
          if (portion.assumptions.some((one) => UNSURE_ASSUMPTIONS.includes(one))) {
            unsure.push(portion);
          }
        },
      });
      if (diagnostics.length > 0) throw ViandError.of(diagnostics);
      const shares = () => sharesOf(name, totals, totalsOf(totals.layout, unsure));
      return {
        result: evaluateBy(name, totals),
        entries,
        warnings: warnings.all(),
        unsure: unsure.length === 0 ? undefined : { entries: unsure.length, shares: shares() },
      };
    },
  }),
);
