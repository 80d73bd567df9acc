import type { EvaluationPlan } from '../../../evaluation/evaluations.ts';
import { type IndexProgram, PROGRAM_STEP } from '../../../evaluation/indices/index-program.ts';
import { instanceOf, type WebAssemblyMemory } from '../../../io/web-assembly/instance.ts';
import { KernelMemory, type Region } from '../../../io/web-assembly/memory.ts';
import { type ByteWriter, MAX_FIGURE_BYTES } from '../../../tables/byte-writer.ts';
import type { WritePlainGroups } from '../../group-sink.ts';
import { COMPILED_GROUPS } from './compiled-groups.ts';

/** The number of groups that are loaded at a time: their sums and text fit into the L2 cache of a processor. */
const BLOCK_GROUPS = 128;

/** Bytes of a sum. */
const SUM_BYTES = 8;

/** Names under which the module looks for regions and numbers. */
const NUMBERS = [
  'rows',
  'stride',
  'keys',
  'labels',
  'byteKinds',
  'gaps',
  'gapCount',
  'showsSkipped',
  'places',
  'figures',
  'figureCount',
  'blanks',
  'text',
  'steps',
  'components',
  'energy',
  'totalScore',
  'estimatedEnergyShare',
  'amounts',
  'densities',
  'metrics',
] as const;

type Numbers = Record<(typeof NUMBERS)[number], number>;

/** The exports of `assembly/groups.ts`. */
interface Exports extends Record<(typeof NUMBERS)[number], { value: number }> {
  readonly memory: WebAssemblyMemory;
  readonly freeFrom: () => number;
  readonly partial: { readonly value: number };
  readonly end: { readonly value: number };
  readonly begin: () => void;
  readonly write: (from: number, to: number) => number;
}

/** The layout of a line of CSV. */
export interface PlainLine {
  readonly labels: number;
  /** Whether the number of skipped entries follows the labels. */
  readonly showsSkipped: boolean;
  /** The places of the metrics in the columns after them. */
  readonly places: Int32Array;
  /** The number of columns after the figures. They are blank for complete groups without uncertain entries. */
  readonly blanks: number;
  /**
   * For each byte: 0 if a label may contain it, 1 if a label may not begin with it, 2 if a label
   * may not contain it.
   */
  readonly byteKinds: Uint8Array;
}

/**
 * Scores many groups at once and writes their lines, in WebAssembly. A group is plain if each of its foods has every
 * input of the index, no food or size is uncertain, and each label can be written without quotes.
 *
 * @returns undefined if the evaluation has no program
 */
export function plainGroups(
  line: PlainLine,
  plan: EvaluationPlan,
  out: ByteWriter,
): WritePlainGroups | undefined {
  const program = plan.program();
  if (program === undefined) return undefined;
  let kernel: GroupKernel | undefined;
  return (groups, from, to, other) => {
    kernel ??= new GroupKernel(line, program, plan.layout.width);
    let written = 0;
    let partial = 0;
    for (let first = from; first < to; ) {
      const { rows, keys, end } = groups.block(first, Math.min(to, first + BLOCK_GROUPS));
      kernel.load(rows, keys);
      for (let group = first; group < end; ) {
        const special = groups.nextSpecial(group, end);
        const stop = first + kernel.write(group - first, special - first);
        out.append(kernel.text);
        written += stop - group;
        partial += kernel.partial;
        if (stop < end) other(stop);
        group = stop + 1;
      }
      first = end;
    }
    return { written, partial };
  };
}

/** The loop and its memory. */
class GroupKernel {
  readonly #module: Exports;
  readonly #rows: Region<Float64Array>;
  readonly #keys: Region<Uint8Array>;
  readonly #text: Region<Uint8Array>;
  readonly #lineBytes: number;

  constructor(line: PlainLine, program: IndexProgram, width: number) {
    const module = instanceOf<Exports>(COMPILED_GROUPS);
    const memory = new KernelMemory(module.memory, module.freeFrom());
    const { places, byteKinds } = line;
    const { steps, gaps } = program;
    const filled = <View extends Float64Array | Int32Array | Uint8Array>(
      region: Region<View>,
      content: View,
    ): number => {
      region.view.set(content);
      return region.at;
    };
    this.#module = module;
    this.#rows = memory.region(Float64Array, BLOCK_GROUPS * width);
    this.#keys = memory.region(Uint8Array, 64 * BLOCK_GROUPS);
    this.#lineBytes = (places.length + 1) * MAX_FIGURE_BYTES + line.blanks + 1;
    this.#text = memory.region(Uint8Array, BLOCK_GROUPS * (this.#lineBytes + 64));
    const { energy, totalScore, estimatedEnergyShare, amounts, densities } = program;
    this.#set({
      ...{ energy, totalScore, estimatedEnergyShare, amounts, densities },
      stride: width * SUM_BYTES,
      labels: line.labels,
      showsSkipped: Number(line.showsSkipped),
      blanks: line.blanks,
      figureCount: places.length,
      components: steps.length / PROGRAM_STEP,
      gapCount: gaps.length,
      byteKinds: filled(memory.region(Uint8Array, byteKinds.length), byteKinds),
      gaps: filled(memory.region(Int32Array, gaps.length), gaps),
      places: filled(memory.region(Int32Array, places.length), places),
      steps: filled(memory.region(Float64Array, steps.length), steps),
      figures: memory.region(Float64Array, places.length).at,
      metrics: memory.region(Float64Array, program.metrics).at,
    });
  }

  /**
   * Loads the groups of a block.
   *
   * @param rows their sums
   * @param keys their labels
   */
  load(rows: Float64Array, keys: Uint8Array): void {
    this.#rows.view.set(rows);
    this.#keys.reserve(keys.length);
    this.#keys.view.set(keys);
    this.#text.reserve(keys.length + BLOCK_GROUPS * this.#lineBytes);
    this.#set({ rows: this.#rows.at, keys: this.#keys.at, text: this.#text.at });
    this.#module.begin();
  }

  /** Writes groups of the block up to the first that is not plain, and returns the number of that group. */
  write(from: number, to: number): number {
    return this.#module.write(from, to);
  }

  /** The text that the last call wrote. */
  get text(): Uint8Array {
    return this.#text.view.subarray(0, this.#module.end.value - this.#text.at);
  }

  /** The number of groups of the last call that omit entries. */
  get partial(): number {
    return this.#module.partial.value;
  }

  #set(numbers: Partial<Numbers>): void {
    for (const [name, value] of Object.entries(numbers)) {
      this.#module[name as keyof Numbers].value = value;
    }
  }
}
