import type { Database, Statement } from 'better-sqlite3';
import type { FoodType, Processing } from '../../model/food.ts';
import { compoundHead } from '../../search/names/compounds.ts';
import { kindsOf } from '../../search/names/kinds-of.ts';
import { foldWords } from '../../text/fold-words.ts';
import { HIT_NAMES } from './hit-names.ts';

/** A private-use character: words with it are in the index but never in a query. */
export const MARK = '\uE000';

/** Words that mark the kind of a food in the index, so that a search can ask for one kind. */
export const KIND_WORDS = { generic: `${MARK}g`, branded: `${MARK}b` } as const;

/** The word that stands for the head of a name, such as juice of "Apple juice". */
export const headWord = (key: string): string => `${MARK}h${key}`;

/** The word that stands for several words at the end of a name, such as "applejuice". */
export const phraseWord = (key: string): string => `${MARK}p${key}`;

/** The word that stands for a kind of food, such as cheese. */
export const kindWord = (key: string): string => `${MARK}k${key}`;

/** The word that stands for a state in which a food is known, such as boiled. */
export const stateWord = (processing: Processing): string =>
  `${MARK}s${processing.replace('-', '')}`;

interface IndexedRow {
  /** Where it stands among those that are read. */
  readonly place: number;
  readonly ord: number;
  readonly type: FoodType;
  readonly name: string;
  readonly brand: string | null;
  /** JSON lists. */
  readonly names: string;
  readonly states: string;
}

interface IndexedFood {
  readonly food: IndexedRow;
  readonly names: Set<string>;
  readonly states: Set<Processing>;
}

/** Foods that are indexed before others have a turn. */
const FOODS_PER_STEP = 500;

/** Foods that a search can find: current ones, of several with a GTIN the one that it finds. */
export const SEARCHABLE = `food.retired_in IS NULL AND (food.gtin IS NULL OR EXISTS (
  SELECT 1 FROM product WHERE product.gtin = food.gtin AND product.food = food.ord))`;

/**
 * Rebuilds the search index of a catalogue over the foods of all sources, in the order of how commonly
 * they are eaten, products after other foods, in steps. Near-duplicates are one hit. The order and the near-duplicates are in
 * temporary tables, so that millions of foods need no more memory than their vocabulary.
 */
export function* indexForSearch(db: Database): Generator<void, void> {
  db.exec(`
    DELETE FROM search_hit; DELETE FROM vocabulary;
    INSERT INTO food_text (food_text) VALUES ('delete-all');
    CREATE TEMP TABLE place (
      place INTEGER PRIMARY KEY, food INTEGER NOT NULL, key TEXT NOT NULL DEFAULT ''
    );
    INSERT INTO place (food) SELECT ord FROM food WHERE ${SEARCHABLE}
      ORDER BY type = 'branded_food', search_weight DESC, length(name), id`);
  const words = new Set<string>();
  const keyOf = db.prepare('UPDATE place SET key = ? WHERE place = ?');
  for (const rows of chunksOf<IndexedRow & { readonly isOwn: number }>(db, KEYED_ROWS)) {
    for (const row of rows) {
      for (const name of namesOf(row)) for (const word of foldWords(name)) words.add(word);
      // A food of the user's own is no near-duplicate of a published one: both are found.
      keyOf.run(`${row.isOwn}${duplicateKey(row)}`, row.place);
    }
    yield;
  }
  // Near-duplicates follow the first of them.
  db.exec(`
    CREATE TEMP TABLE turn (turn INTEGER PRIMARY KEY, food INTEGER NOT NULL, leader INTEGER NOT NULL);
    INSERT INTO turn (food, leader)
      SELECT food, min(place) OVER (PARTITION BY key) AS leader FROM place ORDER BY leader, place;
    DROP TABLE place`);
  yield* indexInTurn(db, (word) => words.has(word));
  db.exec(`DROP TABLE turn; INSERT INTO food_text (food_text) VALUES ('optimize');
    INSERT INTO vocabulary SELECT term, doc FROM word ORDER BY term`);
}

function* indexInTurn(db: Database, isWord: (word: string) => boolean): Generator<void, void> {
  const insertHit = db.prepare(
    `INSERT INTO search_hit SELECT ?, food.ord, ${HIT_NAMES} FROM food WHERE food.ord = ?`,
  );
  const insertText = db.prepare('INSERT INTO food_text (rowid, words) VALUES (?, ?)');
  let rank = 0;
  let group: (IndexedFood & { readonly leader: number }) | undefined;
  const insertGroup = () => {
    if (group === undefined) return;
    rank += 1;
    insertHit.run(rank, group.food.ord);
    insertText.run(rank, indexedWords(group, isWord).join(' '));
  };
  for (const rows of chunksOf<IndexedRow & { readonly leader: number }>(db, TURNED_ROWS)) {
    for (const row of rows) {
      const states = JSON.parse(row.states) as Processing[];
      if (group?.leader === row.leader) {
        for (const name of namesOf(row)) group.names.add(name);
        for (const state of states) group.states.add(state);
      } else {
        insertGroup();
        const { leader } = row;
        group = { food: row, leader, names: new Set(namesOf(row)), states: new Set(states) };
      }
    }
    yield;
  }
  insertGroup();
}

