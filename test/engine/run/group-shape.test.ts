import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GroupShape, shapeGroups, withLabel } from '../../../src/engine/run/group-shape.ts';
import { Groups } from '../../../src/engine/sums/groups.ts';
import { FIRST_SUM } from '../../../src/evaluation/layout.ts';

const WIDTH = FIRST_SUM + 1;
const FOOD = {
  slots: Uint16Array.of(FIRST_SUM),
  partsPerGram: Float64Array.of(1),
  maxGrams: 1e6,
};

/** Groups by their labels, each with its amount; undefined for a faulty entry. */
function groupsOf(
  rows: readonly (readonly [labels: readonly string[], grams: number | undefined])[],
) {
  const groups = new Groups(WIDTH);
  for (const [labels, grams] of rows) {
    const group = groups.ofLabels(labels);
    groups.sums.addEntry(group);
    if (grams !== undefined) groups.sums.addPortion(group, FOOD, grams);
  }
  return groups;
}

const SHAPE: GroupShape = {
  labels: ['person', 'sex', 'day'],
  identifying: 1,
  file: -1,
  isMean: true,
  age: -1,
};

test('shapeGroups() sums the days of a person, and divides by the days that have entries', () => {
  const groups = groupsOf([
    [['Ann', 'f', '1'], 10],
    [['Ann', 'f', '2'], 20],
    [['Ann', 'f', '3'], undefined],
    [['Bo', 'm', '1'], 5],
    [['Cy', 'm', '1'], undefined],
  ]);
  const { groups: means, divisorOf } = shapeGroups(groups, WIDTH, SHAPE);
  const found = Array.from({ length: means.length }, (_, group) => [
    ...means.labels(group),
    means.sums.sumOf(group, FIRST_SUM),
    divisorOf(group),
  ]);
  expect(found).toEqual([
    ['Ann', 'f', 30, 2],
    ['Bo', 'm', 5, 1],
    // Nothing was summed, so there is nothing to divide.
    ['Cy', 'm', 0, 1],
  ]);
});

test('shapeGroups() does not change groups that are not means', () => {
  const groups = groupsOf([
    [['Ann', 'f', '1'], 10],
    [['Ann', 'f', '2'], 20],
  ]);
  const shape = { ...SHAPE, identifying: 3, isMean: false };
  const shaped = shapeGroups(groups, WIDTH, shape);
  expect(shaped.groups).toBe(groups);
  expect([shaped.divisorOf(0), shaped.divisorOf(1)]).toEqual([1, 1]);
});

test('shapeGroups() refuses to keep a label that has several values in a group', () => {
  const rows = [
    [['Ann', 'f', '1'], 10],
    [['Ann', 'm', '2'], 20],
  ] as const;
  expect(() => shapeGroups(groupsOf(rows), WIDTH, SHAPE)).toThrow(
    'Cannot keep sex: it has several values in person Ann: "f" and "m"',
  );
  const kept = { ...SHAPE, isMean: false, labels: ['person', 'sex'] };
  const twice = [
    [['Ann', 'f'], 10],
    [['Ann', 'm'], 20],
  ] as const;
  expect(() => shapeGroups(groupsOf(twice), WIDTH, kept)).toThrow('Cannot keep sex');
  // Two persons may have different values.
  const two = [
    [['Ann', 'f'], 10],
    [['Bo', 'm'], 20],
  ] as const;
  expect(() => shapeGroups(groupsOf(two), WIDTH, kept)).not.toThrow();
});

test('shapeGroups() names the label that it cannot keep, and says "all entries" if there are no groups', () => {
  const shape = { ...SHAPE, labels: ['site', 'sex'], identifying: 0, isMean: false };
  const rows = [
    [['A', 'f'], 1],
    [['A', 'm'], 2],
  ] as const;
  expect(() => shapeGroups(groupsOf(rows), WIDTH, shape)).toThrow(
    'Cannot keep sex: it has several values in all entries: "f" and "m"',
  );
});

test('withLabel() inserts a label into each key at its position', () => {
  const label = fc.string({ maxLength: 5 });
  const keys = fc.uniqueArray(fc.array(label, { minLength: 2, maxLength: 2 }), {
    maxLength: 8,
    selector: (labels) => JSON.stringify(labels.map((text) => Buffer.from(text).toString('hex'))),
  });
  fc.assert(
    fc.property(keys, fc.integer({ min: 0, max: 2 }), label, (list, place, added) => {
      const groups = groupsOf(list.map((labels) => [labels, 1]));
      const all = list.map((_, group) => group);
      const longer = new Groups(WIDTH);
      longer.merge(withLabel(groups.packed(all), place, added));
      const plain = (text: string) => Buffer.from(text).toString();
      expect(all.map((group) => longer.labels(group))).toEqual(
        list.map((labels) => labels.toSpliced(place, 0, added).map(plain)),
      );
    }),
  );
});

test('shapeGroups() notes times that count as days, and means that are sums', () => {
  const noteOf = (days: readonly string[]) =>
    shapeGroups(
      groupsOf(days.map((day, at) => [[at < 2 ? 'Ann' : 'Bo', 'f', day], 1])),
      WIDTH,
      SHAPE,
    ).meansNote;
  expect(noteOf(['2026-03-02T08:00', '2026-03-02T12:00', '2026-03-03'])).toBe(
    '--per day counts times, not days: "2026-03-02T08:00" and "2026-03-02T12:00" are two values',
  );
  // One recall a day, as its start names it.
  expect(noteOf(['2026-03-02T08:00', '2026-03-03T12:00', '2026-03-02T09:00'])).toBeUndefined();
  expect(noteOf(['1', '2', '1'])).toBeUndefined();
  expect(noteOf(['1', '1', '1'])).toBe(
    '--per day changes nothing: each group has one value of day',
  );
  expect(noteOf(['1', '1'])).toBeUndefined();
});
