import { foodOf, hashOf, idBytesEnd, idBytesRoom, idCount, idRoom, isSame, knowId } from './ids';
import { densities, maxGrams, parts, partSlots, partStarts } from './settings';

/**
 * Finds foods in the figures of the catalogue, which are in memory exactly as in the file (see
 * `catalogue/figures/figures-format.ts`), and prepares the amounts that they add to sums.
 */

/** The bytes of the file. */
export let figures: usize = 0;
/** The number of these bytes. */
export let figuresLength: usize = 0;
/** The bytes of a shape, without those of its borrowed nutrients. */
export let shapeBytes: u32 = 0;
/** The position of its hash table in the file. */
export let figureSlotsAt: usize = 0;
/** The number of slots of the table: a power of two, or 0 if JavaScript has to find foods. */
export let figureSlots: u32 = 0;

/** Three words for each needed amount: its position in a shape, its slot, and the slot of the mass that lacks it. */
export let needed: usize = 0;
/** The number of needed nutrients. */
export let nutrientCount: u32 = 0;
/** The number of food patterns, which come after the nutrients. */
export let patternCount: u32 = 0;
/** The position in a shape of the number of the energy among the amounts. */
export let energyOffset: u32 = 0;
/** The number of slots of sums. */
export let width: u32 = 0;
/** Room for the amounts that a food adds to each slot. */
export let allParts: usize = 0;

/** The number of foods so far. */
export let foodCount: u32 = 0;
/** The number of foods that have room. */
export let foodRoom: u32 = 0;

/** The bytes of a slot. Places are multiples of it. */
const PLACE_BYTES: u32 = 8;

/** The fields of records, shapes and codes. */
const FLAGS: usize = 4;
const FOOD_ID: usize = 6;
const VARIANT_ID: usize = 8;
const SHAPE: usize = 12;
const DENSITY: usize = 16;
const RECORD_BYTES: usize = 24;
const AMOUNTS: usize = 4;
const BORROWED: usize = 6;
const SHAPE_HEAD_BYTES: usize = 8;
const CODE_ID: usize = 6;
const CHANGE: usize = 8;
const CODE_PLACE: usize = 12;
const CODE_BYTES: usize = 16;

/** The flags of records. */
const HAS_FOOD_PATTERNS: u32 = 2;
const FOOD_PATTERNS_ESTIMATED: u32 = 4;
const IS_STANDARD: u32 = 8;
const IS_CODE: u32 = 16;

/** The slots of sums, see `layout.ts`. */
const GRAMS: usize = 3;
const ESTIMATED_ENERGY: usize = 4;

/** See `exact-sums.ts` and `food-amounts.ts`. */
const PARTS_PER_UNIT: f64 = 1e9;
const BASIS_GRAMS: f64 = 100;
const MAX_STEP: f64 = 70368744177664;

/** The result for a food that JavaScript has to find, and for an id that is not known yet. */
const UNKNOWN: i32 = -2;

/** The FNV-1a hash, as in `figures-format.ts`. */
function hashOfFigures(start: usize, end: usize): u32 {
  let hash: u32 = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = (hash ^ <u32>load<u8>(at)) * 0x01000193;
  return hash ^ (hash >> 15);
}

function isId(at: usize, length: u32, start: usize, end: usize): bool {
  return length === <u32>(end - start) && isSame(at, start, length);
}

function shapeOf(record: usize): usize {
  return figures + <usize>load<u32>(record, SHAPE) * PLACE_BYTES;
}

/** Whether a place is in the file and this many bytes follow it. */
function isInside(place: u32, bytes: usize): bool {
  return <u64>place * PLACE_BYTES + bytes <= <u64>figuresLength;
}

/** Whether bytes that begin with a checksum are as they were written. Their number is a multiple of a place. */
function isSound(place: u32, bytes: usize): bool {
  const length = (bytes + PLACE_BYTES - 1) & ~<usize>(PLACE_BYTES - 1);
  if (!isInside(place, length)) return false;
  const start = figures + <usize>place * PLACE_BYTES;
  let check: u32 = 0x811c9dc5;
  for (let at = start + 4; at < start + length; at += 4) {
    check = (check ^ load<u32>(at)) * 0x01000193;
    check ^= check >> 13;
  }
  return check === load<u32>(start);
}

/** Whether the record of a food and its shape are undamaged. */
function isSoundFood(place: u32): bool {
  if (!isInside(place, RECORD_BYTES)) return false;
  const record = figures + <usize>place * PLACE_BYTES;
  const shapePlace = load<u32>(record, SHAPE);
  if (!isInside(shapePlace, SHAPE_HEAD_BYTES)) return false;
  const shape = figures + <usize>shapePlace * PLACE_BYTES;
  const ids = <usize>load<u16>(record, FOOD_ID) + <usize>load<u16>(record, VARIANT_ID);
  return (
    isSound(shapePlace, shapeBytes + (<usize>load<u16>(shape, BORROWED) << 1)) &&
    isSound(place, RECORD_BYTES + (<usize>load<u16>(shape, AMOUNTS) << 3) + ids)
  );
}

