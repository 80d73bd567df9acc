import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { SURE_CONFIDENCE } from '../../../model/entry.ts';
import type { Food } from '../../../model/food.ts';
import {
  acceptanceOf,
  type Candidate,
  candidateOf,
} from '../../../search/lines/candidates/candidate.ts';
import { capConfidence, rankCandidates } from '../../../search/lines/candidates/candidates.ts';
import { withAmountTaken } from '../../../search/lines/normalising/amounts/packages/parts-of-packages.ts';
import { alternativesIn } from '../../../search/lines/normalising/remarks/alternatives.ts';
import type { FoodLine } from '../../../search/lines/reading/food-line.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { listedKinds, specifiedFood } from '../../../search/lines/reading/specified-food.ts';
import { splitRawWeight } from '../../../search/lines/splitting/raw-weights.ts';
import { splitFoods, splitJoined } from '../../../search/lines/splitting/split-foods.ts';
import { USUAL_SIZE_CONFIDENCE } from '../../../search/lines/weighing/weigh-quantity.ts';
import { MEASURES } from '../../../search/lines/words/measures.ts';
import { isPreparation } from '../../../search/lines/words/preparation-words.ts';
import { isOnTopic } from '../../../search/lines/words/remark.ts';
import { EXCLUSION_WORDS } from '../../../search/lines/words/word-classes.ts';
import { tidyLine } from '../../../text/lines/tidy-line.ts';
import { matchExactName } from './exact-names.ts';
import { withFlourByType } from './in-tables/flour-of-type.ts';
import { asFoundByLine, isNamedInFull } from './in-tables/found-by-line.ts';
import { withDescriptionInDoubt } from './in-tables/lacks-description.ts';
import { withMinceOfTable } from './in-tables/mince-of-table.ts';
import { matchNameInViand } from './in-tables/name-in-viand.ts';
import { foodsFor, matchSpelt, withServingsOfNamed } from './in-tables/searched-foods.ts';
import { isCalledSo, isFatItself, isPressed } from './kinds-of-collectives.ts';
import { withPersonsInDoubt } from './names-of-persons.ts';
import { withNamesakes } from './namesakes.ts';
import { aliasedFood, ownFood } from './own-foods.ts';
import { isTooLongForOne, splitAtProse } from './prose.ts';

/** The confidence from which the words after a comma are a food of their own. */
export const LISTED_CONFIDENCE = 0.7;

/** Factor for a food without an addition that a line names: "coffee with cream" as coffee. */
const WITHOUT_ADDITION = 0.75;

/** Factor for the first of several foods with amounts of their own. */
const OF_SEVERAL = 0.85;

/**
 * Finds the foods that a line of free text may mean, the likeliest first. If the line names several foods, and no
 * single food has all of its words, the result is the first of them: rolls for "2 rolls with cheese".
 */
export function matchText(catalogue: Catalogue, line: string): Candidate[] {
  const text = withAmountTaken(tidyLine(line));
  if (splitAtProse(text) !== undefined) return [];
  const whole = splitRawWeight(text) === undefined ? matchWhole(catalogue, text) : [];
  return whole[0] !== undefined && whole[0].foodConfidence >= SURE_CONFIDENCE
    ? whole
    : (matchFirst(catalogue, text) ?? whole);
}

/** The foods that a whole text may mean, or its first words; for alternatives, the first one. */
export function matchWhole(catalogue: Catalogue, text: string): Candidate[] {
  if (isTooLongForOne(text)) return [];
  return (
    matchExactName(catalogue, text) ??
    matchSpecified(catalogue, text) ??
    matchAlternative(catalogue, text) ??
    matchOne(catalogue, text)
  );
}

/** From this confidence on, a text certainly names a food. */
export const CERTAIN_CONFIDENCE = 0.95;

