import type { Food } from '../../../model/food.ts';
import { hasAnyOf } from '../name-fit/compare-words.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { type Form, servingName } from '../words/measures.ts';
import { amountRemark } from '../words/remark.ts';
import { MINI } from '../words/size-words.ts';
import { JOINING_WORDS } from '../words/word-classes.ts';
import { brandContent } from './assumed-sizes/brand-containers.ts';
import { brandPiece } from './assumed-sizes/brand-pieces.ts';
import { CONFIDENCE, type Weighed } from './servings/servings.ts';

/** Weighs a number of pieces, bars or bags that people call by brand. */
export function weighBrand(
  { words, qualifiers, size, quantity, remarks }: FoodLine,
  { otherNames }: Food,
  form: Form | undefined,
): Weighed | undefined {
  const piece = brandPiece(size === MINI ? [MINI, ...words] : words, otherNames);
  if (piece === undefined || !(piece.isWhole || quantity !== undefined)) return undefined;
  // "Corny Big" is another bar.
  if (piece.isWhole && (size === 'small' || size === 'large')) return undefined;
  // "Pfannkuchen mit Apfelmus" weighs more than a pancake.
  if (!piece.isWhole && hasAnyOf(words, JOINING_WORDS)) return undefined;
  // A bag of sweets is a package with many pieces.
  const isCounted = form === undefined || piece.forms.includes(form);
  if (!isCounted) return undefined;
  const isMini = size === MINI || [...words, ...qualifiers].some((word) => IS_MINI.test(word));
  const isOfOtherSize = isMini && piece.isWhole && !isNamedMini(piece.grams, words, otherNames);
  const confidence = isOfOtherSize ? CONFIDENCE.doubtful : CONFIDENCE.usualPiece;
  return { amount: (quantity ?? 1) * piece.grams, unit: 'g', confidence, remarks };
}

const IS_MINI = new RegExp(`^${MINI}s?$`);

/** Whether the mini bar of a brand has a weight of its own. That of "Ritter Sport mini" is unknown. */
function isNamedMini(grams: number, words: readonly string[], names: readonly string[]): boolean {
  const ofUsualSize = words.filter((word) => !IS_MINI.test(word));
  return brandPiece(ofUsualSize, names)?.grams !== grams;
}

/**
 * Weighs cans, bottles and pots that people call by brand: the can of one energy drink holds twice as much as that of
 * another.
 */
export function weighBrandContainer(
  { words, qualifiers, quantity, size, measure, remarks }: FoodLine,
  food: Food,
): Weighed | undefined {
  const container = measure && servingName(measure);
  if (size !== undefined || (measure !== undefined && container === undefined)) return undefined;
  const content = brandContent([...words, ...qualifiers], food, container);
  if (content === undefined) return undefined;
  const isCounted = quantity !== undefined || measure !== undefined;
  return {
    amount: (quantity ?? 1) * content,
    unit: food.isSolid ? 'g' : 'ml',
    confidence: isCounted ? CONFIDENCE.usualPiece : CONFIDENCE.usualSize,
    remarks: [
      ...remarks,
      amountRemark(`assumed one that holds ${content} ${food.isSolid ? 'g' : 'ml'}`),
    ],
  };
}

/** The size of a box of sweets differs by maker. The catalogue's package of such a food is one bar. */
export function isBoxOfPieces(
  { words }: FoodLine,
  { otherNames }: Food,
  form: Form | undefined,
): boolean {
  return form === 'package' && brandPiece(words, otherNames) !== undefined;
}
