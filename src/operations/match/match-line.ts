import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { RecordLine } from '../../meals/records/dietary-record.ts';
import { partInText } from '../../meals/records/part-in-text.ts';
import { SURE_CONFIDENCE } from '../../model/entry.ts';
import type { Food } from '../../model/food.ts';
import { asAdded } from '../../search/lines/candidates/added-amounts.ts';
import {
  acceptanceOf,
  type Candidate,
  candidateOf,
} from '../../search/lines/candidates/candidates.ts';
import { withAmountTaken } from '../../search/lines/normalising/amounts/parts-of-packages.ts';
import { readLine, readMeasuredFood } from '../../search/lines/reading/read-line.ts';
import { weighsTogether } from '../../search/lines/reading/total-weight.ts';
import { splitRawWeight } from '../../search/lines/splitting/raw-weights.ts';
import { splitAdded, splitFoods, splitJoined } from '../../search/lines/splitting/split-foods.ts';
import { tidyLine } from '../../text/tidy-line.ts';
import { answeredLine } from './answered-line.ts';
import { LISTED_CONFIDENCE, matchFoodLine, matchWhole, withoutAdditions } from './foods-of-text.ts';
import { listsFoodsToAvoid } from './foods-to-avoid.ts';
import { withoutGeneralWord } from './kinds-behind.ts';
import { namesNoFood } from './lines-without-food.ts';
import { listedBeside } from './listed-beside.ts';
import { listedFoods } from './listed-foods.ts';
import type { MatchedPart } from './matched-part.ts';
import { missedFoods } from './missed-foods.ts';
import type { NameAnswers } from './name-answers.ts';
import { isProse, isTooLongForOne, splitAtProse } from './prose.ts';
import { withSharedWeight } from './shared-weight.ts';
import { withSlashAsOr } from './slashed-alternatives.ts';
import { withUnread } from './unread-parts.ts';
import { UNKNOWN_PART, withoutLeftovers, withPart } from './without-leftovers.ts';

export type { Candidate };

/** One food of a line. */
export interface MatchedLine extends MatchedPart {
  readonly line: RecordLine;
}

/** What is known before a line is matched. */
export interface MatchSettings {
  /** Minimum confidence of a certain match. */
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
  const found = foodId === undefined || foodId === '' ? undefined : catalogue.find(foodId);
  const isNamed = (food ?? foodId) !== foodId;
  // A name says more than an id of viand, which may be a guess of an earlier match, or the code of a similar food.
  const known = isNamed && (found?.standIn ?? isOwnId(foodId, found?.food)) ? undefined : found;
  if (known !== undefined && (measure !== '' || food !== undefined)) {
    const read = readMeasuredFood('', measure);
    return [
      { line, text: line.text, candidates: [candidateOf(read, known.food, known.variantId)] },
    ];
  }
  if (food !== undefined && measure !== '') {
    const eaten = partInText(food);
    const name = eaten?.rest ?? food;
    const answered = answeredLine(catalogue, line.text, settings.answers, () =>
      readMeasuredFood(name, measure),
    );
    const matched = answered ?? { candidates: matchInState(catalogue, name, line, settings) };
    const one = { line, text: line.text, ...matched };
    // The amount may be what was served or what was eaten.
    return [eaten === undefined || answered ? one : withPart(catalogue, one, UNKNOWN_PART)];
  }
  return matchFreeText(catalogue, line, settings);
}

function isOwnId(id = '', food: Food | undefined): boolean {
  return food !== undefined && id.split('.')[0] === food.id;
}

/** The foods of a line without an amount of its own column. */
function matchFreeText(
  catalogue: Catalogue,
  line: RecordLine,
  settings: MatchSettings,
): MatchedLine[] {
  const tidy = withAmountTaken(tidyLine(line.text));
  if (listsFoodsToAvoid(tidy) || namesNoFood(tidy)) return [{ line, text: tidy, candidates: [] }];
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
  const parts = splitFoods(text);
  const [first = [], ...others] = (parts.length === 0 ? [text] : parts).map((part) =>
    matchPart(catalogue, part, settings),
  );
  const host = first[0]?.candidates[0];
  const added = others
    .flat()
    .map((one) => (host ? asAddition(catalogue, one, { host, parts, isListed: true }) : one));
  const matched = withoutGeneralWord(catalogue, [...first, ...added]).map((one) => ({
    line,
    ...one,
  }));
  if (eaten === undefined) return matched;
  // In "2 eggs, 1 toast, ate half", it is unknown which food was half eaten.
  const part = parts.length > 1 ? UNKNOWN_PART : eaten;
  return matched.map((one) => withPart(catalogue, one, part));
}

/** The food that a text certainly names. */
function namedFood(catalogue: Catalogue, text: string): Food | undefined {
  const [best] = matchWhole(catalogue, text);
  const isNamed = best !== undefined && best.foodConfidence >= LISTED_CONFIDENCE;
  return isNamed ? catalogue.find(best.id)?.food : undefined;
}

