import { ViandError } from '../../../model/diagnostic.ts';
import { type EvaluationName, SCORED_EVALUATIONS } from '../../../operations/evaluate-input.ts';
import { MEAL_EVALUATIONS, MEALS_INPUT } from '../../../operations/evaluate-meals.ts';
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
    subject: (given) => (given as { readonly meals?: unknown }).meals,
    async call(services, given) {
      const { meals, evaluations = SCORED_EVALUATIONS } = given as {
        readonly meals?: unknown;
        readonly evaluations?: readonly EvaluationName[];
      };
      const bodies: Record<string, object> = {};
      for (const name of evaluations) {
        bodies[name] = await servedBody(services, evaluationRoute(name), meals);
      }
      return bodies;
    },
  };
}

/** @throws ViandError for a name that is none */
export function evaluationRoute(name: string): OfferedOperation {
  const route = ROUTES.find((one) => one.name === name && isEvaluation(name));
  if (route !== undefined) return route;
  throw new ViandError({
    code: 'request/invalid',
    message: 'Unknown evaluation',
    field: 'evaluations',
    value: name,
    expected: MEAL_EVALUATIONS.join(', '),
  });
}
