import type { Problem } from './problem.ts';

/** Problems that are handed on together. */
const AT_ONCE = 1000;

/**
 * Turns what a reader finds as it goes into batches that are taken one at a time, all of the same size
 * but the last, so that neither side has to hold all of them.
 */
export async function* problemBatches(
  find: (report: (problem: Problem) => void) => Promise<void>,
): AsyncGenerator<Problem[]> {
  let found: Problem[] = [];
  let wake = () => {};
  let isDone = false;
  const finding = find((problem) => {
    found.push(problem);
    if (found.length >= AT_ONCE) wake();
  }).finally(() => {
    isDone = true;
    wake();
  });
  // Waited for below; without this, a failure before that would be one that nobody handles.
  finding.catch(() => {});
  while (!isDone) {
    await new Promise<void>((resolve) => {
      wake = resolve;
      if (isDone) resolve();
    });
    const whole = found.length - (found.length % AT_ONCE);
    const batch = found.slice(0, whole);
    found = found.slice(whole);
    for (let start = 0; start < batch.length; start += AT_ONCE)
      yield batch.slice(start, start + AT_ONCE);
  }
  await finding;
  yield found;
}
