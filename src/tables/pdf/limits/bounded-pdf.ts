import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type MostLoad, watchLoad } from '../../../io/threads/watch-load.ts';
import { ViandError } from '../../../model/diagnostic.ts';
import type { SheetCells } from '../../workbook/sheet-grid.ts';
import type { WorkbookArchive } from '../../workbook/workbook-source.ts';
import { readPdf } from '../read-pdf.ts';
import type { PdfAnswer, PdfTask } from './thread-messages.ts';

/** The build puts it next to the program and the library. */
const PROGRAM = path.join(import.meta.dirname, 'pdf-thread.cjs');

/** Bytes of a mebibyte. */
const MIB = 1024 * 1024;

/** Books of hundreds of pages take a few seconds and 300 MiB. */
const MOST: MostLoad = { seconds: 20, bytes: 768 * MIB };

/** The limits in words. */
const LABELS: Readonly<Record<keyof MostLoad, string>> = {
  seconds: `${MOST.seconds} s`,
  bytes: `${MOST.bytes / MIB} MiB of memory`,
};

/** How long a thread waits for the next file, in ms. */
const IDLE_MS = 1000;

/** A thread that has read a file and waits for the next one. */
interface IdleThread {
  readonly program: string;
  readonly most: MostLoad;
  readonly worker: Worker;
  readonly end: NodeJS.Timeout;
}

/** The one that waits, if any: to start a thread takes longer than to read a short file. */
let idle: IdleThread | undefined;

/**
 * Reads a PDF as one sheet, in a thread of its own: a few bytes can expand to much text, or make pdf.js run forever.
 * The thread is terminated at the limits, and signals still end viand. Without a build, there is no program for the
 * thread, and the file is read in this one.
 *
 * @param most the limits of time and memory
 * @throws ViandError if it cannot be read, or `input/too-large` at a limit
 */
export async function readBoundedPdf(
  source: WorkbookArchive,
  maxCells: number,
  program = PROGRAM,
  most = MOST,
): Promise<SheetCells> {
  const { name, bytes } = source;
  if (!existsSync(program)) return readPdf(source, maxCells);
  const worker = takeThread(program, most);
  let answer: PdfAnswer;
  try {
    answer = await answerOf(worker, { name, bytes, maxCells }, most);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  await keepThread(program, most, worker);
  if ('sheet' in answer) return answer.sheet;
  if ('reason' in answer) throw new Error(answer.reason);
  throw ViandError.of(answer.diagnostics);
}

/** The thread that waits, or a new one. */
function takeThread(program: string, most: MostLoad): Worker {
  const waiting = idle;
  if (waiting?.program === program && waiting.most === most) {
    idle = undefined;
    clearTimeout(waiting.end);
    waiting.worker.ref();
    return waiting.worker;
  }
  return new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: most.bytes / MIB } });
}

/** Lets a thread wait for another file, without keeping the process running. */
async function keepThread(program: string, most: MostLoad, worker: Worker): Promise<void> {
  if (idle !== undefined) {
    await worker.terminate();
    return;
  }
  worker.unref();
  const forget = () => {
    if (idle?.worker === worker) idle = undefined;
    void worker.terminate();
  };
  worker.on('error', forget);
  worker.on('exit', forget);
  idle = { program, most, worker, end: setTimeout(forget, IDLE_MS).unref() };
}

async function answerOf(worker: Worker, task: PdfTask, most: MostLoad): Promise<PdfAnswer> {
  const excess = (what: keyof MostLoad) => tooLarge(task.name, LABELS[what]);
  let stop: () => void = () => undefined;
  try {
    return await new Promise<PdfAnswer>((resolve, reject) => {
      stop = watchLoad(most, (what) => reject(excess(what)));
      worker.on('message', resolve);
      worker.on('error', (error: NodeJS.ErrnoException) => {
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(isMemory ? excess('bytes') : error);
      });
      worker.on('exit', () => reject(new Error('it is damaged or truncated')));
      worker.postMessage(task);
    });
  } finally {
    stop();
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  }
}

function tooLarge(file: string, limit: string): ViandError {
  return new ViandError({
    code: 'input/too-large',
    message: `Reading the PDF takes more than ${limit}`,
    location: { file },
    expected: 'its text or table, saved as .txt, .csv or .xlsx',
  });
}
