import type * as v from 'valibot';

interface Nested {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly value?: v.GenericSchema;
}

/** The settings that a schema has at a path; none if it has no names of its own there. */
export function settingNames(schema: v.GenericSchema, path: readonly string[]): string[] {
  const { entries, wrapped, value } = schema as unknown as Nested;
  if (wrapped !== undefined) return settingNames(wrapped, path);
  const [key, ...further] = path;
  if (key === undefined) return Object.keys(entries ?? {});
  const next = entries === undefined ? value : entries[key];
  return next === undefined ? [] : settingNames(next, further);
}
