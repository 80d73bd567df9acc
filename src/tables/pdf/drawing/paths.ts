import type { Box } from './geometry.ts';

/** The steps of a path in the data of pdf.js 5.4. */
const STEP = { moveTo: 0, lineTo: 1, curveTo: 2, close: 3 } as const;

/** The numbers of a curve: three points. */
const NUMBERS_OF_CURVE = 6;

/** A path, which may have several parts. */
export interface PathLines {
  /** The straight lines of each part. */
  readonly parts: readonly (readonly Box[])[];
  /** Lines along the points of its curves, which are within them. */
  readonly curves: readonly Box[];
}

/** The lines and curves of a path. */
export function linesOfPath(path: ArrayLike<number>): PathLines {
  const parts: Box[][] = [];
  const curves: Box[] = [];
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
      for (const end = at + NUMBERS_OF_CURVE; at < end; at += 2) {
        const [toX, toY] = [path[at] as number, path[at + 1] as number];
        curves.push([x, y, toX, toY]);
        [x, y] = [toX, toY];
      }
    } else {
      // Nobody knows how many numbers another step has.
      break;
    }
  }
  return { parts, curves };
}

/** The box around all lines, with its edges in order. */
export function aroundLines(lines: readonly Box[]): Box {
  let box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y, toX, toY] of lines) {
    box = [
      Math.min(box[0], x, toX),
      Math.min(box[1], y, toY),
      Math.max(box[2], x, toX),
      Math.max(box[3], y, toY),
    ];
  }
  return box;
}

/** Whether lines are the sides of one rectangle that is parallel to the axes. */
export function isRectangle(parts: readonly (readonly Box[])[]): boolean {
  const [lines = [], ...others] = parts;
  const isAlong = ([x, y, toX, toY]: Box) => x === toX || y === toY;
  return others.length === 0 && lines.length >= 3 && lines.length <= 5 && lines.every(isAlong);
}
