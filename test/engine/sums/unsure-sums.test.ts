import { expect, test } from 'vitest';
import { resolvedVariant } from '../../../src/engine/foods/resolved-food.ts';
import { Groups } from '../../../src/engine/sums/groups.ts';
import { layoutOf, nutrientSlot, SUMMED } from '../../../src/evaluation/layout.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

const LAYOUT = layoutOf([{ nutrients: ['energy'], foodPatterns: [] }]);
const ENERGY = nutrientSlot(LAYOUT, 'energy');
const BREAD = resolvedVariant(
  makeFood({ variants: [makeVariant({ nutrients: nutrients({ energy: 1000 }) })] }),
  undefined,
  LAYOUT,
);

function groupsOf(...portions: readonly (readonly [label: string, unsureGrams: number])[]): Groups {
  const groups = new Groups(LAYOUT.width);
  for (const [label, grams] of portions) {
    const group = groups.ofLabels([label]);
    groups.sums.addPortion(group, BREAD, 100);
    if (grams > 0) groups.unsure.rows.addPortion(groups.unsure.of(group), BREAD, grams);
  }
  return groups;
}

/** The uncertain energy and entries of a group; undefined if all entries are certain. */
function unsureOf(groups: Groups, label: string): number[] | undefined {
  const row = groups.unsure.find(groups.ofLabels([label]));
  if (row === undefined) return undefined;
  const amounts = new Float64Array(LAYOUT.width);
  groups.unsure.rows.readInto(amounts, row);
  return [amounts[ENERGY] as number, amounts[SUMMED] as number];
}

test('merge() merges the uncertain sums of a group as well', () => {
  const first = groupsOf(['a', 0], ['b', 10], ['c', 30]);
  // Only some of the groups, as a thread passes on only the first and the last one.
  const packed = first.packed([0, 2]);
  const merged = groupsOf(['c', 5], ['a', 0]);
  merged.merge(packed);
  expect(unsureOf(merged, 'a')).toBeUndefined();
  expect(unsureOf(merged, 'c')).toEqual([350, 2]);
  expect(unsureOf(first, 'b')).toEqual([100, 1]);
  merged.clear();
  expect(merged.packed([]).unsure).toBeUndefined();
});

test('groups without uncertain entries have no uncertain sums', () => {
  expect(groupsOf(['a', 0], ['b', 0]).packed([0, 1]).unsure).toBeUndefined();
});

test('the uncertain sums of all groups are added up', () => {
  const whole = groupsOf(['all', 7]);
  whole.unsure.addAll(0, groupsOf(['a', 0], ['b', 10], ['c', 30]).unsure);
  expect(unsureOf(whole, 'all')).toEqual([470, 3]);
  const none = groupsOf(['all', 0]);
  none.unsure.addAll(0, groupsOf(['a', 0]).unsure);
  expect(unsureOf(none, 'all')).toBeUndefined();
});
