import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EvaluatedGroup } from '../../../src/engine/group-sink.ts';
import { EVALUATION_NAMES } from '../../../src/evaluation/evaluation-names.ts';
import { planEvaluations } from '../../../src/evaluation/evaluations.ts';
import { fileColumns, listText } from '../../../src/render/evaluations/columns.ts';
import { csvRenderer } from '../../../src/render/evaluations/csv.ts';
import { ByteWriter } from '../../../src/tables/byte-writer.ts';
import { csvCell } from '../../../src/tables/csv/csv-cell.ts';

const RENDERING = {
  format: 'csv',
  version: 'v2.1',
  groupBy: ['person'],
  hasSkipped: false,
  isColourful: false,
  width: undefined,
  language: 'en',
} as const;

/** The label of a group that the renderer writes from bytes. */
function written(label: string, raw: boolean): string {
  const plan = planEvaluations(['energy-density']);
  const out = new ByteWriter();
  const bytes = Buffer.from(label);
  csvRenderer({ ...RENDERING, raw }, plan, out).group({
    values: new Float64Array(plan.metrics.length).fill(Number.NaN),
    labels: () => [label],
    result: (name) => plan.result(name, new Float64Array(plan.metrics.length)),
    entries: 1,
    skipped: 0,
    sumOf: () => 0,
    unsure: () => undefined,
    forEachLabel: (take) => take(bytes, 0, bytes.length),
  });
  return out.take().toString().replace(/,*\n$/, '');
}

const LABEL = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '"',
    ';',
    '1',
    'é',
    '\u009b',
    '\u00a0',
    '\uff1d',
    '\0',
  ),
  maxLength: 5,
});

test('labels are written the same from bytes as from text', () => {
  fc.assert(
    fc.property(LABEL, fc.boolean(), (label, raw) => {
      expect(written(label, raw)).toBe(csvCell(label, { raw }));
    }),
  );
});

test('column names and names in lists need no quotes', () => {
  const { metrics } = planEvaluations([...EVALUATION_NAMES]);
  const names = metrics.flatMap(({ column, listed }) => [column, listed?.as ?? column]);
  expect(names.filter((name) => !/^[a-z]\w*(?: \w+)*$/i.test(name))).toEqual([]);
});

test('a list contains each name with its value', () => {
  const plan = planEvaluations(['intakes']);
  const lists = fileColumns(plan).filter((column) => 'each' in column);
  const group = {
    values: new Float64Array(plan.metrics.length).fill(12.5),
    labels: () => ['P1'],
    result: () => ({}),
    entries: 1,
    skipped: 0,
    sumOf: () => 1_250_000_000,
    unsure: () => undefined,
    forEachLabel: (take: (bytes: Uint8Array, start: number, end: number) => void) =>
      take(Buffer.from('P1'), 0, 2),
  } as unknown as EvaluatedGroup;
  const out = new ByteWriter();
  csvRenderer(RENDERING, plan, out).group(group);
  const cells = out.take().toString().trimEnd().split(',');
  const texts = lists.map((list) => listText(list, group));
  expect(texts.some((text) => /^\w+ [\d.]+(?:; \w+ [\d.]+)+$/.test(text))).toBe(true);
  expect(cells.slice(-lists.length)).toEqual(texts);
});

test('csvRenderer gives each column a unique name, even if a label is named like a result', () => {
  const out = new ByteWriter();
  const plan = planEvaluations(['energy-density']);
  const rendering = { ...RENDERING, groupBy: ['coverage', 'left_out'], hasSkipped: true };
  csvRenderer(rendering, plan, out).begin({});
  const names = out.take().toString().trim().split(',');
  expect(names.slice(0, 3)).toEqual(['coverage_label', 'left_out_label', 'left_out']);
  expect(new Set(names).size).toBe(names.length);
});
