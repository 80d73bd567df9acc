import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import { SURE_CONFIDENCE } from '../../../../model/entry.ts';
import { type Food, standardVariant, type Variant } from '../../../../model/food.ts';
import { mainNames } from '../../../../model/food-names.ts';
import { areAlike, IN_TWO_TABLES } from '../../../../search/lines/candidates/alike-foods.ts';
import { acceptanceOf, type Candidate } from '../../../../search/lines/candidates/candidate.ts';
import { rankCandidates } from '../../../../search/lines/candidates/candidates.ts';
import { isDescribed } from '../../../../search/lines/candidates/kinds-of-plain-name.ts';
import { namesInAllLanguages } from '../../../../search/lines/candidates/names-of-kinds.ts';
import { intendedState } from '../../../../search/lines/candidates/usual-state.ts';
import { isWordOf } from '../../../../search/lines/name-fit/compare-words.ts';
import type { FoodLine } from '../../../../search/lines/reading/food-line.ts';
import { readLine } from '../../../../search/lines/reading/read-line.ts';
import { certainlyDry, mayBeDry } from '../../../../search/lines/states/dry-weights.ts';
import { certainlyRaw } from '../../../../search/lines/states/raw-or-cooked.ts';
import { isPreparation } from '../../../../search/lines/words/preparation-words.ts';
import { kindsOf } from '../../../../search/names/kinds-of.ts';
import { foldedName, foldWords } from '../../../../text/words/fold-words.ts';
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
  const named = foodInViand(catalogue, line);
  if (named === undefined) return [];
  let likeliest: Candidate[] = [];
  for (const name of namesToTry(named)) {
    const { candidates, isSure } = matchCalled(name, catalogue, line, named);
    if (isSure) return candidates;
    if ((candidates[0]?.foodConfidence ?? 0) > (likeliest[0]?.foodConfidence ?? 0))
      likeliest = candidates;
  }
  return likeliest;
}

/** A food of viand's own catalogue, and the words of a line that name it. */
interface NamedInViand {
  readonly words: readonly string[];
  readonly known: Food;
}

/** The names by which a table may have a food, the most usual first. */
function namesToTry({ words, known }: NamedInViand): Iterable<string> {
  // "Soy milk" is soymilk in some tables.
  const joined = words.length === 2 ? [words.join('')] : [];
  const names = [...joined, ...mainNames(known), ...pastaFor(known), ...known.otherNames];
  const firstOf = new Map<string, string>();
  for (const name of names.slice(0, MOST_NAMES)) {
    const folded = foldedName(name);
    if (!firstOf.has(folded)) firstOf.set(folded, name);
  }
  return firstOf.values();
}

/** The candidates under one name. */
interface Called {
  readonly candidates: Candidate[];
  /** Whether the first is the food for sure, so that no further name need be tried. */
  readonly isSure: boolean;
}

const NOTHING_CALLED: Called = { candidates: [], isSure: false };

/** The candidates that a table has under a name of a food, sure only if their composition is that of viand's food. */
function matchCalled(
  name: string,
  catalogue: Catalogue,
  line: FoodLine,
  { words, known }: NamedInViand,
): Called {
  const isOther = !isAsExact(name, words, known);
  const isMain = mainNames(known).includes(name);
  const candidates = matchOtherName(catalogue, line, name, { words, isOther, isMain });
  const [best] = candidates;
  if (best === undefined) return NOTHING_CALLED;
  const food = catalogue.find(best.id)?.food;
  const isByDescription = line.qualifiers.some((word) => words.includes(word));
  // "Minced beef" is any beef for a table that calls it ground.
  if (food !== undefined && isByDescription && lacksDescriptionOf(name, food))
    return NOTHING_CALLED;
  const eaten = food && eatenAs(food, best);
  const most = isOther ? undefined : IN_TWO_TABLES;
  const isSame =
    eaten !== undefined &&
    possibleStates(line, known).some((state) => areAlike(state, eaten, most));
  if (!isSame) return { candidates: candidates.map(asSuggestion), isSure: false };
  const isAssumed =
    !line.isTinned && (isMoreGeneral(name, known) || isInOtherState(line, known, food, eaten));
  return {
    candidates: isAssumed ? candidates.map(asAssumed) : candidates,
    isSure: acceptanceOf(best) >= SURE_CONFIDENCE,
  };
}

/** The word by which tables call pasta of all shapes, which are of one dough. */
const PASTA = 'pasta';

