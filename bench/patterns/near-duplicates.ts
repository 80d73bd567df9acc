import { foldWords } from '../../src/text/words/fold-words.ts';
import type { MeasuredFood } from './fndds-foods.ts';

/** Names are nearly the same if they share this proportion of their words. */
const NEARLY = 0.7;

/** Whether two codes are those of one food. */
export function isSame(a: string, b: string | null): boolean {
  return a === b;
}

/**
 * Returns a function that tells whether two codes are those of one food, or of foods whose names
 * share 70 % of all their words.
 */
export function nearDuplicates(foods: ReadonlyMap<string, MeasuredFood>): typeof isSame {
  const words = new Map(Array.from(foods, ([code, { name }]) => [code, new Set(foldWords(name))]));
  return (a, b) => {
    const [first, second] = [words.get(a), words.get(b ?? '')];
    if (a === b || first === undefined || second === undefined) return a === b;
    let common = 0;
    for (const word of first) if (second.has(word)) common += 1;
    return common >= NEARLY * (first.size + second.size - common);
  };
}
