import type { PdfText } from '../library/pdf-library.ts';

/** Widths of one letter and of one blank are the same if they differ by less than this share. */
const SAME_WIDTH = 0.02;

/**
 * Joins words of a monospaced font that one blank separates. The library parts them, since that blank is as wide as a
 * letter, and so they would look like cells of a table.
 *
 * @param items the texts of a page in the order of the file
 */
export function withWordsJoined(items: readonly PdfText[]): PdfText[] {
  const joined: PdfText[] = [];
  for (const item of items) {
    const [before, blank] = joined.slice(-2);
    if (before !== undefined && blank?.str === ' ' && isOneText(before, item)) {
      const width = leftOf(item) + item.width - leftOf(before);
      joined.splice(-2, 2, { ...before, str: `${before.str} ${item.str}`, width });
    } else joined.push(item);
  }
  return joined;
}

/** Whether two texts and the blank between them are in one line, and each character is as wide as the others. */
function isOneText(before: PdfText, behind: PdfText): boolean {
  if (before.str.trim() === '' || behind.str.trim() === '') return false;
  const isSameFont = before.fontName === behind.fontName;
  const isSameLine = before.transform[5] === behind.transform[5];
  const letter = before.width / before.str.length;
  // Fonts without a letter for the blank state another width for it.
  const gap = leftOf(behind) - leftOf(before) - before.width;
  const isSameWidth = [behind.width / behind.str.length, gap].every(
    (width) => Math.abs(width - letter) < SAME_WIDTH * letter,
  );
  return isSameFont && isSameLine && isSameWidth;
}

function leftOf({ transform }: PdfText): number {
  return transform[4] as number;
}
