import type { EvaluationPlan } from '../../../evaluation/evaluations.ts';
import { type IndexProgram, PROGRAM_STEP } from '../../../evaluation/index-program.ts';
import { instanceOf, type WebAssemblyMemory } from '../../../io/web-assembly/instance.ts';
import { KernelMemory, type Region } from '../../../io/web-assembly/memory.ts';
import { type ByteWriter, MAX_FIGURE_BYTES } from '../../../tables/byte-writer.ts';
import type { WritePlainGroups } from '../../group-sink.ts';
import { COMPILED_GROUPS } from './compiled-groups.ts';

/** Groups that are loaded at a time: their sums and their text stay in the second cache of a processor. */
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

/** What `assembly/groups.ts` exports. */
interface Exports extends Record<(typeof NUMBERS)[number], { value: number }> {
  readonly memory: WebAssemblyMemory;
  readonly freeFrom: () => number;
  readonly partial: { readonly value: number };
  readonly end: { readonly value: number };
  readonly begin: () => void;
  readonly write: (from: number, to: number) => number;
}

/** How lines of CSV are made. */
export interface PlainLine {
  readonly labels: number;
  /** Whether the number of entries that are in no sum stands behind the labels. */
  readonly showsSkipped: boolean;
  /** Metrics of the columns behind them, by their places. */
  readonly places: Int32Array;
  /** Columns behind the figures, which are blank for groups that lack nothing and are sure. */
  readonly blanks: number;
  /** By byte: 0 where a label may have it, 1 where it may not begin with it, 2 where it may not have it. */
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
   * Takes the groups of a block.
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

  /** Writes groups of the block up to the first that is not plain, and gives that one. */
  write(from: number, to: number): number {
    return this.#module.write(from, to);
  }

  /** What the last call wrote. */
  get text(): Uint8Array {
    return this.#text.view.subarray(0, this.#module.end.value - this.#text.at);
  }

  /** Groups of the last call that leave out entries. */
  get partial(): number {
    return this.#module.partial.value;
  }

  #set(numbers: Partial<Numbers>): void {
    for (const [name, value] of Object.entries(numbers)) {
      this.#module[name as keyof Numbers].value = value;
    }
  }
}