/**
 * The food that a line names more exactly after a collective word: "Käse (Gruyère)". The two words together name it, or
 * the second alone names a food of the same group: "toast (butter)" is not a kind of butter. Undefined for any other
 * line.
 */
export function matchSpecified(catalogue: Catalogue, text: string): Candidate[] | undefined {
  const isNamed = ([best]: readonly Candidate[]) =>
    best !== undefined && best.foodConfidence >= CERTAIN_CONFIDENCE;
  const listed = listedKinds(text);
  // "Cheese (gouda, grated)" is one kind.
  if (listed.filter((one) => isNamed(matchOne(catalogue, one))).length > 1) {
    const doubtful = MOST_OF_ALTERNATIVES;
    return matchOne(catalogue, text).map((one) => ({
      ...one,
      confidence: Math.min(one.confidence, doubtful),
      foodConfidence: Math.min(one.foodConfidence, doubtful),
    }));
  }
  const specified = specifiedFood(text);
  if (specified === undefined) return undefined;
  const groupOf = ([best]: readonly Candidate[]) => best && catalogue.find(best.id)?.food.foodGroup;
  const kind = matchOne(catalogue, specified.kindAlone);
  const general = matchOne(catalogue, specified.generalAlone);
  const isOfGroup = groupOf(kind) !== null && groupOf(kind) === groupOf(general);
  const [best] = kind;
  const food = best && catalogue.find(best.id)?.food;
  // Both "Cheese, butter" and "cheese, egg" list two foods.
  if (specified.isListed && isNamed(kind)) {
    if (food === undefined || !(isCalledSo(food, specified.general) || isPressed(food, specified)))
      return undefined;
  }
  // "Butter fat" is not butter.
  if (isNamed(kind) && isFatItself(food, specified)) return kind;
  for (const text of specified.together) {
    const together = matchOne(catalogue, text);
    if (isNamed(together)) return together;
  }
  const { kindAlone, kindWithoutState } = specified;
  const isNamedInState =
    isNamed(kind) ||
    (kindAlone !== kindWithoutState && isNamed(matchOne(catalogue, kindWithoutState)));
  return isNamedInState && isOfGroup ? kind : undefined;
}

/** Factor for the first of two foods joined by "or". */
const OF_ALTERNATIVES = 0.9;

/** The highest confidence in the first food and its amount, if the second is a different food. */
const MOST_OF_ALTERNATIVES = 0.75;

/**
 * The first of two foods joined by "or", with a word that both share: "2 tbsp honey or maple syrup" is honey, and "1
 * cup beef or chicken stock" is beef stock. Undefined if a food has this name ("Bubble or squeak").
 */
function matchAlternative(catalogue: Catalogue, text: string): Candidate[] | undefined {
  const alternatives = alternativesIn(text);
  if (alternatives === undefined) return undefined;
  const { first, withSharedWords, second } = alternatives;
  const texts = [text, ...withSharedWords, first];
  for (const [at, one] of texts.entries()) {
    const candidates = matchOne(catalogue, one);
    const least = at < texts.length - 1 ? 1 : LISTED_CONFIDENCE;
    if ((candidates[0]?.foodConfidence ?? 0) < least) continue;
    if (at === 0) return candidates;
    const [other] = matchOne(catalogue, second);
    const isOther = other !== undefined && other.id !== candidates[0]?.id;
    return candidates.map((candidate) => ofAlternatives(candidate, second, isOther));
  }
  return undefined;
}

/** The first of two alternatives. If the second is a different food, the first is assumed and never certain. */
export function ofAlternatives(candidate: Candidate, second: string, isOther = true): Candidate {
  const confidence = candidate.confidence * OF_ALTERNATIVES;
  return {
    ...candidate,
    confidence: isOther ? Math.min(confidence, MOST_OF_ALTERNATIVES) : confidence,
    foodConfidence: candidate.foodConfidence * OF_ALTERNATIVES,
    remarks: [...candidate.remarks, `used the first of the alternatives, not ${second}`],
  };
}

