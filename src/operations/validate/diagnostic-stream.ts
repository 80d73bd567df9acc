import type { ReportedDiagnostic } from './report.ts';

/** Diagnostics that are handed on together. */
const AT_ONCE = 1000;

/** With more diagnostics than this waiting, whoever finds them is asked to wait as well. */
const WAITING_AT_MOST = 20 * AT_ONCE;

/** Finds diagnostics: reports each, and waits where it is asked to before it goes on. */
export type Find = (
  report: (diagnostic: ReportedDiagnostic) => void,
  ready: () => Promise<void> | undefined,
) => Promise<void>;

/**
 * Turns what a reader finds as it goes into batches that are taken one at a time, all of the same size
 * but the last, so that neither side has to hold all of them.
 */
export async function* diagnosticBatches(find: Find): AsyncGenerator<ReportedDiagnostic[]> {
  let found: ReportedDiagnostic[] = [];
  let isDone = false;
  const filled = signal();
  const taken = signal();
  const finding = find(
    (diagnostic) => {
      found.push(diagnostic);
      if (found.length === AT_ONCE) filled.give();
    },
    () => (found.length < WAITING_AT_MOST ? undefined : taken.wait()),
  ).finally(() => {
    isDone = true;
    filled.give();
  });
  // Waited for below; without this, a failure before that would be one that nobody handles.
  finding.catch(() => {});
  while (!isDone || found.length > AT_ONCE) {
    if (found.length < AT_ONCE) await filled.wait();
    const all = found;
    const whole = all.length - (all.length % AT_ONCE);
    found = all.slice(whole);
    for (let start = 0; start < whole; start += AT_ONCE) yield all.slice(start, start + AT_ONCE);
    taken.give();
  }
  await finding;
  yield found;
}

/** Something that one side waits for and the other gives; given before, it is not waited for. */
function signal(): { readonly wait: () => Promise<void>; readonly give: () => void } {
  let give = () => {};
  let isGiven = false;
  return {
    wait: () =>
      new Promise((resolve) => {
        give = resolve;
        if (isGiven) resolve();
        isGiven = false;
      }),
    give: () => {
      isGiven = true;
      give();
    },
  };
}
