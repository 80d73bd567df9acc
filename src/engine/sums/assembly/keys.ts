/**
 * Numbers keys of bytes by a hash table with open addressing, in AssemblyScript: `npm run build:kernel` compiles it to
 * WebAssembly.
 *
 * All addresses are in one memory. JavaScript sets them, and makes room.
 */

import { hashOfKey } from './key-hash';

/** The start of the memory that JavaScript allocates. */
export function freeFrom(): usize {
  return __heap_base;
}

/**
 * The table. A slot has the hash of a key, its number (from 1; 0 in a free slot), the place where it begins and its
 * length.
 */
export let slots: usize = 0;
/** The number of slots, a power of two, minus one. */
export let mask: u32 = 0;
/** All keys, one after another. */
export let bytes: usize = 0;
/** The end of each key among the bytes. */
export let ends: usize = 0;
/** The number of keys. */
export let count: u32 = 0;
/** The number of each key that was asked for. */
export let numbers: usize = 0;

/** A number without meaning, which keeps the compiler from omitting the work. */
export let touched: u32 = 0;

@inline
function slotAt(place: u32): usize {
  return slots + (<usize>place << 4);
}

@inline
function endOf(key: u32): u32 {
  return load<u32>(ends + (<usize>key << 2));
}

@inline
function startOf(key: u32): u32 {
  return key === 0 ? 0 : endOf(key - 1);
}

/** Whether two places hold the same bytes, compared eight at a time and then one by one. */
function isSame(one: usize, other: usize, length: u32): bool {
  let at: usize = 0;
  for (; at + 8 <= <usize>length; at += 8) {
    if (load<u64>(one + at) !== load<u64>(other + at)) return false;
  }
  for (; at < <usize>length; at++) {
    if (load<u8>(one + at) !== load<u8>(other + at)) return false;
  }
  return true;
}

/** Puts a key into the first slot that is free. */
function place(key: u32, hash: u32): void {
  let at = hash & mask;
  while (load<u32>(slotAt(at), 4) !== 0) at = (at + 1) & mask;
  const slot = slotAt(at);
  const start = startOf(key);
  store<u32>(slot, hash);
  store<u32>(slot, key + 1, 4);
  store<u32>(slot, start, 8);
  store<u32>(slot, endOf(key) - start, 12);
}

/** Fills the table, which is empty, with the existing keys. */
export function index(): void {
  for (let key: u32 = 0; key < count; key++) {
    place(key, hashOfKey(bytes + startOf(key), bytes + endOf(key)));
  }
}

/** The number of a key; -1 where there is none. */
function numberOf(key: usize, length: u32, hash: u32): i32 {
  let at = hash & mask;
  let number = <i32>load<u32>(slotAt(at), 4) - 1;
  while (number >= 0) {
    const slot = slotAt(at);
    const isAlike = load<u32>(slot) === hash && load<u32>(slot, 12) === length;
    if (isAlike && isSame(bytes + load<u32>(slot, 8), key, length)) break;
    at = (at + 1) & mask;
    number = <i32>load<u32>(slotAt(at), 4) - 1;
  }
  return number;
}

/** Adds a key that does not exist yet. */
function add(key: usize, length: u32, hash: u32): u32 {
  const number = count++;
  const start = startOf(number);
  memory.copy(bytes + start, key, length);
  store<u32>(ends + (<usize>number << 2), start + length);
  place(number, hash);
  return number;
}

/** The number of a key between two addresses, which gets the next number if it is new. */
export function numberOne(start: usize, end: usize): u32 {
  const length = <u32>(end - start);
  const hash = hashOfKey(start, end);
  const found = numberOf(start, length, hash);
  return found < 0 ? add(start, length, hash) : <u32>found;
}

/**
 * Finds the numbers of keys; a new one gets the next number.
 *
 * @param wanted the keys, one after another
 * @param wantedEnds the end of each key, in bytes from `shift` on
 * @param hashes the hash of each key
 */
export function numberAll(
  wanted: usize,
  wantedEnds: usize,
  hashes: usize,
  keys: u32,
  shift: u32,
): void {
  // The processor can wait for several places of memory at the same time.
  for (let key: u32 = 0; key < keys; key++) {
    touched += load<u32>(slotAt(load<u32>(hashes + (<usize>key << 2)) & mask), 8);
  }
  let start: u32 = 0;
  for (let key: u32 = 0; key < keys; key++) {
    const end = load<u32>(wantedEnds + (<usize>key << 2)) - shift;
    const hash = load<u32>(hashes + (<usize>key << 2));
    const found = numberOf(wanted + start, end - start, hash);
    const number = found < 0 ? add(wanted + start, end - start, hash) : <u32>found;
    store<u32>(numbers + (<usize>key << 2), number);
    start = end;
  }
}
