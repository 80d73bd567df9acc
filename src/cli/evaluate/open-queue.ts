import type { EvaluationNeeds } from '../../operations/evaluate/evaluate-files.ts';
import type { Catalogue } from '../../operations/services.ts';
import type { CommandContext } from '../context.ts';
import type { EvaluateInput } from './command.ts';

/** Workers elsewhere that sum the chunks of a run. */
interface OpenQueue {
  readonly executor: NonNullable<EvaluationNeeds['executor']>;
  readonly close: () => void;
}

/**
 * Connects to the workers of `--queue`; undefined without it.
 *
 * @throws ViandError `request/invalid` if a package is missing or Redis does not answer
 */
export async function openQueue(
  { queue }: EvaluateInput,
  catalogue: Catalogue,
  { version, log }: CommandContext,
): Promise<OpenQueue | undefined> {
  if (queue === undefined) return undefined;
  const [{ connect }, { queueExecutor }] = await Promise.all([
    import('../../queue/connect.ts'),
    import('../../queue/queue-executor.ts'),
  ]);
  const connection = await connect(queue, log);
  const fingerprint = await catalogue.fingerprint();
  return {
    executor: (options) => queueExecutor(connection, { ...options, version, fingerprint }, log),
    close: connection.close,
  };
}
