import { ViandError } from '../../../model/diagnostic.ts';
import { SCORED_EVALUATIONS } from '../../../operations/evaluate/evaluate-input.ts';
import { MEAL_EVALUATIONS, MEALS_INPUT } from '../../../operations/evaluate/evaluate-meals.ts';
import type { OfferedOperation } from '../../../operations/operation.ts';
import { ROUTES } from '../../routes.ts';
import { servedBody, type Tool } from './tool.ts';

/** Whether an operation is an evaluation. */
export const isEvaluation = (name: string): boolean => MEAL_EVALUATIONS.some((one) => one === name);

/** Evaluates meals by all evaluations or some. */
export async function evaluateTool(): Promise<Tool> {
  return {
    name: 'evaluate',
    title: 'Evaluate meals',
    description:
      'Evaluate meals by ids of foods and amounts: Healthy Eating Index, nutrients, energy density. Coverage says how much of a result rests on known figures. Warnings name what was assumed. Do not guess ids: find them with search or match.',
    inputSchema: {
      type: 'object',
      properties: {
        meals: await MEALS_INPUT.schema(),
        evaluations: {
          type: 'array',
          minItems: 1,
          items: { type: 'string', enum: MEAL_EVALUATIONS },
          description: `Evaluations to run; by default ${SCORED_EVALUATIONS.join(', ')}`,
        },
      },
      required: ['meals'],
      additionalProperties: false,
    },
    subject: (given) => membersOf(given).meals,
    async call(services, given) {
      const { meals, evaluations = SCORED_EVALUATIONS } = membersOf(given);
      if (!Array.isArray(evaluations)) throw unknownEvaluation(evaluations);
      const bodies: Record<string, object> = {};
      // Each name counts once, so that a list of a thousand names does not score the meals a thousand times.
      for (const name of new Set(evaluations)) {
        bodies[String(name)] = await servedBody(services, evaluationRoute(name), meals);
      }
      return bodies;
    },
  };
}

/** @throws ViandError for an unknown name */
export function evaluationRoute(name: unknown): OfferedOperation {
  const route = ROUTES.find((one) => one.name === name && isEvaluation(one.name));
  if (route !== undefined) return route;
  throw unknownEvaluation(name);
}

interface Given {
  readonly meals?: unknown;
  readonly evaluations?: unknown;
}

/** The members of the arguments; none if an assistant sends anything but an object. */
function membersOf(given: unknown): Given {
  return (given ?? {}) as Given;
}

function unknownEvaluation(name: unknown): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message: 'Unknown evaluation',
    field: 'evaluations',
    value: typeof name === 'string' ? name : (JSON.stringify(name) ?? ''),
    expected: MEAL_EVALUATIONS.join(', '),
  });
}