function matchOne(catalogue: Catalogue, text: string): Candidate[] {
  const line = readLine(text);
  const whole = matchFoodLine(catalogue, text, line);
  const [best] = whole;
  const isLikely = best !== undefined && best.foodConfidence >= OF_FIRST_WORDS;
  if (isLikely) return whole;
  const leading = matchLeading(catalogue, line);
  if (leading !== undefined || whole.length > 0) return leading ?? whole;
  return matchSpelt(catalogue, line) ?? whole;
}

/**
 * The candidates of the first food of a text that joins several; undefined if it is not a food, or not a likely one.
 */
function matchFirst(catalogue: Catalogue, text: string): Candidate[] | undefined {
  const [first = '', ...others] = splitFoods(text);
  const [head = '', ...additions] = splitJoined(first);
  if (head === '' || (additions.length === 0 && first === text.trim())) return undefined;
  const line = readLine(head);
  const { quantity, measure, size } = readLine(text);
  // The weight in "Curry with rice (450 g)" belongs to both together.
  const isMeasured = line.quantity !== undefined || quantity === undefined;
  const read = isMeasured ? line : { ...line, quantity, measure, size };
  const candidates = matchFoodLine(catalogue, head, read);
  const [best] = candidates;
  if (best === undefined || best.foodConfidence < LISTED_CONFIDENCE) return undefined;
  const share = additions.length === 0 ? OF_SEVERAL : WITHOUT_ADDITION;
  const rest = [...additions, ...others];
  return rest.length === 0 ? candidates : withoutAdditions(candidates, rest.join(', '), share);
}

/** The most words of a line that are looked up as the name of its food. */
const LEADING_WORDS = 4;

/** Factor for a food that only the first words of a line name. */
const OF_FIRST_WORDS = 0.6;

/** The food that the first words of a line name, if no food has all of its words; undefined if they name none. */
function matchLeading(catalogue: Catalogue, line: FoodLine): Candidate[] | undefined {
  // Beer without alcohol is no beer.
  if (line.words.some((word) => EXCLUSION_WORDS.has(word))) return undefined;
  const most = Math.min(LEADING_WORDS, line.words.length - 1);
  for (let length = most; length > 0; length--) {
    const words = line.words.slice(0, length);
    // A single letter is an abbreviation: "E. Gemüsesuppe" is not a vitamin, and "baked beans" are not baked onions.
    if (words.every((word) => word.length === 1 || MEASURES.has(word) || isPreparation(word)))
      continue;
    const candidates = matchFoodLine(catalogue, words.join(' '), {
      ...line,
      words,
      qualifiers: [],
    });
    if ((candidates[0]?.foodConfidence ?? 0) < LISTED_CONFIDENCE) continue;
    return withoutAdditions(candidates, line.words.slice(length).join(' '), OF_FIRST_WORDS);
  }
  return undefined;
}

