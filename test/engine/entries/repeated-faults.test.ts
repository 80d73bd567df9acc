import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FaultPlaces,
  forEachFault,
  placeLocation,
  type RepeatedFaults,
} from '../../../src/engine/entries/repeated-faults.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';

const unknown = (value: string, location?: Diagnostic['location']): Diagnostic => ({
  code: 'meal/unknown-food',
  message: 'Unknown food',
  value,
  ...(location === undefined ? {} : { location }),
});

/** All faults of a part, in the order in which they are returned. */
function all(found: readonly Diagnostic[], repeated: RepeatedFaults | undefined, before = 0) {
  const given: Diagnostic[] = [];
  forEachFault(found, repeated, before, (diagnostic) => given.push(diagnostic));
  return given;
}

const placed = (
  ...places: readonly (readonly [fault: string, line: number, column?: number])[]
) => {
  const collected = new FaultPlaces();
  const numbers = new Map<string, number>();
  for (const [value, line, column = 0] of places) {
    const known = numbers.get(value);
    const location = { file: 'week.csv', line: 99, column: 99 };
    const fault = known ?? collected.addFault(unknown(value, location));
    numbers.set(value, fault);
    collected.add(fault, { line, column, endColumn: column === 0 ? 0 : column + 3 });
  }
  return collected.packed();
};

test('a fault that many rows share is stored once, without the location of its first row', () => {
  const packed = placed(['no', 2, 5], ['nix', 3, 5], ['no', 4, 7]);
  expect(packed?.faults).toEqual([
    unknown('no', { file: 'week.csv' }),
    unknown('nix', { file: 'week.csv' }),
  ]);
  expect([...(packed?.places ?? [])]).toEqual([0, 2, 5, 8, 1, 3, 5, 8, 0, 4, 7, 10]);
});

test('FaultPlaces.packed() returns nothing without places', () => {
  expect(new FaultPlaces().packed()).toBeUndefined();
  const collected = new FaultPlaces();
  collected.addFault(unknown('no'));
  expect(collected.packed()).toBeUndefined();
});

test('FaultPlaces keep all places if these exceed the initial capacity', () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => index + 2);
  const packed = placed(...lines.map((line) => ['no', line, line] as const));
  expect(packed?.places).toHaveLength(4 * lines.length);
  expect(all([], packed).map(({ location }) => location?.line)).toEqual(lines);
});

test('FaultPlaces use an empty file name for a fault without a file', () => {
  const collected = new FaultPlaces();
  collected.add(collected.addFault(unknown('no')), { line: 2, column: 0, endColumn: 0 });
  expect(collected.packed()?.faults).toEqual([unknown('no', { file: '' })]);
});

test('placeLocation() of a place without columns has only the line', () => {
  expect(placeLocation('a.csv', { line: 4, column: 0, endColumn: 0 })).toEqual({
    file: 'a.csv',
    line: 4,
  });
  expect(placeLocation('a.csv', { line: 4, column: 1, endColumn: 3 })).toEqual({
    file: 'a.csv',
    line: 4,
    column: 1,
    endColumn: 3,
  });
});

test('repeated and single faults are ordered by line; within a line, single faults come first', () => {
  const found = [1, 3, 3, 9].map((line) => unknown(`single ${line}`, { file: 'a.csv', line }));
  const given = all(found, placed(['no', 3], ['no', 5, 2]));
  expect(given.map(({ value }) => value)).toEqual([
    'single 1',
    'single 3',
    'single 3',
    'no',
    'no',
    'single 9',
  ]);
  expect(given[3]?.location).toEqual({ file: 'week.csv', line: 3 });
  expect(given[4]?.location).toEqual({ file: 'week.csv', line: 5, column: 2, endColumn: 5 });
});

test('the number of lines before a chunk is added to the line numbers of its faults', () => {
  const found = [
    unknown('whole file', { file: 'a.csv' }),
    unknown('b', { file: 'a.csv', line: 2 }),
  ];
  expect(all(found, placed(['no', 2, 4]), 10).map(({ location }) => location)).toEqual([
    { file: 'a.csv' },
    { file: 'a.csv', line: 12 },
    { file: 'week.csv', line: 12, column: 4, endColumn: 7 },
  ]);
  expect(all([unknown('no place')], undefined, 10)).toEqual([unknown('no place')]);
  expect(all(found, undefined)).toEqual(found);
});

test('faults of any lines are returned completely and in order', () => {
  const lines = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 80 });
  const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  fc.assert(
    fc.property(lines, lines, (single, repeated) => {
      const found = sorted(single).map((line) => unknown('s', { file: 'a.csv', line }));
      const given = all(found, placed(...sorted(repeated).map((line) => ['r', line] as const)));
      expect(given.map(({ location }) => location?.line)).toEqual(sorted([...single, ...repeated]));
    }),
  );
});
