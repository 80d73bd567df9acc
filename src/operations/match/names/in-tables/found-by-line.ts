import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import type { Candidate } from '../../../../search/lines/candidates/candidate.ts';
import { isCalledBy, kindNamedBy } from '../../../../search/lines/candidates/names-of-kinds.ts';
import type { FoodLine } from '../../../../search/lines/reading/food-line.ts';
import { withSpokenNames } from './spoken-names.ts';

/**
 * The candidates for another name of a food. The one that the words of the line found comes first if it fits that name
 * as well: plain flour rather than bread flour.
 *
 * @param found the candidates for the words of the line
 */
export function asFoundByLine(
  ofOtherName: readonly Candidate[],
  [found]: readonly Candidate[],
): Candidate[] {
  const [best] = ofOtherName;
  const same = ofOtherName.find(({ id }) => id === found?.id);
  if (best === undefined || same === undefined || same.foodConfidence < best.foodConfidence)
    return [...ofOtherName];
  return [same, ...ofOtherName.filter((one) => one !== same)];
}

/**
 * Whether the food that the words of a line found has all of them, and that of another name has not: "Beef, ground"
 * rather than "Beef, NFS" for ground beef. So is a food that the table calls just like the line: "Cookie, NFS".
 */
export function isNamedInFull(
  catalogue: Catalogue,
  line: FoodLine,
  candidates: readonly Candidate[],
  [ofOtherName]: readonly Candidate[],
): boolean {
  const [found] = candidates;
  const likeliest = candidates.filter((one) => one.foodConfidence === found?.foodConfidence);
  const all = [...line.qualifiers, ...line.words];
  const isNamed = (candidate: Candidate | undefined) => {
    const food = candidate && catalogue.find(candidate.id)?.food;
    return food !== undefined && kindNamedBy(all, food) !== undefined;
  };
  const isLiteral = (candidate: Candidate | undefined) => {
    const food = candidate && catalogue.find(candidate.id)?.food;
    return food !== undefined && isCalledBy(line.words, withSpokenNames(food, line));
  };
  return (
    (all.length > 1 && likeliest.some(isNamed) && !isNamed(ofOtherName)) ||
    (!line.isTinned && isLiteral(found) && !isLiteral(ofOtherName))
  );
}
