import { ClosedOutput } from '../terminal/terminal.ts';
import type { PendingOutput, PlacedFile } from './open-output.ts';

/**
 * Moves all results into place, or none if one of them cannot be moved.
 *
 * @throws ViandError `output/unwritable`
 */
export async function commitAll(outputs: readonly PendingOutput[]): Promise<void> {
  for (const output of outputs) await output.settle();
  const isUndoable = outputs.length > 1;
  const placed: PlacedFile[] = [];
  // Outputs that cannot be undone come last, when all others are in place.
  const inOrder = [...outputs].sort((a, b) => Number(a.isFinal) - Number(b.isFinal));
  try {
    for (const output of inOrder) placed.push(await output.place({ isUndoable }));
  } catch (error) {
    // A reader that closes the output early has seen enough: the run has not failed.
    if (!(error instanceof ClosedOutput)) for (const { undo } of placed.reverse()) undo();
    throw error;
  }
  for (const { keep } of placed) await keep();
}
