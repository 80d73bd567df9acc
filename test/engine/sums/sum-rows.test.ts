import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GroupedTotals } from '../../../src/engine/grouped-totals.ts';
import { ByteKeys } from '../../../src/engine/sums/byte-keys.ts';
import { MAX_STEP, type PartsOfFood, SumRows } from '../../../src/engine/sums/exact-sums.ts';
import { Groups } from '../../../src/engine/sums/groups.ts';
import { ENTRIES, FIRST_SUM, layoutOf, SUMMED } from '../../../src/evaluation/layout.ts';

const WIDTH = 6;
const SLOT = FIRST_SUM + 1;

/** A food that adds whole billionths to one slot. */
function food(parts: number): PartsOfFood {
  return {
    slots: Uint16Array.of(SLOT),
    partsPerGram: Float64Array.of(parts),
    maxGrams: MAX_STEP / parts,
  };
}

function rows(count = 1): SumRows {
  const sums = new SumRows(WIDTH);
  for (let row = 0; row < count; row++) sums.append();
  return sums;
}

/** Parts below, at and far above the limit of one step, all exact as doubles. */
const parts = fc.oneof(
  fc.integer({ min: 0, max: 1e6 }),
  fc.maxSafeNat(),
  fc.constantFrom(MAX_STEP - 1, MAX_STEP, MAX_STEP + 1, 2 ** 40, 2 ** 52 + 1),
);

test('SumRows keep all digits for every way of adding sums', () => {
  const way = fc.constantFrom('portion', 'whole', 'totals', 'row');
  fc.assert(
    fc.property(fc.array(fc.tuple(way, parts), { maxLength: 150 }), (added) => {
      const sums = rows(1);
      let expected = 0n;
      for (const [how, amount] of added) {
        expected += BigInt(amount);
        if (how === 'portion') sums.addPortion(0, food(amount), 1);
        else if (how === 'whole') sums.addWhole(0, Float64Array.of(0, 0, 0, 0, amount, 0));
        else if (how === 'totals') {
          sums.addTotals(0, new Map([[SLOT, BigInt(amount)]]), { entries: 1, summed: 1 });
        } else {
          const other = rows(1);
          other.addPortion(0, food(amount), 1);
          sums.addRow(0, other, 0);
        }
      }
      expect(BigInt(sums.sumOf(0, SLOT))).toBe(expected);
      expect(sums.count(0, SUMMED)).toBe(added.length);
      const amounts = new Float64Array(WIDTH);
      sums.readInto(amounts, 0);
      expect(amounts[SLOT]).toBeCloseTo(Number(expected) / 1e9, 3);
      // Reading changes nothing.
      expect(BigInt(sums.sumOf(0, SLOT))).toBe(expected);
      expect(amounts[FIRST_SUM]).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test('SumRows return a sum as a number while doubles are exact, and as a bigint beyond', () => {
  const sums = rows(1);
  sums.addPortion(0, food(3), 5);
  expect(sums.sumOf(0, SLOT)).toBe(15);
  sums.addTotals(0, new Map([[SLOT, 2n ** 70n]]), { entries: 2, summed: 1 });
  expect(sums.sumOf(0, SLOT)).toBe(2n ** 70n + 15n);
  expect(sums.sumOf(0, FIRST_SUM)).toBe(0);
});

test('SumRows count all entries and summed entries separately', () => {
  const sums = rows(2);
  sums.addEntry(1);
  sums.addEntry(1);
  sums.addPortion(1, food(1), 1);
  sums.addWhole(1, new Float64Array(WIDTH));
  sums.addTotals(1, new Map(), { entries: 5, summed: 4 });
  expect([sums.count(1, ENTRIES), sums.count(1, SUMMED)]).toEqual([8, 6]);
  expect([sums.count(0, ENTRIES), sums.count(0, SUMMED)]).toEqual([0, 0]);
});

test('SumRows keep thousands of rows separate, and clear() removes them', () => {
  const sums = rows(2500);
  for (let row = 0; row < 2500; row++) sums.addPortion(row, food(1), row);
  for (const row of [0, 1, 2, 1023, 1024, 1025, 2047, 2048, 2499]) {
    expect(sums.sumOf(row, SLOT)).toBe(row);
  }
  sums.addTotals(7, new Map([[SLOT, 2n ** 60n]]), { entries: 1, summed: 1 });
  sums.clear();
  expect(sums.length).toBe(0);
  for (let row = 0; row < 2500; row++) expect(sums.append()).toBe(row);
  for (const row of [0, 7, 1024, 2499]) {
    expect(sums.sumOf(row, SLOT)).toBe(0);
    expect(sums.count(row, SUMMED)).toBe(0);
  }
});

test('SumRows.packed() returns the requested rows with their carried parts', () => {
  const sums = rows(3);
  sums.addPortion(0, food(7), 1);
  sums.addTotals(2, new Map([[SLOT, 2n ** 60n + 5n]]), { entries: 1, summed: 1 });
  const { rows: plain, carried } = sums.packed([2, 0]);
  expect(plain).toHaveLength(2 * WIDTH);
  const other = rows(2);
  other.addParts(0, plain, 0, carried.get(0));
  other.addParts(1, plain, WIDTH, carried.get(1));
  expect(other.sumOf(0, SLOT)).toBe(2n ** 60n + 5n);
  expect(other.sumOf(1, SLOT)).toBe(7);
});

test('ByteKeys number keys in the order of their addition, and find no other keys', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 200 }), word, (words, stranger) => {
      const keys = new ByteKeys();
      const bytes = words.map((text) => Buffer.from(`<${text}>`));
      const ofBytes = (text: string) => Buffer.from(text).toString('hex');
      const distinct = new Set(words.map(ofBytes)).size;
      if (distinct < words.length) return;
      for (const [number, key] of bytes.entries()) {
        expect(keys.find(key, 1, key.length - 1)).toBe(-1);
        expect(keys.add(key, 1, key.length - 1)).toBe(number);
      }
      for (const [number, key] of bytes.entries()) {
        expect(keys.find(key, 1, key.length - 1)).toBe(number);
        const own = keys.bytes.subarray(keys.start(number), keys.end(number));
        expect(Buffer.from(own).equals(key.subarray(1, -1))).toBe(true);
      }
      const other = Buffer.from(stranger);
      expect(keys.find(other, 0, other.length)).toBe(words.map(ofBytes).indexOf(ofBytes(stranger)));
      expect(keys.length).toBe(words.length);
      keys.clear();
      expect(keys.length).toBe(0);
      for (const key of bytes) expect(keys.find(key, 1, key.length - 1)).toBe(-1);
    }),
    { numRuns: 60 },
  );
});

