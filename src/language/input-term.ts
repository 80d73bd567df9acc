import { FOOD_PATTERNS } from '../model/food-patterns.ts';
import { NUTRIENTS } from '../model/nutrients.ts';
import type { Words } from './words.ts';

/** The name of an input of an index within a sentence: a nutrient, a food pattern, or all patterns. */
export function inputTerm(input: string, { inSentence, messages, term }: Words): string {
  if (input === 'food_patterns') return messages.reliability.foodPatterns;
  const known = [...NUTRIENTS, ...FOOD_PATTERNS].find(({ name }) => name === input);
  return known === undefined ? input : inSentence(term(known.label));
}
