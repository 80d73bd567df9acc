/**
 * The value of a name in a table. The name may come from people: every object has a member "constructor", but no table
 * does.
 */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
