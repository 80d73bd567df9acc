import { connect } from '../../queue/connect.ts';
import { work } from '../../queue/work.ts';
import { chunkRenderer } from '../../render/evaluations/renderer.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { WORK } from './command.ts';

/** Sums chunks of a queue until the process is asked to stop. */
export async function runWork(
  { queue, catalogue: file }: CommandInput<typeof WORK>,
  context: CommandContext,
): Promise<void> {
  const catalogue = await context.openCatalogue(file);
  const connection = await connect(queue, context.note);
  try {
    const chunks = await work({
      connection,
      catalogue,
      version: context.version,
      makeRenderer: chunkRenderer,
      log: context.note,
      ready: () => context.note('viand: waiting for parts of files'),
      stopped: context.stopped(),
    });
    context.note(`viand: summed ${chunks} parts of files`);
  } finally {
    connection.close();
    catalogue.close();
  }
}
