import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { RecordLine } from '../../meals/records/dietary-record.ts';
import { partInText } from '../../meals/words/amounts/part-in-text.ts';
import type { Food } from '../../model/food.ts';
import {
  acceptanceOf,
  type Candidate,
  candidateOf,
} from '../../search/lines/candidates/candidate.ts';
import { withAmountTaken } from '../../search/lines/normalising/amounts/packages/parts-of-packages.ts';
import { possibleAlternative } from '../../search/lines/normalising/remarks/alternatives.ts';
import { readMeasuredFood } from '../../search/lines/reading/measured-food.ts';
import { readLine } from '../../search/lines/reading/read-line.ts';
import { foodsInTurn } from '../../search/lines/splitting/amounts-in-turn.ts';
import { foodsOfEach } from '../../search/lines/splitting/amounts-of-each.ts';
import { splitRawWeight } from '../../search/lines/splitting/raw-weights.ts';
import { splitFoods, splitJoined } from '../../search/lines/splitting/split-foods.ts';
import { tidyLine } from '../../text/lines/tidy-line.ts';
import { answeredLine } from './answers/answered-line.ts';
import { asWritten } from './as-written.ts';
import { namesNoFood } from './lines-without-food.ts';
import { foodsOfCode } from './names/code-beside-name.ts';
import {
  LISTED_CONFIDENCE,
  matchFoodLine,
  matchSpecified,
  matchWhole,
  ofAlternatives,
  withoutAdditions,
} from './names/foods-of-text.ts';
import { withOwnNames } from './names/own-foods.ts';
import { isProse, isTooLongForOne, splitAtProse } from './names/prose.ts';
import { withCountInDoubt } from './parts/amounts/counts-in-doubt.ts';
import { withUnitInDoubt } from './parts/amounts/grams-or-pieces.ts';
import { restatesAmount } from './parts/amounts/restated-amount.ts';
import { withTotalShared } from './parts/amounts/total-shared.ts';
import { withWeightOfContainer } from './parts/amounts/weight-of-container.ts';
import { UNKNOWN_PART, withoutLeftovers, withPart } from './parts/amounts/without-leftovers.ts';
import { withKind } from './parts/kind-in-remark.ts';
import { withoutGeneralWord } from './parts/kinds-behind.ts';
import { listedBeside } from './parts/listed-beside.ts';
import { asAddition, type MatchSettings, matchPart } from './parts/match-part.ts';
import type { MatchedPart } from './parts/matched-part.ts';
import { withSlashAsOr } from './parts/slashed-alternatives.ts';

export type { Candidate };

/** One food of a line. */
export interface MatchedLine extends MatchedPart {
  readonly line: RecordLine;
}

/**
 * Finds the foods that a line of a record may mean. If a line has no amount in a separate column, it may list several
 * foods.
 */
export function matchLine(
  catalogue: Catalogue,
  line: RecordLine,
  settings: MatchSettings,
): MatchedLine[] {
  const { part, left } = line;
  const served = withKind(catalogue, line, (one) => matchServed(catalogue, one, settings));
  const known = line.lacksUnit ? served.map(withUnitInDoubt) : served;
  const matched = withAlternativeNamed(known, line);
  if (part === undefined && left === undefined) return matched;
  return matched.map((one) => ({
    ...one,
    candidates: one.candidates.map((candidate) => withoutLeftovers(catalogue, candidate, line)),
  }));
}

/** "200 ml milk, 1 apple or 1 pear": the food before the alternative may not be the one that was eaten. */
function withAlternativeNamed(matched: MatchedLine[], { text }: RecordLine): MatchedLine[] {
  const other = possibleAlternative(text);
  if (other === undefined || restatesAmount(text, other)) return matched;
  const before = text.slice(0, text.indexOf(other));
  const at = Math.max(
    matched.findLastIndex((one) => before.includes(one.text)),
    0,
  );
  return matched.map((one, index) =>
    index === at
      ? { ...one, candidates: one.candidates.map((each) => ofAlternatives(each, other)) }
      : one,
  );
}

