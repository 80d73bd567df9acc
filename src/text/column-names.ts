import { nearestOf } from './edit-distance.ts';

/** The name of a column without what people vary: case, hyphens and white space, line breaks included. */
export function normaliseColumnName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/**
 * The place of a column that is most likely another name misspelt, from 0; -1 where there is none, or where the name
 * stands there as it should.
 */
export function misspeltColumn(name: string, names: readonly string[]): number {
  const normalised = names.map(normaliseColumnName);
  if (normalised.includes(normaliseColumnName(name))) return -1;
  const like = nearestOf(name, normalised);
  return like === undefined ? -1 : normalised.indexOf(like);
}
