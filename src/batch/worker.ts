import { parentPort, workerData } from 'node:worker_threads';
import { eatenFoods } from '../operations/eaten-foods.ts';
import { openCatalogue } from '../store/catalogue.ts';
import type { Part } from './part.ts';
import { type RangeTask, RangeWork, type WorkOptions } from './range-work.ts';

/** What a thread is started with. */
export interface WorkerOptions extends WorkOptions {
  readonly catalogue: string;
}

/** A thread of its own that sums ranges as they are sent. */
function work(options: WorkerOptions): void {
  const catalogue = openCatalogue(options.catalogue);
  const ranges = new RangeWork(options, ({ layout }) => eatenFoods(catalogue, layout));
  parentPort?.on('message', (task: RangeTask) => {
    const part = ranges.run(task);
    parentPort?.postMessage(part, part === undefined ? [] : memoryOf(part));
  });
}

/** Memory that is handed over and not copied. */
function memoryOf({ groups, rendered }: Part): ArrayBuffer[] {
  const memory = [groups.keys.buffer, groups.keyEnds.buffer, groups.rows.buffer];
  if (rendered !== undefined) memory.push(rendered.bytes.buffer);
  return memory as ArrayBuffer[];
}

work(workerData as WorkerOptions);
