import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { SURE_CONFIDENCE } from '../../../model/entry.ts';
import { asAdded } from '../../../search/lines/candidates/added-amounts.ts';
import { acceptanceOf, type Candidate } from '../../../search/lines/candidates/candidate.ts';
import type { SizedFood } from '../../../search/lines/candidates/sized-food.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { weighsTogether } from '../../../search/lines/reading/total-weight.ts';
import { splitAdded, splitJoined } from '../../../search/lines/splitting/split-foods.ts';
import { hasHead } from '../../../search/lines/words/has-head.ts';
import { answeredLine } from '../answers/answered-line.ts';
import type { NameAnswers } from '../answers/name-answers.ts';
import { matchWhole, withoutAdditions } from '../names/foods-of-text.ts';
import { withUsualServings } from '../names/in-tables/searched-foods.ts';
import { withSharedWeight } from './amounts/shared-weight.ts';
import { weighsFirstAlone, withDoubtfulWeight } from './amounts/weight-of-first.ts';
import { withDoubtfulTotal } from './amounts/weight-of-last.ts';
import { listedFoods } from './listed-foods.ts';
import type { MatchedPart } from './matched-part.ts';
import { missedFoods } from './missed-foods.ts';
import { withUnread } from './unread-parts.ts';

/** The settings that apply to every line. */
export interface MatchSettings {
  /** Minimum confidence of a certain match. */
  readonly threshold: number;
  /** A person's answers to uncertain names. */
  readonly answers?: NameAnswers;
}

/** A part as one food, or as several if only that is certain, as in "toast with butter". */
export function matchPart(
  catalogue: Catalogue,
  text: string,
  settings: MatchSettings,
): MatchedPart[] {
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
  // A caller that accepts less certain foods still wants both foods of a line that certainly has two.
  const sure = Math.max(threshold, SURE_CONFIDENCE);
  const whole = match(text);
  const listed = listedFoods(catalogue, whole, match);
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
  if (weighsTogether(text)) {
    const weighed = withDoubtfulWeight(catalogue, whole, match);
    return withMissedFoods(catalogue, weighed, match).slice(0, 1);
  }
  const matchParts = (parts: readonly string[]) => {
    const matched = parts.map(match).map((part, at, all) => {
      const host = all[0]?.candidates[0];
      return at === 0 || host === undefined ? part : asAddition(catalogue, part, { host, parts });
    });
    return withSharedWeight(catalogue, text, withDoubtfulTotal(catalogue, text, matched));
  };
  const isWholeSure = reaches(whole, sure);
  // "Fish and chips with mushy peas" is a dish and a side.
  if (!isWholeSure || weighsFirstAlone(catalogue, whole, match)) {
    const added = matchParts(splitAdded(text));
    if (added.length > 1 && added.every((part) => reaches(part, sure))) return [...added];
  }
  if (isWholeSure) {
    const weighed = withDoubtfulWeight(catalogue, whole, match);
    return withMissedFoods(catalogue, withDoubtAfterBread(catalogue, weighed, match), match);
  }
  const parts = splitJoined(text);
  if (parts.length < 2) return [whole];
  const matched = matchParts(parts);
  if (matched.every((part) => reaches(part, sure))) return [...matched];
  if (reaches(whole, threshold)) return [whole];
  if (matched.every((part) => reaches(part, threshold))) return [...matched];
  return withUnread(whole, matched, (part) => reaches(part, sure));
}

/** The highest confidence in a dish whose parts a comma separates, so that they may be two foods. */
const MOST_OF_LISTED = 0.75;

/** What is on bread if it is next to it. */
const ON_ANY_BREAD = new Set(['butter', 'margarine', 'jam', 'marmalade', 'honey', 'spread']);

/** "2 rolls, salmon": perhaps rolls and a helping of salmon. "Roll, wholemeal" is one food. */
function withDoubtAfterBread(
  catalogue: Catalogue,
  whole: MatchedPart,
  match: (part: string) => MatchedPart,
): MatchedPart {
  const [head = '', next] = whole.text.split(/,\s/u);
  const [best] = whole.candidates;
  if (next === undefined || best === undefined) return whole;
  const bread = match(head).candidates[0];
  const isBread = bread && catalogue.find(bread.id)?.food.foodGroup === 'Baked Products';
  const dish = catalogue.find(best.id)?.food;
  const [added] = match(next).candidates;
  const addition = added && catalogue.find(added.id)?.food;
  if (!isBread || bread.id === best.id || dish?.type !== 'generic_composite_food') return whole;
  if (addition !== undefined && hasHead(addition, ON_ANY_BREAD)) return whole;
  const confidence = Math.min(best.confidence, MOST_OF_LISTED);
  return { ...whole, candidates: [{ ...best, confidence }, ...whole.candidates.slice(1)] };
}

/** The weight of all foods of a line, behind the last one. */
const AMOUNT_OF_ALL = /,\s*\d[^,]*$/;

/** A certain food, with the foods joined to it after a comma. A list there makes it uncertain. */
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
  const listed = missed
    .filter(({ isJoined }) => !isJoined)
    .map(({ part }) => part.text.replace(AMOUNT_OF_ALL, ''));
  const candidates =
    listed.length === 0 ? whole.candidates : withoutAdditions(whole.candidates, listed.join(', '));
  const host = { host: best, parts: [whole.text] };
  return [{ ...whole, candidates }, ...joined.map(({ part }) => asAddition(catalogue, part, host))];
}

/** The first food of a line, to which others are added. */
export interface HostOfAdditions {
  readonly host: Candidate;
  readonly parts: readonly string[];
  /** Commas join the parts. */
  readonly isListed?: boolean;
}

/** "Roll with cheese, tomato": the foods that follow are on it, too. */
const HAS_ADDITION = /\s(?:with|mit)\s/i;

/** A part without an amount, in the amount that people add to the first food of the line. */
export function asAddition(
  catalogue: Catalogue,
  part: MatchedPart,
  { host, parts: [first = ''], isListed = false }: HostOfAdditions,
): MatchedPart {
  const [best, ...others] = part.candidates;
  const food = best && sizedFood(catalogue, best);
  const hostFood = sizedFood(catalogue, host);
  if (!food || !hostFood) return part;
  const { quantity, measure } = readLine(part.text);
  if (quantity !== undefined || measure !== undefined) return part;
  const isFilled = !isListed || HAS_ADDITION.test(first);
  const added = asAdded(best, food, { food: hostFood, line: readLine(first), isListed, isFilled });
  return { ...part, candidates: [added, ...others] };
}

function sizedFood(catalogue: Catalogue, { id }: Candidate): SizedFood | undefined {
  const food = catalogue.find(id)?.food;
  return food && withUsualServings(catalogue, food);
}
