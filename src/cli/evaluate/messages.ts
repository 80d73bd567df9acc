import type { Progress } from '../../io/progress.ts';
import { ASSUMPTION_WORDS } from '../../model/assumptions.ts';
import type { AssumptionCount, RunSummary } from '../../operations/evaluate-files.ts';

export function stopped(progress: Progress | undefined): string {
  if (progress === undefined) return 'viand: stopped before the first entry: nothing was written';
  const { file, lines, entries } = progress;
  const place = lines === 0 ? file : `${file}:${lines}`;
  return `viand: stopped at ${place}, after ${counted(entries, 'entry', 'entries')}: nothing was written`;
}

/** @param summary of a run whose entries are all faulty, or that does not skip faulty entries */
export function nothingScored({ entries, skipped }: RunSummary): string {
  const why =
    skipped === entries && entries > 0
      ? ': all entries are faulty'
      : skipped === 0
        ? ''
        : `: ${skipped} of ${entries} entries are faulty; --skip-faulty scores the others`;
  return `viand: nothing was scored${why}`;
}

/** How many entries were skipped, and how many groups lack some or all of their entries. */
export function skippedLine({ entries, skipped, counts }: RunSummary, isGrouped: boolean): string {
  const { partial, empty } = counts;
  const all = empty > 0 ? `, and all of ${counted(empty, 'group', 'groups')}` : '';
  const groups =
    isGrouped && partial + empty > 0
      ? `, some of ${counted(partial, 'group', 'groups')}${all}`
      : '';
  return `viand: left out ${skipped} of ${entries} entries${groups}:`;
}

export function assumptionLines(assumptions: readonly AssumptionCount[]): string[] {
  return assumptions.map(
    ({ assumption, foodId, entries }) =>
      `viand: ${foodId}: ${ASSUMPTION_WORDS[assumption].brief} (${counted(entries, 'entry', 'entries')})`,
  );
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
