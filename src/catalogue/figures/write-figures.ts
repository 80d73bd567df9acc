import type { Database, Statement } from 'better-sqlite3';
import type { CurrentId } from '../reading/other-id-finder.ts';
import { PAIR_BYTES, POSITION_BYTES } from '../schema/vectors.ts';
import {
  AMOUNT_BYTES,
  CODE_HEAD,
  checkOf,
  numberOfChange,
  RECORD_FLAGS,
  RECORD_HEAD,
  stampOf,
} from './figures-format.ts';
import { FiguresOutput } from './figures-output.ts';
import { type Registered, Shapes, wholePlaces } from './shapes.ts';

/** The columns of a variant that figures need, as the catalogue stores them. */
export type VariantRow = readonly [
  foodId: string,
  id: string,
  isSolid: number,
  density: number | null,
  nutrients: Buffer,
  foodPatterns: Buffer | null,
  foodPatternsEstimated: number,
  borrowed: Buffer | null,
  isStandard: number,
];

const VARIANTS = `SELECT food.id, variant.id, food.is_solid, variant.density,
    variant.nutrients, variant.food_patterns, variant.food_patterns_estimated, variant.borrowed,
    variant.processing = food.standard_processing
  FROM variant JOIN food ON food.ord = variant.food ORDER BY variant.ord`;

/**
 * The greatest length, since lengths have 16 bits. A variant that exceeds it gets no record and is read from the
 * catalogue.
 */
const MAX_LENGTH = 0xffff;

/**
 * In larger catalogues, codes are looked up when they are needed, since resolving all of them here
 * takes too long.
 */
const MAX_VARIANTS_WITH_CODES = 100_000;

/** An id that is not current, with the current one that it leads to. */
export type OtherId = readonly [id: string, current: CurrentId];

/** Lists codes of sources and ids of earlier releases, except those that are current ids. */
export type OtherIds = (isCurrent: (id: string) => boolean) => Iterable<OtherId>;

/** Writes the figures of a catalogue, one variant at a time. */
export class FiguresWriter {
  readonly #out: FiguresOutput;
  readonly #registered: Registered;
  readonly #shapes: Shapes;
  /** Places by ids of foods and variants, until there are too many variants for codes. */
  readonly #places = new Map<string, number>();
  /** Ids of foods and variants that may lack a record. */
  readonly #withoutPlace = new Set<string>();
  #variants = 0;
  #isComplete = true;

  /**
   * @param file exists and is empty
   * @param registered how many nutrients and food patterns the catalogue has
   */
  constructor(file: string, registered: Registered) {
    this.#out = new FiguresOutput(file);
    this.#registered = registered;
    this.#shapes = new Shapes(registered, (shape) => this.#out.append(shape));
  }

