import { instanceOf, type WebAssemblyMemory } from '../../io/web-assembly/instance.ts';
import { KernelMemory, type Region } from '../../io/web-assembly/memory.ts';
import { COMPILED_FIGURES } from './compiled-figures.ts';

/** The number of figures in a row that have room at first. */
const FIGURES = 64;

/** The exports of `assembly/figures.ts`. */
interface Exports {
  readonly memory: WebAssemblyMemory;
  readonly values: { value: number };
  readonly written: { readonly value: number };
  readonly freeFrom: () => number;
  readonly write: (start: number, first: number, count: number, separator: number) => number;
}

/** Writes figures into memory of its own. WebAssembly does this in half the time. */
export class FigureKernel {
  /** The memory that figures are written to. */
  readonly bytes: Region<Uint8Array>;
  readonly #module: Exports;
  readonly #values: Region<Float64Array>;

  /** @param length bytes that there is room for */
  constructor(length: number) {
    this.#module = instanceOf<Exports>(COMPILED_FIGURES);
    const memory = new KernelMemory(this.#module.memory, this.#module.freeFrom());
    this.#values = memory.region(Float64Array, FIGURES);
    this.bytes = memory.region(Uint8Array, length);
  }

  /** Takes the figures to write: those in some places of a row, in this order. */
  load(row: Float64Array, places: Int32Array): void {
    this.#values.reserve(places.length);
    const { view } = this.#values;
    for (let index = 0; index < places.length; index++) {
      view[index] = row[places[index] as number] as number;
    }
    this.#module.values.value = this.#values.at;
  }

  /**
   * Writes the figures, with a byte between them, up to one that is not a plain figure.
   *
   * @param start the address of enough room for all of them
   * @param first the figure to begin with
   * @param count the number of all figures
   * @returns the end of the text; `written` figures are in it
   */
  write(start: number, first: number, count: number, separator: number): number {
    const { at } = this.bytes;
    return this.#module.write(at + start, first, count, separator) - at;
  }

  /** How many figures are written. */
  get written(): number {
    return this.#module.written.value;
  }
}