test('Groups are the same whether keys are added together or one by one, sorted or unsorted', () => {
  const WIDTH_OF_RUN = 4;
  const key = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 2 }));
  const run = fc.tuple(key, fc.integer({ min: 1, max: 64 }));
  const lists = fc.tuple(
    fc.array(run, { maxLength: 60 }),
    fc.boolean(),
    fc.integer({ min: 1, max: 20 }),
  );
  fc.assert(
    fc.property(lists, ([runs, isSorted, atOnce]) => {
      if (isSorted) runs.sort(([[a, b]], [[c, d]]) => a - c || b - d);
      const expected = new Map<string, number>();
      const groups = new Groups(WIDTH_OF_RUN);
      for (let first = 0; first < runs.length; first += atOnce) {
        const some = runs.slice(first, first + atOnce);
        const texts = some.map(([[person, day]]) => `${String(person).padStart(2, '0')}|${day}|`);
        const keys = Buffer.from(texts.join(''), 'latin1').map((byte) =>
          byte === 0x7c ? 0xff : byte,
        );
        const ends = Int32Array.from(texts, (_, at) => texts.slice(0, at + 1).join('').length);
        const parts = Float64Array.from(
          some.flatMap(([, rows]) => [rows, rows, rows, rows * 2 ** 40]),
        );
        for (let at = 0; at < some.length; at++) {
          at += groups.addSorted(keys, ends[at - 1] ?? 0, ends, {
            parts,
            from: at,
            to: some.length,
          });
          if (at === some.length) break;
          const group = groups.of(keys, ends[at - 1] ?? 0, ends[at] as number);
          groups.sums.addParts(group, parts, at * WIDTH_OF_RUN);
        }
        some.forEach(([[person, day], rows]) => {
          const label = `${String(person).padStart(2, '0')} ${day}`;
          expected.set(label, (expected.get(label) ?? 0) + rows);
        });
      }
      const found = Array.from({ length: groups.length }, (_, group) => [
        groups.labels(group).join(' '),
        groups.sums.count(group, 0),
        Number(groups.sums.sumOf(group, 3)) / 2 ** 40,
      ]);
      expect(found).toEqual([...expected].map(([label, rows]) => [label, rows, rows]));
      const labels = [...expected.keys()];
      const met = runs.map(([[person, day]]) => `${String(person).padStart(2, '0')} ${day}`);
      const isUnbroken = met.filter((label, at) => label !== met[at - 1]).length === labels.length;
      if (labels.length > 0 && isSorted) expect(groups.orders).toBeDefined();
      if (!isUnbroken) expect(groups.orders).toBeUndefined();
    }),
  );
});

