import { nearestOf } from './edit-distance.ts';

/**
 * The name of a column without differences that do not matter: case, hyphens and white space, including line breaks.
 */
export function normaliseColumnName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/**
 * The position of a column whose name is most likely a misspelling of another, from 0; -1 if there is none, or if a
 * column has the correct name.
 */
export function misspeltColumn(name: string, names: readonly string[]): number {
  const normalised = names.map(normaliseColumnName);
  if (normalised.includes(normaliseColumnName(name))) return -1;
  const like = nearestOf(name, normalised);
  return like === undefined ? -1 : normalised.indexOf(like);
}