/** The foods of a line in the amounts that were served. */
function matchServed(
  catalogue: Catalogue,
  line: RecordLine,
  settings: MatchSettings,
): MatchedLine[] {
  const { food, foodId, measure = '' } = line;
  const found = foodId === undefined || foodId === '' ? undefined : catalogue.find(foodId);
  const isNamed = (food ?? foodId) !== foodId;
  // A name says more than an id of viand, which may be a guess of an earlier match or the code of a similar food.
  const known = isNamed && (found?.standIn ?? isOwnId(foodId, found?.food)) ? undefined : found;
  if (known !== undefined && (measure !== '' || food !== undefined)) {
    const ofCode = candidateOf(readMeasuredFood('', measure), known.food, known.variantId);
    const candidates = isNamed ? foodsOfCode(catalogue, ofCode, known.food, food ?? '') : [ofCode];
    return [{ line, text: line.text, candidates }];
  }
  return food !== undefined && measure !== ''
    ? matchMeasuredLine(catalogue, line, { food, measure }, settings)
    : matchFreeText(catalogue, line, settings);
}

/** The foods of a line with its amount in a separate column. */
function matchMeasuredLine(
  catalogue: Catalogue,
  line: RecordLine,
  { food, measure }: { readonly food: string; readonly measure: string },
  settings: MatchSettings,
): MatchedLine[] {
  // "2 each" of a program is two pieces of its one food.
  const several = line.isOneFood ? undefined : (foodsOfEach(line.text) ?? foodsInTurn(line.text));
  if (several !== undefined) return matchParts(catalogue, several, line, settings);
  const eaten = partInText(food);
  const name = eaten?.rest ?? food;
  const answered = answeredLine(catalogue, line.text, settings.answers, () =>
    readMeasuredFood(name, measure),
  );
  if (answered !== undefined) return [{ line, text: line.text, ...answered }];
  const one = {
    line,
    text: line.text,
    candidates: matchInState(catalogue, name, line, settings),
  };
  // The amount may be the served or the eaten one.
  if (eaten !== undefined) return [withPart(catalogue, one, UNKNOWN_PART)];
  return isAccepted(one, settings) ? [one] : (matchCounted(catalogue, line, settings) ?? [one]);
}

/**
 * Reads a line with a number of servings in its own column like a line of text: "curry with rice" next to "1 plate". A
 * weight would belong to both foods together. So does any amount of a food of a program in whose name only commas
 * separate words: "Bread, Whole Wheat".
 *
 * @returns undefined if one of the foods is uncertain
 */
function matchCounted(
  catalogue: Catalogue,
  line: RecordLine,
  settings: MatchSettings,
): MatchedLine[] | undefined {
  const { measure } = readMeasuredFood('', line.measure ?? '');
  const isOneName = line.isOneFood && !JOINED.test(line.food ?? '');
  const isOfOne = measure?.kind === 'unit' || measure?.kind === 'energy' || isOneName;
  if (isOfOne || line.state !== undefined) return undefined;
  const foods = matchFreeText(catalogue, withJoinedName(line), settings);
  const areAccepted = foods.every((one) => isAccepted(one, settings));
  return foods.length > 1 && areAccepted ? foods : undefined;
}

/** A comma before "with" belongs to the name of the first food: "Bread, Whole Wheat, with Butter". */
function withJoinedName(line: RecordLine): RecordLine {
  if (!line.isOneFood) return line;
  const text = line.text.replace(/,(?=.*\s(?:with|mit)\s)/gi, '');
  return text === line.text ? line : { ...line, text };
}

/** Words between the foods in a name, as in "Burger and Fries". */
const JOINED = /\s(?:and|with|und|mit|&|\+)\s/i;

function isAccepted({ candidates: [best] }: MatchedPart, { threshold }: MatchSettings): boolean {
  return best !== undefined && acceptanceOf(best) >= threshold;
}

/** Matches the foods of a line in which each has an amount. */
function matchParts(
  catalogue: Catalogue,
  parts: readonly string[],
  line: RecordLine,
  settings: MatchSettings,
): MatchedLine[] {
  return parts.flatMap((part) =>
    matchPart(catalogue, part, settings).map((one) => ({ line, ...one })),
  );
}

function isOwnId(id = '', food: Food | undefined): boolean {
  return food !== undefined && id.split('.')[0] === food.id;
}

