import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import type { Evaluations } from '../evaluation/evaluations.ts';
import type { Food } from '../model/food.ts';

/** A response body, ready to be written as JSON. */
export type Body = Readonly<Record<string, unknown>>;

/** The response bodies of one version of the specification. */
export interface Bodies {
  /** A food as searches show it (specification, section 2.2). */
  readonly food: (food: Food) => Body;
  /** The full food record. */
  readonly foodRecord: (food: Food) => Body;
  readonly evaluations: {
    readonly [Name in EvaluationName]: (result: Evaluations[Name]) => Body;
  };
}

/** Bodies with each changed into those of the version before: food by food, evaluation by evaluation. */
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
    foodRecord: (food) => change.food(newer.foodRecord(food), food),
    evaluations: {
      'energy-density': (result) => evaluation(evaluations['energy-density'](result)),
      'healthy-eating-index': (result) => evaluation(evaluations['healthy-eating-index'](result)),
      'macro-distribution': (result) => evaluation(evaluations['macro-distribution'](result)),
      'nutrition-summary': (result) => evaluation(evaluations['nutrition-summary'](result)),
    },
  };
}

/** A body without some of its members. */
export function without(body: Body, ...names: readonly string[]): Body {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}
