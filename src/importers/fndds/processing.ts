import type { Processing } from '../../model/food.ts';
import type { Category } from './categories.ts';

/** Words of FNDDS descriptions that give the state of processing. */
const WORDS: readonly (readonly [RegExp, Processing])[] = [
  [/\bdeep[- ]fried\b/, 'deep-fried'],
  [/\b(?:fried|scrambled|omelet|sauteed)\b/, 'fried'],
  [/\bbaked\b/, 'baked'],
  [/\b(?:broiled|grilled|barbecued)\b/, 'broiled'],
  [/\b(?:(?:dry )?roasted|toasted|rotisserie)\b/, 'roasted'],
  [/\bsteamed\b/, 'steamed'],
  [/\b(?:boiled|poached)\b/, 'boiled'],
  [/\bstewed\b/, 'stewed'],
  [/\bbraised\b/, 'braised'],
  // "from dried" describes cooked beans, and "dry" also describes mixes that are eaten prepared.
  [/(?<!from )\bdried\b|\bdry, (?:instant|not reconstituted)\b/, 'dried'],
  // "from raw" describes cooked chicken.
  [/(?<!from )\braw\b/, 'raw'],
];

/** The food was cooked, but the method is not given. */
const COOKED = /\bcooked\b|\bcooking method\b/;

/** The food is eaten as bought, however it was preserved. */
const PRESERVED = /\b(?<!from )(?:canned|pickled|smoked)\b/;

/**
 * The state of processing in a description. If it names several ("baked or fried"), the first counts. For a composite
 * food, only the first two phrases count, since the rest is about its ingredients.
 */
export function readProcessing(description: string, category: Category): Processing {
  const lower = description.toLowerCase();
  const text =
    category.type === 'generic_composite_food' ? lower.split(',').slice(0, 2).join(',') : lower;
  let first = text.length;
  let found: Processing | undefined;
  for (const [word, processing] of WORDS) {
    const index = text.search(word);
    if (index >= 0 && index < first) {
      first = index;
      found = processing;
    }
  }
  if (found !== undefined) return found;
  if (COOKED.test(text)) return category.cooked;
  return PRESERVED.test(text) ? 'raw' : category.unstated;
}
