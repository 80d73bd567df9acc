import { evaluatePostedRecipe } from '../../../operations/recipe/evaluate-recipe.ts';
import { servedBody, type Tool } from './tool.ts';

/** Computes the composition of a dish from its recipe. */
export async function recipeTool(): Promise<Tool> {
  return {
    name: 'recipe',
    title: evaluatePostedRecipe.summary,
    description:
      'Compute the nutrients of a dish per 100 g and per serving, from its recipe: as text, as lines, or by ids of foods. Each nutrient has its coverage: the share of the mass with a known amount. Report the assumptions with the figures. A recipe with an ingredient that is not certain is refused, with what it may be: ask the person, and call again with other words, or with skip_faulty, and report what was skipped.',
    inputSchema: { ...(await evaluatePostedRecipe.input.schema()), additionalProperties: false },
    call: (services, given) => servedBody(services, evaluatePostedRecipe, given),
  };
}
