import { DrawingState } from './drawing-state.ts';
import { type Box, common, type Matrix, mapped, mappedPoint } from './geometry.ts';
import { aroundLines, isRectangle, linesOfPath } from './paths.ts';
import type { PdfGlyph, PdfOperationList, PdfOperations } from './pdf-library.ts';

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
  /** Its colour as a number of 24 bits; undefined for a pattern. */
  readonly colour: number | undefined;
  /** The part of the page that shows something there. */
  readonly clip: Box;
  /** Whether it is drawn without any colour, or in a layer that is off. */
  readonly isBlank: boolean;
  readonly order: number;
}

/** All that a page draws, in its order. */
export interface Drawing {
  /** The boxes around all lines, and around thin areas, which some programs draw instead. */
  readonly lines: readonly Box[];
  readonly areas: readonly Area[];
  readonly letters: readonly Letter[];
}

/** Whether a layer is shown, by what its content refers to. */
export type LayerCheck = (layer: unknown) => boolean;

/** What the operations of a page draw. */
export function drawingOf(
  { fnArray: steps, argsArray: values }: PdfOperationList,
  page: { readonly view: Matrix; readonly width: number; readonly height: number },
  operations: PdfOperations,
  isShown: LayerCheck,
): Drawing {
  const state = new DrawingState(page.view, [0, 0, page.width, page.height], isShown);
  const lines: Box[] = [];
  const areas: Area[] = [];
  const letters: Letter[] = [];
  const names = new Map(Object.entries(operations).map(([name, number]) => [number, name]));
  for (const [order, step] of steps.entries()) {
    const value = values[order] ?? [];
    const name = names.get(step) ?? '';
    if (name === 'constructPath') addPath(value, order);
    else if (name === 'showText')
      addText((value[0] ?? []) as readonly (PdfGlyph | number)[], order);
    else if (name === 'shadingFill') areas.push({ box: state.clip, colour: undefined, order });
    else if (IMAGE.test(name)) {
      areas.push({ box: mapped(state.matrix, [0, 0, 1, 1]), colour: undefined, order });
    } else state.change(name, value);
  }
  return { lines, areas, letters };

  function addPath([end, data]: readonly unknown[], order: number): void {
    const [path] = (data ?? []) as readonly (ArrayLike<number> | null)[];
    const parts = linesOfPath(path ?? []);
    const box = mapped(state.matrix, aroundLines(parts.flat()));
    const isBox = isRectangle(parts) && isStraight(state.matrix);
    if (end === operations.endPath) state.clipTo(box, isBox);
    else if (end === operations.stroke) lines.push(...parts.flat().map(toPage));
    else {
      const isFilled = end === operations.fill || end === operations.eoFill;
      // The sides of a coloured area separate nothing.
      lines.push(...(isFilled ? parts.map(aroundLines) : parts.flat()).map(toPage));
      const isWhole = isBox && state.isOpaque && state.isClippedByBoxes;
      areas.push({
        box: common(box, state.clip),
        colour: isWhole ? state.colour : undefined,
        order,
      });
    }
  }

  function toPage(box: Box): Box {
    return mapped(state.matrix, box);
  }

  function addText(glyphs: readonly (PdfGlyph | number)[], order: number): void {
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
          ...{ colour: state.colour, clip: state.clip, isBlank: state.isBlank, order },
        });
      }
      state.advance(width + state.spacing(glyph.isSpace));
    }
  }
}

/** The operations that draw images and stencils. */
const IMAGE = /^paint.*Image/;

/** Whether a matrix keeps rectangles parallel to the axes. */
function isStraight([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}
