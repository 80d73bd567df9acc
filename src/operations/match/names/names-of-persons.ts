import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Candidate } from '../../../search/lines/candidates/candidate.ts';
import type { FoodLine } from '../../../search/lines/reading/food-line.ts';
import { nominative } from '../../../search/names/nominative.ts';
import { nearestOf } from '../../../text/words/edit-distance.ts';
import { foldWords } from '../../../text/words/fold-words.ts';

/** The highest confidence in a food that may also be the name of a person. */
const PERHAPS_A_PERSON = 0.75;

/** A word of at most this many letters becomes a different word with two edits. */
const SHORT_WORD = 5;

/** Longer words that are alone in a line are misspelt foods rather than names of persons: "Broccolli". */
const LONGEST_PERSON = 7;

const CAPITALISED_WORD = /^\s*\p{Lu}\p{L}+[.:]?\s*$/u;

/**
 * The candidates of a line that may name a person: "Anna" alone in a line, one slip from "Ananas", is not certainly
 * pineapple. A line with the exact name of its food stays unchanged ("Berry").
 */
export function withPersonsInDoubt(
  catalogue: Catalogue,
  text: string,
  { words, quantity, measure }: FoodLine,
  candidates: readonly Candidate[],
): Candidate[] {
  const [word = '', ...others] = words;
  const isAlone = CAPITALISED_WORD.test(text) && quantity === undefined && measure === undefined;
  const isShort = word.length <= SHORT_WORD;
  const isOne = others.length === 0 && (isShort || (isAlone && word.length <= LONGEST_PERSON));
  if (!isOne || (candidates[0]?.foodConfidence ?? 0) <= PERHAPS_A_PERSON) return [...candidates];
  // Eggs have this name, even if a table has them as "Hühnerei".
  if (catalogue.calledByViand?.(words) !== undefined) return [...candidates];
  return candidates.map((candidate) => {
    const food = catalogue.find(candidate.id)?.food;
    if (food === undefined) return candidate;
    const names = [food.name, ...food.otherNames, food.brand ?? ''];
    const named = new Set(names.flatMap(foldWords));
    // "Klößen" is a form of "Klöße".
    const isNamed = (one: string) => named.has(one);
    if (foldWords(word).every((one) => isNamed(nominative(one, isNamed)))) return candidate;
    const ofNames = names.flatMap((name) => name.split(/[\s,;()/-]+/));
    return isAlone || nearestOf(word, ofNames) === undefined ? inDoubt(candidate) : candidate;
  });
}

function inDoubt(candidate: Candidate): Candidate {
  const { confidence, foodConfidence } = candidate;
  const doubt = Math.min(1, PERHAPS_A_PERSON / foodConfidence);
  return {
    ...candidate,
    confidence: confidence * doubt,
    foodConfidence: foodConfidence * doubt,
  };
}
