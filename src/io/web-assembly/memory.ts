import type { WebAssemblyMemory } from './instance.ts';

/** The types of a view of a region. */
export type Memory = Uint8Array | Uint16Array | Int32Array | Float64Array;

/** The class of a view: elements of a buffer from a place on. */
interface ViewClass<View extends Memory> {
  new (buffer: ArrayBuffer, at: number, length: number): View;
  readonly BYTES_PER_ELEMENT: number;
}

/** The step by which the memory of WebAssembly grows. */
const PAGE_BYTES = 65_536;

/** The smallest growth in bytes. Each growth replaces all views, and untouched pages take no memory. */
const MIN_GROWTH_BYTES = 1024 * 1024;

/** The alignment of regions in bytes. */
const ALIGNMENT = 16;

/** The memory of a WebAssembly module, in regions that grow. It is never freed. */
export class KernelMemory {
  readonly #memory: WebAssemblyMemory;
  readonly #regions: Region<Memory>[] = [];
  /** Whether a region was created or moved. */
  hasMoved = false;
  #end: number;

  /** @param start the number of bytes that the module itself uses */
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

  /**
   * Allocates bytes and returns their address. Growth invalidates all views of the memory, so they are created again.
   */
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

/** A region of elements of one type in the memory. A region that grows moves. */
export class Region<View extends Memory> {
  /** The address where the region begins. */
  at: number;
  /** The elements of the region. The view is replaced whenever any region grows. */
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

  /**
   * Makes room for a number of elements.
   *
   * @param used the number of elements to keep: copying memory that was never written to makes the system provide it
   */
  reserve(length: number, used = this.#length): void {
    if (length <= this.#length) return;
    const longer = Math.max(length, 2 * this.#length);
    const at = this.#memory.take(longer * this.#kind.BYTES_PER_ELEMENT);
    const view = this.#viewOf(at, longer);
    view.set(this.view.subarray(0, used) as View);
    this.at = at;
    this.view = view;
    this.#length = longer;
  }

  /** Replaces the region by a longer one of zeros. */
  renew(length: number): void {
    this.at = this.#memory.take(length * this.#kind.BYTES_PER_ELEMENT);
    this.view = this.#viewOf(this.at, length);
    this.#length = length;
  }

  /** Creates the view again after the memory was enlarged. */
  look(): void {
    this.view = this.#viewOf(this.at, this.#length);
  }

  #viewOf(at: number, length: number): View {
    return new this.#kind(this.#memory.buffer, at, length);
  }
}
