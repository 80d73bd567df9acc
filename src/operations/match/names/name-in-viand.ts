import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { SURE_CONFIDENCE } from '../../../model/entry.ts';
import { type Food, standardVariant } from '../../../model/food.ts';
import { areAlike, IN_TWO_TABLES } from '../../../search/lines/candidates/alike-foods.ts';
import { acceptanceOf, type Candidate } from '../../../search/lines/candidates/candidate.ts';
import { rankCandidates } from '../../../search/lines/candidates/candidates.ts';
import { namesInAllLanguages } from '../../../search/lines/candidates/names-of-kinds.ts';
import { isWordOf } from '../../../search/lines/name-fit/compare-words.ts';
import type { FoodLine } from '../../../search/lines/reading/food-line.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { isPreparation } from '../../../search/lines/words/preparation-words.ts';
import { foldedName, foldWords } from '../../../text/words/fold-words.ts';
import { isAsExact, isMoreGeneral } from './general-names.ts';
import { mayBeCalled } from './may-be-called.ts';
import { foodsFor } from './searched-foods.ts';

/** The highest confidence in a food of another name, with its amount. It is assumed, and never certain. */
const MOST_OF_OTHER_NAME = 0.75;

/** The most names of a food that are tried. Later ones are rare, or of brands. */
const MOST_NAMES = 12;

/** Factor for a food of another name with another composition, which is only a suggestion. */
const OF_OTHER_COMPOSITION = 0.75;

/**
 * The foods of a published table that viand's own catalogue knows by the name in a line: "Lachs" for "Lachsfilet", or
 * "Milch entrahmt" for "Magermilch". None is certain if its composition is not that of viand's food.
 */
export function matchNameInViand(catalogue: Catalogue, line: FoodLine): Candidate[] {
  const words = line.words.filter((word) => !isPreparation(word));
  const known = catalogue.calledByViand?.(words);
  if (known === undefined) return [];
  let likeliest: Candidate[] = [];
  // "Soy milk" is soymilk in some tables.
  const joined = words.length === 2 ? [words.join('')] : [];
  const names = [
    ...joined,
    ...[known.name, ...Object.values(known.localNames ?? {}), ...known.otherNames],
  ];
  const tried = new Set<string>();
  for (const name of names.slice(0, MOST_NAMES)) {
    const folded = foldedName(name);
    if (tried.has(folded)) continue;
    tried.add(folded);
    const isOther = !isAsExact(name, words, known);
    const candidates = matchOtherName(catalogue, line, name, { words, isOther });
    const [best] = candidates;
    if (best === undefined) continue;
    const isSame = isLike(catalogue, best, known, isOther ? undefined : IN_TWO_TABLES);
    const isAssumed = isMoreGeneral(name, known) && !line.isTinned;
    const suggested = isSame
      ? isAssumed
        ? candidates.map(asAssumed)
        : candidates
      : candidates.map(asSuggestion);
    if (isSame && acceptanceOf(best) >= SURE_CONFIDENCE) return suggested;
    if ((suggested[0]?.foodConfidence ?? 0) > (likeliest[0]?.foodConfidence ?? 0))
      likeliest = suggested;
  }
  return likeliest;
}

/** The candidates of a line with another name of its food; none for the name of a kind of it. */
function matchOtherName(
  catalogue: Catalogue,
  line: FoodLine,
  name: string,
  { words, isOther }: { readonly words: readonly string[]; readonly isOther: boolean },
): Candidate[] {
  const named = readLine(name);
  // "Salted butter" is a kind of what a line calls butter.
  const isKind =
    named.words.length > words.length && words.every((word) => isWordOf(named.words, word));
  if (isKind || !mayBeCalled(catalogue, named.words.flatMap(foldWords))) return [];
  const asked = {
    ...line,
    words: [...line.words.filter(isPreparation), ...named.words],
    qualifiers: [...line.qualifiers, ...named.qualifiers],
    share: line.share ?? named.share,
    // A jacket potato is baked.
    processings: line.processings.length > 0 ? line.processings : named.processings,
  };
  const isCalled = (food: Food) =>
    namesInAllLanguages(food).some((one) => {
      const said = foldWords(one);
      return named.words.every((word) => isWordOf(said, word));
    });
  return rankCandidates(asked, foodsFor(catalogue, asked, isCalled), isOther).map((one) =>
    ofOtherName(one, line, name),
  );
}

function asAssumed(candidate: Candidate): Candidate {
  return { ...candidate, confidence: Math.min(candidate.confidence, MOST_OF_OTHER_NAME) };
}

function asSuggestion(candidate: Candidate): Candidate {
  return {
    ...asAssumed(candidate),
    confidence: OF_OTHER_COMPOSITION * asAssumed(candidate).confidence,
    foodConfidence: OF_OTHER_COMPOSITION * candidate.foodConfidence,
  };
}

function isLike(
  catalogue: Catalogue,
  { id }: Candidate,
  known: Food,
  most?: typeof IN_TWO_TABLES,
): boolean {
  const food = catalogue.find(id)?.food;
  // One brand of a drink does not stand in for another.
  if (food === undefined || food.type === 'branded_food') return false;
  const eaten = food.variants.find((variant) => variant.id === id) ?? standardVariant(food);
  return known.variants.some((variant) => areAlike(variant, eaten, most));
}

function ofOtherName(candidate: Candidate, line: FoodLine, name: string): Candidate {
  return {
    ...candidate,
    line,
    remarks: [...candidate.remarks, `another name of it: ${name}`],
  };
}
