import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { ViandError } from '../../model/diagnostic.ts';
import { openColumns, type RowGroup } from './read-columns.ts';
import {
  packValues,
  type SentGroup,
  type ThreadAnswer,
  type ThreadRequest,
  type ThreadTask,
  transferList,
} from './thread-messages.ts';

/** The program of the thread that decodes one Parquet file. A thread can be terminated at any point. */
async function serveColumns(): Promise<void> {
  const { name, place } = workerData as ThreadTask;
  const columns = await openColumns(name, place);
  const requests = on(parentPort as MessagePort, 'message');
  answer({ names: columns.names });
  const positions = (await nextOf(requests)) as readonly number[];
  for await (const group of columns.read(positions)) {
    await nextOf(requests);
    const sent = sentGroup(group, positions);
    answer({ group: sent }, transferList(sent));
  }
  answer('end');
}

async function nextOf(requests: AsyncIterator<unknown[]>): Promise<ThreadRequest> {
  const { value } = await requests.next();
  return value[0];
}

function answer(message: ThreadAnswer, moved: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}

function sentGroup({ start, rows, column }: RowGroup, positions: readonly number[]): SentGroup {
  const columns = positions.flatMap((position) => {
    const values = column(position);
    return values === undefined ? [] : [[position, packValues(values)] as const];
  });
  return { start, rows, columns };
}

serveColumns().catch((error: unknown) => {
  if (!(error instanceof ViandError)) throw error;
  answer({ diagnostics: error.diagnostics });
});
