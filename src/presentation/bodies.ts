import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import type { Evaluations } from '../evaluation/evaluations.ts';
import type { Unsure, UnsureByEvaluation } from '../evaluation/explaining/unsure-shares.ts';
import type { Food } from '../model/food.ts';
import type { EntryWarning } from '../operations/evaluate/evaluate-meals.ts';
import type { FoundFood } from '../operations/foods/get-food.ts';

/** A response body, ready to be written as JSON. */
export type Body = Readonly<Record<string, unknown>>;

/** What an evaluation says about its entries. */
export interface Evaluated {
  /** The number of entries. A result without any has a warning. */
  readonly entries: number;
  readonly warnings: readonly EntryWarning[];
  /** Undefined if the food and the size of every entry are certain. */
  readonly unsure: UnsureByEvaluation | Unsure | undefined;
}

/** The response bodies of one version of the specification. */
export interface Bodies {
  /** A food in search results (specification, section 2.2). */
  readonly food: (food: Food) => Body;
  /** The full food record, with the change of the id by which it was found. */
  readonly foodRecord: (found: FoundFood) => Body;
  readonly evaluations: {
    readonly [Name in EvaluationName]: (result: Evaluations[Name]) => Body;
  };
  /** The members of an evaluation other than its result: its assumptions. */
  readonly warnings: (evaluated: Evaluated) => Body;
  /** The member of a group with its uncertain share, if anything is uncertain. */
  readonly unsure: (unsure: UnsureByEvaluation | undefined) => Body;
}

/** The bodies of a version, each changed into those of the previous version: food by food, evaluation by evaluation. */
export function mapBodies(
  newer: Bodies,
  change: {
    readonly food: (body: Body, food: Food) => Body;
    readonly evaluation?: (body: Body) => Body;
  },
): Bodies {
  const { evaluation = (body: Body) => body } = change;
  const { evaluations } = newer;
  return {
    food: (food) => change.food(newer.food(food), food),
    foodRecord: (found) => change.food(newer.foodRecord(found), found.food),
    evaluations: Object.fromEntries(
      Object.entries(evaluations).map(([name, bodyOf]) => [
        name,
        (result: never) => evaluation(bodyOf(result)),
      ]),
    ) as Bodies['evaluations'],
    warnings: (evaluated) => evaluation(newer.warnings(evaluated)),
    unsure: (unsure) => evaluation(newer.unsure(unsure)),
  };
}

/** A body without some of its members. */
export function without(body: Body, ...names: readonly string[]): Body {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}