/** Whether the record of a code is undamaged. */
function isSoundCode(place: u32): bool {
  if (!isInside(place, CODE_BYTES)) return false;
  const code = figures + <usize>place * PLACE_BYTES;
  return isSound(place, CODE_BYTES + <usize>load<u16>(code, CODE_ID));
}

/** The record of an id; 0 if there is none, if the id is not current, or if something is damaged. */
function recordOf(start: usize, end: usize): usize {
  const hash = hashOfFigures(start, end);
  let found: usize = 0;
  for (let probe: u32 = 0; probe < figureSlots; probe++) {
    const slot = figures + figureSlotsAt + <usize>((hash + probe) & (figureSlots - 1)) * PLACE_BYTES;
    const place = load<u32>(slot, 4);
    if (place === 0) break;
    if (load<u32>(slot) !== hash) continue;
    if (!isInside(place, CODE_BYTES)) return 0;
    const at = figures + <usize>place * PLACE_BYTES;
    const flags = <u32>load<u16>(at, FLAGS);
    if ((flags & IS_CODE) !== 0) {
      if (!isSoundCode(place)) return 0;
      if (!isId(at + CODE_BYTES, load<u16>(at, CODE_ID), start, end)) continue;
      if (load<u16>(at, CHANGE) !== 0) return 0;
      const food = load<u32>(at, CODE_PLACE);
      return isSoundFood(food) ? figures + <usize>food * PLACE_BYTES : 0;
    }
    if (!isSoundFood(place)) return 0;
    const foodId = at + RECORD_BYTES + (<usize>load<u16>(shapeOf(at), AMOUNTS) << 3);
    const length = <u32>load<u16>(at, FOOD_ID);
    // The id of a food comes before that of a variant, as in the catalogue.
    if ((flags & IS_STANDARD) !== 0 && isId(foodId, length, start, end)) return at;
    if (isId(foodId + length, load<u16>(at, VARIANT_ID), start, end)) found = at;
  }
  return found;
}

/** An amount of a record; NaN if the record has none. */
function amountAt(record: usize, shape: usize, offset: u32): f64 {
  const amount = <usize>load<u16>(shape + offset);
  return amount === 0 ? NaN : load<f64>(record + RECORD_BYTES + ((amount - 1) << 3));
}

function setPart(slot: usize, part: f64): void {
  store<f64>(allParts + (slot << 3), part);
}

function perGram(per100Grams: f64): f64 {
  return (per100Grams * PARTS_PER_UNIT) / BASIS_GRAMS;
}

/** The amounts that a gram adds to each slot, in the order of operations of `partsInto` in `food-amounts.ts`. */
function readParts(record: usize): void {
  const flags = <u32>load<u16>(record, FLAGS);
  const shape = shapeOf(record);
  const hasPatterns = (flags & HAS_FOOD_PATTERNS) !== 0;
  memory.fill(allParts, 0, <usize>width << 3);
  setPart(GRAMS, PARTS_PER_UNIT);
  for (let index: u32 = 0; index < nutrientCount + patternCount; index++) {
    const amount = needed + <usize>index * 12;
    const isThere = index < nutrientCount || hasPatterns;
    const read = isThere ? amountAt(record, shape, load<u32>(amount)) : NaN;
    if (isNaN<f64>(read)) setPart(load<u32>(amount, 8), PARTS_PER_UNIT);
    else setPart(load<u32>(amount, 4), perGram(read));
  }
  if ((flags & FOOD_PATTERNS_ESTIMATED) === 0) return;
  const energy = amountAt(record, shape, energyOffset);
  setPart(ESTIMATED_ENERGY, isNaN<f64>(energy) ? 0 : perGram(energy));
}

/**
 * Prepares the food of an id that is new.
 *
 * @param hash the hash by which the id is found
 * @returns its food; -2 if JavaScript has to find it
 */
export function newFood(start: usize, end: usize, hash: u64): i32 {
  if (figureSlots === 0 || foodCount >= foodRoom || idCount >= idRoom) return UNKNOWN;
  if (idBytesEnd + <u32>(end - start) > idBytesRoom) return UNKNOWN;
  const record = recordOf(start, end);
  if (record === 0) return UNKNOWN;
  readParts(record);
  const food = foodCount++;
  let most: f64 = 0;
  let next = load<u32>(partStarts + (<usize>food << 2));
  for (let slot: u32 = 0; slot < width; slot++) {
    const part = load<f64>(allParts + (<usize>slot << 3));
    if (part === 0) continue;
    most = max<f64>(most, part);
    store<u16>(partSlots + (<usize>next << 1), <u16>slot);
    store<f64>(parts + (<usize>next << 3), part);
    next += 1;
  }
  store<u32>(partStarts + (<usize>food << 2), next, 4);
  store<f64>(maxGrams + (<usize>food << 3), MAX_STEP / most);
  store<f64>(densities + (<usize>food << 3), load<f64>(record, DENSITY));
  knowId(start, end, hash, food);
  return food;
}

/** The food of an id that JavaScript wrote to memory, whether the id is new or known. */
export function findId(start: usize, end: usize): i32 {
  const hash = hashOf(start, end);
  const food = foodOf(start, end, hash);
  return food === UNKNOWN ? newFood(start, end, hash) : food;
}
