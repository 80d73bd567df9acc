import { PATTERN_GROUPS } from '../../src/estimation/food-patterns/model/pattern-groups.ts';
import type { TreeNode } from '../../src/estimation/food-patterns/model/pattern-model.ts';
import type { TreeFeatures } from '../../src/estimation/food-patterns/model/tree-features.ts';

/** A food that trees learn from. */
export interface Example {
  readonly features: TreeFeatures;
  /** Amounts of the pattern groups that similar foods suggest, and those that were measured. */
  readonly estimated: readonly number[];
  readonly measured: readonly number[];
}

/**
 * Settings of the trees, chosen on days of NHANES 2009-2010
 * (`npm run bench:patterns -- FOLDER --survey`).
 */
const SETTINGS = {
  trees: 40,
  /** The learning rate: the share of a tree's correction that is applied before the next tree. */
  rate: 0.15,
  /** The maximum number of tests between root and leaf. */
  depth: 5,
  /** The minimum number of foods in a leaf, so that no leaf reveals a single food. */
  leaf: 10,
  /** Words of fewer foods are not tested. */
  word: 8,
  /** Added to the weight of a leaf, so that corrections from few foods are small. */
  ridge: 5,
  /** The share of the foods, and of the tests, that a tree may use. */
  foods: 0.6,
  questions: 0.4,
};

/** Amounts are compared with at most this many thresholds. */
const BINS = 64;

/** Words of the examples that are frequent enough. */
export function vocabularyOf(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const word of features.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].flatMap(([word, count]) => (count >= SETTINGS.word ? word : [])).sort();
}

/**
 * Fits gradient-boosted regression trees to the errors of estimates from similar foods, for each
 * pattern group. The same examples always give the same trees.
 */
export function fitTrees(examples: readonly Example[]): TreeNode[][] {
  const table = tableOf(examples);
  return PATTERN_GROUPS.map((_, group) => {
    const random = randomNumbers(11 + group);
    const rest = Float64Array.from(
      examples,
      ({ estimated, measured }) => (measured[group] as number) - (estimated[group] as number),
    );
    return Array.from({ length: SETTINGS.trees }, () => {
      const rows = examples.flatMap((_, row) => (random() < SETTINGS.foods ? row : []));
      const amounts = table.cuts.flatMap((_, at) => (random() < SETTINGS.questions ? at : []));
      const words = Uint8Array.from(table.vocabulary, () =>
        random() < SETTINGS.questions ? 1 : 0,
      );
      const tree = grow({ table, rest, amounts, words }, rows, SETTINGS.depth);
      examples.forEach(({ features }, row) => {
        let node = tree;
        while (!('correction' in node)) {
          const { of, threshold } = node;
          const isYes =
            typeof of === 'string'
              ? features.words.has(of)
              : (features.amounts[of] as number) >= threshold;
          node = isYes ? node.yes : node.no;
        }
        rest[row] = (rest[row] as number) - node.correction;
      });
      return tree;
    });
  });
}

interface Table {
  readonly examples: readonly Example[];
  readonly vocabulary: readonly string[];
  /** Numbers of the words that each example has. */
  readonly words: readonly (readonly number[])[];
  /** Thresholds of each amount, in ascending order. */
  readonly cuts: readonly (readonly number[])[];
  /** The bin of each amount of each example. */
  readonly bins: readonly Uint8Array[];
  readonly weights: Float64Array;
}

interface Task {
  readonly table: Table;
  readonly rest: Float64Array;
  /** Amounts and words that this tree may test. */
  readonly amounts: readonly number[];
  readonly words: Uint8Array;
}

