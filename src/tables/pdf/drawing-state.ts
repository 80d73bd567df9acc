import type { DrawingSettings } from './drawing-settings.ts';
import { type Box, common, type Matrix, mapped, SAME_PLACE_MATRIX, times } from './geometry.ts';

/** The modes of text in which letters are filled, in which they are outlined, and in which they clip what follows. */
const MODES = {
  fill: new Set([0, 2, 4, 6]),
  stroke: new Set([1, 2, 5, 6]),
  clip: new Set([4, 5, 6, 7]),
} as const;

/** The mode in which letters only clip what follows (ISO 32000-1, 9.3.6). */
const ONLY_CLIP = 7;

/** The mode of letters that people see in an image instead. */
const UNPAINTED = 3;

/** What is less opaque cannot be seen. */
const LEAST_OPACITY = 0.05;

/** How a page draws, while its operations are followed. */
export class DrawingState {
  #state: DrawingSettings;
  readonly #first: DrawingSettings;
  readonly #outer: DrawingSettings[] = [];
  /** Whether the content of each open mark is shown. */
  readonly #marks: boolean[] = [];
  readonly #isShown: (layer: unknown) => boolean;
  #hasClip = false;
  #line: Matrix = SAME_PLACE_MATRIX;
  /** The place of the next letter from the start of its line. */
  #along = 0;

