import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import type { Food } from '../../../../model/food.ts';
import type { Candidate } from '../../../../search/lines/candidates/candidate.ts';
import { isDescribed } from '../../../../search/lines/candidates/kinds-of-plain-name.ts';
import { namesInAllLanguages } from '../../../../search/lines/candidates/names-of-kinds.ts';
import { isWordOf } from '../../../../search/lines/name-fit/compare-words.ts';
import { isUnminced } from '../../../../search/lines/name-fit/share-fit.ts';
import type { FoodLine } from '../../../../search/lines/reading/food-line.ts';
import { readLine } from '../../../../search/lines/reading/read-line.ts';
import { isPreparation } from '../../../../search/lines/words/preparation-words.ts';
import { foldWords } from '../../../../text/words/fold-words.ts';

/** Factor for a food that lacks what makes the food of a line another one. */
const WITHOUT_DESCRIPTION = 0.7;

/**
 * Whether a word that describes the food in a line makes another food of it for viand, and a food of a published table
 * has neither this word nor another name of that food: "Beef, NFS" for "minced beef", but not "Beef, ground".
 */
export function lacksDescription({ calledByViand }: Catalogue, line: FoodLine, food: Food) {
  if (calledByViand === undefined) return false;
  const plain = line.words.filter((word) => !isPreparation(word));
  return line.qualifiers.some((word) => {
    const described = calledByViand([word, ...plain]);
    if (described === undefined || described.id === calledByViand(plain)?.id) return false;
    return !isDescribed(food, { qualifiers: [word] }) && !hasNameOf(food, described);
  });
}

/** Whether a food, found by fewer words than a text has, lacks what makes the food of the text another one. */
export function lacksWordsOf(catalogue: Catalogue, text: string, food: Food): boolean {
  if (catalogue.calledByViand === undefined) return false;
  const line = readLine(text);
  // The word for mince may be the last one, "lean beef mince", or describe the meat.
  if (isUnminced(food, [...line.words, ...line.qualifiers])) return true;
  const qualifiers = [...line.qualifiers, ...line.words.slice(0, -1)];
  return lacksDescription(catalogue, { ...line, qualifiers, words: line.words.slice(-1) }, food);
}

/** Whether a food has all words of one of the names of another one. */
function hasNameOf(food: Food, other: Food): boolean {
  const words = namesInAllLanguages(food).flatMap(foldWords);
  return namesInAllLanguages(other).some((name) =>
    foldWords(name).every((word) => isWordOf(words, word)),
  );
}

/** Candidates for the words of a line. Those that lack what describes the food are unlikely. */
export function withDescriptionInDoubt(
  catalogue: Catalogue,
  line: FoodLine,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (line.qualifiers.length === 0 || catalogue.calledByViand === undefined) return candidates;
  return candidates.map((one) => {
    const food = catalogue.find(one.id)?.food;
    if (food === undefined || !lacksDescription(catalogue, line, food)) return one;
    return {
      ...one,
      confidence: WITHOUT_DESCRIPTION * one.confidence,
      foodConfidence: WITHOUT_DESCRIPTION * one.foodConfidence,
    };
  });
}
