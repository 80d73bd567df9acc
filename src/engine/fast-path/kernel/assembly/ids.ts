import { idBytes, idMask, idSlots, ids } from './settings';

/** Finds foods by the bytes of their ids: a hash table whose slots hold a hash and the number of an id, from 1. */

/** The number of ids so far. */
export let idCount: u32 = 0;
/** The number of ids that have room. */
export let idRoom: u32 = 0;
/** The end of their bytes. */
export let idBytesEnd: u32 = 0;
/** The end of the room for their bytes. */
export let idBytesRoom: u32 = 0;

/** The hash of the words so far and one more (as in rustc's FxHash: rotate, add, multiply). */
export function withNext(hash: u64, next: u64): u64 {
  return (rotl<u64>(hash, 5) ^ next) * 0x9e3779b97f4a7c15;
}

@inline
/** The low bytes of a word. */
export function lowBytes(next: u64, count: usize): u64 {
  return count === 0 ? 0 : next & ((<u64>1 << (<u64>count << 3)) - 1);
}

/** The hash of the bytes of an id. */
export function hashOf(start: usize, end: usize): u64 {
  let hash: u64 = 0;
  let at = start;
  for (; at + 8 <= end; at += 8) hash = withNext(hash, load<u64>(at));
  return withNext(hash, lowBytes(load<u64>(at), end - at));
}

/** Mixes a hash, so that its slot depends on all its bits. */
function mixed(hash: u64): u32 {
  return <u32>((hash * 0xff51afd7ed558ccd) >> 32);
}

@inline
/** Whether bytes are the same in two places. */
export function isSame(one: usize, other: usize, length: usize): bool {
  let at: usize = 0;
  for (; at + 8 <= length; at += 8) {
    if (load<u64>(one + at) !== load<u64>(other + at)) return false;
  }
  return lowBytes(load<u64>(one + at) ^ load<u64>(other + at), length - at) === 0;
}

@inline
/** The food of an id; -1 if it is known that there is none, -2 if nothing is known about the id. */
export function foodOf(start: usize, end: usize, hash: u64): i32 {
  const length = <u32>(end - start);
  let slot = mixed(hash) & idMask;
  while (true) {
    const entry = idSlots + (<usize>slot << 3);
    const id = load<u32>(entry, 4);
    if (id === 0) return -2;
    const known = ids + (<usize>(id - 1) << 4);
    if (
      load<u32>(entry) === <u32>hash &&
      load<u32>(known, 4) === length &&
      isSame(idBytes + load<u32>(known), start, length)
    ) {
      return load<i32>(known, 8);
    }
    slot = (slot + 1) & idMask;
  }
}

function place(id: u32): void {
  const known = ids + (<usize>id << 4);
  const start = idBytes + load<u32>(known);
  placeHash(hashOf(start, start + load<u32>(known, 4)), id);
}

function placeHash(hash: u64, id: u32): void {
  let slot = mixed(hash) & idMask;
  while (load<u32>(idSlots + (<usize>slot << 3), 4) !== 0) slot = (slot + 1) & idMask;
  store<u32>(idSlots + (<usize>slot << 3), <u32>hash);
  store<u32>(idSlots + (<usize>slot << 3), id + 1, 4);
}

/** Puts all ids from one on into the table: all of them after the table grew. */
export function placeIds(from: u32, to: u32): void {
  for (let id = from; id < to; id++) place(id);
}

/** Remembers the food of an id, which must have room. */
export function knowId(start: usize, end: usize, hash: u64, food: i32): void {
  const length = <u32>(end - start);
  const known = ids + (<usize>idCount << 4);
  memory.copy(idBytes + idBytesEnd, start, length);
  store<u32>(known, idBytesEnd);
  store<u32>(known, length, 4);
  store<i32>(known, food, 8);
  idBytesEnd += length;
  placeHash(hash, idCount);
  idCount += 1;
}
