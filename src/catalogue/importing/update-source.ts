import type { Database, Statement } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import type { FoodCollection, Foods } from '../../model/food-collection.ts';
import { foodContent } from '../integrity/fingerprint.ts';
import { cachePagesFor } from '../page-cache.ts';
import { foodReader } from '../reading/food-reader.ts';
import {
  areFoundAlike,
  areSameRows,
  type FoodRows,
  foodRows,
  type StoredFood,
  storedFoodRows,
} from './food-rows.ts';
import {
  duplicateFood,
  foodInserter,
  foodReplacer,
  removeDescription,
  writeContent,
} from './replace-source.ts';

/** How many foods an update wrote, removed and left unchanged. */
export interface FoodChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}

/** The result of an update. */
interface SourceUpdate {
  readonly fingerprint: string;
  readonly changes: FoodChanges;
  /** Whether a search or a GTIN may find other foods than before. */
  readonly isFoundOtherwise: boolean;
}

/**
 * Updates a source in an open catalogue: new and changed foods are written, and those that the source no longer has are
 * removed. Afterwards, the foods are in the order of the source, so that the fingerprint equals that of a new import. A
 * food that follows a new one in the middle is therefore rewritten, too.
 */
export async function updateSource(
  db: Database,
  collection: FoodCollection<Foods>,
): Promise<SourceUpdate> {
  const { id: source } = collection.source;
  removeDescription(db, source);
  cachePagesFor(db, 'reading');
  const foods = new PlacedFoods(db, source);
  const fingerprint = await writeContent(db, collection, (food) => foods.place(food));
  foods.removeOthers();
  return { fingerprint, changes: foods.changes(), isFoundOtherwise: foods.isFoundOtherwise };
}

/** The foods of a source in a catalogue, while each one that the source has now is put in its place. */
class PlacedFoods {
  readonly #all: Statement<unknown[], number>;
  readonly #ownerOf: Statement<unknown[], number>;
  readonly #source: string;
  readonly #countBefore: number;
  readonly #lastBefore: number;
  /** By the place of a food before. */
  readonly #isPlaced: Uint8Array;
  readonly #stored: ReturnType<typeof storedFoodRows>;
  readonly #rowsOf: ReturnType<typeof foodRows>;
  readonly #read: ReturnType<typeof foodReader>;
  readonly #contentOf: ReturnType<typeof foodContent>;
  readonly #insert: ReturnType<typeof foodInserter>;
  readonly #replace: ReturnType<typeof foodReplacer>;
  readonly #removeRows: ReturnType<typeof foodRemover>;
  /** The contents of foods that others displaced, by id. */
  readonly #displaced = new Map<string, string>();
  #last = 0;
  #found = 0;
  #unchanged = 0;
  #added = 0;
  /** Whether a search or a GTIN may find other foods than before. */
  isFoundOtherwise = false;

  constructor(db: Database, source: string) {
    const number = (sql: string): Statement<unknown[], number> => db.prepare(sql).pluck() as never;
    this.#all = number('SELECT ord FROM food WHERE source = ?');
    this.#ownerOf = number(
      'SELECT food FROM variant JOIN food ON food.ord = variant.food WHERE variant.id = ? AND food.source = ?',
    );
    this.#source = source;
    this.#countBefore = number('SELECT count(*) FROM food WHERE source = ?').get(source) as number;
    this.#lastBefore = number('SELECT max(ord) FROM food').get() ?? 0;
    this.#isPlaced = new Uint8Array(this.#lastBefore + 1);
    this.#stored = storedFoodRows(db, source);
    this.#rowsOf = foodRows(db, source);
    this.#read = foodReader(db);
    this.#contentOf = foodContent();
    this.#insert = foodInserter(db);
    this.#replace = foodReplacer(db);
    this.#removeRows = foodRemover(db);
  }

  /** Puts the next food of the source after the one before. */
  place(food: Food): void {
    const before = this.#stored(food.id);
    if (before !== undefined && this.#isInPlace(before.ord)) throw duplicateFood(food.id);
    const rows = this.#rowsOf(food);
    const isSame = this.#countFood(food, before, rows);
    if (before === undefined || before.ord <= this.#last) this.#append(food, before?.ord, rows);
    else {
      if (!isSame) this.#rewrite(food, before, rows);
      this.#isPlaced[before.ord] = 1;
      this.#last = before.ord;
    }
  }

  /** Removes the foods that the source no longer has. */
  removeOthers(): void {
    for (const ord of this.#all.all(this.#source)) {
      if (ord <= this.#lastBefore && this.#isPlaced[ord] === 0) this.#remove(ord);
    }
  }

  changes(): FoodChanges {
    return {
      added: this.#added,
      changed: this.#found - this.#unchanged,
      removed: this.#countBefore - this.#found,
      unchanged: this.#unchanged,
    };
  }

  /** Counts a food as added, changed or unchanged; says whether it is unchanged. */
  #countFood(food: Food, before: StoredFood | undefined, rows: FoodRows): boolean {
    if (before !== undefined && areSameRows(before.rows, rows)) {
      this.#found += 1;
      this.#unchanged += 1;
      return true;
    }
    const former =
      before === undefined ? this.#displaced.get(food.id) : this.#contentOf(this.#read(before.ord));
    if (former === undefined) this.#added += 1;
    else this.#found += 1;
    const isSame = former === this.#contentOf(food);
    if (isSame) this.#unchanged += 1;
    return isSame;
  }

  /** Writes a changed food where it was. */
  #rewrite(food: Food, { ord, rows: former }: StoredFood, rows: FoodRows): void {
    if (areFoundAlike(former, rows)) {
      this.#displaceOwners(food, ord);
      this.#replace(ord, rows);
      return;
    }
    this.#remove(ord);
    this.#displaceOwners(food, ord);
    this.#insert(rows, ord);
  }

  /** Writes a food after all others, from where it was if it was before the last one placed. */
  #append(food: Food, former: number | undefined, rows: FoodRows): void {
    if (former !== undefined) this.#remove(former);
    this.#displaceOwners(food, former);
    this.isFoundOtherwise = true;
    this.#last = this.#insert(rows, null);
    // The place may be that of a food that was removed, if it was the last one.
    if (this.#last <= this.#lastBefore) this.#isPlaced[this.#last] = 1;
  }

  /** Removes other foods that have the variants of a food, until their turn comes. */
  #displaceOwners(food: Food, own: number | undefined): void {
    for (const { id } of food.variants) {
      const owner = this.#ownerOf.get(id, this.#source);
      if (owner === undefined || owner === own) continue;
      if (this.#isInPlace(owner)) throw duplicateFood(id);
      const other = this.#read(owner);
      this.#displaced.set(other.id, this.#contentOf(other));
      this.#remove(owner);
    }
  }

  #isInPlace(ord: number): boolean {
    return this.#isPlaced[ord] === 1 || ord > this.#lastBefore;
  }

  #remove(ord: number): void {
    this.isFoundOtherwise = true;
    this.#removeRows(ord);
  }
}

function foodRemover(db: Database): (ord: number) => void {
  const statements = [
    'DELETE FROM serving_size WHERE variant IN (SELECT ord FROM variant WHERE food = ?)',
    'DELETE FROM variant WHERE food = ?',
    'DELETE FROM name WHERE food = ?',
    'DELETE FROM search_hit WHERE food = ?',
    'DELETE FROM food WHERE ord = ?',
  ].map((sql) => db.prepare(sql));
  return (ord) => {
    for (const statement of statements) statement.run(ord);
  };
}
