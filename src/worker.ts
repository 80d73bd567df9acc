import { parentPort, workerData } from 'node:worker_threads';
import { openCatalogue } from './catalogue/catalogue.ts';
import { type ChunkTask, ChunkWorker, type WorkOptions } from './engine/fast-path/chunk-worker.ts';
import type { PartialResult } from './engine/sums/partial-result.ts';

/** What a thread is started with. */
export interface WorkerOptions extends WorkOptions {
  readonly catalogue: string;
}

/** A thread of its own that sums ranges as they are sent. */
function work(options: WorkerOptions): void {
  const catalogue = openCatalogue(options.catalogue);
  const ranges = new ChunkWorker(options, catalogue);
  parentPort?.on('message', (task: ChunkTask) => {
    const part = ranges.run(task);
    parentPort?.postMessage(part, part === undefined ? [] : memoryOf(part));
  });
}

/** Memory that is handed over and not copied. */
function memoryOf({ groups, rendered }: PartialResult): ArrayBuffer[] {
  const memory = [groups.keys.buffer, groups.keyEnds.buffer, groups.rows.buffer];
  if (rendered !== undefined) memory.push(rendered.bytes.buffer);
  return memory as ArrayBuffer[];
}

work(workerData as WorkerOptions);
