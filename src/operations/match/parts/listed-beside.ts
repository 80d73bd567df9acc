import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Candidate } from '../../../search/lines/candidates/candidate.ts';
import { readMeasuredFood } from '../../../search/lines/reading/measured-food.ts';
import {
  CHEESE_WORDS,
  FISH_WORDS,
  FRUIT_WORDS,
  NUT_WORDS,
  SAUSAGE_WORDS,
  VEGETABLE_WORDS,
} from '../../../search/lines/words/general-words.ts';
import {
  LISTED_CONFIDENCE,
  matchFoodLine,
  matchWhole,
  withoutAdditions,
} from '../names/foods-of-text.ts';
import { listedFoods } from './listed-foods.ts';
import type { MatchedPart } from './matched-part.ts';
import { isNamedBy, missedFoods } from './missed-foods.ts';

/** Collective words. */
const COLLECTIVE = `${SAUSAGE_WORDS}|${CHEESE_WORDS}|${VEGETABLE_WORDS}|${FRUIT_WORDS}|${NUT_WORDS}|${FISH_WORDS}`;

/** Collective words before a comma, after which a kind may follow: "Wurst, Salami". */
const GENERAL = new RegExp(String.raw`^\s*(?:${COLLECTIVE})\s*,\s*`, 'i');

const ENDS_IN_GENERAL = new RegExp(String.raw`(?<!\p{L})(?:${COLLECTIVE})$`, 'iu');

/** Whether a text before a comma ends in a collective word, so that a kind may follow: "100 g nuts". */
export function endsInCollective(text: string): boolean {
  return ENDS_IN_GENERAL.test(text);
}

/** Foods of the same group that people eat with the food before the comma: "veg, potatoes". */
const BESIDE = /^(?:schinken|speck|kartoffel|salat|pommes|ham|bacon|potato|salad|chips)/i;

/** The highest confidence in a kind, because the text may list two foods after all. */
const MOST_OF_KIND = 0.75;

/**
 * The candidates for a text with one amount that lists several foods after commas: "Potatoes, quark" next to "350 g" is
 * uncertain, and "sausage, salami" is salami.
 *
 * @param candidates for the whole text
 * @returns undefined for a text that names one food
 */
export function listedBeside(
  catalogue: Catalogue,
  candidates: readonly Candidate[],
  text: string,
  measure: string,
): Candidate[] | undefined {
  const [best] = candidates;
  const food = best && catalogue.find(best.id)?.food;
  if (food === undefined || !text.includes(',')) return undefined;
  const match = (part: string): MatchedPart => ({
    text: part,
    candidates: matchWhole(catalogue, part),
  });
  const missed = missedFoods(text, food, match)
    .filter(({ isJoined }) => !isJoined)
    .map(({ part }) => part.text);
  const listed =
    missed.length > 0
      ? missed
      : (listedFoods(catalogue, { text, candidates }, match) ?? [])
          .slice(1)
          .filter((part) => !isNamedBy(food, part));
  if (listed.length === 0) return undefined;
  const kind = text.replace(GENERAL, '');
  if (kind !== text && listed.length === 1 && !BESIDE.test(kind)) {
    const ofKind = matchFoodLine(catalogue, kind, readMeasuredFood(kind, measure));
    const [first] = ofKind;
    const group = first && catalogue.find(first.id)?.food.foodGroup;
    const isKind = group === food.foodGroup && first !== undefined;
    if (isKind && first.foodConfidence >= LISTED_CONFIDENCE) return ofKind.map(asKind);
  }
  return withoutAdditions(candidates, listed.join(', '));
}

function asKind(candidate: Candidate): Candidate {
  return { ...candidate, confidence: Math.min(candidate.confidence, MOST_OF_KIND) };
}
