import { readQuery } from '../../../search/query-words.ts';
import { allOf } from '../lists/expression.ts';
import type { HitPage } from '../stages/hit-page.ts';
import {
  allWords,
  allWordsStage,
  kindPrefixStage,
  kindStage,
  type Stage,
} from '../stages/stages.ts';
import type { Query } from './query-reader.ts';
import { compoundWith } from './readings.ts';
import type { SearchedWords } from './searched-words.ts';

/** Adds foods whose name is the query. */
export function addNamed(page: HitPage, query: Query, { index }: SearchedWords): void {
  const { typed, readings, namedReadings, called, joinedAt } = query;
  // A query that is the exact name of a food does not mean similar foods: "goat's milk" does not mean other milk, and
  // "protein bar" does not mean powder.
  const named = readings.slice(0, namedReadings);
  if (namedReadings > 0)
    page.addReadings(named, typed.length > 1 ? 'finished' : 'unfinished', called);
  const compound = joinedAt >= 0 && namedReadings === 0 ? compoundWith(typed, index) : undefined;
  if (compound !== undefined) page.addReadings([[compound]], 'finished');
}

/** Adds foods that have the words of the query. */
export function addTyped(page: HitPage, query: Query, words: SearchedWords): void {
  const { index } = words;
  // The "mac" of "big mac" is not the beginning of macaroni.
  page.add(kindPrefixStage(query.required, index));
  page.add(mainFoodWithAdded(query, words));
  page.add(mainFood(query, words));
  page.addReadings(query.readings);
  page.add(kindStage(query.bare, index));
}

/** Finds coffees for "coffee with cream", before creams that are called coffee cream. */
function mainFoodWithAdded(
  { typed, required, joinedAt }: Query,
  { index }: SearchedWords,
): Stage | undefined {
  if (joinedAt < 1 || joinedAt === typed.length - 1) return undefined;
  const main = kindStage(readQuery(typed.slice(0, joinedAt)).content, index, 'finished');
  if (main === undefined) return undefined;
  const { query } = allWordsStage(required, index);
  const all = allWords(required, index);
  return { match: allOf([all, main.match]), superset: all, query: { ...query, isKind: true } };
}

/** Finds pancakes for "pancakes with syrup" if every food with both words is a kind of syrup. */
function mainFood(
  { typed, required, joinedAt }: Query,
  { index, count }: SearchedWords,
): Stage | undefined {
  if (joinedAt < 1 || joinedAt === typed.length - 1) return undefined;
  const added = kindStage(readQuery(typed.slice(joinedAt + 1)).content, index, 'finished');
  const all = allWords(required, index);
  const hits = added === undefined ? 0 : count(all);
  const isAdded = added !== undefined && hits > 0 && count(allOf([all, added.match])) === hits;
  return isAdded
    ? kindStage(readQuery(typed.slice(0, joinedAt)).content, index, 'finished')
    : undefined;
}

/** Adds the food whose name is the main part of a query. */
export function addMainName(
  page: HitPage,
  { typed, words, joinedAt }: Query,
  { queries }: SearchedWords,
): void {
  const main = joinedAt >= 0 ? typed.slice(0, joinedAt) : queries.mainName(typed, words.at(-1));
  if (main.length > 0 && queries.isNamed(main))
    page.addReadings([readQuery(main).required], 'finished');
}
