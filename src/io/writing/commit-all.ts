import { ClosedOutput } from '../terminal/terminal.ts';
import type { PendingOutput, Placed } from './open-output.ts';

/**
 * Puts results in their places: all of them, or none where one cannot be put there.
 *
 * @throws ViandError `output/unwritable`
 */
export async function commitAll(outputs: readonly PendingOutput[]): Promise<void> {
  for (const output of outputs) await output.settle();
  const placed: Placed[] = [];
  // What cannot be taken back comes last, when all else is in its place.
  const inOrder = [...outputs].sort((a, b) => Number(a.isFinal) - Number(b.isFinal));
  try {
    for (const output of inOrder) placed.push(await output.place(outputs.length > 1));
  } catch (error) {
    // Whoever stops reading a result has had enough of it: the run is no failure.
    if (!(error instanceof ClosedOutput)) for (const { undo } of placed.reverse()) undo();
    throw error;
  }
  for (const { keep } of placed) await keep();
}
