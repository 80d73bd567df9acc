import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ByteStream } from '../../io/reading/byte-stream.ts';
import { STDIN } from '../../io/reading/text-source.ts';
import { AnsweringThread } from '../../io/threads/answering-thread.ts';
import type { DiagnosticSink, Location } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import { newCounts } from '../../model/food-collection.ts';
import { type TableAnswer, type TableTask, unpackFoods } from './packed-foods.ts';
import {
  type FoodsTable,
  type FoodsTableOptions,
  readFoodsTable,
  type Unweighed,
} from './read-foods-table.ts';

/** The build puts the file next to the program and the library. */
const PROGRAM = path.join(import.meta.dirname, 'foods-thread.cjs');

/** A worker thread reads tables larger than this, about 10,000 products. Starting it takes about 0.1 s. */
const THREAD_BYTES = 1_000_000;

/**
 * Formats that a thread may read. All others need temporary files, which only the main thread removes if a signal ends
 * viand.
 */
const TEXT_NAME = /\.(?:csv|tsv|txt|jsonl|ndjson)(?:\.gz|\.zst)?$/i;

/** Batches of foods that the thread reads ahead. */
const BATCHES_AHEAD = 4;

/**
 * Opens a table of foods like {@link readFoodsTable}. A worker thread reads a large text while this one writes the
 * foods. A thread needs the built program.
 */
export async function openFoodsTable(
  file: string,
  stdin: ByteStream,
  options: FoodsTableOptions,
  report: DiagnosticSink,
  program = PROGRAM,
): Promise<FoodsTable> {
  const isLarge = file !== STDIN && TEXT_NAME.test(file) && sizeOf(file) >= THREAD_BYTES;
  if (!isLarge || !existsSync(program)) return readFoodsTable(file, stdin, options, report);
  const { counts: given, repaired, ...others } = options;
  const counts = given ?? newCounts();
  const task: TableTask = { file, options: others };
  const worker = new Worker(program, { workerData: task });
  const thread = new AnsweringThread<'next', TableAnswer>(worker, (message) => {
    if (!('found' in message)) return true;
    message.found.forEach(report);
    if (repaired !== undefined) message.repairs.forEach(repaired);
    return false;
  });
  const opened = await thread.answer();
  if (!('columns' in opened)) throw new Error('The table has no columns');
  const unread = new Map<string, number>();
  const contradicted = new Map<string, number>();
  const unweighed: Unweighed = { foods: 0, example: '' };
  const notes: string[] = [];
  let place: Location | undefined;
  async function* foods(): AsyncGenerator<Food> {
    try {
      for (let ahead = 0; ahead < BATCHES_AHEAD; ahead++) thread.send('next');
      for (;;) {
        const answer = await thread.answer();
        if ('end' in answer) {
          Object.assign(counts, answer.end);
          for (const [name, times] of answer.unread) unread.set(name, times);
          for (const [name, times] of answer.contradicted) contradicted.set(name, times);
          Object.assign(unweighed, answer.unweighed);
          notes.push(...answer.notes);
        }
        if (!('foods' in answer)) return;
        Object.assign(counts, answer.counts);
        thread.send('next');
        for (const [index, food] of unpackFoods(answer.foods).entries()) {
          place = answer.places[index];
          yield food;
        }
      }
    } finally {
      await thread.end();
    }
  }
  const { columns } = opened;
  const { source } = options;
  return {
    collection: { source, foods: foods(), legacyIds: [], codes: [] },
    columns,
    counts,
    unread,
    contradicted,
    unweighed,
    notes,
    place: () => place,
  };
}

/** The size of a file; 0 for anything else, such as a pipe. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