const INDEXED_COLUMNS = `food.ord, food.type, food.name, food.brand,
  (SELECT json_group_array(text ORDER BY position) FROM name WHERE name.food = food.ord) AS names`;

const STATES = `(SELECT json_group_array(processing) FROM variant WHERE variant.food = food.ord) AS states`;

const KEYED_ROWS = `SELECT place AS place, ${INDEXED_COLUMNS}, source.is_own AS isOwn
  FROM place JOIN food ON food.ord = place.food JOIN source ON source.id = food.source
  WHERE place > ? ORDER BY place LIMIT ${FOODS_PER_STEP}`;

const TURNED_ROWS = `SELECT turn AS place, leader, ${INDEXED_COLUMNS}, ${STATES}
  FROM turn JOIN food ON food.ord = turn.food WHERE turn > ? ORDER BY turn LIMIT ${FOODS_PER_STEP}`;

/** Reads rows in pieces, since no statement can write while another one is stepped through. */
function* chunksOf<Row extends { readonly place: number }>(
  db: Database,
  sql: string,
): Generator<readonly Row[]> {
  const after: Statement<[number], Row> = db.prepare(sql);
  for (let rows = after.all(0); rows.length > 0; rows = after.all(rows.at(-1)?.place ?? 0)) {
    yield rows;
  }
}

function namesOf({ names }: IndexedRow): string[] {
  return JSON.parse(names) as string[];
}

/** Words that do not distinguish foods, such as "not (further) specified". */
const EMPTY_WORDS = new Set(['nf', 'nfs', 'ns', 'as', 'to', 'and', 'with', 'of', 'the', 'in']);

/**
 * A key that near-duplicates share: generic foods whose names have the same words in the same order, where
 * "Peas, green" reads "green peas"; products of one brand whose names have the same words but for the brand
 * and the size of the package.
 */
export function duplicateKey({
  type,
  name,
  brand,
}: Pick<IndexedRow, 'type' | 'name' | 'brand'>): string {
  if (type === 'branded_food') return productKey(name, brand ?? '');
  const words = name
    .split(',')
    .reverse()
    .flatMap(foldWords)
    .filter((word) => !EMPTY_WORDS.has(word));
  return `${type}|${words.join(' ')}`;
}

/** Sizes of packages: "500 g", "6 x 0,5 l", "12-oz". */
const PACKAGE_SIZE =
  /(?<![\p{L}\d])(?:\d+\s*x\s*)?\d+(?:[.,]\d+)?[\s-]*(?:g|gr|kg|mg|ml|cl|dl|l|lt|oz|fl\.? ?oz|lb|lbs|pack|pk|ct|stück|pcs)\b\.?/giu;

function productKey(name: string, brand: string): string {
  // The first of several brands: "Coca-Cola,The Coca-Cola Company".
  const ofBrand = foldWords(brand.split(',')[0] as string);
  const words = new Set(foldWords(name.replace(PACKAGE_SIZE, ' ')));
  const own = [...words].filter((word) => !ofBrand.includes(word) && !EMPTY_WORDS.has(word));
  return `branded|${ofBrand.join(' ')}|${own.sort().join(' ')}`;
}

function indexedWords(
  { food: { type, brand }, names, states }: IndexedFood,
  isWord: (word: string) => boolean,
): string[] {
  const words = new Set<string>([
    type === 'branded_food' ? KIND_WORDS.branded : KIND_WORDS.generic,
  ]);
  for (const name of [...names, brand ?? '']) {
    for (const word of foldWords(name)) {
      words.add(word);
      // People who look for bread also look for "Vollkornbrot".
      const head = compoundHead(word, isWord);
      if (head !== undefined) words.add(head);
    }
  }
  const { heads, phrases, kinds } = kindsOf([...names], isWord);
  for (const head of heads) words.add(headWord(head));
  for (const phrase of phrases) words.add(phraseWord(phrase));
  for (const kind of kinds) words.add(kindWord(kind));
  if (states.size > 1) for (const state of states) words.add(stateWord(state));
  return [...words];
}
