import { isPreparationColumn, namesRawState } from '../words/preparation.ts';
import { ownTopic } from './own-names.ts';

/** Names of columns that say of each row whether its amount was weighed raw: "raw", "Roh?". */
const RAW_NAME = /^(?:is[ _-]?)?(?:raw|uncooked|roh|ungekocht)\s?\??$/i;

const FLAGS: ReadonlyMap<string, 'true' | 'false'> = new Map([
  ...['true', 'yes', 'y', '1', 'x', '✓', '✔', 'ja', 'j', 'wahr'].map(
    (one) => [one, 'true'] as const,
  ),
  ...['false', 'no', 'n', '0', '-', 'nein', 'falsch'].map((one) => [one, 'false'] as const),
]);

/**
 * Finds the column that says by its cells which amounts were weighed raw, in a table without a column
 * `weighted_before_process`: "raw" above "yes", or "state" above "raw" and "cooked".
 *
 * @param isOfIds a state next to an id is about the amount; next to a name, it is a part of the name
 * @returns -1 if there is none
 */
export function rawFlagColumn(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  isOfIds: boolean,
): number {
  return names.findIndex((name, position) => {
    if (ownTopic(name) !== undefined) return false;
    const isRawName = isRawFlagName(name);
    if (!isRawName && !isOfIds) return false;
    const cells = rows.flatMap((row) => row[position]?.trim() || []);
    if (!isRawName && !isPreparationColumn(name, cells)) return false;
    const read = isRawName ? rawFlag : namesRawState;
    return cells.length > 0 && cells.every((cell) => read(cell) !== undefined);
  });
}

/** Whether a column is called like one of raw weights: "raw", "Roh?". */
export function isRawFlagName(name: string): boolean {
  return RAW_NAME.test(name.trim());
}

/** A cell of such a column as a flag; the cell itself if it is none. */
export function asRawFlag(cell: string): string {
  return rawFlag(cell) ?? cell;
}

function rawFlag(cell: string): 'true' | 'false' | undefined {
  const isRaw = namesRawState(cell);
  return (
    FLAGS.get(cell.toLowerCase()) ?? (isRaw === undefined ? undefined : isRaw ? 'true' : 'false')
  );
}
