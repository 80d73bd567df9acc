import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { FoundFood } from '../../catalogue/reading/food-finder.ts';
import type { RecordLine } from '../../meals/records/dietary-record.ts';
import { SURE_CONFIDENCE } from '../../model/entry.ts';
import type { Food } from '../../model/food.ts';
import {
  acceptanceOf,
  type Candidate,
  candidateOf,
  rankCandidates,
} from '../../search/lines/candidates.ts';
import { MEASURES } from '../../search/lines/measures.ts';
import { queriesOf } from '../../search/lines/name-fit.ts';
import {
  type FoodLine,
  nameOfLine,
  readLine,
  readMeasuredFood,
} from '../../search/lines/read-line.ts';
import { splitAtCommas, splitFoods, splitJoined } from '../../search/lines/split-foods.ts';
import { foldedName } from '../../text/fold-words.ts';
import { lineKey, type NameAnswers } from './name-answers.ts';
import { withoutLeftovers } from './without-leftovers.ts';

export type { Candidate };

/** One food of a line, as written, and the foods it may be, the likeliest first. */
export interface MatchedLine {
  readonly line: RecordLine;
  /** What of the line names this food; a line may list several. */
  readonly text: string;
  readonly candidates: readonly Candidate[];
  /** A person chose to skip it. */
  readonly isLeftOut?: true;
}

/** Foods of each search that are scored. */
const SEARCHED_FOODS = 12;

/** What is known before a line is matched. */
export interface MatchSettings {
  /** Confidence from which a match is sure. */
  readonly threshold: number;
  /** A person's answers to uncertain names. */
  readonly answers?: NameAnswers;
}

/**
 * Finds the foods that a line of a record may mean. A line without an amount of its own column may list
 * several foods.
 */
export function matchLine(
  catalogue: Catalogue,
  line: RecordLine,
  settings: MatchSettings,
): MatchedLine[] {
  const { part, left } = line;
  const matched = matchServed(catalogue, line, settings);
  if (part === undefined && left === undefined) return matched;
  return matched.map((one) => ({
    ...one,
    candidates: one.candidates.map((candidate) => withoutLeftovers(catalogue, candidate, line)),
  }));
}

/** The foods of a line in the amounts that were served. */
function matchServed(
  catalogue: Catalogue,
  line: RecordLine,
  settings: MatchSettings,
): MatchedLine[] {
  const { food, foodId, measure = '' } = line;
  const known = food === undefined && foodId !== undefined ? catalogue.find(foodId) : undefined;
  if (known !== undefined && measure !== '') {
    const read = readMeasuredFood('', measure);
    return [
      { line, text: line.text, candidates: [candidateOf(read, known.food, known.variantId)] },
    ];
  }
  if (food !== undefined && measure !== '') {
    const read = readMeasuredFood(food, measure);
    const answered = answeredLine(catalogue, line.text, read, settings.answers);
    const matched = answered ?? { candidates: matchMeasured(catalogue, food, measure, settings) };
    return [{ line, text: line.text, ...matched }];
  }
  const parts = splitFoods(line.text);
  return (parts.length === 0 ? [line.text] : parts).flatMap((part) =>
    matchPart(catalogue, part, settings).map((matched) => ({ line, ...matched })),
  );
}

/** Factor for a food without what a line adds to it: "coffee with cream" as coffee. */
const WITHOUT_ADDITION = 0.75;

/** Factor for the first of several foods that have amounts of their own. */
const OF_SEVERAL = 0.85;

/** A food whose amount stands elsewhere. The amount is that of the food, and not of what is with it. */
function matchMeasured(
  catalogue: Catalogue,
  food: string,
  measure: string,
  { threshold }: MatchSettings,
): Candidate[] {
  const candidates = matchFoodLine(catalogue, food, readMeasuredFood(food, measure));
  const [best] = candidates;
  const [head = '', ...additions] = splitJoined(food);
  if (additions.length === 0 || (best !== undefined && acceptanceOf(best) >= threshold)) {
    return candidates;
  }
  const ofHead = matchFoodLine(catalogue, head, readMeasuredFood(head, measure));
  const [likeliest] = ofHead;
  if (likeliest === undefined || acceptanceOf(likeliest) < threshold) return candidates;
  return withoutAdditions(ofHead, additions.join(', '));
}

