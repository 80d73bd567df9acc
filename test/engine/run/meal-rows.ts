import fc from 'fast-check';

export type Row = readonly string[];

export const HEADER: Row = [
  'person',
  'day',
  'food_id',
  'amount',
  'unit',
  'weighted_before_process',
];

/** Rows without a fault. */
export const clean: fc.Arbitrary<Row> = fc.tuple(
  fc.constantFrom('Ann', 'Bo', 'Jürgen', 'P-9', 'P-10', '', ' Ann', 'Ann\u00a0'),
  fc.constantFrom('1', '2', '10', '2026-03-04'),
  fc.constantFrom('apple', 'apple.raw', 'milk', '63101000', 'water', 'bread'),
  fc.oneof(
    fc.constantFrom(
      '150',
      '0',
      '12.5',
      '.5',
      '5.',
      '007',
      '1e2',
      '+3',
      '0.12345678901234567',
      '123456789012345678',
      '',
    ),
    fc.double({ min: 0, max: 2000, noNaN: true }).map((amount) => amount.toFixed(3)),
  ),
  fc.constantFrom('g', 'kg', 'mg', 'ml', 'l', 'G', 'µg', 'ug'),
  fc.constantFrom('', '0', '1', 'false', 'true', 'yes'),
);

const anyRow: fc.Arbitrary<Row> = fc.oneof(
  { weight: 8, arbitrary: clean },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        clean,
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('', ' ', 'x', '-1', 'NaN', '٣', '1e400'),
      )
      .map(([row, at, cell]) => row.map((old, index) => (index === at ? cell : old))),
  },
  { weight: 1, arbitrary: clean.map((row) => row.map((cell) => ` ${cell}\u00a0`)) },
  { weight: 1, arbitrary: fc.tuple(clean, fc.nat(8)).map(([row, length]) => row.slice(0, length)) },
  { weight: 1, arbitrary: fc.constantFrom<Row>([''], [' '], ['', '', '', '', '', ''], ['', '']) },
);

/** Rows with faults here and there, sorted or not. */
export const rows = fc
  .tuple(fc.array(anyRow, { maxLength: 60 }), fc.boolean())
  .map(([list, isSorted]) =>
    isSorted
      ? list.toSorted((one, other) => (`${one[0]} ${one[1]}` < `${other[0]} ${other[1]}` ? -1 : 1))
      : list,
  );

interface Style {
  readonly quotes: 'none' | 'all' | 'some';
  readonly lineEnd: '\n' | '\r\n';
  readonly endsWithLine: boolean;
  readonly separator: ',' | ';' | '\t';
}

/** Ways to write the same rows. */
export const style: fc.Arbitrary<Style> = fc.record({
  quotes: fc.constantFrom('none', 'all', 'some'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  endsWithLine: fc.boolean(),
  separator: fc.constantFrom(',', ';', '\t'),
});

/** Writes rows as a CSV file, with its header. */
export function csv(
  list: readonly Row[],
  { quotes, lineEnd, endsWithLine, separator }: Style,
): string {
  const isQuoted = (row: number, cell: number) =>
    quotes === 'all' || (quotes === 'some' && (row + cell) % 3 === 0);
  const lines = [HEADER, ...list].map((row, number) =>
    row
      .map((cell, index) => (cell !== '' && isQuoted(number, index) ? `"${cell}"` : cell))
      .join(separator),
  );
  return lines.join(lineEnd) + (endsWithLine ? lineEnd : '');
}
