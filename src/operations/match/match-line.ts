import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { DiaryLine } from '../../meals/diary/read-diary.ts';
import type { Food } from '../../model/food.ts';
import { type Candidate, rankCandidates } from '../../search/lines/candidates.ts';
import { queryOf } from '../../search/lines/name-fit.ts';
import { type FoodLine, readLine } from '../../search/lines/read-line.ts';

export type { Candidate };

/** A line of a diary and the foods it may mean, the likeliest first. */
export interface MatchedLine {
  readonly line: DiaryLine;
  readonly candidates: readonly Candidate[];
}

/** Foods of each search that are scored. */
const SEARCHED_FOODS = 12;

/** Finds the foods that a line of a diary may mean. */
export function matchLine(catalogue: Catalogue, line: DiaryLine): MatchedLine {
  return { line, candidates: matchText(catalogue, line.text) };
}

/** Finds the foods that a line of free text may mean, the likeliest first. */
export function matchText(catalogue: Catalogue, text: string): Candidate[] {
  const line = readLine(text);
  return rankCandidates(line, foodsFor(catalogue, line));
}

/** Searches for all words of the line, and for those that do not name the preparation. */
function foodsFor(catalogue: Catalogue, line: FoodLine): Iterable<Food> {
  const foods = new Map<string, Food>();
  for (const withPreparation of [true, false]) {
    const text = queryOf(line, withPreparation);
    if (text === '') continue;
    const query = { text, kind: 'all', offset: 0, limit: SEARCHED_FOODS } as const;
    for (const food of catalogue.search(query).foods) foods.set(food.id, food);
  }
  return foods.values();
}
