import Database from 'better-sqlite3';
import type { Food } from '../../src/model/food.ts';

/**
 * Plain FTS5 with a stemmer over the names of some foods, as a program without its own rules would
 * use it: all words, the last one as a prefix, ordered by bm25. If that finds nothing, any of the
 * words.
 */
export function plainFts5(foods: Iterable<Food>, namesOf: (food: Food) => readonly string[]) {
  const db = new Database(':memory:');
  db.exec(
    `CREATE VIRTUAL TABLE names USING fts5(name, tokenize='porter unicode61 remove_diacritics 2')`,
  );
  const shown: (readonly string[])[] = [];
  const insert = db.prepare('INSERT INTO names (rowid, name) VALUES (?, ?)');
  db.transaction(() => {
    for (const food of foods) {
      if (food.retiredIn !== null) continue;
      shown.push(namesOf(food));
      insert.run(shown.length, [food.name, ...food.otherNames, food.brand ?? ''].join(' | '));
    }
  })();
  const ranked = db
    .prepare('SELECT rowid FROM names WHERE names MATCH ? ORDER BY rank LIMIT 10')
    .pluck();
  return (query: string): (readonly string[])[] => {
    const terms = (query.match(/[\p{L}\p{N}]+/gu) ?? []).map((term) => `"${term}"`);
    if (terms.length === 0) return [];
    const all = ranked.all(`${terms.join(' ')}*`) as number[];
    const hits = all.length > 0 ? all : (ranked.all(terms.join(' OR ')) as number[]);
    return hits.map((rowid) => shown[rowid - 1] as readonly string[]);
  };
}
