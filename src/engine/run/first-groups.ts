import { noBytes } from '../../io/reading/byte-stream.ts';
import { endReading, peekBytes } from '../../io/reading/peek.ts';
import { openBytes, STDIN } from '../../io/reading/text-source.ts';
import { JUDGED_BYTES } from '../../meals/entries/entry-table.ts';
import type { ReadOptions } from '../../meals/entries/reading.ts';
import { cellRows } from '../../tables/csv/cell-spans.ts';
import { scanHeader } from '../fast-path/scan-header.ts';

/** The most files that are read for this check: each takes a few milliseconds. */
const MAX_FILES = 16;

/**
 * Whether two files begin with the same group, as those of two survey days do: groups then recur, and a run that
 * streams them would have to restart. Files that cannot be scanned are ignored.
 */
export async function beginWithSameGroup(
  files: readonly string[],
  reading: ReadOptions,
): Promise<boolean> {
  if (files.length < 2 || reading.groupBy.length === 0) return false;
  const seen = new Set<string>();
  for (const file of files.slice(0, MAX_FILES)) {
    const group = file === STDIN ? undefined : await firstGroup(file, reading);
    if (group === undefined) continue;
    if (seen.has(group)) return true;
    seen.add(group);
  }
  return false;
}

async function firstGroup(file: string, reading: ReadOptions): Promise<string | undefined> {
  try {
    const { name, chunks } = openBytes(file, noBytes());
    const { head } = await peekBytes(chunks, JUDGED_BYTES + 1);
    await endReading(chunks);
    const found = scanHeader(head, name, reading);
    if (found === undefined) return undefined;
    const { csv, length } = found;
    const { labels } = 'totals' in csv ? csv.totals : csv.columns;
    const [row = []] = cellRows(Buffer.from(head.subarray(length)).toString(), csv.separator);
    return JSON.stringify(labels.map((place) => row[place]?.text.trim()));
  } catch {
    // The pass reports the problem of the file.
    return undefined;
  }
}
