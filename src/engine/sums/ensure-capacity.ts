type Memory = Uint8Array | Uint16Array | Int32Array | Float64Array;

/** Memory of at least so many elements with the same content: twice as much where it is too little. */
export function ensureCapacity<Kind extends Memory>(memory: Kind, length: number): Kind {
  if (length <= memory.length) return memory;
  const make = memory.constructor as new (length: number) => Kind;
  const larger = new make(Math.max(length, 2 * memory.length));
  larger.set(memory);
  return larger;
}
