type Memory = Uint8Array | Uint16Array | Int32Array | Float64Array;

/** Returns the memory itself if it has `length` elements; otherwise a copy that is at least twice as large. */
export function ensureCapacity<Kind extends Memory>(memory: Kind, length: number): Kind {
  if (length <= memory.length) return memory;
  const make = memory.constructor as new (length: number) => Kind;
  const larger = new make(Math.max(length, 2 * memory.length));
  larger.set(memory);
  return larger;
}