  /** Adds the next variant of the catalogue. */
  add(row: VariantRow): void {
    const place = writeRecord(row, this.#shapes, this.#out);
    if (++this.#variants <= MAX_VARIANTS_WITH_CODES) this.#notePlace(row, place);
    else if (this.#variants === MAX_VARIANTS_WITH_CODES + 1) {
      this.#places.clear();
      this.#withoutPlace.clear();
    }
    if (place === undefined) this.#isComplete = false;
  }

  #notePlace(row: VariantRow, place: number | undefined): void {
    const [foodId, id] = row;
    if (place === undefined) {
      this.#withoutPlace.add(foodId).add(id);
      return;
    }
    // The id of a food takes precedence over that of a variant.
    if (!this.#places.has(id)) this.#places.set(id, place);
    if (isStandard(row)) this.#places.set(foodId, place);
    else this.#withoutPlace.add(foodId);
  }

  /**
   * Writes the codes, the hash table and the header, after the last variant.
   *
   * @param catalogue its file, without an open transaction
   */
  end(catalogue: string, fingerprints: readonly string[], otherIds: OtherIds): void {
    const hasCodes = this.#variants <= MAX_VARIANTS_WITH_CODES;
    if (!hasCodes) this.#isComplete = false;
    const isCurrent = (id: string) => this.#places.has(id) || this.#withoutPlace.has(id);
    for (const [id, current] of hasCodes ? otherIds(isCurrent) : []) {
      const place = this.#places.get(current.id);
      if (place === undefined || !writeCode(id, current, place, this.#out)) {
        this.#isComplete = false;
      }
    }
    this.#out.end(stampOf(catalogue, fingerprints), this.#registered, this.#isComplete);
  }

  close(): void {
    this.#out.close();
  }
}

/** How many nutrients and food patterns a catalogue has. */
export function registeredIn(db: Database): Registered {
  const count = (table: string) =>
    db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
  return { nutrients: count('nutrient'), foodPatterns: count('food_pattern') };
}

/** All variants that a catalogue has. */
export function variantsIn(db: Database): Iterable<VariantRow> {
  return (db.prepare(VARIANTS).raw() as unknown as Statement<[], VariantRow>).iterate();
}

function isStandard(row: VariantRow): boolean {
  return row[8] === 1;
}

/** Writes the record of a variant and returns its place; undefined if the variant exceeds {@link MAX_LENGTH}. */
function writeRecord(row: VariantRow, shapes: Shapes, out: FiguresOutput): number | undefined {
  const [foodId, id, isSolid, density, nutrients, patterns, isEstimated, borrowed] = row;
  const foodPatterns = patterns ?? EMPTY;
  const idBytes = Buffer.byteLength(id);
  const foodIdBytes = Buffer.byteLength(foodId);
  if (idBytes > MAX_LENGTH || foodIdBytes > MAX_LENGTH) return undefined;
  const shape = shapes.placeOf(nutrients, foodPatterns, borrowed ?? EMPTY);
  const amounts = (nutrients.length + foodPatterns.length) / PAIR_BYTES;
  const used = RECORD_HEAD.bytes + amounts * AMOUNT_BYTES + foodIdBytes + idBytes;
  const length = wholePlaces(used);
  const start = out.reserve(length);
  const { piece, view } = out;
  piece.fill(0, start, start + length);
  const flags =
    isSolid * RECORD_FLAGS.isSolid +
    Number(patterns !== null) * RECORD_FLAGS.hasFoodPatterns +
    isEstimated * RECORD_FLAGS.foodPatternsEstimated +
    Number(isStandard(row)) * RECORD_FLAGS.isStandard;
  view.setUint16(start + RECORD_HEAD.flags, flags, true);
  view.setUint16(start + RECORD_HEAD.foodId, foodIdBytes, true);
  view.setUint16(start + RECORD_HEAD.variantId, idBytes, true);
  view.setUint32(start + RECORD_HEAD.shape, shape, true);
  view.setFloat64(start + RECORD_HEAD.density, density ?? Number.NaN, true);
  let at = start + RECORD_HEAD.bytes;
  for (const pairs of [nutrients, foodPatterns]) {
    for (let pair = 0; pair < pairs.length; pair += PAIR_BYTES) {
      for (let byte = pair + POSITION_BYTES; byte < pair + PAIR_BYTES; byte++) {
        piece[at++] = pairs[byte] as number;
      }
    }
  }
  piece.write(foodId, at);
  piece.write(id, at + foodIdBytes);
  view.setUint32(start + RECORD_HEAD.check, checkOf(view, start, start + length), true);
  const place = out.placeOf(start);
  out.note(at + foodIdBytes, at + foodIdBytes + idBytes, place);
  if (isStandard(row)) out.note(at, at + foodIdBytes, place);
  return place;
}

/** Writes the record of a code or earlier id; false if it exceeds {@link MAX_LENGTH}. */
function writeCode(id: string, { change }: CurrentId, place: number, out: FiguresOutput): boolean {
  const idBytes = Buffer.byteLength(id);
  if (idBytes > MAX_LENGTH) return false;
  const length = wholePlaces(CODE_HEAD.bytes + idBytes);
  const start = out.reserve(length);
  const { piece, view } = out;
  piece.fill(0, start, start + length);
  view.setUint16(start + CODE_HEAD.flags, RECORD_FLAGS.isCode, true);
  view.setUint16(start + CODE_HEAD.id, idBytes, true);
  view.setUint16(start + CODE_HEAD.change, numberOfChange(change), true);
  view.setUint32(start + CODE_HEAD.place, place, true);
  const at = start + CODE_HEAD.bytes;
  piece.write(id, at);
  view.setUint32(start + CODE_HEAD.check, checkOf(view, start, start + length), true);
  out.note(at, at + idBytes, out.placeOf(start));
  return true;
}

const EMPTY = Buffer.alloc(0);
