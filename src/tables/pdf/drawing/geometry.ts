/** Six numbers that map points (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

/** A rectangle: left, top, right and bottom in any order. */
export type Box = readonly [number, number, number, number];

/** The matrix that leaves everything where it is. */
export const SAME_PLACE_MATRIX: Matrix = [1, 0, 0, 1, 0, 0];

/** The product of two matrices: the first maps what the second has mapped. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    ...([a * g + c * h, b * g + d * h] as const),
    ...([a * i + c * j, b * i + d * j] as const),
    ...([a * k + c * l + e, b * k + d * l + f] as const),
  ];
}

/** The box around a mapped one, with its edges in order. */
export function mapped(matrix: Matrix, [left, top, right, bottom]: Box): Box {
  const xs = [left, right].flatMap((x) => [top, bottom].map((y) => mappedPoint(matrix, x, y)[0]));
  const ys = [left, right].flatMap((x) => [top, bottom].map((y) => mappedPoint(matrix, x, y)[1]));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The place to which a matrix maps a point. */
export function mappedPoint([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** What two boxes with their edges in order share; its edges are not in order if they share nothing. */
export function common(one: Box, other: Box): Box {
  return [
    ...([Math.max(one[0], other[0]), Math.max(one[1], other[1])] as const),
    ...([Math.min(one[2], other[2]), Math.min(one[3], other[3])] as const),
  ];
}
