import { lazily } from '../../collections/lazily.ts';

/** A block of code in Markdown, as chat assistants write JSON. */
const block = lazily(
  () => /^[ \t]*```(?:json|jsonc|js)?[ \t]*\r?\n([[{][\s\S]*?)\r?\n[ \t]*```[ \t]*$/gim,
);

/** A line of a list with an amount, next to the JSON: "- 200 g rice". */
const FOODS_BESIDE = /^[ \t]*(?:[-*•][ \t]+)?\d+(?:[.,]\d+)?[ \t]*\p{L}/mu;

/** The JSON of the fenced blocks in a text; undefined if it has none, or one of them is damaged. */
export function fencedJson(text: string): unknown {
  if (!text.includes('```')) return undefined;
  const values = Array.from(text.matchAll(block()), ([, json = '']) => parsed(json));
  if (values.length === 0 || values.includes(undefined)) return undefined;
  if (FOODS_BESIDE.test(text.replace(block(), ''))) return undefined;
  return values.length === 1 ? values[0] : values;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json.trim());
  } catch {
    return undefined;
  }
}
