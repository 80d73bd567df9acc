import type { Database } from 'better-sqlite3';
import type { FoodType } from '../../model/food.ts';
import { foldWords } from '../../text/fold-words.ts';

/** A private-use character: words with it are in the index but never in a query. */
export const MARK = '\uE000';

/** Words that mark the kind of a food in the index, so that a search can ask for one kind. */
export const KIND_WORDS = { generic: `${MARK}g`, branded: `${MARK}b` } as const;

interface IndexedRow {
  readonly ord: number;
  readonly type: FoodType;
  readonly name: string;
  readonly brand: string | null;
  readonly names: string;
}

/**
 * Rebuilds the search index of a catalogue over the foods of all sources, in the order of how commonly
 * they are eaten. Near-duplicates are one hit, and retired foods are none.
 */
export function indexForSearch(db: Database): void {
  db.exec(`DELETE FROM search_hit; INSERT INTO food_text (food_text) VALUES ('delete-all')`);
  const insertHit = db.prepare('INSERT INTO search_hit VALUES (?, ?)');
  const insertText = db.prepare('INSERT INTO food_text (rowid, words) VALUES (?, ?)');
  const foods = db.prepare(
    `SELECT ord, type, name, brand,
       (SELECT group_concat(text, ' ') FROM name WHERE name.food = food.ord) AS names
     FROM food WHERE retired_in IS NULL
     ORDER BY search_weight DESC, length(name), id`,
  );
  const groups = new Map<string, { readonly food: IndexedRow; names: string }>();
  // All rows at once: while one statement is being stepped through, no other can write.
  for (const food of foods.all() as IndexedRow[]) {
    const key = duplicateKey(food);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { food, names: food.names });
    else group.names += ` ${food.names}`;
  }
  let rank = 0;
  for (const { food, names } of groups.values()) {
    rank += 1;
    insertHit.run(rank, food.ord);
    insertText.run(rank, indexedWords(food, names));
  }
  db.exec(`INSERT INTO food_text (food_text) VALUES ('optimize')`);
}

/** Words that do not distinguish foods, such as "not (further) specified". */
const EMPTY_WORDS = new Set(['nf', 'nfs', 'ns', 'as', 'to', 'and', 'with', 'of', 'the', 'in']);

/**
 * A key that near-duplicates share: foods of one type and brand whose names have the same words in the
 * same order, where "Peas, green" reads "green peas".
 */
export function duplicateKey({
  type,
  name,
  brand,
}: Pick<IndexedRow, 'type' | 'name' | 'brand'>): string {
  const words = name
    .split(',')
    .reverse()
    .flatMap(foldWords)
    .filter((word) => !EMPTY_WORDS.has(word));
  return `${type}|${brand ?? ''}|${words.join(' ')}`;
}

function indexedWords({ type, brand }: IndexedRow, names: string): string {
  const kind = type === 'branded_food' ? KIND_WORDS.branded : KIND_WORDS.generic;
  return [kind, ...new Set(foldWords(`${names} ${brand ?? ''}`))].join(' ');
}
