import { ViandError } from '../../model/diagnostic.ts';
import type { LookUp } from '../../operations/foods/get-food.ts';
import type { OfferedOperation } from '../../operations/operation.ts';
import type { Services } from '../../operations/services.ts';
import { replyBody } from '../../presentation/reply-body.ts';
import type { Version } from '../../presentation/versions.ts';
import type { CachedBody } from '../reply-cache.ts';

/** Everything except the input that the body of a reply depends on. */
export interface BodyPlan {
  readonly route: OfferedOperation;
  readonly version: Version;
  /** The start of links. */
  readonly base: string;
}

/**
 * Runs an operation, writes its result in the form of the version, and records the foods that it used.
 *
 * @throws ViandError
 */
export async function runOperation(
  services: Services,
  { route, version, base }: BodyPlan,
  input: unknown,
): Promise<CachedBody<string>> {
  const foodIds = new Set<string>();
  const noting: Services = { ...services, noteFood: (foodId) => foodIds.add(foodId) };
  const result = await route.run(noting, input);
  if (isLookUp(result)) {
    if (result.outcome === 'missing') throw notFound(result, route.name);
    foodIds.add(result.found.food.id);
  }
  const body = await replyBody(route.http.returns, result, version, base);
  return { body: JSON.stringify(body), foodIds };
}

function isLookUp(result: unknown): result is LookUp {
  return typeof result === 'object' && result !== null && 'outcome' in result;
}

function notFound(
  { wanted, near }: Extract<LookUp, { outcome: 'missing' }>,
  operation: string,
): ViandError {
  const [nearest] = near;
  return new ViandError({
    code: 'food/not-found',
    message: 'Food not found',
    field: operation === 'gtin' ? 'gtin' : 'id',
    value: wanted,
    expected: operation === 'gtin' ? 'the GTIN of a food' : 'the id of a food',
    ...(nearest !== undefined && { fix: { value: nearest.id, isSafe: false } }),
  });
}
