import { SIZE_WORDS, type Size, THICKNESS_WORDS } from '../words/size-words.ts';
import { measureAt } from './measure-without-number.ts';

/** The size before a measure or a food. Before a food, how thick it is may belong to its name: "3 thin mints". */
export function sizeAt(tokens: readonly string[], at: number): Size | undefined {
  const word = tokens[at] ?? '';
  const isOfMeasure = measureAt(tokens, at + 1) !== undefined;
  return THICKNESS_WORDS.has(word) && !isOfMeasure ? undefined : SIZE_WORDS.get(word);
}