/** The foods of a line whose amount is not in a separate column. */
function matchFreeText(
  catalogue: Catalogue,
  line: RecordLine,
  settings: MatchSettings,
): MatchedLine[] {
  const tidy = withAmountTaken(tidyLine(line.text));
  if (namesNoFood(tidy)) return [{ line, text: tidy, candidates: [] }];
  const prose = splitAtProse(tidy);
  if (prose !== undefined) {
    return prose.flatMap((text) =>
      isProse(text)
        ? [{ line, text, candidates: [] }]
        : matchFreeText(catalogue, { ...line, text }, settings).map((one) => ({ ...one, line })),
    );
  }
  const eaten = partInText(tidy);
  const text = withSlashAsOr(eaten?.rest ?? tidy, (part) => namedFood(catalogue, part));
  const read = splitFoods(text);
  const parts = withOwnNames(catalogue, read, asWritten(text, read));
  const split = matchSplit(catalogue, parts.length === 0 ? [text] : parts, line, settings);
  const match = (other: string) => matchFreeText(catalogue, { ...line, text: other }, settings);
  const shared = withTotalShared(text, split, match).map((one) => ({ ...one, line }));
  const contained = withWeightOfContainer(catalogue, text, shared, match);
  const matched = [...withCountInDoubt(text, contained)].map((one) => ({ ...one, line }));
  if (eaten === undefined) return matched;
  // In "2 eggs, 1 toast, ate half", it is unknown which food was half eaten.
  const part = parts.length > 1 && matched.length > 1 ? UNKNOWN_PART : eaten;
  return matched.map((one) => withPart(catalogue, one, part));
}

/** The foods in the parts of a line. The first may be a dish, to which the others are added. */
function matchSplit(
  catalogue: Catalogue,
  parts: readonly string[],
  line: RecordLine,
  settings: MatchSettings,
): MatchedLine[] {
  const [first = [], ...others] = parts.map((part) => matchPart(catalogue, part, settings));
  const host = first[0]?.candidates[0];
  const added = others
    .flat()
    .map((one) => (host ? asAddition(catalogue, one, { host, parts, isListed: true }) : one));
  return withoutGeneralWord(catalogue, [...first, ...added]).map((one) => ({ line, ...one }));
}

/** The food that a text certainly names. */
function namedFood(catalogue: Catalogue, text: string): Food | undefined {
  const [best] = matchWhole(catalogue, text);
  const isNamed = best !== undefined && best.foodConfidence >= LISTED_CONFIDENCE;
  return isNamed ? catalogue.find(best.id)?.food : undefined;
}

/**
 * The food in the state in which it was weighed, if it has that state: "Bread" in a column of cooked weights does not.
 */
function matchInState(
  catalogue: Catalogue,
  food: string,
  { measure = '', state }: RecordLine,
  settings: MatchSettings,
): Candidate[] {
  if (state === undefined) return matchMeasured(catalogue, food, measure, settings);
  const inState = matchMeasured(catalogue, `${food}, ${state}`, measure, settings);
  const [best] = inState;
  const isKnown = best !== undefined && acceptanceOf(best) >= settings.threshold;
  // Nobody calls fried bread cooked.
  return isKnown && !best.id.endsWith('.fried')
    ? inState
    : matchMeasured(catalogue, food, measure, settings);
}

/** A food with its amount in another column. The amount is that of the food alone, without additions. */
function matchMeasured(
  catalogue: Catalogue,
  food: string,
  measure: string,
  { threshold }: MatchSettings,
): Candidate[] {
  if (isTooLongForOne(food)) return [];
  const [weighed, addition] = splitRawWeight(`${measure} ${food}`) ?? [];
  if (weighed !== undefined && addition !== undefined) {
    return withoutAdditions(matchFoodLine(catalogue, weighed, readLine(weighed)), addition);
  }
  const specified = matchSpecified(catalogue, `${measure} ${food}`);
  if (specified !== undefined) return specified;
  const candidates = matchFoodLine(catalogue, food, readMeasuredFood(food, measure));
  const [best] = candidates;
  const [head = '', ...additions] = splitJoined(food);
  if (additions.length === 0) return candidates;
  if (best !== undefined && acceptanceOf(best) >= threshold) {
    return listedBeside(catalogue, candidates, food, measure) ?? candidates;
  }
  const ofHead = matchFoodLine(catalogue, head, readMeasuredFood(head, measure));
  const [likeliest] = ofHead;
  if (likeliest === undefined || acceptanceOf(likeliest) < threshold) return candidates;
  return withoutAdditions(ofHead, additions.join(', '));
}
