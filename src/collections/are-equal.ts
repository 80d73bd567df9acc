/** Objects are compared this deep; what is deeper counts as different, so that a cycle ends. */
const MAX_DEPTH = 8;

/** Whether two values of a document or of a program are the same, members and lists included. Other objects never are. */
export function areEqual(a: unknown, b: unknown, depth: number = 0): boolean {
  // 0 and -0 are the same amount.
  if (a === b || Object.is(a, b)) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (!isObject(a) || !isObject(b) || depth >= MAX_DEPTH) return false;
  const names = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && areEqual(a[name], b[name], depth + 1))
  );
}

/** Whether a value is a list or an object of no class, whose members are all that it has. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || parent === null || parent === Object.prototype;
}
