/** The name of a column without what people vary: case, hyphens and white space, line breaks included. */
export function normaliseColumnName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
