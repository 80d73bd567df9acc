import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FoodCache } from '../engine/foods/food-cache.ts';
import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import type { JsonSchema } from './json-schema.ts';

/** What a run of an operation may reach. */
export interface Services {
  readonly catalogue: Catalogue;
  /** Its foods, prepared for sums of everything that evaluations read. */
  readonly foods: FoodCache;
  /** Notes the id of each food that an operation used, for the history of an end user. */
  readonly noteFood?: (foodId: string) => void;
  /** How much a food counts more in the searches of who asks, 0 to 1. */
  readonly boostOf?: (foodId: string) => number;
}

/** What an operation takes: how it is read from what a face was given, and how it is described. */
export interface Input<Value> {
  /** @throws Refusal with all that is wrong */
  readonly read: (raw: unknown) => Value;
  readonly schema: () => Promise<JsonSchema>;
}

/** The kinds of results, each of which has a body in every version. */
export type ResultKind = 'food-page' | 'food' | 'food-record' | EvaluationName;

/** Something viand does, declared once: the terminal and the service make their own of it. */
export interface Operation<Value, Result> {
  readonly name: string;
  readonly summary: string;
  readonly input: Input<Value>;
  readonly returns: ResultKind;
  readonly run: (surroundings: Services, input: Value) => Result;
}

/** Declares an operation; its input types what it is given. */
export function operation<Value, Result, Taken extends Input<Value>>(
  declared: Operation<Value, Result> & { readonly input: Taken },
): Operation<Value, Result> & { readonly input: Taken } {
  return declared;
}