/** What joins a food with the one before it. */
const JOINING = /^(?:[\s,;+&]|(?:and|und|with|mit|plus)(?=\s))+/i;

function withoutAdditions(
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

/** A part as one food; as several where only that is sure, as in "toast with butter". */
function matchPart(
  catalogue: Catalogue,
  text: string,
  settings: MatchSettings,
): Omit<MatchedLine, 'line'>[] {
  const { threshold, answers } = settings;
  const match = (part: string): Omit<MatchedLine, 'line'> => ({
    text: part,
    ...(answeredLine(catalogue, part, readLine(part), answers) ?? {
      candidates: matchWhole(catalogue, part),
    }),
  });
  const reaches = ({ candidates: [best], isLeftOut }: Omit<MatchedLine, 'line'>, least: number) =>
    isLeftOut === true || (best !== undefined && acceptanceOf(best) >= least);
  // Whoever accepts less certain foods still wants both foods of a line that certainly has two.
  const sure = Math.max(threshold, SURE_CONFIDENCE);
  const whole = match(text);
  const listed = listedFoods(whole, match);
  if (listed !== undefined) {
    return listed.flatMap((part) => matchPart(catalogue, part, settings));
  }
  if (reaches(whole, sure)) return [whole];
  const parts = splitJoined(text);
  if (parts.length < 2) return [whole];
  const matched = parts.map(match);
  if (matched.every((part) => reaches(part, sure))) return matched;
  const isWhole = reaches(whole, threshold) || matched.some((part) => !reaches(part, threshold));
  return isWhole ? [whole] : matched;
}

/** From this confidence the words after a comma are a food of their own. */
const LISTED_CONFIDENCE = 0.7;

/**
 * The parts of a text that lists foods by commas alone: "chicken wrap, crisps, water 500 ml". "Cheese, cheddar" is
 * one food, as its name has the words of both parts; undefined for such a text.
 */
function listedFoods(
  { text, candidates: [best], isLeftOut }: Omit<MatchedLine, 'line'>,
  match: (part: string) => Omit<MatchedLine, 'line'>,
): string[] | undefined {
  const parts = splitAtCommas(text);
  if (isLeftOut || parts.length < 2) return undefined;
  const matched = parts.map(match);
  const areFoods = matched.every(
    ({ candidates: [first] }) => (first?.foodConfidence ?? 0) >= LISTED_CONFIDENCE,
  );
  if (!areFoods) return undefined;
  const [head, ...further] = matched.map(({ candidates }) => candidates[0]?.id);
  const isOfOneFood =
    best !== undefined && best.id !== head && best.foodConfidence >= LISTED_CONFIDENCE;
  return isOfOneFood || further.every((id) => id === head) ? undefined : parts;
}

/** The food that a person chose for the line; undefined without an answer. */
function answeredLine(
  catalogue: Catalogue,
  text: string,
  line: FoodLine,
  answers: NameAnswers | undefined,
): Pick<MatchedLine, 'candidates' | 'isLeftOut'> | undefined {
  const answer = answers?.get(lineKey(text)) ?? answers?.get(nameOfLine(line));
  if (answer === undefined) return undefined;
  if (answer === 'left out') return { candidates: [], isLeftOut: true };
  const found = catalogue.find(answer.foodId);
  // An answer of an earlier catalogue may name a food that this one does not have.
  if (found === undefined) return undefined;
  // However little its name fits: a person said that it is this food.
  const weighed = candidateOf(line, found.food, found.variantId);
  const amount = answer.amount ?? weighed.amount;
  const unit = answer.unit ?? weighed.unit;
  const isSizeAssumed = answer.amount === undefined && weighed.isSizeAssumed;
  const { name } = found.food;
  const remarks = answer.amount === undefined ? weighed.remarks : [];
  return {
    candidates: [
      {
        id: answer.foodId,
        name,
        amount,
        unit,
        confidence: 1,
        foodConfidence: 1,
        amountConfidence: amount === undefined ? 0 : 1,
        isSizeAssumed,
        remarks,
      },
    ],
  };
}

/**
 * Finds the foods that a line of free text may mean, the likeliest first. Of a line that names several foods, and
 * none with all of its words, it is the first: of "2 rolls with cheese" rolls.
 */
export function matchText(catalogue: Catalogue, text: string): Candidate[] {
  const whole = matchWhole(catalogue, text);
  return whole[0] !== undefined && whole[0].foodConfidence >= SURE_CONFIDENCE
    ? whole
    : (matchFirst(catalogue, text) ?? whole);
}

function matchWhole(catalogue: Catalogue, text: string): Candidate[] {
  return matchFoodLine(catalogue, text, readLine(text));
}

/** The candidates of the first food of a text that joins several; undefined where it is none, or not likely. */
function matchFirst(catalogue: Catalogue, text: string): Candidate[] | undefined {
  const [first = ''] = splitFoods(text);
  const [head = '', ...additions] = splitJoined(first);
  if (head === '' || (additions.length === 0 && first === text.trim())) return undefined;
  const line = readLine(head);
  const { quantity, measure, size } = readLine(text);
  // "Curry with rice (450 g)" weighs that together.
  const isMeasured = line.quantity !== undefined || quantity === undefined;
  const read = isMeasured ? line : { ...line, quantity, measure, size };
  const candidates = matchFoodLine(catalogue, head, read);
  const [best] = candidates;
  if (best === undefined || best.foodConfidence < LISTED_CONFIDENCE) return undefined;
  const share = additions.length === 0 ? OF_SEVERAL : WITHOUT_ADDITION;
  return withoutAdditions(candidates, text.trim().slice(head.length), share);
}

/** The same for a line that is read already, or whose words are others than those of its text. */
export function matchFoodLine(catalogue: Catalogue, text: string, line: FoodLine): Candidate[] {
  const aliased = aliasedFood(catalogue, text, line);
  if (aliased !== undefined) return [candidateOf(line, aliased.food, aliased.variantId)];
  const candidates = rankCandidates(line, foodsFor(catalogue, line));
  const measured = measuredBehind(line);
  if (measured === undefined || candidates[0]?.foodConfidence === 1) return candidates;
  const others = rankCandidates(measured, foodsFor(catalogue, measured));
  return (others[0]?.confidence ?? 0) > (candidates[0]?.confidence ?? 0) ? others : candidates;
}

/** A line whose measure stands behind the food, read so: "3 celery sticks" as sticks of celery. */
function measuredBehind(line: FoodLine): FoodLine | undefined {
  const { quantity, measure, words } = line;
  const behind = words.length > 1 ? MEASURES.get(words.at(-1) as string) : undefined;
  if (quantity === undefined || measure !== undefined || behind === undefined) return undefined;
  return behind.kind === 'unit'
    ? undefined
    : { ...line, measure: behind, words: words.slice(0, -1) };
}

/** The food of a code of the user's own, where a line is that code or its words are. */
function aliasedFood(catalogue: Catalogue, text: string, line: FoodLine): FoundFood | undefined {
  const names = [text, nameOfLine(line)].map(foldedName);
  const alias = catalogue.aliases?.find(({ id }) => names.includes(foldedName(id)));
  return alias && catalogue.find(alias.id);
}

/** Searches for the words of the line, with and without those of the preparation. */
function foodsFor(catalogue: Catalogue, line: FoodLine): Iterable<Food> {
  const foods = new Map<string, Food>();
  for (const text of queriesOf(line)) {
    const query = { text, kind: 'all', offset: 0, limit: SEARCHED_FOODS } as const;
    for (const food of catalogue.search(query).foods) foods.set(food.id, food);
  }
  return foods.values();
}
