import type { WebAssemblyMemory } from './instance.ts';

/** What a region can be seen as. */
export type Memory = Uint8Array | Uint16Array | Int32Array | Float64Array;

/** The class of a view: elements of a buffer from a place on. */
interface ViewClass<View extends Memory> {
  new (buffer: ArrayBuffer, at: number, length: number): View;
  readonly BYTES_PER_ELEMENT: number;
}

/** The step by which the memory of WebAssembly grows. */
const PAGE_BYTES = 65_536;

/** Each growth makes all views again, so memory grows by at least this much. Untouched pages take no memory. */
const MIN_GROWTH_BYTES = 1024 * 1024;

/** Regions begin at multiples of this. */
const ALIGNMENT = 16;

/** The memory of a WebAssembly module, in regions that grow; it is never given back. */
export class KernelMemory {
  readonly #memory: WebAssemblyMemory;
  readonly #regions: Region<Memory>[] = [];
  /** A region was made or moved. */
  hasMoved = false;
  #end: number;

  /** @param start bytes that are the module's own */
  constructor(memory: WebAssemblyMemory, start: number) {
    this.#memory = memory;
    this.#end = start;
  }

  /** A region of zeros. */
  region<View extends Memory>(kind: ViewClass<View>, length: number): Region<View> {
    const region = new Region(this, kind, length);
    this.#regions.push(region);
    return region;
  }

  get buffer(): ArrayBuffer {
    return this.#memory.buffer;
  }

  /** Where so many new bytes begin. All views of a memory are void once it is larger, and are made again. */
  take(bytes: number): number {
    const at = Math.ceil(this.#end / ALIGNMENT) * ALIGNMENT;
    this.#end = at + bytes;
    this.hasMoved = true;
    const missing = this.#end - this.buffer.byteLength;
    if (missing > 0) {
      this.#memory.grow(Math.ceil(Math.max(missing, MIN_GROWTH_BYTES) / PAGE_BYTES));
      for (const region of this.#regions) region.look();
    }
    return at;
  }
}

/** Elements of a kind in the memory. When the region grows, it moves. */
export class Region<View extends Memory> {
  /** Where it begins. */
  at: number;
  /** Its elements; another view after any region grew. */
  view: View;
  #length: number;
  readonly #memory: KernelMemory;
  readonly #kind: ViewClass<View>;

  constructor(memory: KernelMemory, kind: ViewClass<View>, length: number) {
    this.#memory = memory;
    this.#kind = kind;
    this.#length = length;
    this.at = memory.take(length * kind.BYTES_PER_ELEMENT);
    this.view = this.#viewOf(this.at, length);
  }

  /** Makes room for so many elements. */
  reserve(length: number): void {
    if (length <= this.#length) return;
    const longer = Math.max(length, 2 * this.#length);
    const at = this.#memory.take(longer * this.#kind.BYTES_PER_ELEMENT);
    const view = this.#viewOf(at, longer);
    view.set(this.view);
    this.at = at;
    this.view = view;
    this.#length = longer;
  }

  /** Looks at the memory again. */
  look(): void {
    this.view = this.#viewOf(this.at, this.#length);
  }

  #viewOf(at: number, length: number): View {
    return new this.#kind(this.#memory.buffer, at, length);
  }
}
