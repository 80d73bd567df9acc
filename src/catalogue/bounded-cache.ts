/** A function that remembers what it made of keys, of so many at most: those made first are forgotten first. */
export function memoizeBounded<Key, Value>(
  atMost: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const made = make(key);
    if (made === undefined) return made;
    if (known.size >= atMost) known.delete(known.keys().next().value as Key);
    known.set(key, made);
    return made;
  };
}
