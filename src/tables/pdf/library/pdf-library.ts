/** What viand uses of pdf.js. The declarations of the package do not say which names it exports. */
export interface PdfLibrary {
  /** The numbers of the operations that draw, by their names. */
  readonly OPS: PdfOperations;
  readonly getDocument: (options: Readonly<Record<string, unknown>>) => {
    readonly promise: Promise<PdfDocument>;
    readonly destroy: () => Promise<void>;
  };
}

/** The operations of the content of pages, such as those that end a path. */
export type PdfOperations = Readonly<
  Record<
    'closeStroke' | 'constructPath' | 'endPath' | 'eoFill' | 'fill' | 'showText' | 'stroke',
    number
  >
>;

/** What a page draws: operations, and the values of each. */
export interface PdfOperationList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

/** A letter of a text; its width is in thousandths of the size of its font. */
export interface PdfGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

/** A file that is open. */
export interface PdfDocument {
  readonly numPages: number;
  /** @param number from 1 */
  readonly getPage: (number: number) => Promise<PdfPage>;
  /** The layers of the file; some may be off. */
  readonly getOptionalContentConfig: () => Promise<{
    readonly isVisible: (layer: unknown) => boolean;
  }>;
}

/** Lengths are in points, from the left and the bottom of the page. */
export interface PdfPage {
  readonly getViewport: (options: { readonly scale: number }) => {
    readonly width: number;
    readonly height: number;
    readonly transform: readonly number[];
  };
  readonly getTextContent: () => Promise<{ readonly items: readonly (PdfText | object)[] }>;
  readonly getAnnotations: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly getOperatorList: () => Promise<PdfOperationList>;
}

/** A text in one font, and the matrix that maps it to its place. */
export interface PdfText {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
}

/** Loads pdf.js, which needs a function that Node.js 20 lacks. */
export async function loadPdfLibrary(): Promise<PdfLibrary> {
  const buffers = ArrayBuffer.prototype as { transferToFixedLength?: typeof withLength };
  buffers.transferToFixedLength ??= withLength;
  return (await import('unpdf/pdfjs')) as unknown as PdfLibrary;
}

/** A copy of a buffer with another length: ECMAScript 2024, 25.1.6.9, without detaching the buffer. */
function withLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  if (length <= this.byteLength) return this.slice(0, length);
  const longer = new ArrayBuffer(length);
  new Uint8Array(longer).set(new Uint8Array(this));
  return longer;
}
