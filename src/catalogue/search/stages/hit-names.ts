import type { Database, Statement } from 'better-sqlite3';
import { memoizeBounded } from '../../../collections/bounded-cache.ts';
import { type NamedHit, OWN_MARK, SYNONYM_MARK } from '../../../search/ranking.ts';
import { missingRow } from '../../connection.ts';

/** Hits whose names stay in memory: the most common foods are hits of many searches, and others of few. */
const CACHED_HITS = 10_000;

/** Texts for which memory holds whether a food has that name. */
const CACHED_NAMES = 2000;

/** The most hits of one name: foods of different brands may share one. */
const MAX_SAME = 2;

/** The most foods of one name among which these are chosen: thousands of brands have an "ice cream". */
const MAX_CALLED = 200;

/** The character code of "1". */
const CODE_OF_1 = 49;

/** A name of a food: its position, the name as it is written and folded, and its language. */
export type NameRow = readonly [
  position: number,
  text: string,
  folded: string,
  language: string | null,
];

/** What ranking needs to know about a food, in addition to its names. */
interface RankedFood {
  readonly id: string;
  readonly isBranded: boolean;
  readonly weight: number;
}

/**
 * What ranking needs of a food, as text: lines with its id, whether it is branded, its weight and its folded names. `+`
 * marks a name proper in some language, and `-` a synonym. A hit then takes one row instead of five.
 */
export function hitNamesText(
  { id, isBranded, weight }: RankedFood,
  names: readonly NameRow[],
): string {
  let text = `${id}\n${Number(isBranded)}\n${weight}`;
  for (const [position, , folded, language] of names) {
    text += `\n${position === 0 || language !== null ? OWN_MARK : SYNONYM_MARK}${folded}`;
  }
  return text;
}

/** The number of lines of {@link hitNamesText} before the names. */
const LINES_BEFORE = 3;

/** Whether a text of {@link hitNamesText} has a single name. */
export function hasOneName(text: string): boolean {
  let end = -1;
  for (let line = 0; line < LINES_BEFORE; line++) end = text.indexOf('\n', end + 1);
  return !text.includes('\n', end + 1);
}

/** Reads the names of hits. The search index numbers hits by how commonly they are eaten. */
export interface HitNames {
  readonly of: (hit: number) => NamedHit;
  /** The hits with a name, in the order of the index. */
  readonly called: (folded: string) => number[];
  /** Whether a hit has a name. */
  readonly isName: (folded: string) => boolean;
}

/** Prepares the statements that read the names of the hits of a search. */
export function hitNames(db: Database): HitNames {
  const ofHit = db.prepare('SELECT names FROM search_hit WHERE rank = ?').pluck() as Statement<
    [number],
    string
  >;
  const called = db
    .prepare(
      `SELECT search_hit.rank
       FROM (SELECT food FROM name WHERE folded = ? LIMIT ${MAX_CALLED}) AS named
         JOIN search_hit ON search_hit.food = named.food
       ORDER BY search_hit.rank LIMIT ${MAX_SAME}`,
    )
    .pluck() as Statement<[string], number>;
  const isName = db.prepare(
    'SELECT 1 FROM name JOIN search_hit ON search_hit.food = name.food WHERE name.folded = ? LIMIT 1',
  ) as Statement<[string], unknown>;
  const read = (hit: number) => readNames(ofHit.get(hit));
  const ofCommon = memoizeBounded(2 * CACHED_HITS, read);
  return {
    of: (hit) => (hit <= CACHED_HITS ? ofCommon(hit) : read(hit)),
    called: memoizeBounded(CACHED_NAMES, (folded) => called.all(folded)),
    isName: memoizeBounded(CACHED_NAMES, (folded) => isName.get(folded) !== undefined),
  };
}

/** Reads {@link hitNamesText} line by line: a search reads hundreds, and most have a single name. */
function readNames(text: string | undefined): NamedHit {
  if (text === undefined) return missingRow('the names of a food');
  const idEnd = text.indexOf('\n');
  const brandedEnd = text.indexOf('\n', idEnd + 1);
  const weightEnd = text.indexOf('\n', brandedEnd + 1);
  if (idEnd < 0 || brandedEnd < 0 || weightEnd < 0) return missingRow('the names of a food');
  const all = text.slice(weightEnd + 1);
  return {
    foodId: text.slice(0, idEnd),
    isBranded: text.charCodeAt(idEnd + 1) === CODE_OF_1,
    searchWeight: Number(text.slice(brandedEnd + 1, weightEnd)),
    names: all.includes('\n') ? all.split('\n') : [all],
  };
}
