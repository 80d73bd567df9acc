import {
  hasMemoryFor,
  instanceOf,
  type WebAssemblyMemory,
} from '../../io/web-assembly/instance.ts';
import { KernelMemory, type Region } from '../../io/web-assembly/memory.ts';
import { COMPILED_TOTAL } from './compiled-total.ts';

/** The exports of `assembly/total.ts`. */
interface Exports {
  readonly memory: WebAssemblyMemory;
  readonly freeFrom: () => number;
  readonly addRows: (
    total: number,
    rows: number,
    count: number,
    width: number,
    limit: number,
  ) => number;
}

/** Adds up many rows of sums in WebAssembly. */
class TotalKernel {
  readonly #module = instanceOf<Exports>(COMPILED_TOTAL);
  readonly #rows: Region<Float64Array>;
  readonly #total: Region<Float64Array>;

  constructor() {
    const memory = new KernelMemory(this.#module.memory, this.#module.freeFrom());
    this.#total = memory.region(Float64Array, 0);
    this.#rows = memory.region(Float64Array, 0);
  }

  /**
   * Adds rows to a total of the same width.
   *
   * @param rows their sums, row by row
   * @param limit the largest sum of the total before it is carried
   * @param carry called after each row that leaves a sum above the limit: it lowers the sums of `total`
   */
  add(total: Float64Array, rows: Float64Array, limit: number, carry: () => void): void {
    const width = total.length;
    this.#total.reserve(width);
    this.#rows.reserve(rows.length);
    this.#rows.view.set(rows);
    const count = rows.length / width;
    for (let next = 0; next < count; ) {
      this.#total.view.set(total);
      const { at } = this.#rows;
      const from = at + next * width * Float64Array.BYTES_PER_ELEMENT;
      next += this.#module.addRows(this.#total.at, from, count - next, width, limit);
      total.set(this.#total.view.subarray(0, width));
      if (total.some((sum) => sum > limit)) carry();
    }
  }
}

/** The kernel of this thread; null if there is no memory for one. */
let kernel: TotalKernel | null | undefined;

/** The kernel of this thread; undefined if there is no memory for one. */
export function totalKernel(): TotalKernel | undefined {
  if (kernel === undefined) {
    const isMade = hasMemoryFor(() => {
      kernel = new TotalKernel();
    });
    if (!isMade) kernel = null;
  }
  return kernel ?? undefined;
}
