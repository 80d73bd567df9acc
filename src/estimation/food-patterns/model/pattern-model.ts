import type { FoodPatternVector } from '../../../model/food-patterns.ts';
import { groupAmount, PATTERN_GROUPS, withGroupAmounts } from './pattern-groups.ts';
import { type EstimatedFood, treeFeatures } from './tree-features.ts';

/** Corrects estimates from similar foods with trees fitted to all FNDDS foods. */
export type PatternModel = (food: EstimatedFood) => FoodPatternVector;

/** A leaf has a correction. An inner node tests for a word, or whether an amount is below a threshold. */
export type TreeNode =
  | { readonly correction: number }
  | {
      /** A folded word, or the position of an amount among the features of the trees. */
      readonly of: string | number;
      /** Amounts below it take the `no` branch; 0 for words. */
      readonly threshold: number;
      /** The branch for a food that lacks the word, or has less of the amount. */
      readonly no: TreeNode;
      readonly yes: TreeNode;
    };

/** Corrections count in full if the model knows this share of the words of a name, and less below that. */
const KNOWN_SHARE = 0.5;

/** Corrected amounts below this (cups, ounces, teaspoons in 100 g) count as 0, because trees rarely give exactly 0. */
const LEAST_AMOUNT = 0.06;

/** The unit of corrections, which are written as whole numbers. */
const STEPS = 1000;

/**
 * Writes trees as text: a line with the words that they test, then a line with the trees of each group. A node comes
 * before its branches: `#12` tests for word 12, `3<4.5` tests whether amount 3 is below 4.5, and a number is a
 * correction in thousandths.
 */
export function writeTrees(groups: readonly (readonly TreeNode[])[]): string {
  const uses = new Map<string, number>();
  const count = (node: TreeNode): void => {
    if ('correction' in node) return;
    if (typeof node.of === 'string') uses.set(node.of, (uses.get(node.of) ?? 0) + 1);
    count(node.no);
    count(node.yes);
  };
  for (const trees of groups) trees.forEach(count);
  // Frequent words get short numbers.
  const words = [...uses]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([word]) => word);
  const numbers = new Map(words.map((word, index) => [word, index]));
  const written = (node: TreeNode): string => {
    if ('correction' in node) return String(Math.round(node.correction * STEPS));
    const { of, threshold, no, yes } = node;
    const asked = typeof of === 'string' ? `#${numbers.get(of)}` : `${of}<${threshold}`;
    return `${asked} ${written(no)} ${written(yes)}`;
  };
  return [words.join(';'), ...groups.map((trees) => trees.map(written).join(';'))].join('\n');
}

/** Trees as {@link writeTrees} wrote them. */
export function readTrees(text: string): TreeNode[][] {
  const [first = '', ...lines] = text.trim().split('\n');
  const words = first.split(';');
  return lines.map((line) =>
    line.split(';').map((tree) => {
      const tokens = tree.split(' ').values();
      const next = (): TreeNode => {
        const token = tokens.next().value ?? '';
        if (token.startsWith('#')) {
          return { of: words[Number(token.slice(1))] ?? '', threshold: 0, no: next(), yes: next() };
        }
        const [of, threshold] = token.split('<');
        if (threshold === undefined) return { correction: Number(token) / STEPS };
        return { of: Number(of), threshold: Number(threshold), no: next(), yes: next() };
      };
      return next();
    }),
  );
}

/**
 * Makes the model from trees.
 *
 * @param groups trees of each of {@link PATTERN_GROUPS}
 */
export function patternModel(groups: readonly (readonly TreeNode[])[]): PatternModel {
  const { numbers, single, correctionOf } = compiled(groups);
  const has = new Uint8Array(numbers.size);
  return (food) => {
    const { amounts, words, ownWords } = treeFeatures(food);
    const known = ownWords.filter((word) => single.has(word)).length;
    const share = Math.min(1, known / (ownWords.length * KNOWN_SHARE || 1));
    if (share === 0) return food.foodPatterns;
    has.fill(0);
    for (const word of words) {
      const number = numbers.get(word);
      if (number !== undefined) has[number] = 1;
    }
    const corrected = PATTERN_GROUPS.map((group, index) => {
      const before = groupAmount(food.foodPatterns, group);
      const amount = before + share * correctionOf(index, amounts, has);
      return amount < LEAST_AMOUNT ? 0 : amount;
    });
    return withGroupAmounts(food.foodPatterns, corrected);
  };
}

interface Compiled {
  /** The numbers of everything that trees test for: words, pairs of words, heads and kinds. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Words of names that trees test for, alone or in a pair. */
  readonly single: ReadonlySet<string>;
  /**
   * The correction by the trees of a group.
   *
   * @param has 1 for each number that the food has
   */
  readonly correctionOf: (group: number, amounts: readonly number[], has: Uint8Array) => number;
}

/** Trees as tables of numbers, which take a third of the time: a node is followed by its "no" branch. */
function compiled(groups: readonly (readonly TreeNode[])[]): Compiled {
  const numbers = new Map<string, number>();
  // For each node, its test: the position of an amount, or -1 - the number of a word. `yes` is the place of that
  // branch; 0 marks a leaf.
  const asked: number[] = [];
  const yes: number[] = [];
  // The threshold, or the correction of a leaf.
  const values: number[] = [];
  const add = (node: TreeNode): void => {
    const at = asked.length;
    if ('correction' in node) {
      asked.push(0);
      yes.push(0);
      values.push(node.correction);
      return;
    }
    let of = node.of;
    if (typeof of === 'string') {
      const number = numbers.get(of) ?? numbers.size;
      numbers.set(of, number);
      of = -1 - number;
    }
    asked.push(of);
    yes.push(0);
    values.push(node.threshold);
    add(node.no);
    yes[at] = asked.length;
    add(node.yes);
  };
  const roots = groups.map((trees) =>
    trees.map((tree) => {
      const root = asked.length;
      add(tree);
      return root;
    }),
  );
  const [questions, branches, amountsOfNodes] = [
    Int32Array.from(asked),
    Int32Array.from(yes),
    Float64Array.from(values),
  ];
  return {
    numbers,
    single: new Set(Array.from(numbers.keys(), (word) => word.split(' ')).flat()),
    correctionOf(group, amounts, has) {
      let sum = 0;
      for (let node of roots[group] ?? []) {
        for (let branch = branches[node] as number; branch > 0; branch = branches[node] as number) {
          const of = questions[node] as number;
          const isYes =
            of < 0
              ? has[-1 - of] === 1
              : (amounts[of] as number) >= (amountsOfNodes[node] as number);
          node = isYes ? branch : node + 1;
        }
        sum += amountsOfNodes[node] as number;
      }
      return sum;
    },
  };
}
