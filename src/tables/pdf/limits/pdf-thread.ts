import { parentPort } from 'node:worker_threads';
import { ViandError } from '../../../model/diagnostic.ts';
import { readPdf } from '../read-pdf.ts';
import type { PdfAnswer, PdfTask } from './thread-messages.ts';

/** The program of the thread that reads PDFs, one after another. A thread can be terminated at any point. */
async function sheetOf({ name, bytes, maxCells }: PdfTask): Promise<PdfAnswer> {
  try {
    return { sheet: await readPdf({ name, bytes }, maxCells) };
  } catch (error) {
    if (error instanceof ViandError) return { diagnostics: error.diagnostics };
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: PdfTask) => {
  sheetOf(task)
    .then((answer) => parentPort?.postMessage(answer))
    .catch((error: unknown) => {
      throw error;
    });
});
