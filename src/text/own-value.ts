/**
 * The value of a name in a table, for names that people write: "constructor" is among the members of every object, and
 * in no table.
 */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
