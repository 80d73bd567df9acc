import { ViandError } from '../../../model/diagnostic.ts';
import { loadPdfLibrary, type PdfDocument, type PdfOperations } from '../library/pdf-library.ts';
import type { PageContent } from './page-parts.ts';
import { readPage, SidewaysText } from './read-page.ts';

/** Records and recipes have a few pages, and books have hundreds. */
const MAX_PAGES = 400;

/**
 * Reads what all pages of a PDF show.
 *
 * @throws Error if it is damaged, or has too many pages
 * @throws ViandError if it has a password
 */
export async function readPages(file: string, bytes: Uint8Array): Promise<PageContent[]> {
  const { getDocument, OPS: operations } = await loadPdfLibrary();
  const task = getDocument({
    // pdf.js takes the bytes away, and prints warnings.
    ...{ data: Uint8Array.from(bytes), verbosity: 0 },
    ...{ isEvalSupported: false, disableFontFace: true, useSystemFonts: false },
  });
  try {
    const document = await opened(task.promise, file);
    if (document.numPages > MAX_PAGES) throw new Error(`it has more than ${MAX_PAGES} pages`);
    return await pagesOf(document, operations);
  } finally {
    await task.destroy();
  }
}

async function pagesOf(document: PdfDocument, operations: PdfOperations): Promise<PageContent[]> {
  const pages: PageContent[] = [];
  try {
    const layers = await document.getOptionalContentConfig();
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(
        await readPage(await document.getPage(number), operations, (layer) =>
          layers.isVisible(layer),
        ),
      );
    }
  } catch (error) {
    if (error instanceof SidewaysText) throw error;
    throw new Error('it is damaged or truncated');
  }
  return pages;
}

async function opened(document: Promise<PdfDocument>, file: string): Promise<PdfDocument> {
  try {
    return await document;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'PasswordException') {
      throw new Error('it is damaged or truncated');
    }
    throw new ViandError({
      code: 'input/unsupported',
      message: 'The PDF has a password',
      location: { file },
      expected: 'the file saved without a password',
    });
  }
}
