import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { AnswerQueue } from '../../io/threads/answer-queue.ts';
import { watchLoad } from '../../io/threads/watch-load.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { type Limit, type ReadLimits, tooLarge } from '../read-limits.ts';
import type { ParquetSource } from './parquet-source.ts';
import { openColumns, type ParquetColumns, type RowGroup } from './read-columns.ts';
import {
  type SentGroup,
  type ThreadAnswer,
  type ThreadRequest,
  type ThreadTask,
  unpackValues,
} from './thread-messages.ts';

/** The build puts it next to the program and the library. */
const PROGRAM = path.join(import.meta.dirname, 'parquet-thread.cjs');

/** Row groups that the thread decodes ahead while this thread sums one. */
const GROUPS_AHEAD = 1;

/** Bytes of a mebibyte. */
const MIB = 1024 * 1024;

/**
 * Opens the columns of a Parquet file in a thread of its own, since a few damaged bytes can make a decoder run forever
 * or fill the memory. The thread is terminated at the limits, and signals still end viand. Without a build, there is no
 * program for the thread, and the file is decoded in this one.
 *
 * @throws ViandError `input/too-large` at a limit, at once or while rows are read
 */
export async function openBoundedColumns(
  source: ParquetSource,
  limits: ReadLimits,
  program = PROGRAM,
): Promise<ParquetColumns> {
  const { name, place } = source;
  if (!existsSync(program)) return openColumns(name, place);
  const thread = new DecodingThread(program, { name, place }, limits);
  try {
    const opened = await thread.answer();
    const names = typeof opened === 'object' && 'names' in opened ? opened.names : [];
    return { names, read: (positions) => thread.groups(positions), close: () => thread.end() };
  } catch (error) {
    await thread.end();
    throw error;
  }
}

class DecodingThread {
  readonly #file: string;
  readonly #limits: ReadLimits;
  readonly #worker: Worker;
  readonly #answers = new AnswerQueue<ThreadAnswer>();

  constructor(program: string, task: ThreadTask, limits: ReadLimits) {
    this.#file = task.name;
    this.#limits = limits;
    const { most } = limits.rowGroupBytes;
    this.#worker = new Worker(program, {
      workerData: task,
      ...(Number.isFinite(most) ? { resourceLimits: { maxOldGenerationSizeMb: most / MIB } } : {}),
    });
    this.#worker.on('message', (answer: ThreadAnswer) => this.#answers.add(answer));
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#answers.fail(isMemory ? this.#excess(limits.rowGroupBytes) : error);
    });
  }

  async *groups(positions: readonly number[]): AsyncGenerator<RowGroup> {
    try {
      this.#ask(positions);
      for (let ahead = 0; ahead <= GROUPS_AHEAD; ahead++) this.#ask('next');
      for (;;) {
        const answer = await this.answer();
        if (typeof answer !== 'object' || !('group' in answer)) return;
        yield receivedGroup(answer.group);
        this.#ask('next');
      }
    } finally {
      await this.end();
    }
  }

  /**
   * The next answer of the thread.
   *
   * @throws ViandError that the thread sends, or `input/too-large` if it reaches a limit
   */
  async answer(): Promise<ThreadAnswer> {
    const { rowGroupSeconds, rowGroupBytes } = this.#limits;
    const most = { seconds: rowGroupSeconds.most, bytes: rowGroupBytes.most };
    const endWatch = watchLoad(most, (what) => {
      this.#answers.fail(this.#excess(what === 'seconds' ? rowGroupSeconds : rowGroupBytes));
    });
    try {
      const answer = await this.#answers.next();
      if (typeof answer === 'object' && 'diagnostics' in answer) {
        throw ViandError.of(answer.diagnostics);
      }
      return answer;
    } finally {
      endWatch();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(request: ThreadRequest): void {
    this.#worker.postMessage(request);
  }

  #excess(limit: Limit): ViandError {
    return tooLarge(limit, { file: this.#file }, 'Decoding a row group of the Parquet file');
  }
}

function receivedGroup({ start, rows, columns }: SentGroup): RowGroup {
  const values = new Map(columns.map(([position, sent]) => [position, unpackValues(sent)]));
  return { start, rows, column: (position) => values.get(position) };
}
