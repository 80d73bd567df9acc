import type { FoodLine } from '../reading/food-line.ts';
import { isPreparation } from '../words/preparation-words.ts';
import { withoutSaltWords } from './salt-words.ts';

/**
 * Queries for the food of a line: all words, the words without the preparation, and the words with those that describe
 * the food.
 */
export function queriesOf({
  words,
  qualifiers,
  share,
  isTinned,
  measure,
}: FoodLine): ReadonlySet<string> {
  const plain = words.filter((word) => !isPreparation(word));
  const described = qualifiers.length === 0 ? [] : [...qualifiers, ...plain];
  const stated = share === undefined ? [] : [...words, share.text];
  const tinned = isTinned
    ? [
        ['tinned', ...plain],
        [...plain, 'Dose'],
      ]
    : [];
  const isGlass = measure?.kind === 'serving' && measure.form === 'glass';
  const jarred = isGlass ? [[...plain, 'Glas']] : [];
  const ofAnySalt = withoutSaltWords(plain);
  const usual = ofAnySalt === undefined ? [] : [ofAnySalt];
  return new Set(
    [...usual, words, plain, described, stated, ...tinned, ...jarred]
      .map((list) => list.join(' '))
      .filter((text) => text !== ''),
  );
}
