import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FOOD } from '../../../../src/engine/fast-path/kernel/kernel-foods.ts';
import { RowKernel, STOPPED } from '../../../../src/engine/fast-path/kernel/row-kernel.ts';
import { MAX_RUNS } from '../../../../src/engine/fast-path/kernel/row-module.ts';
import { CELL, type PlainLayout } from '../../../../src/engine/fast-path/plain-layout.ts';
import { hashOfKey } from '../../../../src/engine/sums/byte-keys.ts';

const WIDTH = 5;
const LAYOUT: PlainLayout = {
  separator: 0x2c,
  leading: 1,
  labels: [0],
  cells: Uint8Array.of(CELL.food, CELL.amount, CELL.unit),
  unit: 'g',
};

function kernelWith(...ids: string[]): RowKernel {
  const kernel = new RowKernel(WIDTH);
  for (const [food, id] of ids.entries()) {
    const bytes = Buffer.from(id);
    kernel.foods.addId(bytes, 0, bytes.length, food);
    kernel.regions.densities.view[food] = 2;
    kernel.regions.maxGrams.view[food] = 1e6;
    kernel.regions.partSlots.view[food] = 3 + (food % 2);
    kernel.regions.parts.view[food] = 1000 * (food + 1);
    kernel.regions.partStarts.view[food + 1] = food + 1;
  }
  kernel.arrange(LAYOUT, false);
  return kernel;
}

function loaded(text: string, ...ids: string[]): RowKernel {
  const kernel = kernelWith(...ids);
  kernel.load(Buffer.from(text));
  return kernel;
}

function grams(text: string): number | undefined {
  const kernel = loaded(`day,egg,${text}\n`, 'egg');
  kernel.scan(0, false);
  return kernel.stopped === STOPPED.atEnd ? kernel.regions.rowGrams.view[0] : undefined;
}

test('findId() finds any number of ids by their bytes', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ maxLength: 20 }), { maxLength: 300 }),
      fc.array(fc.string({ maxLength: 20 })),
      (added, others) => {
        const kernel = new RowKernel(WIDTH);
        const find = (id: string) => {
          const bytes = Buffer.from(`<${id}>`);
          return kernel.foods.findId(bytes, 1, bytes.length - 1);
        };
        for (const [number, id] of added.entries()) {
          expect(find(id)).toBe(undefined);
          const bytes = Buffer.from(id);
          kernel.foods.addId(bytes, 0, bytes.length, number % 7 === 0 ? NO_FOOD : number);
        }
        const wanted = added.map((_, number) => (number % 7 === 0 ? NO_FOOD : number));
        expect(added.map(find)).toEqual(wanted);
        for (const other of others) expect(find(other)).toBe(wanted[added.indexOf(other)]);
      },
    ),
  );
});

test('ten thousand ids exceed every initial region, and all are still found', () => {
  const kernel = new RowKernel(WIDTH);
  const ids = Array.from({ length: 10_000 }, (_, number) => Buffer.from(`food-${number}`));
  for (const [food, id] of ids.entries()) kernel.foods.addId(id, 0, id.length, food);
  expect(ids.map((id) => kernel.foods.findId(id, 0, id.length))).toEqual(
    ids.map((_, food) => food),
  );
});

test('amounts are read in every unit', () => {
  expect(grams('12.5,g')).toBe(12.5);
  expect(grams('12.5,')).toBe(12.5);
  expect(grams('0.25,kg')).toBe(250);
  expect(grams('1500,mg')).toBe(1.5);
  expect(grams('100,ml')).toBe(200);
  expect(grams('0.1,l')).toBe(200);
  expect(grams('"7","g"')).toBe(7);
  expect(grams('7.,g')).toBe(7);
  expect(grams('.5,g')).toBe(0.5);
  expect(grams('123456.789012345,g')).toBe(123456.789012345);
});

test.each([
  ...['.,g', ',g', '-1,g', '1e3,g', '1.2.3,g', '1234567890.1234567,g', '12,oz', '12,gr', '12,G'],
  ...['1000001,g', '1,g,', '1', '1 ,g', '"1,g', '1",g', '"1"x,g'],
])('a row with %j is left to the general path', (text) => {
  expect(grams(text)).toBe(undefined);
});

test('decimals are read like Number() reads them', () => {
  fc.assert(
    fc.property(fc.nat(999_999), fc.nat({ max: 999_999_999 }), fc.nat(3), (whole, part, zeros) => {
      const text = `${whole}.${'0'.repeat(zeros)}${part}`;
      fc.pre(text.length <= 16);
      expect(grams(`${text},g`)).toBe(Number(text));
    }),
  );
});