/**
 * The name of pasta for one of its shapes, since few tables have each of them: "Spaghetti". What a name of several words
 * describes is of another dough, such as wholemeal pasta.
 */
function pastaFor({ name, foodGroup }: Food): readonly string[] {
  const isPasta = foodGroup === 'Cereal Grains and Pasta' && kindsOf([name]).kinds.has(PASTA);
  return isPasta && foldWords(name).length === 1 ? [PASTA] : [];
}

/** How a line and viand's own catalogue call a food. */
interface OtherName {
  /** The words of the line that name it. */
  readonly words: readonly string[];
  /** The name may be more general than these words. */
  readonly isOther: boolean;
  /** The name is the main one in its language. */
  readonly isMain: boolean;
}

/** The candidates of a line with another name of its food; none for the name of a kind of it. */
function matchOtherName(
  catalogue: Catalogue,
  line: FoodLine,
  name: string,
  { words, isOther, isMain }: OtherName,
): Candidate[] {
  const named = readLine(name);
  // "Salted butter" is a kind of what a line calls butter, and so are "Scotch pancakes" of pancakes.
  const all = isMain ? named.words : [...named.qualifiers, ...named.words];
  const isKind =
    all.length > words.length && words.every((word) => isWordOf(all.flatMap(foldWords), word));
  // "Quarter Pounder with cheese" has the words of "cheese burger", but is not what a line calls a cheeseburger.
  const isSplit = all.length > words.length && all.join('') === words.join('');
  if (isKind || isSplit || !mayBeCalled(catalogue, named.words.flatMap(foldWords))) return [];
  const asked = {
    ...line,
    words: [...line.words.filter((word) => !words.includes(word)), ...named.words],
    qualifiers: [...line.qualifiers.filter((word) => !words.includes(word)), ...named.qualifiers],
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

/** Whether a name describes a food, and the food of a table has none of its describing words. */
function lacksDescriptionOf(name: string, food: Food): boolean {
  const { qualifiers } = readLine(name);
  return qualifiers.length > 0 && !isDescribed(food, { qualifiers });
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

/** What a line calls a food of viand's own catalogue, with its preparation if the name has it: "raw ham". */
function foodInViand(catalogue: Catalogue, line: FoodLine): NamedInViand | undefined {
  const plain = line.words.filter((word) => !isPreparation(word));
  const ofPlain = catalogue.calledByViand?.(plain);
  const { qualifiers } = line;
  for (const words of [[...qualifiers, ...line.words], [...qualifiers, ...plain], line.words]) {
    const known = catalogue.calledByViand?.(words);
    if (known !== undefined && known.id !== ofPlain?.id) return { words, known };
  }
  return ofPlain && { words: plain, known: ofPlain };
}

/** The state in which a candidate counts its food; undefined for a brand, which does not stand in for another one. */
function eatenAs(food: Food, { id }: Candidate): Variant | undefined {
  if (food.type === 'branded_food') return undefined;
  return food.variants.find((variant) => variant.id === id) ?? standardVariant(food);
}

/** The states of a food of viand's own catalogue that fit a line: 50 g of oats are not porridge. */
function possibleStates(line: FoodLine, known: Food): readonly Variant[] {
  if (line.processings.length > 0) return [intendedState(line, known)];
  const dry = certainlyDry(line, known);
  return dry === undefined ? known.variants : [dry];
}

/** Whether a line may mean cooked food, and a table has it raw or dry, or the other way round. */
function isInOtherState(
  line: FoodLine,
  known: Food,
  food: Food | undefined,
  eaten: Variant | undefined,
): boolean {
  if (food === undefined || eaten === undefined || mayBeDry(line, known)) return true;
  // A table calls what it knows in no state raw, too.
  const isStated = food.variants.length > 1 || foldWords(food.name).some((word) => RAW.has(word));
  const isRaw = ({ processing }: Variant) => processing === 'raw' || processing === 'dried';
  return (
    isStated &&
    isRaw(eaten) &&
    !isRaw(intendedState(line, known)) &&
    certainlyRaw(line, known) === undefined
  );
}

const RAW: ReadonlySet<string> = new Set(['raw', 'roh']);

function ofOtherName(candidate: Candidate, line: FoodLine, name: string): Candidate {
  return {
    ...candidate,
    line,
    remarks: [...candidate.remarks, `another name of it: ${name}`],
  };
}
