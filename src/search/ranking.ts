/** The words that the names of hits are compared with. */
export interface NameQuery {
  /** Folded. */
  readonly words: readonly string[];
  /** As typed, in one string: its last word may be unfinished. */
  readonly typed: string;
  /** Whether all hits are the kind of food that the query names, which then ranks before the fit of their names. */
  readonly isKind?: boolean;
  /** How much a word tells, such as its rarity; 1 where there is no such function. */
  readonly weightOf?: (word: string) => number;
}

/** One of the names of a hit, with what ranking needs to know of its food. */
export interface HitName {
  /** The words of the name, folded and joined by spaces. */
  readonly folded: string;
  /** The same, one by one. */
  readonly words: readonly string[];
  /** Whether the food is called so, in some language; otherwise it is a synonym. */
  readonly isOwn: boolean;
  readonly foodId: string;
  /** How commonly the food is eaten, 0 to 1. */
  readonly searchWeight: number;
  /** Whether it is a product of a brand. */
  readonly isBranded: boolean;
}

/** How well a name fits, best first. The fit ranks before any weight of a food. */
const FIT = { exact: 0, begins: 1, hasAll: 2, hasSome: 3 } as const;

/** The fit of a food of the right kind, whatever its name. */
const IS_KIND = FIT.begins;

/** Products of the right kind come after the plain foods: a shop's "Milk" is no more milk than whole milk is. */
const PRODUCT_OF_KIND = FIT.begins + 0.5;

/** Score of a name that has no words but those of the query, on the scale of search weights. */
const WHOLE_NAME = 0.3;

/** Score of a name that has the query's words in full, and does not merely begin with them. */
const WHOLE_WORDS = 0.2;

/** Among foods of the right kind the words of the name count less: Gouda is as much a cheese as cream cheese. */
const KIND_BONUS = 0.35;

/** Score of the food's own name over its other names. */
const OWN_NAME = 0.1;

/** Score of a product: the plain food comes before the products of shops. */
const BRANDED = -0.3;

interface RankedHit {
  readonly hit: number;
  readonly fit: number;
  readonly matched: number;
  readonly score: number;
  readonly foodId: string;
}

/**
 * Orders hits by the best of their names: exact matches, names that begin with the query, and the
 * rest. Among equals, the food that is eaten more and whose name has fewer other words comes first,
 * then the lower id.
 *
 * @param namesOf the names of a hit, at least one
 * @param boostOf what to add to the search weight of a food, 0 to 1
 */
export function rankHits(
  hits: readonly number[],
  namesOf: (hit: number) => readonly HitName[],
  query: NameQuery,
  boostOf: (foodId: string) => number,
): number[] {
  return hits
    .map((hit) => rankedByBestName(hit, namesOf(hit), query, boostOf))
    .sort(compareHits)
    .map(({ hit }) => hit);
}

/** A search weight with the boost that a context's own use adds to it, at most 1. */
export function boostedWeight(weight: number, boost: number): number {
  return Math.min(1, weight + boost);
}

function compareHits(a: RankedHit, b: RankedHit): number {
  return (
    a.fit - b.fit || b.matched - a.matched || b.score - a.score || (a.foodId < b.foodId ? -1 : 1)
  );
}

function rankedByBestName(
  hit: number,
  names: readonly HitName[],
  query: NameQuery,
  boostOf: (foodId: string) => number,
): RankedHit {
  let best: RankedHit | undefined;
  for (const { folded, words, isOwn, searchWeight, foodId, isBranded } of names) {
    const { fit: fitOfName, matched, bonus } = fitOf(folded, words, query);
    const fit = isBranded ? Math.max(fitOfName, query.isKind ? PRODUCT_OF_KIND : 0) : fitOfName;
    const weight = boostedWeight(searchWeight, boostOf(foodId));
    const own = isOwn ? OWN_NAME : 0;
    const score = weight + bonus + own + (isBranded ? BRANDED : 0);
    const ranked = { hit, fit, matched, score, foodId };
    if (best === undefined || compareHits(ranked, best) < 0) best = ranked;
  }
  if (best === undefined) throw new Error(`hit ${hit} has no name`);
  return best;
}

function fitOf(
  folded: string,
  nameWords: readonly string[],
  { words, typed, isKind = false, weightOf }: NameQuery,
) {
  const joined = words.join(' ');
  const found = words.filter((word) => nameWords.some((name) => name.startsWith(word)));
  // Of the kind "wine" a "Rotwein" is as much as a "Wein alkoholfrei".
  const hasWholeWords = words.every((word) =>
    nameWords.some((name) => name === word || (isKind && name.endsWith(word))),
  );
  const bonus =
    (WHOLE_NAME * found.length) / Math.max(nameWords.length, found.length) +
    (hasWholeWords ? WHOLE_WORDS : 0);
  const matched =
    weightOf === undefined ? found.length : found.reduce((sum, word) => sum + weightOf(word), 0);
  if (folded === joined) return { fit: FIT.exact, matched: words.length, bonus };
  if (isKind) {
    return {
      fit: IS_KIND,
      matched: weightOf === undefined ? 0 : matched,
      bonus: KIND_BONUS * bonus,
    };
  }
  if (folded.startsWith(joined) || folded.startsWith(typed)) {
    return { fit: FIT.begins, matched, bonus };
  }
  return { fit: found.length === words.length ? FIT.hasAll : FIT.hasSome, matched, bonus };
}
