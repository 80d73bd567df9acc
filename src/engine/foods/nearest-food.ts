import type { Catalogue } from '../../catalogue/catalogue.ts';
import { PROCESSINGS } from '../../model/food.ts';
import { restoreGtin } from '../../model/ids/gtin.ts';
import { nearestOf } from '../../text/words/edit-distance.ts';
import { foldWords } from '../../text/words/fold-words.ts';
import type { NearestFood } from '../entries/entry-diagnostics.ts';

/** Limits on the effort for suggestions. */
interface SuggestionLimits {
  /** The most unknown ids that get a suggestion. If there are more, the meals belong to another catalogue. */
  readonly ids: number;
  /** The most searches for suggestions; each takes a few milliseconds. */
  readonly searches: number;
}

const FILE_SUGGESTIONS: SuggestionLimits = { ids: 2000, searches: 200 };

/** The limits for a request to the server, which keeps other clients waiting. */
export const REQUEST_SUGGESTIONS: SuggestionLimits = { ids: 100, searches: 10 };

/**
 * The most characters of an id, as over HTTP. Longer text gets no suggestion, because its search would take too long.
 */
const LONGEST_ID = 200;

/**
 * Finds the food that an unknown id most likely means: by its GTIN, by an id that differs in one or two characters, or
 * by a search for its words. Results are remembered.
 */
export function nearestFood(catalogue: Catalogue, limits = FILE_SUGGESTIONS): NearestFood {
  const known = new Map<string, ReturnType<NearestFood>>();
  let searches = 0;
  const search = (foodId: string): string | undefined => {
    searches += 1;
    return searches > limits.searches ? undefined : byWords(catalogue, foodId);
  };
  return (foodId) => {
    if (foodId.length > LONGEST_ID) return undefined;
    if (known.has(foodId)) return known.get(foodId);
    if (known.size >= limits.ids) return undefined;
    const [own] = catalogue.ambiguousIds(foodId);
    const nearest =
      byGtin(catalogue, foodId) ?? guess(own) ?? guess(byId(catalogue, foodId) ?? search(foodId));
    known.set(foodId, nearest);
    return nearest;
  };
}

function guess(value: string | undefined): ReturnType<NearestFood> {
  return value === undefined ? undefined : { value, isSafe: false };
}

/** Suggests the only food with a GTIN, whose check digit proves it. */
function byGtin(catalogue: Catalogue, code: string): ReturnType<NearestFood> {
  const gtin = restoreGtin(code);
  const food = gtin === undefined ? undefined : catalogue.findGtin(gtin);
  return food && { value: food.id, isSafe: true };
}

function byId(catalogue: Catalogue, foodId: string): string | undefined {
  const id = foodId
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  if (catalogue.find(id) !== undefined) return id;
  const dot = id.lastIndexOf('.');
  if (dot < 0) return similarId(catalogue, id);
  const [foodPart, processing] = [id.slice(0, dot), id.slice(dot + 1)];
  const food =
    catalogue.find(foodPart)?.food ?? catalogue.find(similarId(catalogue, foodPart) ?? '')?.food;
  if (food === undefined) return undefined;
  const near = nearestOf(
    processing,
    food.variants.map((variant) => variant.processing),
  );
  return food.variants.find((variant) => variant.processing === near)?.id ?? food.id;
}

/** An id that differs in one or two characters. A code of digits has none: a similar code is that of another food. */
function similarId(catalogue: Catalogue, id: string): string | undefined {
  return /\p{L}/u.test(id) ? nearestOf(id, catalogue.idsLike(id)) : undefined;
}

/** The first search result whose names contain all words of the text. */
function byWords(catalogue: Catalogue, foodId: string): string | undefined {
  const words = foldWords(foodId);
  const states: readonly string[] = PROCESSINGS;
  const wanted = words.filter((word) => !states.includes(word));
  if (!wanted.some((word) => /\p{L}{3}/u.test(word))) return undefined;
  const query = { text: wanted.join(' '), type: 'all' as const, offset: 0, limit: 1 };
  const [food] = catalogue.search(query).foods;
  if (food === undefined) return undefined;
  const named = foldWords([food.name, ...food.otherNames].join(' '));
  if (!wanted.every((word) => nearestOf(word, named) !== undefined)) return undefined;
  const inState = food.variants.find(({ processing }) => words.includes(processing));
  return inState !== undefined && inState.processing !== food.standardProcessing
    ? inState.id
    : food.id;
}
