import { expect, test } from 'vitest';
import { type Example, fitTrees } from '../../build/patterns/fit-trees.ts';
import { PATTERN_GROUPS } from '../../src/estimation/food-patterns/model/pattern-groups.ts';
import type { TreeNode } from '../../src/estimation/food-patterns/model/pattern-model.ts';

/** Foods with and without a word; those with it have one more of the first pattern group. */
function examples(withWord: number, without: number): Example[] {
  return Array.from({ length: withWord + without }, (_, index) => {
    const words = index < withWord ? ['food', 'fruit'] : ['food'];
    return {
      features: { amounts: [100 + index], words: new Set(words), ownWords: words },
      estimated: PATTERN_GROUPS.map(() => 0),
      measured: PATTERN_GROUPS.map((_, group) => (index < withWord && group === 0 ? 1 : 0)),
    };
  });
}

function leaves(node: TreeNode): number[] {
  return 'correction' in node ? [node.correction] : [...leaves(node.no), ...leaves(node.yes)];
}

test('fitTrees() learns the errors of similar foods, and gives the same trees each time', () => {
  const [trees = [], others = []] = fitTrees(examples(60, 60));
  const most = trees.reduce((sum, tree) => sum + Math.max(...leaves(tree)), 0);
  expect(most).toBeGreaterThan(0.7);
  expect(most).toBeLessThan(1.1);
  expect(others.flatMap(leaves).every((correction) => correction === 0)).toBe(true);
  expect(fitTrees(examples(60, 60))[0]).toEqual(trees);
});

test('fitTrees() tests no word that only a few foods have', () => {
  const [trees = []] = fitTrees(examples(4, 116));
  expect(trees.flatMap(leaves).every((correction) => correction < 0.15 / 2)).toBe(true);
});
