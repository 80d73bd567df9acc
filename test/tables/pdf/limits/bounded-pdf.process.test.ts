import path from 'node:path';
import { expect, test } from 'vitest';
import { readBoundedPdf } from '../../../../src/tables/pdf/limits/bounded-pdf.ts';
import { HOME } from '../../../support/viand.ts';
import { pdfOf } from '../../../support/write-pdf.ts';

const PROGRAM = path.join(HOME, 'dist/pdf-thread.cjs');

function read(bytes: Uint8Array, most?: { readonly seconds: number; readonly bytes: number }) {
  return readBoundedPdf({ name: 'diary.pdf', bytes }, 1000, PROGRAM, most);
}

test('readBoundedPdf() gives what the thread reads, and why it cannot', async () => {
  const { rows } = await read(pdfOf({ texts: [[60, 100, 'Oats 60 g']] }));
  expect(rows).toEqual([['Oats 60 g']]);
  await expect(read(pdfOf({ texts: [] }))).rejects.toMatchObject({
    diagnostics: [{ code: 'input/unsupported' }],
  });
  await expect(read(Buffer.from('%PDF-1.7'))).rejects.toThrow('it is damaged or truncated');
});

test('readBoundedPdf() ends a thread at its limits', async () => {
  const lines = 'BT /F 10 Tf 60 700 Td (Oats 60 g) Tj ET\n'.repeat(500_000);
  const bytes = pdfOf({ texts: [], content: lines });
  await expect(read(bytes, { seconds: 1, bytes: Infinity })).rejects.toMatchObject({
    diagnostics: [{ code: 'input/too-large', message: 'Reading the PDF takes more than 20 s' }],
  });
  await expect(read(bytes, { seconds: Infinity, bytes: 2 ** 26 })).rejects.toMatchObject({
    diagnostics: [{ code: 'input/too-large' }],
  });
});