/** The foods that a line may mean. The line is already read, and its words may differ from those of its text. */
export function matchFoodLine(catalogue: Catalogue, text: string, read: FoodLine): Candidate[] {
  const line =
    catalogue.calledByViand === undefined
      ? read
      : withMinceOfTable(catalogue, withFlourByType(read));
  const aliased = aliasedFood(catalogue, text, line);
  if (aliased !== undefined) return [candidateOf(line, aliased.food, aliased.variantId)];
  const own = ownFood(catalogue, text, line);
  const ranked = rankCandidates(line, foodsFor(catalogue, line));
  const found = withDescriptionInDoubt(catalogue, line, ranked);
  const known = isSettled(found) ? [] : matchNameInViand(catalogue, line);
  const isKnown =
    (isTaken(known) || (known[0]?.foodConfidence ?? 0) > (found[0]?.foodConfidence ?? 0)) &&
    !isNamedInFull(catalogue, line, found, known);
  const candidates = isKnown
    ? asFoundByLine(known, found)
    : withPersonsInDoubt(catalogue, text, line, found);
  if (own !== undefined) {
    const first = ownCandidate(catalogue, line, own);
    const others = candidates.filter(({ id }) => id !== first.id);
    const alike = [first, ...others.map((other) => capConfidence(other, [first]))];
    return withNamesakes(catalogue, line, alike, 'of its table');
  }
  const [best] = candidates;
  const measured = measuredBehind(line);
  if (measured === undefined) return withNamesakes(catalogue, line, candidates, 'of brands');
  const others = rankCandidates(measured, foodsFor(catalogue, measured));
  const [other] = others;
  // A chocolate heart is no part of a plant.
  if (measured.measure === MEASURES.get('heart') && other?.amount === undefined)
    return withNamesakes(catalogue, line, candidates, 'of brands');
  // "Carrot sticks" are carrots, but a stick is not a carrot.
  if (best !== undefined && best.foodConfidence >= CERTAIN_CONFIDENCE) {
    if (other?.id !== best.id || other.amountConfidence < USUAL_SIZE_CONFIDENCE) return candidates;
    // All its words name it: "bay leaves".
    const { foodConfidence } = best;
    const confidence = foodConfidence * other.amountConfidence;
    const named = { ...other, foodConfidence, confidence };
    return [named, ...others.slice(1)];
  }
  return (other?.confidence ?? 0) > (best?.confidence ?? 0) ? others : candidates;
}

/** The highest confidence in the amount of an own food that weighs as much as a similar food of viand's. */
const MOST_OF_SIMILAR_SIZE = 0.75;

/** A food of the user's own, with the size of a similar food if that has the measure of the line. */
function ownCandidate(catalogue: Catalogue, line: FoodLine, own: Food): Candidate {
  const plain = candidateOf(line, own, undefined);
  const sized = candidateOf(line, withServingsOfNamed(catalogue, own, line), undefined);
  const isAsPlain = sized.amount === plain.amount && sized.unit === plain.unit;
  // A box of the own food is no bar of the similar one.
  const isOtherMeasure =
    line.measure !== undefined && sized.remarks.some((one) => isOnTopic(one, 'amount'));
  if (isAsPlain || isOtherMeasure) return plain;
  return { ...sized, confidence: Math.min(sized.confidence, MOST_OF_SIMILAR_SIZE) };
}

/** Whether another name of the food would not help: it is certain, or several kinds have this name. */
function isSettled(found: readonly Candidate[]): boolean {
  return found[0]?.isOneOfKinds === true || isTaken(found);
}

function isTaken([best]: readonly Candidate[]): boolean {
  return best !== undefined && acceptanceOf(best) >= SURE_CONFIDENCE;
}

/** A line with the measure after the food: "3 celery sticks" is read as "3 sticks of celery". */
function measuredBehind(line: FoodLine): FoodLine | undefined {
  const { quantity, measure, words } = line;
  const behind = words.length > 1 ? MEASURES.get(words.at(-1) as string) : undefined;
  if (quantity === undefined || measure !== undefined || behind === undefined) return undefined;
  return behind.kind === 'unit'
    ? undefined
    : { ...line, measure: behind, words: words.slice(0, -1) };
}

/** Words that join a food to the one before it. */
const JOINING = /^(?:[\s,;+&]|(?:and|und|with|mit|plus)(?=\s))+/i;

/** Candidates for a food without its additions, which a remark names. */
export function withoutAdditions(
  candidates: readonly Candidate[],
  additions: string,
  share = WITHOUT_ADDITION,
): Candidate[] {
  return candidates.map((candidate) => ({
    ...candidate,
    confidence: candidate.confidence * share,
    foodConfidence: candidate.foodConfidence * share,
    remarks: [...candidate.remarks, `without ${additions.replace(JOINING, '')}`],
  }));
}