test('rows of the same labels are summed as a run, which ends after 64 rows', () => {
  const rows = (day: string, count: number) => `${day},egg,2,g\n`.repeat(count);
  const kernel = loaded(`${rows('one', 70)}${rows('two', 3)}`, 'egg');
  expect(kernel.scan(0, true)).toBe(70 * 12 + 3 * 12);
  expect([kernel.stopped, kernel.rows]).toEqual([STOPPED.atEnd, 73]);
  expect(kernel.takeRuns()).toBe(3);
  const sums = (run: number) => [
    ...kernel.regions.runSums.view.subarray(run * WIDTH, (run + 1) * WIDTH),
  ];
  expect(sums(0)).toEqual([64, 64, 64, 128_000, 0]);
  expect(sums(1)).toEqual([6, 6, 6, 12_000, 0]);
  expect(sums(2)).toEqual([3, 3, 3, 6000, 0]);
  expect(Buffer.from(kernel.regions.keys.view.subarray(0, 12)).toString('latin1')).toBe(
    'one\xffone\xfftwo\xff',
  );
  expect([...kernel.regions.keyEnds.view.subarray(0, 3)]).toEqual([4, 8, 12]);
  expect(kernel.regions.entries.view[0]).toBe(73);
});

test('a new id stops a scan, which continues in the same run once the food is known', () => {
  const text = 'day,egg,1,g\nday,milk,1,g\nday,egg,1,g\n';
  const kernel = loaded(text, 'egg');
  const at = kernel.scan(0, false);
  expect([at, kernel.stopped, kernel.scanned]).toEqual([12, STOPPED.newId, 1]);
  expect(text.slice(kernel.newId.start, kernel.newId.end)).toBe('milk');
  const milk = Buffer.from('milk');
  kernel.foods.addId(milk, 0, milk.length, 1);
  kernel.regions.maxGrams.view[1] = 100;
  expect(kernel.scan(at, false)).toBe(text.length);
  expect([kernel.rows, kernel.takeRuns()]).toEqual([3, 1]);
  expect([...kernel.regions.rowFoods.view.subarray(0, 3)]).toEqual([0, 1, 0]);
});

test('a scan stops if there is no room for more runs, and continues once they are taken', () => {
  const text = Array.from({ length: 2000 }, (_, day) => `${day},egg,1,g\n`).join('');
  const kernel = loaded(text, 'egg');
  let [at, rows] = [0, 0];
  const keys: string[] = [];
  do {
    at = kernel.scan(at, true);
    rows += kernel.scanned;
    const runs = kernel.takeRuns();
    const end = kernel.regions.keyEnds.view[runs - 1] as number;
    keys.push(
      ...Buffer.from(kernel.regions.keys.view.subarray(0, end)).toString('latin1').split('\xff'),
    );
  } while (kernel.stopped === STOPPED.full);
  expect([at, rows, kernel.stopped]).toEqual([text.length, 2000, STOPPED.atEnd]);
  expect(keys.filter((key) => key !== '')).toEqual(
    Array.from({ length: 2000 }, (_, day) => `${day}`),
  );
});

test('a row whose id is known to have no food is left to the caller', () => {
  const kernel = loaded('day,egg,1,g\n');
  const egg = Buffer.from('egg');
  kernel.foods.addId(egg, 0, egg.length, NO_FOOD);
  expect([kernel.scan(0, true), kernel.stopped]).toEqual([0, STOPPED.notPlain]);
});

test('a last row without a line end is left to the caller', () => {
  const kernel = loaded('day,egg,1,g\nday,egg,1,g', 'egg');
  expect([kernel.scan(0, true), kernel.stopped]).toEqual([12, STOPPED.notPlain]);
});

test.each([64, 65, 200])(
  'a label after %i cells is read, or left to the caller if it is beyond cell 64',
  (cells) => {
    const text = `${'x,'.repeat(cells - 1)}day,egg,1,g\n`.repeat(2);
    const kernel = kernelWith('egg');
    kernel.arrange({ ...LAYOUT, leading: cells, labels: [cells - 1] }, false);
    kernel.load(Buffer.from(text));
    const stopped = cells > 64 ? STOPPED.notPlain : STOPPED.atEnd;
    expect([kernel.scan(0, true), kernel.stopped]).toEqual([cells > 64 ? 0 : text.length, stopped]);
    const egg = Buffer.from('egg');
    expect(kernel.foods.findId(egg, 0, egg.length)).toBe(0);
  },
);

test('the key of a run has the hash by which groups are looked up', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[!#-+.-~]{1,20}$/), (label) => {
      const kernel = loaded(`${label},egg,1,g\n`, 'egg');
      kernel.scan(0, false);
      expect(kernel.takeRuns()).toBe(1);
      const { keys, keyHashes } = kernel.regions;
      expect(keyHashes.view[0]).toBe(hashOfKey(keys.view, 0, label.length + 1));
    }),
  );
});

