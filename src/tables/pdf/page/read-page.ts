import { drawingOf, type LayerCheck } from '../drawing/drawing.ts';
import { type Matrix, times } from '../drawing/geometry.ts';
import type { PdfOperations, PdfPage, PdfText } from '../library/pdf-library.ts';
import { fragmentsOfAnnotation, strikesOfAnnotation } from './annotations.ts';
import { withWordsJoined } from './monospaced-text.ts';
import type { Fragment, PageContent, Ruling } from './page-parts.ts';
import { withPlainSymbols } from './plain-symbols.ts';
import { partedBySight } from './seen-text.ts';

/** Reads the texts and rulings of a page. */
export async function readPage(
  page: PdfPage,
  operations: PdfOperations,
  isShown: LayerCheck,
): Promise<PageContent> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const view = transform as unknown as Matrix;
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item] : []));
  const fragments = withWordsJoined(texts).flatMap((item) => fragmentOf(item, view));
  const annotations = await page.getAnnotations();
  const written = annotations.flatMap((one) => fragmentsOfAnnotation(one, view));
  const icons = new Set(
    annotations.flatMap(({ id, subtype }) => (ICONS.has(String(subtype)) ? [id] : [])),
  );
  const list = await page.getOperatorList();
  const drawing = drawingOf(list, { view, width, height, icons }, operations, isShown);
  const { seen, unseen } = partedBySight(fragments, drawing, height);
  // People see the text of a scan in its image, and its letters lie there without any colour.
  const isRecognised =
    drawing.hasImage &&
    [seen, written].every((some) => some.length === 0) &&
    unseen.length > 0 &&
    drawing.letters.every(({ isUnpainted }) => isUnpainted);
  return {
    ...{ width, height, isRecognised, unseen: isRecognised ? [] : unseen },
    fragments: isRecognised ? fragments : [...seen, ...written],
    strikes: annotations.flatMap((one) => strikesOfAnnotation(one, view)),
    horizontal: drawing.lines.flatMap(([left, top, right, bottom]) =>
      edges(left, right, top, bottom, width),
    ),
    vertical: drawing.lines.flatMap(([left, top, right, bottom]) =>
      edges(top, bottom, left, right, height),
    ),
  };
}

/** Annotations that people move, close or open, so that they cover nothing. */
const ICONS: ReadonlySet<string> = new Set(['Text', 'Popup', 'Stamp', 'FileAttachment']);

/** Text that runs to a side of the page, as the labels of narrow columns may. */
export class SidewaysText extends Error {
  /** @param text some of it */
  constructor(text: string) {
    super(`"${text}" runs sideways`);
  }
}

/**
 * A text; none if it is blank, or runs across the page, as a watermark does.
 *
 * @throws SidewaysText
 */
function fragmentOf({ str, transform, width, height }: PdfText, view: Matrix): Fragment[] {
  const [a, b, c, d, left, baseline] = times(view, transform as unknown as Matrix);
  // Upright letters point to the right and to the top of the page.
  const isUpright = a > 0 && Math.abs(b) < 0.1 * a && d < 0 && Math.abs(c) < -d;
  if (str.trim() === '') return [];
  if (!isUpright && isParallel(a, b)) throw new SidewaysText(str.trim());
  if (!isUpright) return [];
  // Blanks at the ends of a text take up their share of its width.
  const leading = str.length - str.trimStart().length;
  const step = width / str.length;
  const start = left + leading * step;
  const right = start + str.trim().length * step;
  return [
    { text: withPlainSymbols(str.trim()), left: start, right, baseline, height: height || -d },
  ];
}

/** Whether a text is parallel to an edge of the page. */
function isParallel(along: number, across: number): boolean {
  return (
    Math.min(Math.abs(along), Math.abs(across)) < 0.1 * Math.max(Math.abs(along), Math.abs(across))
  );
}

/** Wider lines are areas. In points. */
const MAX_THICKNESS = 4;

/** Shorter lines underline a word or draw a letter. In points. */
const MIN_LENGTH = 8;

/**
 * The ruling along one direction of a box, within the page.
 *
 * @param from the start of the box along the ruling
 * @param near one edge across it
 * @param most the length of the page along the ruling
 */
function edges(from: number, to: number, near: number, far: number, most: number): Ruling[] {
  const [start, end] = [Math.max(0, Math.min(from, to)), Math.min(most, Math.max(from, to))];
  if (!(end - start >= MIN_LENGTH) || Math.abs(far - near) > MAX_THICKNESS) return [];
  return [{ at: (near + far) / 2, from: start, to: end }];
}
