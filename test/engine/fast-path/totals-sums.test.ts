import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { Accumulator } from '../../../src/engine/entries/accumulator.ts';
import { scanHeader } from '../../../src/engine/fast-path/scan-header.ts';
import { type TotalsLayout, TotalsSums } from '../../../src/engine/fast-path/totals-sums.ts';
import { FoodCache } from '../../../src/engine/foods/food-cache.ts';
import type { EvaluationName } from '../../../src/evaluation/evaluation-names.ts';
import { layoutFor } from '../../../src/evaluation/evaluations.ts';
import type { ReadOptions } from '../../../src/meals/entries/reading.ts';
import { readTotalsRow } from '../../../src/meals/totals/read-totals.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';

const HEADER = 'SEQN,KCAL,PROT,CARB,FIBE,SODI,IRON,F_TOTAL,G_WHOLE,note';
const OPTIONS: ReadOptions = { groupBy: ['SEQN'], columnMap: {}, unit: undefined, from: 'totals' };

function sumsFor(name: EvaluationName) {
  const diagnostics: Diagnostic[] = [];
  const layout = layoutFor([name]);
  const sums = new Accumulator({
    foods: new FoodCache({} as Catalogue, layout),
    report: (diagnostic) => diagnostics.push(diagnostic),
  });
  const result = () => ({
    diagnostics: diagnostics.map(({ code, field, value }) => ({ code, field, value })),
    entries: sums.entries,
    skipped: sums.skipped,
    groups: Array.from({ length: sums.groups.length }, (_, group) => ({
      labels: sums.groups.labels(group),
      sums: Array.from({ length: layout.width }, (__, slot) =>
        slot === 2 ? 0 : BigInt(sums.groups.sums.sumOf(group, slot)),
      ),
    })),
  });
  return { sums, layout, result };
}

const csv = scanHeader(Buffer.from(`${HEADER}\n1,2\n`), 'totals.csv', OPTIONS)?.csv as TotalsLayout;

function byFastPath(name: EvaluationName, rows: readonly (readonly string[])[]) {
  const { sums, layout, result } = sumsFor(name);
  const bytes = Buffer.from(rows.map((row) => `${row.join(',')}\n`).join(''));
  const { stoppedAt } = new TotalsSums(sums, layout, OPTIONS).add(bytes, csv);
  expect(stoppedAt).toBeUndefined();
  return result();
}

function byGeneralPath(name: EvaluationName, rows: readonly (readonly string[])[]) {
  const { sums, result } = sumsFor(name);
  const sink = { ...sums.sink, totals: sums.totals };
  for (const [index, record] of rows.entries()) {
    readTotalsRow({ record, line: index + 2 }, csv.totals, csv, OPTIONS, sink);
  }
  return result();
}

const figure = fc.oneof(
  { weight: 6, arbitrary: fc.nat(5_000_000).map((one) => String(one / 1000)) },
  {
    weight: 2,
    arbitrary: fc.double({ min: 0, max: 3000, noNaN: true }).map((one) => one.toFixed(14)),
  },
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('.', 'NA', '-1', 'x', '1e2', ' 5', '+3') },
);
const person = fc.constantFrom('1', '2', '3', '10', ' 1', '');
const row = fc
  .tuple(person, fc.array(figure, { minLength: 8, maxLength: 8 }), fc.constantFrom('', 'fine'))
  .map(([id, figures, note]) => [id, ...figures, note]);

test.each<EvaluationName>([
  'healthy-eating-index',
  'energy-density',
  'macro-distribution',
  'nutrition-summary',
  'dash-mellen',
])('totals on the fast path equal those of the general path: %s', (name) => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 25 }), (rows) => {
      expect(byFastPath(name, rows)).toEqual(byGeneralPath(name, rows));
    }),
    { numRuns: 60 },
  );
});

test('the fast path of totals leaves rows with too few or too many cells to the general path', () => {
  const rows = [
    ['1', '2'],
    ['1', '1', '1', '1', '1', '1', '1', '1', '1', '', '7'],
  ];
  const found = byFastPath('healthy-eating-index', rows);
  expect(found).toEqual(byGeneralPath('healthy-eating-index', rows));
  expect(found.diagnostics.map(({ code }) => code)).toEqual(['meal/cell-count', 'meal/cell-count']);
});

test('the fast path of totals carries no amounts over from the previous row', () => {
  const full = ['1', '100', '10', '10', '1', '1000', '5', '1', '1', ''];
  const blank = ['2', '', '', '', '', '', '', '', '', ''];
  const { groups } = byFastPath('nutrition-summary', [full, blank]);
  expect(groups[1]).toEqual({
    ...byGeneralPath('nutrition-summary', [blank]).groups[0],
    labels: ['2'],
  });
});

test('the fast path of totals stops at text that is not UTF-8', () => {
  const { sums, layout } = sumsFor('energy-density');
  const bytes = Buffer.from([0x31, 0x2c, 0xff, 0x0a]);
  expect(new TotalsSums(sums, layout, OPTIONS).add(bytes, csv)).toEqual({ lines: 0, stoppedAt: 0 });
});
