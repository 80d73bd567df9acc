import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { CONFIDENCE } from '../../../search/lines/weighing/servings/servings.ts';
import type { MatchedPart } from './matched-part.ts';

/** "250 g potatoes with quark": a weight in front of a food to which another is added. */
const WEIGHED_WITH_MORE =
  /^\s*\d[\d.,]*\s?(?:g|kg|gramm?|grams?|oz|ounces?|lbs?)\.?\s(?:of\s)?([^,;()]+?)\s(?:with|mit)\s(?=\p{L})/iu;

/**
 * A dish that a line names by its parts, with the weight in front of the first: "250 g potatoes with quark" may be 250 g
 * of potatoes. The amount is then assumed. Other parts stay unchanged.
 *
 * @param match the foods of a part of the text
 */
export function withDoubtfulWeight(
  catalogue: Catalogue,
  whole: MatchedPart,
  match: (part: string) => MatchedPart,
): MatchedPart {
  const [, first] = WEIGHED_WITH_MORE.exec(whole.text) ?? [];
  const [best] = whole.candidates;
  if (first === undefined || best === undefined) return whole;
  if (typeOf(catalogue, best.id) !== 'generic_composite_food') return whole;
  const [alone] = match(first).candidates;
  const isFood = alone?.foodConfidence === 1 && alone.id !== best.id;
  if (!isFood || typeOf(catalogue, alone.id) !== 'generic_single_food') return whole;
  return {
    ...whole,
    candidates: whole.candidates.map((candidate) => {
      const amountConfidence = Math.min(candidate.amountConfidence, CONFIDENCE.usualSize);
      return {
        ...candidate,
        amountConfidence,
        isSizeAssumed: true,
        confidence: candidate.foodConfidence * amountConfidence,
        remarks: [...candidate.remarks, `the weight may be that of ${first} alone`],
      };
    }),
  };
}

function typeOf(catalogue: Catalogue, id: string): string | undefined {
  return catalogue.find(id)?.food.type;
}
