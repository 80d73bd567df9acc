import { Readable } from 'node:stream';
import { evaluateRecipe } from '../../../operations/recipe/evaluate-recipe.ts';
import { recipeBody } from '../../../presentation/recipe-body.ts';
import { readText, type Tool, textSchema } from './tool.ts';

/** Works out what a dish has by the text of its recipe. */
export async function recipeTool(): Promise<Tool> {
  const { properties = {} } = await evaluateRecipe.input.schema();
  const { file: _, encoding: __, ...settings } = properties as Record<string, object>;
  return {
    name: 'recipe',
    title: evaluateRecipe.summary,
    description:
      'Work out what 100 g and a serving of a dish have, from its recipe. Each nutrient has its coverage: the share of the mass with a known amount. Report the assumptions with the figures. A recipe with an ingredient that is not certain is refused, with what it may be: ask the person, and call again with other words.',
    inputSchema: {
      type: 'object',
      properties: {
        text: textSchema('The recipe: an ingredient with its amount on each line, or Cooklang'),
        ...settings,
      },
      required: ['text'],
      additionalProperties: false,
    },
    async call(services, given) {
      const text = readText(given);
      const { text: _, ...settings } = given as Record<string, unknown>;
      const input = evaluateRecipe.input.read({ ...settings, file: '-', encoding: undefined });
      const stdin = Readable.from([Buffer.from(text)]);
      return recipeBody(await evaluateRecipe.run({ ...services, stdin }, input));
    },
  };
}
