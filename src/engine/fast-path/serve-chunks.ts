import { parentPort } from 'node:worker_threads';
import { withAliases } from '../../catalogue/aliased-catalogue.ts';
import { openCatalogue } from '../../catalogue/catalogue.ts';
import { layoutFor } from '../../evaluation/evaluations.ts';
import { takeModules } from '../../io/web-assembly/instance.ts';
import { FoodCache } from '../foods/food-cache.ts';
import type { MakeChunkRenderer } from '../group-sink.ts';
import { type PartialResult, withCopiedText } from '../sums/partial-result.ts';
import { type ChunkTask, ChunkWorker } from './chunk-worker.ts';
import { LOADED, type ThreadData } from './executor.ts';

/** Runs in a thread: takes the options of a run, then sums chunks as the executor sends them. */
export function serveChunks(makeRenderer: MakeChunkRenderer): void {
  let worker: ChunkWorker | undefined;
  parentPort?.on('message', (sent: ThreadData | ChunkTask) => {
    if ('catalogue' in sent) {
      worker = makeWorker(sent, makeRenderer);
      return;
    }
    const summed = worker?.run(sent);
    const part = summed && withCopiedText(summed, sent.spare);
    parentPort?.postMessage(part, part === undefined ? [] : memoryOf(part));
  });
  parentPort?.postMessage(LOADED);
}

function makeWorker(data: ThreadData, makeRenderer: MakeChunkRenderer): ChunkWorker {
  const { catalogue: file, aliases, rendering, modules, ...options } = data;
  takeModules(modules);
  const opened = openCatalogue(file);
  const catalogue = aliases === undefined ? opened : withAliases(opened, aliases);
  const foods = new FoodCache(catalogue, layoutFor(options.evaluations));
  return new ChunkWorker(options, foods, (plan) => makeRenderer(rendering, plan));
}

/** Memory that moves to the other thread without a copy. */
function memoryOf({ groups, rendered }: PartialResult): ArrayBuffer[] {
  const memory = [groups.keys.buffer, groups.keyEnds.buffer, groups.rows.buffer];
  if (rendered !== undefined) memory.push(rendered.bytes.buffer);
  return memory as ArrayBuffer[];
}
