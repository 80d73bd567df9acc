import type { Database, Statement } from 'better-sqlite3';
import type { CurrentId } from '../reading/food-finder.ts';
import { catalogueFingerprint } from '../reading/source-fingerprints.ts';
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
import { Shapes, wholePlaces } from './shapes.ts';

type VariantRow = readonly [
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

/** Of lengths, which have 16 bits: a variant with more of something has no record, and is read from the catalogue. */
const MAX_LENGTH = 0xffff;

/** The codes of larger catalogues are looked up there: finding out what each means takes too long. */
const MAX_FOODS_WITH_CODES = 100_000;

/** An id that is no current one, with what it leads to. */
export type OtherId = readonly [id: string, current: CurrentId];

/**
 * Writes the figures of a catalogue.
 *
 * @param db the catalogue
 * @param catalogue its file, whose transactions have ended
 * @param otherIds codes of sources and ids of earlier releases, but for those that are current ids
 * @param file is there, and empty
 */
export function writeFigures(
  db: Database,
  catalogue: string,
  otherIds: (isCurrent: (id: string) => boolean) => Iterable<OtherId>,
  file: string,
): void {
  const out = new FiguresOutput(file);
  try {
    const count = (table: string) =>
      db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
    const registered = { nutrients: count('nutrient'), foodPatterns: count('food_pattern') };
    const shapes = new Shapes(registered, (shape) => out.append(shape));
    const places = new Map<string, number>();
    /** Ids of foods and variants that may have no place. */
    const withoutPlace = new Set<string>();
    const hasCodes = count('variant') <= MAX_FOODS_WITH_CODES;
    let isComplete = hasCodes;
    const variants = db.prepare(VARIANTS).raw() as unknown as Statement<[], VariantRow>;
    for (const row of variants.iterate()) {
      const place = writeRecord(row, shapes, out);
      if (place === undefined) {
        isComplete = false;
        withoutPlace.add(row[0]).add(row[1]);
        continue;
      }
      if (!hasCodes) continue;
      const [foodId, id] = row;
      // The id of a food comes before that of a variant.
      if (!places.has(id)) places.set(id, place);
      if (isStandard(row)) places.set(foodId, place);
      else withoutPlace.add(foodId);
    }
    const isCurrent = (id: string) => places.has(id) || withoutPlace.has(id);
    for (const [id, current] of hasCodes ? otherIds(isCurrent) : []) {
      const place = places.get(current.id);
      if (place === undefined || !writeCode(id, current, place, out)) isComplete = false;
    }
    out.end(stampOf(catalogue, catalogueFingerprint(db)), registered, isComplete);
  } finally {
    out.close();
  }
}

function isStandard(row: VariantRow): boolean {
  return row[8] === 1;
}

/** Writes the record of a variant, and returns its place; undefined for one that no record can be of. */
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

/** Writes the record of a code or earlier id; false for one that no record can be of. */
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