function tableOf(examples: readonly Example[]): Table {
  const vocabulary = vocabularyOf(examples);
  const numbers = new Map(vocabulary.map((word, index) => [word, index]));
  const words = examples.map(({ features }) =>
    Array.from(features.words).flatMap((word) => numbers.get(word) ?? []),
  );
  const columns = (examples[0]?.features.amounts ?? []).map((_, at) =>
    examples.map(({ features }) => features.amounts[at] as number),
  );
  const cuts = columns.map((values) => {
    const sorted = values.toSorted((a, b) => a - b);
    const few = Array.from({ length: BINS - 1 }, (_, bin) => {
      const value = sorted[Math.floor((sorted.length * (bin + 1)) / BINS)] as number;
      return Number(value.toPrecision(3));
    });
    return [...new Set(few)].sort((a, b) => a - b);
  });
  const bins = columns.map((values, at) =>
    Uint8Array.from(values, (value) => (cuts[at] as number[]).filter((cut) => value >= cut).length),
  );
  // People eat more of foods with little energy, so errors in these count more.
  const weights = Float64Array.from(examples, ({ features }) => {
    const kcal = (features.amounts[0] as number) / 4.184;
    return Math.sqrt(200 / (kcal + 30));
  });
  return { examples, vocabulary, words, cuts, bins, weights };
}

interface Split {
  readonly gain: number;
  readonly of: string | number;
  readonly threshold: number;
  readonly isYes: (row: number) => boolean;
}

interface Sums {
  rest: number;
  weight: number;
  count: number;
}

function grow(task: Task, rows: readonly number[], depth: number): TreeNode {
  const all = emptySums();
  for (const row of rows) add(all, task, row);
  const best = depth > 0 ? bestSplit(task, rows, all) : undefined;
  if (best === undefined) {
    return { correction: (SETTINGS.rate * all.rest) / (all.weight + SETTINGS.ridge) };
  }
  const { of, threshold, isYes } = best;
  const no = grow(
    task,
    rows.filter((row) => !isYes(row)),
    depth - 1,
  );
  const yes = grow(task, rows.filter(isYes), depth - 1);
  return { of, threshold, no, yes };
}

function bestSplit(task: Task, rows: readonly number[], all: Sums): Split | undefined {
  const { table } = task;
  let best: Split | undefined;
  const consider = (part: Sums, split: () => Omit<Split, 'gain'>) => {
    if (part.count < SETTINGS.leaf || all.count - part.count < SETTINGS.leaf) return;
    const other = { rest: all.rest - part.rest, weight: all.weight - part.weight };
    const gain = worth(part) + worth(other) - worth(all);
    if (gain > (best?.gain ?? 1e-9)) best = { ...split(), gain };
  };
  for (const at of task.amounts) {
    const [cuts, bins] = [table.cuts[at] as number[], table.bins[at] as Uint8Array];
    const sums = cuts.map(emptySums);
    for (const row of rows) {
      const bin = sums[bins[row] as number];
      if (bin !== undefined) add(bin, task, row);
    }
    const below = emptySums();
    sums.forEach((sum, bin) => {
      below.rest += sum.rest;
      below.weight += sum.weight;
      below.count += sum.count;
      const isYes = (row: number) => (bins[row] as number) > bin;
      consider(below, () => ({ of: at, threshold: cuts[bin] as number, isYes }));
    });
  }
  const sums = new Map<number, Sums>();
  for (const row of rows) {
    for (const word of table.words[row] as number[]) {
      if (task.words[word] === 0) continue;
      const sum = sums.get(word) ?? emptySums();
      sums.set(word, sum);
      add(sum, task, row);
    }
  }
  for (const [number, sum] of sums) {
    const word = table.vocabulary[number] as string;
    const isYes = (row: number) => table.examples[row]?.features.words.has(word) === true;
    consider(sum, () => ({ of: word, threshold: 0, isYes }));
  }
  return best;
}

const emptySums = (): Sums => ({ rest: 0, weight: 0, count: 0 });

function add(sums: Sums, { table, rest }: Task, row: number): void {
  const weight = table.weights[row] as number;
  sums.rest += (rest[row] as number) * weight;
  sums.weight += weight;
  sums.count += 1;
}

function worth({ rest, weight }: Omit<Sums, 'count'>): number {
  return rest ** 2 / (weight + SETTINGS.ridge);
}

/** Mulberry32 (T. Ettinger, public domain): the same numbers, 0 to 1, for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
