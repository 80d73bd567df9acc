import { createReadStream } from 'node:fs';
import { sha256Of } from '../../io/reading/sha256.ts';
import { fileState } from '../../io/reading/unchanged-file.ts';

/** The list of skipped entries next to a file of results. */
export const rejectsFile = (results: string): string => `${results}.rejects.csv`;

/** The lists of skipped entries next to results. */
export interface RejectLists {
  /** Lists in the order of the results. Equal ones count once: each shard lists all entries of the run. */
  readonly lists: readonly string[];
  /** Results without a list. */
  readonly without: readonly string[];
}

/** Finds the lists of skipped entries next to results. */
export async function findRejectLists(results: readonly string[]): Promise<RejectLists> {
  const has = (file: string) => fileState(rejectsFile(file)) !== undefined;
  const byContent = new Map<string, string>();
  for (const list of results.filter(has).map(rejectsFile)) {
    const content = await sha256Of(list);
    if (!byContent.has(content)) byContent.set(content, list);
  }
  return { lists: [...byContent.values()], without: results.filter((file) => !has(file)) };
}

/** The rows of lists of skipped entries. @param header the header of each list */
export async function* earlierRejects(
  lists: readonly string[],
  header: string,
): AsyncGenerator<Uint8Array> {
  for (const list of lists) yield* createReadStream(list, { start: header.length });
}
