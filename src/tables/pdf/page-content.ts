import { symbolOf } from '../workbook/documents/symbol-fonts.ts';
import type { PdfOperations, PdfPage, PdfText } from './pdf-library.ts';

/** Lengths are in points, 1/72 of an inch, from the left and the top of the page as people see it. */
export interface Fragment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Where the letters stand. */
  readonly baseline: number;
  readonly height: number;
}

/** A ruled line, from its start to its end. */
export interface Ruling {
  /** The distance of a horizontal ruling from the top, and of a vertical one from the left. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** What a page shows. */
export interface PageContent {
  readonly width: number;
  readonly height: number;
  readonly fragments: readonly Fragment[];
  readonly horizontal: readonly Ruling[];
  readonly vertical: readonly Ruling[];
}

/** Six numbers that map points (ISO 32000-1, 8.3.3). */
type Matrix = readonly [number, number, number, number, number, number];

/** A rectangle: left, top, right and bottom in any order. */
type Box = readonly [number, number, number, number];

/** Reads the texts and rulings of a page. */
export async function readPage(page: PdfPage, operations: PdfOperations): Promise<PageContent> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const view = transform as unknown as Matrix;
  const { items } = await page.getTextContent();
  const fragments = items.flatMap((item) => ('str' in item ? fragmentOf(item, view) : []));
  const fields = (await page.getAnnotations()).flatMap((field) => fragmentsOfField(field, view));
  const boxes = await drawnBoxes(page, view, operations);
  return {
    ...{ width, height },
    fragments: [...fragments, ...fields],
    horizontal: boxes.flatMap(([left, top, right, bottom]) =>
      edges(left, right, top, bottom, width),
    ),
    vertical: boxes.flatMap(([left, top, right, bottom]) =>
      edges(top, bottom, left, right, height),
    ),
  };
}

/** Symbol fonts have their boxes, ticks and bullets as characters for private use. */
const PRIVATE = /[\ue000-\uf8ff]/g;
const BULLET = '•';

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
  const text = str.trim().replace(PRIVATE, (symbol) => symbolOf(symbol.charCodeAt(0)) ?? BULLET);
  return [{ text, left: start, right, baseline, height: height || -d }];
}

/** Whether a text is parallel to an edge of the page. */
function isParallel(along: number, across: number): boolean {
  return (
    Math.min(Math.abs(along), Math.abs(across)) < 0.1 * Math.max(Math.abs(along), Math.abs(across))
  );
}

/** What somebody filled into a field of a form: a text with all its lines, a choice from a list, or a tick. */
function fragmentsOfField(field: Record<string, unknown>, view: Matrix): Fragment[] {
  const { rect, hidden } = field;
  if (hidden === true || !Array.isArray(rect)) return [];
  const text = textOfField(field);
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const [left, top, right, bottom] = mapped(view, rect as unknown as Box);
  const height = Math.min((bottom - top) / Math.max(1, lines.length), 12);
  return lines.map((line, index) => ({
    ...{ text: line.trim(), left: left + 2, right, height: 0.8 * height },
    baseline: lines.length === 1 ? (top + bottom) / 2 + height / 3 : top + (index + 0.8) * height,
  }));
}

function textOfField(field: Record<string, unknown>): string {
  const { fieldType, fieldValue, checkBox, radioButton, buttonValue } = field;
  if (checkBox === true) return ['Off', '', null].includes(fieldValue as string | null) ? '☐' : '☒';
  if (radioButton === true) return fieldValue === buttonValue ? '☒' : '☐';
  if (!['Tx', 'Ch'].includes(String(fieldType))) return '';
  return [fieldValue]
    .flat()
    .filter((value) => typeof value === 'string')
    .join(', ');
}

/** The boxes around all lines that a page draws, and around thin areas, which some programs draw instead. */
async function drawnBoxes(page: PdfPage, view: Matrix, operations: PdfOperations): Promise<Box[]> {
  const { fnArray: steps, argsArray: values } = await page.getOperatorList();
  const outer: Matrix[] = [];
  let current = view;
  const boxes: Box[] = [];
  for (const [index, step] of steps.entries()) {
    const value = values[index] ?? [];
    if (step === operations.save) outer.push(current);
    else if (step === operations.restore || step === operations.paintFormXObjectEnd) {
      current = outer.pop() ?? current;
    } else if (step === operations.transform) {
      current = times(current, value as unknown as Matrix);
    } else if (step === operations.paintFormXObjectBegin) {
      outer.push(current);
      if (Array.isArray(value[0])) current = times(current, value[0] as unknown as Matrix);
    } else if (step === operations.constructPath && value[0] !== operations.endPath) {
      const [path] = (value[1] ?? []) as readonly (ArrayLike<number> | null)[];
      const isFilled = value[0] === operations.fill || value[0] === operations.eoFill;
      const parts = linesOfPath(path ?? []);
      // The sides of a coloured area separate nothing.
      const drawn = isFilled ? parts.map(around) : parts.flat();
      for (const box of drawn) boxes.push(mapped(current, box));
    }
  }
  return boxes;
}

/** The steps of a path in the data of pdf.js 5.4. */
const STEP = { moveTo: 0, lineTo: 1, curveTo: 2, close: 3 } as const;

/** The numbers of a curve: three points. */
const NUMBERS_OF_CURVE = 6;

/** The straight lines of each part of a path. */
function linesOfPath(path: ArrayLike<number>): Box[][] {
  const parts: Box[][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < path.length; ) {
    const step = path[at];
    at += 1;
    if (step === STEP.moveTo || step === STEP.lineTo) {
      const [toX, toY] = [path[at] as number, path[at + 1] as number];
      at += 2;
      if (step === STEP.lineTo) parts.at(-1)?.push([x, y, toX, toY]);
      else {
        [startX, startY] = [toX, toY];
        parts.push([]);
      }
      [x, y] = [toX, toY];
    } else if (step === STEP.close) {
      parts.at(-1)?.push([x, y, startX, startY]);
      [x, y] = [startX, startY];
    } else if (step === STEP.curveTo) {
      [x, y] = [path[at + 4] as number, path[at + 5] as number];
      at += NUMBERS_OF_CURVE;
    } else {
      // Nobody knows how many numbers another step has.
      break;
    }
  }
  return parts;
}

/** The box around all lines. */
function around(lines: readonly Box[]): Box {
  const xs = lines.flatMap(([left, , right]) => [left, right]);
  const ys = lines.flatMap(([, top, , bottom]) => [top, bottom]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
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

/** The product of two matrices: the first maps what the second has mapped. */
function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    ...([a * g + c * h, b * g + d * h] as const),
    ...([a * i + c * j, b * i + d * j] as const),
    ...([a * k + c * l + e, b * k + d * l + f] as const),
  ];
}

function mapped([a, b, c, d, e, f]: Matrix, [left, top, right, bottom]: Box): Box {
  const xs = [a * left + c * top + e, a * right + c * bottom + e];
  const ys = [b * left + d * top + f, b * right + d * bottom + f];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
