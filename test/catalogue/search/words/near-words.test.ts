import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { CATALOGUE_TABLES } from '../../../../src/catalogue/schema/schema.ts';
import { indexMisspellings } from '../../../../src/catalogue/search/words/near-words.ts';
import { indexVocabulary } from '../../../../src/catalogue/search/words/vocabulary.ts';
import { maxEdits, wordsWithin } from '../../../../src/text/words/edit-distance.ts';

const SYLLABLES = 'ba be bi bo da de di do ka ke ki ko la le li lo ma me mi mo na ne ni no'.split(
  ' ',
);

/** Words made of syllables, each with as many foods as letters. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    let word = SYLLABLES[index % SYLLABLES.length] as string;
    for (let rest = index; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
      word += SYLLABLES[rest % SYLLABLES.length];
    }
    return { word, foods: word.length };
  });

function vocabularyOf(count: number, hits: number) {
  const db = new Database(':memory:');
  db.exec(CATALOGUE_TABLES);
  const insert = db.prepare('INSERT OR IGNORE INTO vocabulary VALUES (?, ?, zeroblob(1))');
  for (const { word, foods } of words(count)) insert.run(word, foods);
  indexMisspellings(db, hits);
  const rows = db.prepare('SELECT count(*) FROM misspelling').pluck().get() as number;
  return { index: indexVocabulary(db), rows };
}

test('the index of misspellings finds the same words as a comparison with all words', () => {
  const { index, rows } = vocabularyOf(22_000, 1);
  expect(rows).toBeGreaterThan(0);
  const all = [...new Map(words(22_000).map((one) => [one.word, one])).values()];
  const sorted = all.sort((a, b) => (a.word < b.word ? -1 : 1));
  const plain = (found: Iterable<readonly [{ word: string; foods: number }, number]>) =>
    Array.from(found, ([{ word, foods }, edits]) => ({ word, foods, edits }));
  for (const typed of ['badekilo', 'bdekilo', 'lomanni', 'mkb', 'nobi', 'kokiab', 'xxxxxxxx']) {
    const right = plain(wordsWithin(typed, maxEdits(typed), sorted));
    expect(plain(index.near(typed, maxEdits(typed)))).toEqual(right);
  }
});

test('small vocabularies get no index of misspellings, and the index omits rare words of millions of foods', () => {
  expect(vocabularyOf(1000, 1).rows).toBe(0);
  expect(vocabularyOf(22_000, 1).rows).toBeGreaterThan(0);
  // Every word has fewer than 100 foods.
  expect(vocabularyOf(22_000, 50_000_000).rows).toBe(0);
});
