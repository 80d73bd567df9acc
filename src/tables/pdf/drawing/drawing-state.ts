import { type DrawingSettings, initialSettings } from './drawing-settings.ts';
import { type Box, common, type Matrix, mapped, SAME_PLACE_MATRIX, times } from './geometry.ts';
import { SETTING_OPERATIONS } from './setting-operations.ts';
import { TextPlace } from './text-place.ts';

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
  #settings: DrawingSettings;
  readonly #first: DrawingSettings;
  readonly #outer: DrawingSettings[] = [];
  /** Whether the content of each open mark is shown. */
  readonly #marks: boolean[] = [];
  readonly #isShown: (layer: unknown) => boolean;
  readonly #text = new TextPlace();
  #hasClip = false;

  /**
   * @param matrix maps the page to points from its left and its top
   * @param clip the box of the page
   * @param isShown whether a layer is shown
   */
  constructor(matrix: Matrix, clip: Box, isShown: (layer: unknown) => boolean) {
    this.#isShown = isShown;
    this.#first = initialSettings(matrix, clip);
    this.#settings = { ...this.#first };
  }

  get matrix(): Matrix {
    return this.#settings.matrix;
  }

  get clip(): Box {
    return this.#settings.clip;
  }

  get isClippedByBoxes(): boolean {
    return this.#settings.isClippedByBoxes;
  }

  get colour(): number | undefined {
    return this.#settings.colour;
  }

  get fontSize(): number {
    return this.#settings.fontSize;
  }

  /** Whether an area hides what is below it. */
  get isOpaque(): boolean {
    const { opacity, outerOpacity, isBlended, isMasked, isOuterBlended } = this.#settings;
    const isMixed = isBlended || isMasked || isOuterBlended;
    return opacity * outerOpacity === 1 && !isMixed && !this.#marks.includes(false);
  }

  /** Whether letters only clip what follows, which may make them seen. */
  get isOnlyClip(): boolean {
    return (this.#settings.mode === ONLY_CLIP || this.isInMask) && !this.#marks.includes(false);
  }

  /** The colours in which letters are filled and outlined; none if they leave no trace. */
  textColours(): (number | undefined)[] {
    const { colour, strokeColour, opacity, strokeOpacity, outerOpacity, mode } = this.#settings;
    if (this.#marks.includes(false) || this.isInMask) return [];
    const isFilled = MODES.fill.has(mode) && opacity * outerOpacity >= LEAST_OPACITY;
    const isOutlined = MODES.stroke.has(mode) && strokeOpacity * outerOpacity >= LEAST_OPACITY;
    return [...(isFilled ? [colour] : []), ...(isOutlined ? [strokeColour] : [])];
  }

  /** Whether letters are there for programs, over an image that shows them. */
  get isUnpainted(): boolean {
    return this.#settings.mode === UNPAINTED && !this.#marks.includes(false);
  }

  get isInMask(): boolean {
    return this.#settings.isInMask;
  }

  /** The width of lines on the page. */
  lineWidth(): number {
    const [a, b, c, d] = this.#settings.matrix;
    return this.#settings.lineWidth * Math.max(Math.hypot(a, b), Math.hypot(c, d));
  }

  /** Letters that clip leave only parts of what follows. */
  clipToText(): void {
    if (MODES.clip.has(this.#settings.mode)) this.#settings.isClippedByBoxes = false;
  }

  /** The matrix that maps the next letter. */
  textMatrix(): Matrix {
    const { matrix, stretch, rise } = this.#settings;
    return times(matrix, this.#text.letterMatrix(stretch, rise));
  }

  /** Moves the next letter. */
  advance(width: number): void {
    this.#text.advance(width * this.#settings.stretch);
  }

  /** The space after a letter. */
  spacing(isBlank: boolean): number {
    return this.#settings.charSpacing + (isBlank ? this.#settings.wordSpacing : 0);
  }

  /** Ends a path that is not painted. */
  clipTo(box: Box, isBox: boolean): void {
    if (!this.#hasClip) return;
    this.#hasClip = false;
    this.#settings.clip = common(this.#settings.clip, box);
    this.#settings.isClippedByBoxes &&= isBox;
  }

  /** Follows an operation that draws nothing itself. */
  change(name: string, value: readonly unknown[]): void {
    SETTING_OPERATIONS.get(name)?.(this.#settings, value);
    const [x = 0, y = 0] = value as readonly number[];
    switch (name) {
      case 'save':
        this.#save();
        break;
      case 'restore':
      case 'paintFormXObjectEnd':
      case 'endAnnotation':
      case 'endGroup':
        this.#restore();
        break;
      case 'beginGroup':
        this.#beginGroup((value[0] as { readonly smask?: unknown } | undefined)?.smask);
        break;
      case 'paintFormXObjectBegin':
        this.#begin([value[0]], value[1]);
        break;
      case 'beginAnnotation':
        this.#beginAnnotation(value);
        break;
      case 'clip':
      case 'eoClip':
        this.#hasClip = true;
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
      case 'beginText':
        this.#text.startLine(SAME_PLACE_MATRIX);
        break;
      case 'setTextMatrix':
        this.#text.startLine(Array.from((value[0] ?? []) as ArrayLike<number>) as never);
        break;
      case 'setLeadingMoveText':
      case 'moveText':
        this.#text.moveLine(x, y);
        break;
      case 'nextLine':
        this.#text.moveLine(0, -this.#settings.leading);
        break;
    }
  }

  #save(): void {
    this.#outer.push(this.#settings);
    this.#settings = { ...this.#settings };
  }

  #restore(): void {
    this.#settings = this.#outer.pop() ?? this.#settings;
  }

  /** @param mask that which the group makes, rather than a part of the page */
  #beginGroup(mask: unknown): void {
    this.#save();
    const settings = this.#settings;
    settings.outerOpacity *= settings.opacity;
    settings.isOuterBlended ||= settings.isBlended || settings.isMasked;
    settings.isInMask ||= Boolean(mask);
    Object.assign(settings, { opacity: 1, strokeOpacity: 1, isBlended: false, isMasked: false });
  }

  /** Nothing that the page has set counts for its annotations. */
  #beginAnnotation([, box, ...matrices]: readonly unknown[]): void {
    this.#save();
    this.#settings = { ...this.#first };
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
    this.#settings.clip = common(this.#settings.clip, mapped(this.#settings.matrix, box as never));
  }

  #transform(matrices: readonly unknown[]): void {
    for (const matrix of matrices) {
      if (Array.isArray(matrix)) {
        this.#settings.matrix = times(this.#settings.matrix, matrix as unknown as Matrix);
      }
    }
  }
}
