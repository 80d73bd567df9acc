import type { PdfGlyph, PdfOperationList, PdfOperations } from '../library/pdf-library.ts';
import { DrawingState } from './drawing-state.ts';
import { type Box, common, type Matrix, mapped, mappedPoint } from './geometry.ts';
import { aroundLines, isRectangle, linesOfPath } from './paths.ts';

/** An area that a page fills, from the left and the top of the page. */
export interface Area {
  readonly box: Box;
  /** Its colour as a number of 24 bits; undefined if it is not one opaque colour in the whole box. */
  readonly colour: number | undefined;
  /** Its place among all that the page draws. */
  readonly order: number;
}

/** A letter that a page shows, rather than a blank. */
export interface Letter {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly height: number;
  /** Its colours as numbers of 24 bits, undefined for a pattern; none if it is not painted. */
  readonly colours: readonly (number | undefined)[];
  /** The part of the page that shows something there. */
  readonly clip: Box;
  /** Whether it only clips what is painted after it. */
  readonly isOnlyClip: boolean;
  /** Whether it is there for programs, over an image that shows it. */
  readonly isUnpainted: boolean;
  readonly order: number;
}

/** All that a page draws, in its order. */
export interface Drawing {
  /** The boxes around all lines, and around thin areas, which some programs draw instead. */
  readonly lines: readonly Box[];
  readonly areas: readonly Area[];
  readonly letters: readonly Letter[];
  readonly hasImage: boolean;
}

/** Whether a layer is shown, by what its content refers to. */
export type LayerCheck = (layer: unknown) => boolean;

/** A page, and how places of its content are mapped to it. */
export interface DrawnPage {
  readonly view: Matrix;
  readonly width: number;
  readonly height: number;
  /** The names of annotations that are icons, which people move or open, so that they cover nothing. */
  readonly icons: ReadonlySet<unknown>;
}

/** Lines that are thicker are the ground of a text, in points. */
const MAX_THICKNESS = 4;

/** What the operations of a page draw. */
export function drawingOf(
  { fnArray: steps, argsArray: values }: PdfOperationList,
  page: DrawnPage,
  operations: PdfOperations,
  isShown: LayerCheck,
): Drawing {
  const state = new DrawingState(page.view, [0, 0, page.width, page.height], isShown);
  const lines: Box[] = [];
  const areas: Area[] = [];
  const letters: Letter[] = [];
  let [isIcon, hasImage] = [false, false];
  const names = new Map(Object.entries(operations).map(([name, number]) => [number, name]));
  for (const [order, step] of steps.entries()) {
    const value = values[order] ?? [];
    const name = names.get(step) ?? '';
    if (name === 'constructPath') addPath(value, order);
    else if (name === 'showText')
      addText((value[0] ?? []) as readonly (PdfGlyph | number)[], order);
    else if (name === 'shadingFill') addArea(state.clip, undefined, order);
    else if (IMAGE.test(name)) {
      hasImage = true;
      addArea(mapped(state.matrix, [0, 0, 1, 1]), undefined, order);
    } else {
      if (name === 'beginAnnotation') isIcon = page.icons.has(value[0]);
      if (name === 'endAnnotation') isIcon = false;
      state.change(name, value);
    }
  }
  return { lines, areas, letters, hasImage };

  function addArea(box: Box, colour: number | undefined, order: number): void {
    areas.push({ box, colour: state.isInMask ? undefined : colour, order });
  }

  function addPath([end, data]: readonly unknown[], order: number): void {
    const [path] = (data ?? []) as readonly (ArrayLike<number> | null)[];
    const { parts, curves } = linesOfPath(path ?? []);
    const box = mapped(state.matrix, aroundLines([...parts.flat(), ...curves]));
    const isBox = curves.length === 0 && isRectangle(parts) && isStraight(state.matrix);
    if (end === operations.endPath) state.clipTo(box, isBox);
    else if (end === operations.stroke || end === operations.closeStroke) {
      lines.push(...parts.flat().map(toPage));
      addThickLines([...parts.flat(), ...curves], order);
    } else {
      const isFilled = end === operations.fill || end === operations.eoFill;
      // The sides of a coloured area separate nothing.
      lines.push(...(isFilled ? parts.map(aroundLines) : parts.flat()).map(toPage));
      const isWhole = isBox && state.isOpaque && state.isClippedByBoxes && !isIcon;
      addArea(common(box, state.clip), isWhole ? state.colour : undefined, order);
    }
  }

  function addThickLines(some: readonly Box[], order: number): void {
    const thickness = state.lineWidth();
    if (thickness <= MAX_THICKNESS) return;
    for (const line of some) {
      const box = common(wider(toPage(line), thickness / 2), state.clip);
      addArea(box, undefined, order);
    }
  }

  function toPage(box: Box): Box {
    return mapped(state.matrix, box);
  }

  function addText(glyphs: readonly (PdfGlyph | number)[], order: number): void {
    const { clip, isOnlyClip, isUnpainted } = state;
    const drawn = { colours: state.textColours(), clip, isOnlyClip, isUnpainted, order };
    state.clipToText();
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        state.advance((-glyph / 1000) * state.fontSize);
        continue;
      }
      const width = (glyph.width / 1000) * state.fontSize;
      const matrix = state.textMatrix();
      const [left, baseline] = mappedPoint(matrix, 0, 0);
      const [right] = mappedPoint(matrix, width, 0);
      const [, top] = mappedPoint(matrix, 0, state.fontSize);
      if (glyph.unicode.trim() !== '') {
        letters.push({
          ...{ text: glyph.unicode, left, right, baseline, height: baseline - top },
          ...drawn,
        });
      }
      state.advance(width + state.spacing(glyph.isSpace));
    }
  }
}

/** The operations that draw images and stencils. */
const IMAGE = /^paint.*Image/;

function wider([left, top, right, bottom]: Box, by: number): Box {
  return [left - by, top - by, right + by, bottom + by];
}

/** Whether a matrix keeps rectangles parallel to the axes. */
function isStraight([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}
