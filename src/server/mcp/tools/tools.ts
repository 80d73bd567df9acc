import type { OfferedOperation } from '../../../operations/operation.ts';
import { ROUTES } from '../../routes.ts';
import { evaluateTool, isEvaluation } from './evaluate-tool.ts';
import { explainTool } from './explain-tool.ts';
import { MATCH_TOOL } from './match-tool.ts';
import { recipeTool } from './recipe-tool.ts';
import { servedBody, type Tool } from './tool.ts';

/** Advice for an assistant that the declaration of an operation does not contain. */
const ADVICE: Readonly<Record<string, string>> = {
  search: 'Use it to find the id of a food before an evaluation.',
  food: 'An amount that is null is unknown, not zero.',
  gtin: 'Use it for a bar code.',
  'match-text': 'Use it for a whole diary with days and meals, and match for single lines.',
};

/** All tools: those of the operations that the service offers, and those for texts and whole days. */
export async function tools(): Promise<readonly Tool[]> {
  const own = ROUTES.filter(({ name, http }) => !isEvaluation(name) && http.returns !== 'recipe');
  return [
    ...(await Promise.all(own.map(toolOf))),
    MATCH_TOOL,
    await evaluateTool(),
    await explainTool(),
    await recipeTool(),
  ];
}

async function toolOf(route: OfferedOperation): Promise<Tool> {
  const { name, summary, input } = route;
  return {
    name,
    title: summary,
    description: [`${summary}.`, ADVICE[name]].filter(Boolean).join(' '),
    // HTTP ignores unknown parameters; a tool refuses them.
    inputSchema: { ...(await input.schema()), additionalProperties: false },
    call: (services, given) => servedBody(services, route, given),
  };
}
