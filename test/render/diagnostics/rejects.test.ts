import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { rejectLines } from '../../../src/render/diagnostics/rejects.ts';
import { csvLine } from '../../../src/tables/csv/csv-cell.ts';

const text = fc.constantFrom(undefined, '', 'a,b', '=1+1', 'x\ny', '"');

/** Diagnostics that share messages, and differ in everything else. */
const diagnostics: fc.Arbitrary<Diagnostic[]> = fc.array(
  fc
    .record({
      code: fc.constantFrom('meal/bad-amount', 'meal/unknown-food'),
      message: fc.constantFrom('one', 'two', '=three'),
      field: text,
      value: text,
      expected: text,
      file: fc.constantFrom('a.csv', '-b,c.csv'),
      line: fc.option(fc.nat(9), { nil: undefined }),
      row: fc.option(fc.nat(9), { nil: undefined }),
      pointer: text,
    })
    .map(({ file, line, row, pointer, ...rest }) => {
      const location = { file, line, row, pointer };
      return JSON.parse(JSON.stringify({ ...rest, location })) as Diagnostic;
    }),
  { maxLength: 40 },
);

test('rejectLines writes each diagnostic like csvLine', () => {
  fc.assert(
    fc.property(diagnostics, fc.boolean(), (list, raw) => {
      const lineOf = rejectLines({ raw });
      for (const diagnostic of list) {
        const { location, field, value, code, message, expected } = diagnostic;
        const place = [location?.file, location?.line ?? location?.row, location?.pointer];
        const cells = [...place, field, value, code, message, expected];
        expect(lineOf(diagnostic)).toBe(csvLine(cells, { raw }));
      }
    }),
  );
});
