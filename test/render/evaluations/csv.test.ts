import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planEvaluations } from '../../../src/evaluation/evaluations.ts';
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

/** The label of a group as the renderer writes it from bytes. */
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

test('labels are written from bytes as they would be as text', () => {
  fc.assert(
    fc.property(LABEL, fc.boolean(), (label, raw) => {
      expect(written(label, raw)).toBe(csvCell(label, { raw }));
    }),
  );
});