test('listed rows are summed by group, 64 at a time', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 1000 }), (groups) => {
      const rows = groups.map((group, row) => `${group},${row % 3 === 0 ? 'egg' : 'milk'},2,g\n`);
      const kernel = loaded(rows.join(''), 'egg', 'milk');
      for (let at = 0; at < rows.join('').length; ) {
        at = kernel.scan(at, false);
        kernel.takeRuns();
      }
      expect(kernel.listed).toBe(rows.length);
      kernel.regions.rowGroups.view.set(groups);
      const sums = new Float64Array(10 * WIDTH);
      kernel.sumListed(10, (runs) => {
        const { runStarts, runSums } = kernel.regions;
        for (let run = 0; run < runs; run++) {
          const own = runSums.view.subarray(run * WIDTH, (run + 1) * WIDTH);
          expect(own[0]).toBeLessThanOrEqual(64);
          const group = runStarts.view[run] as number;
          for (const [slot, sum] of own.entries()) add(sums, group, slot, sum);
        }
      });
      expect(kernel.listed).toBe(0);
      const wanted = new Float64Array(10 * WIDTH);
      for (const [row, group] of groups.entries()) {
        for (let count = 0; count < 3; count++) add(wanted, group, count, 1);
        if (row % 3 === 0) add(wanted, group, 3, 2000);
        else add(wanted, group, 4, 4000);
      }
      expect(sums).toEqual(wanted);
    }),
  );
});

function add(sums: Float64Array, group: number, slot: number, amount: number): void {
  (sums[group * WIDTH + slot] as number) += amount;
}

test('the capacity for listed rows grows with the number of rows and groups', () => {
  const kernel = loaded('day,egg,1,g\n'.repeat(5000), 'egg');
  const at = kernel.scan(0, false);
  expect([kernel.stopped, kernel.listed]).toEqual([STOPPED.full, 4096]);
  kernel.takeRuns();
  expect(kernel.isFull(10)).toBe(true);
  expect(kernel.isFull(2000)).toBe(false);
  kernel.scan(at, false);
  expect([kernel.stopped, kernel.listed]).toEqual([STOPPED.atEnd, 5000]);
  expect(kernel.regions.rowGrams.view.subarray(0, 5000).every((grams) => grams === 1)).toBe(true);
});

test('a row that the caller adds joins the run of its labels, or starts one', () => {
  for (const isSummed of [true, false]) {
    const rows = ['a,egg,1,g', 'a,?,1,g', 'b,?,1,g', 'b,egg,2,g', 'a,egg,3,g'].map(
      (one) => `${one}\n`,
    );
    const startOf = (row: number) => rows.slice(0, row).join('').length;
    const kernel = loaded(rows.join(''), 'egg');
    expect(kernel.scan(0, isSummed)).toBe(startOf(1));
    expect(kernel.joinRun(startOf(1), isSummed)).toBe(0);
    expect(kernel.joinRun(startOf(2), isSummed)).toBe(1);
    expect(kernel.scan(startOf(3), isSummed)).toBe(startOf(5));
    expect([kernel.rows, kernel.takeRuns()]).toEqual([3, 3]);
    const { keys, keyEnds, keyHashes, runSums, runStarts } = kernel.regions;
    expect(Buffer.from(keys.view.subarray(0, 6)).toString('latin1')).toBe('a\xffb\xffa\xff');
    expect([...keyEnds.view.subarray(0, 3)]).toEqual([2, 4, 6]);
    expect(keyHashes.view[1]).toBe(hashOfKey(Buffer.from('b\xff', 'latin1'), 0, 2));
    const sums = [0, 1, 2].map((run) => runSums.view[run * WIDTH + 3]);
    if (isSummed) expect(sums).toEqual([1000, 2000, 3000]);
    else expect([...runStarts.view.subarray(0, 3)]).toEqual([0, 1, 2]);
  }
});

test('a row whose labels need the general path does not join a run', () => {
  for (const label of ['', ' a', '"a']) {
    const kernel = loaded(`${label},?,1,g\n`, 'egg');
    expect(kernel.joinRun(0, true)).toBe(-1);
    expect(kernel.takeRuns()).toBe(0);
  }
});

test('a run for which there was no room starts once the other runs are taken', () => {
  const rows = Array.from({ length: MAX_RUNS + 1 }, (_, row) => `${row},?,1,g\n`);
  const kernel = loaded(rows.join(''), 'egg');
  let start = 0;
  const runs = rows.map((row) => {
    const run = kernel.joinRun(start, true);
    if (run >= 0) start += row.length;
    return run;
  });
  expect(runs).toEqual([...Array.from({ length: MAX_RUNS }, (_, run) => run), -1]);
  expect(kernel.takeRuns()).toBe(MAX_RUNS);
  expect(kernel.joinRun(start, true)).toBe(0);
});
