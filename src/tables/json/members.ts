/** An object of JSON from elsewhere: any of its members may be missing or have another type. */
export type Members = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object, rather than a list or null. */
export function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object; otherwise an object without members. */
export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

/** The elements of a value if it is a list, each as an object. */
export function objectsIn(value: unknown): Members[] {
  return Array.isArray(value) ? value.map(membersOf) : [];
}

/** A text or number as text; undefined for anything else. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A number; undefined for anything else. */
export function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
