import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Services } from './services.ts';

/** The input of an operation: how to read it from whatever a caller sent, and its description. */
export interface Input<Value> {
  /** @throws ViandError with every problem */
  readonly read: (raw: unknown) => Value;
  readonly schema: () => Promise<JsonSchema>;
}

/** The kinds of results that only the newest version has a body for. */
export type NewestOnlyKind = 'matched-record' | 'meal-report';

/** The kinds of results that have a body in every version of the specification. */
export type ResultKind = 'food-page' | 'food' | 'food-record' | 'recipe' | EvaluationName;

/** The HTTP route of an operation. */
export interface HttpRoute {
  readonly method: 'GET' | 'POST';
  /** The path below the version; `{id}` is a field of the input. */
  readonly path: string;
  /** The part of the request that contains the input. */
  readonly from: 'query' | 'path' | 'body';
  readonly returns: ResultKind | NewestOnlyKind;
  /** Whether even a small body takes so long that it is evaluated in a thread. */
  readonly isSlow?: boolean;
}

/** Why an operation is not called over HTTP. */
export interface NotOffered {
  readonly notOffered: string;
}

/**
 * Something viand does, declared once. The terminal makes a command of it, the service a route and its
 * description, the library a function.
 */
export interface Operation<
  Value,
  Result,
  Needs = Services,
  Http extends HttpRoute | NotOffered = HttpRoute | NotOffered,
> {
  readonly name: string;
  readonly summary: string;
  readonly input: Input<Value>;
  readonly http: Http;
  /** @throws ViandError if the input, or something that it names, cannot be used */
  readonly run: (services: Needs, input: Value) => Result;
}

/**
 * Declares an operation. The type of its argument follows from its input.
 *
 * @example
 * export const getFood = operation({
 *   name: 'food',
 *   summary: 'Get a food by its id',
 *   input: fields({ id: v.string() }),
 *   http: { method: 'GET', path: '/food/{id}', from: 'path', returns: 'food-record' },
 *   run: ({ catalogue }, { id }) => catalogue.find(id),
 * });
 */
export function operation<
  Value,
  Result,
  Taken extends Input<Value>,
  Http extends HttpRoute | NotOffered,
  Needs = Services,
>(
  declared: Operation<Value, Result, Needs, Http> & { readonly input: Taken },
): Operation<Value, Result, Needs, Http> & { readonly input: Taken } {
  return declared;
}

/** An operation with any input and result, for code that treats all operations in the same way. */
// biome-ignore lint/suspicious/noExplicitAny: a list of operations with inputs and needs of all kinds
export type AnyOperation = Operation<any, unknown, any>;

/** An operation that the service offers. */
// biome-ignore lint/suspicious/noExplicitAny: inputs of all kinds
export type OfferedOperation = Operation<any, unknown, Services, HttpRoute>;

/** Whether an operation is called over HTTP. */
export function isOffered(operation: AnyOperation): operation is OfferedOperation {
  return 'path' in operation.http;
}
