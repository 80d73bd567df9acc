import { type Matrix, SAME_PLACE_MATRIX, times } from './geometry.ts';

/** Where the next letter of a text stands (ISO 32000-1, 9.4.2). */
export class TextPlace {
  #line: Matrix = SAME_PLACE_MATRIX;
  /** The place of the next letter from the start of its line. */
  #along = 0;

  /** Starts a line. */
  startLine(line: Matrix): void {
    this.#line = line;
    this.#along = 0;
  }

  /** Starts a line at a place from the start of the line before. */
  moveLine(x: number, y: number): void {
    this.startLine(times(this.#line, [1, 0, 0, 1, x, y]));
  }

  /** Moves the next letter along its line. */
  advance(width: number): void {
    this.#along += width;
  }

  /** The matrix that maps the next letter to the content around its text. */
  letterMatrix(stretch: number, rise: number): Matrix {
    return times(this.#line, [stretch, 0, 0, 1, this.#along, rise]);
  }
}