  /**
   * @param matrix maps the page to points from its left and its top
   * @param clip the box of the page
   * @param isShown whether a layer is shown
   */
  constructor(matrix: Matrix, clip: Box, isShown: (layer: unknown) => boolean) {
    this.#isShown = isShown;
    this.#first = {
      ...{ matrix, clip, isClippedByBoxes: true, lineWidth: 1 },
      ...{ colour: 0, strokeColour: 0, opacity: 1, strokeOpacity: 1, outerOpacity: 1 },
      ...{ isBlended: false, isMasked: false, isOuterBlended: false, isInMask: false },
      ...{ mode: 0, fontSize: 0, charSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0, rise: 0 },
    };
    this.#state = { ...this.#first };
  }

  get matrix(): Matrix {
    return this.#state.matrix;
  }

  get clip(): Box {
    return this.#state.clip;
  }

  get isClippedByBoxes(): boolean {
    return this.#state.isClippedByBoxes;
  }

  get colour(): number | undefined {
    return this.#state.colour;
  }

  get fontSize(): number {
    return this.#state.fontSize;
  }

  /** Whether an area hides what is below it. */
  get isOpaque(): boolean {
    const { opacity, outerOpacity, isBlended, isMasked, isOuterBlended } = this.#state;
    const isMixed = isBlended || isMasked || isOuterBlended;
    return opacity * outerOpacity === 1 && !isMixed && !this.#marks.includes(false);
  }

  /** Whether letters only clip what follows, which may make them seen. */
  get isOnlyClip(): boolean {
    return (this.#state.mode === ONLY_CLIP || this.isInMask) && !this.#marks.includes(false);
  }

  /** The colours in which letters are filled and outlined; none if they leave no trace. */
  textColours(): (number | undefined)[] {
    const { colour, strokeColour, opacity, strokeOpacity, outerOpacity, mode } = this.#state;
    if (this.#marks.includes(false) || this.isInMask) return [];
    const isFilled = MODES.fill.has(mode) && opacity * outerOpacity >= LEAST_OPACITY;
    const isOutlined = MODES.stroke.has(mode) && strokeOpacity * outerOpacity >= LEAST_OPACITY;
    return [...(isFilled ? [colour] : []), ...(isOutlined ? [strokeColour] : [])];
  }

  /** Whether letters are there for programs, over an image that shows them. */
  get isUnpainted(): boolean {
    return this.#state.mode === UNPAINTED && !this.#marks.includes(false);
  }

  get isInMask(): boolean {
    return this.#state.isInMask;
  }

  /** The width of lines on the page. */
  lineWidth(): number {
    const [a, b, c, d] = this.#state.matrix;
    return this.#state.lineWidth * Math.max(Math.hypot(a, b), Math.hypot(c, d));
  }

  /** Letters that clip leave only parts of what follows. */
  clipToText(): void {
    if (MODES.clip.has(this.#state.mode)) this.#state.isClippedByBoxes = false;
  }

  /** The matrix that maps the next letter. */
  textMatrix(): Matrix {
    const { matrix, stretch, rise } = this.#state;
    const place = times(this.#line, [stretch, 0, 0, 1, this.#along, rise]);
    return times(matrix, place);
  }

  /** Moves the next letter. */
  advance(width: number): void {
    this.#along += width * this.#state.stretch;
  }

  /** The space after a letter. */
  spacing(isBlank: boolean): number {
    return this.#state.charSpacing + (isBlank ? this.#state.wordSpacing : 0);
  }

  /** Ends a path that is not painted. */
  clipTo(box: Box, isBox: boolean): void {
    if (!this.#hasClip) return;
    this.#hasClip = false;
    this.#state.clip = common(this.#state.clip, box);
    this.#state.isClippedByBoxes &&= isBox;
  }

  /** Follows an operation that draws nothing itself. */
  change(name: string, value: readonly unknown[]): void {
    const state = this.#state;
    const numbers = value as readonly number[];
    const [first = 0, second = 0] = numbers;
    switch (name) {
      case 'save':
        this.#save();
        break;
      case 'restore':
      case 'paintFormXObjectEnd':
      case 'endAnnotation':
        this.#restore();
        break;
      case 'beginGroup':
        this.#beginGroup((value[0] as { readonly smask?: unknown } | undefined)?.smask);
        break;
      case 'endGroup':
        this.#restore();
        break;
      case 'paintFormXObjectBegin':
        this.#begin([value[0]], value[1]);
        break;
      case 'beginAnnotation':
        this.#beginAnnotation(value);
        break;
      case 'transform':
        state.matrix = times(state.matrix, value as unknown as Matrix);
        break;
      case 'clip':
      case 'eoClip':
        this.#hasClip = true;
        break;
      case 'setGState':
        for (const [key, own] of (value[0] ?? []) as readonly (readonly [string, unknown])[]) {
          this.#set(key, own);
        }
        break;
      case 'setFillRGBColor':
        state.colour = colourOf(value[0]);
        break;
      case 'setFillColorN':
      case 'setFillTransparent':
        state.colour = undefined;
        break;
      case 'setStrokeRGBColor':
        state.strokeColour = colourOf(value[0]);
        break;
      case 'setStrokeColorN':
      case 'setStrokeTransparent':
        state.strokeColour = undefined;
        break;
      case 'setLineWidth':
        state.lineWidth = first;
        break;
      case 'beginMarkedContentProps':
        this.#marks.push(value[0] !== 'OC' || this.#isShown(value[1]));
        break;
      case 'beginMarkedContent':
        this.#marks.push(true);
        break;
      case 'endMarkedContent':
        this.#marks.pop();
        break;
      case 'setTextRenderingMode':
        state.mode = first;
        break;
      case 'setFont':
        state.fontSize = second;
        break;
      case 'setCharSpacing':
        state.charSpacing = first;
        break;
      case 'setWordSpacing':
        state.wordSpacing = first;
        break;
      case 'setHScale':
        state.stretch = first / 100;
        break;
      case 'setLeading':
        state.leading = first;
        break;
      case 'setTextRise':
        state.rise = first;
        break;
      case 'beginText':
        this.#startLine(SAME_PLACE_MATRIX);
        break;
      case 'setTextMatrix':
        this.#startLine(Array.from((value[0] ?? []) as ArrayLike<number>) as unknown as Matrix);
        break;
      case 'setLeadingMoveText':
        state.leading = -second;
        this.#moveLine(first, second);
        break;
      case 'moveText':
        this.#moveLine(first, second);
        break;
      case 'nextLine':
        this.#moveLine(0, -state.leading);
        break;
    }
  }

  #save(): void {
    this.#outer.push(this.#state);
    this.#state = { ...this.#state };
  }

  #restore(): void {
    this.#state = this.#outer.pop() ?? this.#state;
  }

  /** @param mask that which the group makes, rather than a part of the page */
  #beginGroup(mask: unknown): void {
    this.#save();
    const state = this.#state;
    state.outerOpacity *= state.opacity;
    state.isOuterBlended ||= state.isBlended || state.isMasked;
    state.isInMask ||= Boolean(mask);
    Object.assign(state, { opacity: 1, strokeOpacity: 1, isBlended: false, isMasked: false });
  }

  /** Nothing that the page has set counts for its annotations. */
  #beginAnnotation([, box, ...matrices]: readonly unknown[]): void {
    this.#save();
    this.#state = { ...this.#first };
    this.#clipTo(box);
    this.#transform(matrices);
  }

  #begin(matrices: readonly unknown[], box: unknown): void {
    this.#save();
    this.#transform(matrices);
    this.#clipTo(box);
  }

  #clipTo(box: unknown): void {
    if (!Array.isArray(box)) return;
    this.#state.clip = common(this.#state.clip, mapped(this.#state.matrix, box as never));
  }

  #transform(matrices: readonly unknown[]): void {
    for (const matrix of matrices) {
      if (Array.isArray(matrix)) {
        this.#state.matrix = times(this.#state.matrix, matrix as unknown as Matrix);
      }
    }
  }

  #set(key: string, value: unknown): void {
    if (key === 'ca') this.#state.opacity = Number(value);
    else if (key === 'CA') this.#state.strokeOpacity = Number(value);
    else if (key === 'LW') this.#state.lineWidth = Number(value);
    else if (key === 'BM') this.#state.isBlended = value !== 'source-over';
    else if (key === 'SMask') this.#state.isMasked = value !== false && value !== null;
    else if (key === 'Font') this.#state.fontSize = Number((value as readonly unknown[])[1]);
  }

  #startLine(line: Matrix): void {
    this.#line = line;
    this.#along = 0;
  }

  #moveLine(x: number, y: number): void {
    this.#startLine(times(this.#line, [1, 0, 0, 1, x, y]));
  }
}

/** "#rrggbb" as a number; undefined for another colour. */
function colourOf(value: unknown): number | undefined {
  const [, digits] = /^#([\da-f]{6})$/i.exec(String(value)) ?? [];
  return digits === undefined ? undefined : Number.parseInt(digits, 16);
}