/** The food in the state in which it was weighed, where it has one: "Bread" of a column of cooked weights has none. */
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

/** A food whose amount stands elsewhere. The amount is that of the food, and not of what is with it. */
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

/** A part as one food; as several where only that is sure, as in "toast with butter". */
function matchPart(catalogue: Catalogue, text: string, settings: MatchSettings): MatchedPart[] {
  const { threshold, answers } = settings;
  const known = new Map<string, MatchedPart>();
  /** Several ways to split a text have the same parts. */
  const match = (part: string): MatchedPart => {
    const matched = known.get(part) ?? {
      text: part,
      ...(answeredLine(catalogue, part, answers, () => readLine(part)) ?? {
        candidates: matchWhole(catalogue, part),
      }),
    };
    known.set(part, matched);
    return matched;
  };
  const reaches = ({ candidates: [best], isLeftOut }: MatchedPart, least: number) =>
    isLeftOut === true || (best !== undefined && acceptanceOf(best) >= least);
  // Whoever accepts less certain foods still wants both foods of a line that certainly has two.
  const sure = Math.max(threshold, SURE_CONFIDENCE);
  const whole = match(text);
  const listed = listedFoods(whole, match);
  if (listed !== undefined) {
    const matched = listed.map((part) => matchPart(catalogue, part, settings));
    const host = matched[0]?.[0]?.candidates[0];
    if (host === undefined) return matched.flat();
    const behind = { host, parts: listed, isListed: true };
    return matched.flatMap((ones, at) =>
      at === 0 || (ones.length > 1 && HAS_ADDITION.test(listed[at] as string))
        ? ones
        : ones.map((one) => asAddition(catalogue, one, behind)),
    );
  }
  if (weighsTogether(text)) return [whole];
  if (reaches(whole, sure)) return withMissedFoods(catalogue, whole, match);
  const matchParts = (parts: readonly string[]) =>
    withSharedWeight(
      catalogue,
      text,
      parts.map(match).map((part, at, all) => {
        const host = all[0]?.candidates[0];
        return at === 0 || host === undefined ? part : asAddition(catalogue, part, { host, parts });
      }),
    );
  // "Fish and chips with mushy peas" is a dish with something beside it.
  const added = matchParts(splitAdded(text));
  if (added.length > 1 && added.every((part) => reaches(part, sure))) return [...added];
  const parts = splitJoined(text);
  if (parts.length < 2) return [whole];
  const matched = matchParts(parts);
  if (matched.every((part) => reaches(part, sure))) return [...matched];
  if (reaches(whole, threshold)) return [whole];
  if (matched.every((part) => reaches(part, threshold))) return [...matched];
  return withUnread(whole, matched, (part) => reaches(part, sure));
}

/** A sure food, with what is joined to it behind a comma; a list there makes it uncertain. */
function withMissedFoods(
  catalogue: Catalogue,
  whole: MatchedPart,
  match: (part: string) => MatchedPart,
): MatchedPart[] {
  const [best] = whole.candidates;
  const food = best && catalogue.find(best.id)?.food;
  if (best === undefined || food === undefined) return [whole];
  const missed = missedFoods(whole.text, food, match);
  const joined = missed.filter(({ isJoined }) => isJoined);
  const listed = missed.filter(({ isJoined }) => !isJoined).map(({ part }) => part.text);
  const candidates =
    listed.length === 0 ? whole.candidates : withoutAdditions(whole.candidates, listed.join(', '));
  const host = { host: best, parts: [whole.text] };
  return [{ ...whole, candidates }, ...joined.map(({ part }) => asAddition(catalogue, part, host))];
}

/** The first food of a line, to which others are added. */
interface Host {
  readonly host: Candidate;
  readonly parts: readonly string[];
  /** Commas join the parts. */
  readonly isListed?: boolean;
}

/** "Roll with cheese, tomato": what follows is on it, too. */
const HAS_ADDITION = /\s(?:with|mit)\s/i;

/** A part without an amount, in the amount that people add to the first food of the line. */
function asAddition(
  catalogue: Catalogue,
  part: MatchedPart,
  { host, parts: [first = ''], isListed = false }: Host,
): MatchedPart {
  const [best, ...others] = part.candidates;
  const food = best && catalogue.find(best.id)?.food;
  const hostFood = catalogue.find(host.id)?.food;
  if (!food || !hostFood) return part;
  const { quantity, measure } = readLine(part.text);
  if (quantity !== undefined || measure !== undefined) return part;
  const isFilled = !isListed || HAS_ADDITION.test(first);
  const added = asAdded(best, food, { food: hostFood, line: readLine(first), isListed, isFilled });
  return { ...part, candidates: [added, ...others] };
}
