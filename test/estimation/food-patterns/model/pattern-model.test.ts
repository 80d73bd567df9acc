import { expect, test } from 'vitest';
import { FITTED_TREES } from '../../../../src/estimation/food-patterns/model/fitted-trees.ts';
import {
  groupAmount,
  PATTERN_GROUPS,
  withGroupAmounts,
} from '../../../../src/estimation/food-patterns/model/pattern-groups.ts';
import {
  patternModel,
  readTrees,
  type TreeNode,
  writeTrees,
} from '../../../../src/estimation/food-patterns/model/pattern-model.ts';
import { type FoodPatternName, foodPattern } from '../../../../src/model/food-patterns.ts';
import { nutrients, patterns } from '../../../support/foods.ts';

const at = (name: FoodPatternName) => foodPattern(name).position;
const groupAt = (name: string) => PATTERN_GROUPS.findIndex((group) => group.name === name);

/** Trees that add 0.5 of a group to foods with a word, and subtract 0.25 from the others. */
function treesFor(name: string, word: string): TreeNode[][] {
  const none: TreeNode = { correction: 0 };
  const asked: TreeNode = {
    ...{ of: word, threshold: 0 },
    ...{ no: { correction: -0.25 }, yes: { correction: 0.5 } },
  };
  return PATTERN_GROUPS.map((_, index) => [index === groupAt(name) ? asked : none]);
}

function corrected(names: string[], trees: TreeNode[][], has: object, amounts: object = {}) {
  const food = { names, nutrients: nutrients(amounts), usualNutrients: nutrients({ fiber: 3 }) };
  return patternModel(trees)({ ...food, foodPatterns: patterns(has) });
}

test('patternModel() corrects a group and its total if the name has the word', () => {
  const trees = treesFor('dark green vegetables', 'spinach');
  const found = corrected(['Spinach pie'], trees, { v_total: 0.3, v_other: 0.3 });
  expect(found[at('v_drkgr')]).toBeCloseTo(0.5, 9);
  expect(found[at('v_total')]).toBeCloseTo(0.8, 9);
});

test('patternModel() keeps a food unchanged if it knows none of its words', () => {
  const has = { v_total: 0.3, v_other: 0.3 };
  const found = corrected(['Blätterteig'], treesFor('dark green vegetables', 'spinach'), has);
  expect([...found]).toEqual([...patterns(has)]);
});

test('patternModel() corrects less if it knows few of the words', () => {
  const trees = treesFor('eggs', 'omelette');
  const amount = (name: string) => corrected([name], trees, {})[at('pf_eggs')];
  expect(amount('Omelette')).toBeCloseTo(0.5, 9);
  expect(amount('Omelette Xa Xb Xc')).toBeCloseTo(0.25, 9);
});

test('patternModel() uses amounts of the similar food if they are missing', () => {
  const fibre = 6;
  const trees = PATTERN_GROUPS.map((): TreeNode[] => [
    {
      ...{ of: fibre, threshold: 2, no: { correction: 0 } },
      yes: { of: 'bread', threshold: 0, no: { correction: 0 }, yes: { correction: 1 } },
    },
  ]);
  const whole = (amounts: object) => corrected(['Bread'], trees, {}, amounts)[at('g_whole')];
  expect(whole({})).toBeCloseTo(1, 9);
  expect(whole({ fiber: 1 })).toBe(0);
});

test('withGroupAmounts() keeps the proportions within a group, and updates the totals', () => {
  const before = patterns({ d_total: 0.6, d_milk: 0.2, d_cheese: 0.4, pf_legumes: 1 });
  const amounts = PATTERN_GROUPS.map((group) => groupAmount(before, group));
  amounts[groupAt('dairy')] = 1.2;
  amounts[groupAt('legumes')] = 2;
  const after = withGroupAmounts(before, amounts);
  expect(after[at('d_milk')]).toBeCloseTo(0.4, 9);
  expect(after[at('d_cheese')]).toBeCloseTo(0.8, 9);
  expect(after[at('d_total')]).toBeCloseTo(1.2, 9);
  expect(after[at('v_legumes')]).toBeCloseTo(0.5, 9);
});

test('withGroupAmounts() stays within the definitions of FPED', () => {
  const before = patterns({ g_total: 6, g_refined: 6 });
  const amounts = PATTERN_GROUPS.map((group) => groupAmount(before, group));
  amounts[groupAt('whole grains')] = 2;
  amounts[groupAt('nuts')] = 9;
  const after = withGroupAmounts(before, amounts);
  expect(after[at('g_total')]).toBeCloseTo(6.25, 9);
  expect((after[at('g_whole')] as number) + (after[at('g_refined')] as number)).toBeCloseTo(6.25);
  expect(after[at('pf_nutsds')]).toBeCloseTo(7.05, 9);
});

test('readTrees() reads the output of writeTrees()', () => {
  const trees: TreeNode[][] = [
    [
      {
        ...{ of: 'whole wheat', threshold: 0, no: { correction: -0.012 } },
        yes: { of: 3, threshold: 4.5, no: { correction: 0.1 }, yes: { correction: 0 } },
      },
      { correction: 0.5 },
    ],
    [{ of: 'bean', threshold: 0, no: { correction: 0 }, yes: { correction: 1.25 } }],
  ];
  expect(writeTrees(trees)).toBe('bean;whole wheat\n#1 -12 3<4.5 100 0;500\n#0 0 1250');
  expect(readTrees(writeTrees(trees))).toEqual(trees);
});

test('FITTED_TREES has one list per pattern group, is small, and contains only single words and pairs', () => {
  const trees = readTrees(FITTED_TREES);
  expect(trees).toHaveLength(PATTERN_GROUPS.length);
  expect(writeTrees(trees)).toBe(FITTED_TREES.trim());
  expect(FITTED_TREES.length).toBeLessThan(150_000);
  const [words = ''] = FITTED_TREES.trim().split('\n');
  expect(words.split(';').filter((word) => !/^[~=]?[a-z\d]+(?: [a-z\d]+)?$/.test(word))).toEqual(
    [],
  );
});