const LAYOUT = layoutOf([{ nutrients: ['energy'], foodPatterns: [] }]);

test('GroupedTotals.regroup() merges groups without losing a digit', () => {
  const groups = new Groups(LAYOUT.width);
  const amounts = [
    ['Ann', '1', 0.1],
    ['Bo', '1', 0.3],
    ['Ann', '2', 0.2],
  ] as const;
  for (const [person, day, grams] of amounts) {
    groups.sums.addPortion(groups.ofLabels([person, day]), { ...food(1e9), maxGrams: 1e4 }, grams);
  }
  const totals = new GroupedTotals(LAYOUT, groups);
  expect(totals.length).toBe(3);
  expect(totals.labels(2)).toEqual(['Ann', '2']);
  const byPerson = totals.regroup(([person = '']) => [person]);
  expect([byPerson.labels(0), byPerson.labels(1)]).toEqual([['Ann'], ['Bo']]);
  // 0.1 + 0.2 is 0.3, as on paper.
  expect(byPerson.totals(0).amounts[SLOT]).toBe(0.3);
  const some = totals.regroup(() => [], [0, 1]);
  expect(some.length).toBe(1);
  expect(some.totals(0).amounts[SLOT]).toBe(0.4);
});

test('GroupedTotals.extending() adds portions to a copy of a group, in every call', () => {
  const groups = new Groups(LAYOUT.width);
  const portion = { food: food(1e9), grams: 0.2 };
  groups.sums.addEntry(groups.ofLabels(['Ann']));
  groups.sums.addPortion(0, portion.food, 0.1);
  const totals = new GroupedTotals(LAYOUT, groups);
  const extended = totals.extending(0);
  extended([portion]);
  const changed = extended([portion, portion]);
  expect(changed.amounts[SLOT]).toBe(0.5);
  expect([changed.amounts[ENTRIES], changed.amounts[SUMMED]]).toEqual([3, 3]);
  expect(totals.totals(0).amounts[SLOT]).toBe(0.1);
  expect(totals.extending(undefined)([portion]).amounts[SLOT]).toBe(0.2);
});

test('SumRows: adding all rows together gives the same sums as adding them one by one', () => {
  const list = fc.array(fc.array(parts, { maxLength: 70 }), { maxLength: 40 });
  fc.assert(
    // A few rows, and more than a page can hold.
    fc.property(list, parts, fc.constantFrom(40, 1500), (added, before, full) => {
      const many = rows(full + added.length);
      let expected = BigInt(before);
      for (const [index, amounts] of added.entries()) {
        for (const amount of amounts) {
          many.addPortion((37 * index) % many.length, food(amount), 1);
          expected += BigInt(amount);
        }
      }
      for (let row = 0; row < full; row++) many.addPortion(row, food(MAX_STEP), 1);
      expected += BigInt(full) * BigInt(MAX_STEP);
      const total = rows(1);
      total.addPortion(0, food(before), 1);
      total.addAll(0, many);
      expect(BigInt(total.sumOf(0, SLOT))).toBe(expected);
      expect(total.count(0, SUMMED)).toBe(full + 1 + added.flat().length);
      total.addPortion(0, food(1), 1);
      expect(BigInt(total.sumOf(0, SLOT))).toBe(expected + 1n);
    }),
    { numRuns: 30 },
  );
});
