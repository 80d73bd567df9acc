import { Readable } from 'node:stream';
import { type Diagnostic, ViandError } from '../../../model/diagnostic.ts';
import { MEALS_INPUT } from '../../../operations/evaluate/evaluate-meals.ts';
import { explainMeals } from '../../../operations/explain/explain-meals.ts';
import { explanationBody } from '../../../presentation/explanation-body.ts';
import { evaluationRoute } from './evaluate-tool.ts';
import { servedBody, type Tool } from './tool.ts';

/** The index that is explained. */
const INDEX = 'healthy-eating-index';

/** Explains the score of meals, food by food, with the swaps that gain most. */
export async function explainTool(): Promise<Tool> {
  return {
    name: 'explain',
    title: explainMeals.summary,
    description:
      'Explain the Healthy Eating Index of meals: the points that each food adds or costs, found by scoring the meals without it, and up to three swaps at equal energy that gain most. Propose only swaps that it names; each gives the score of the changed meals. The index says with estimated_energy_share and missing_inputs how much rests on estimates or is unknown.',
    inputSchema: {
      type: 'object',
      properties: { meals: await MEALS_INPUT.schema() },
      required: ['meals'],
      additionalProperties: false,
    },
    subject: mealsOf,
    async call(services, given) {
      const meals = mealsOf(given);
      // Refuses faulty meals with all their problems, as an evaluation does.
      const index = await servedBody(services, evaluationRoute(INDEX), meals);
      const diagnostics: Diagnostic[] = [];
      const { groups } = await explainMeals.run(
        {
          ...services,
          stdin: Readable.from([Buffer.from(JSON.stringify(meals))]),
          report: (diagnostic) => diagnostics.push(diagnostic),
          note: () => {},
        },
        explainMeals.input.read({ files: ['-'] }),
      );
      if (diagnostics.length > 0) throw ViandError.of(diagnostics);
      const [group] = groups;
      if (group === undefined) return { index, foods: [], swaps: [] };
      const { foods, swaps } = explanationBody(group, []);
      return { index, foods, swaps };
    },
  };
}

function mealsOf(given: unknown): unknown {
  return (given as { readonly meals?: unknown } | undefined)?.meals;
}
