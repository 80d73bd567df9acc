import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { MealSums } from '../../src/engine/entries/accumulator.ts';
import { foodResolver } from '../../src/engine/foods/food-cache.ts';
import { nearestFood } from '../../src/engine/foods/nearest-food.ts';
import { GroupWriter } from '../../src/engine/run/group-emitter.ts';
import { type BatchOptions, evaluateFiles } from '../../src/engine/run/run.ts';
import { prepareEvaluations } from '../../src/evaluation/evaluations.ts';
import { SUMMED } from '../../src/evaluation/layout.ts';
import type { PendingOutput } from '../../src/io/open-output.ts';
import { readMeals } from '../../src/meals/read-meals.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { csvRenderer } from '../../src/render/evaluations/csv.ts';
import type { Rendering } from '../../src/render/evaluations/renderer.ts';
import { ByteWriter } from '../../src/tables/byte-writer.ts';
import { HOME } from '../support/viand.ts';
import { folderWith } from '../support/write-files.ts';

const catalogue = openCatalogue(path.join(HOME, 'data/catalogue.sqlite'));
afterAll(() => catalogue.close());

const RENDERING: Rendering = {
  format: 'csv',
  version: 'v2.1',
  by: ['person', 'day'],
  evaluations: ['healthy-eating-index', 'energy-density'],
  hasSkipped: true,
  isColourful: false,
};
const READING = { groupBy: RENDERING.by, columnMap: {}, unit: undefined };

interface Evaluated {
  readonly text: string;
  readonly faults: readonly Diagnostic[];
  readonly entries: number;
  readonly leftOut: number;
}

/** What is written, kept in memory. */
function memory(): PendingOutput & { readonly text: () => string } {
  const pieces: Uint8Array[] = [];
  return {
    write: async (bytes) => void pieces.push(bytes),
    commit: async () => {},
    discard: async () => void pieces.splice(0),
    text: () => Buffer.concat(pieces).toString(),
  };
}

/** Without columns: a reader that has met a quote does not know them. */
function placed(fault: Diagnostic): Diagnostic {
  const { file = '', line } = fault.location ?? {};
  return { ...fault, location: line === undefined ? { file } : { file, line } };
}

async function evaluated(
  files: readonly string[],
  options: Partial<BatchOptions> = {},
): Promise<Evaluated> {
  const faults: Diagnostic[] = [];
  const outputs: ReturnType<typeof memory>[] = [];
  const { entries, skipped: leftOut } = await evaluateFiles(
    {
      files,
      stdin: Readable.from([]),
      catalogue,
      jobs: 1,
      workerFile: path.join(HOME, 'dist/worker.cjs'),
      reading: READING,
      rendering: RENDERING,
      openOutput: async () => {
        outputs.push(memory());
        return outputs.at(-1) as PendingOutput;
      },
      provenance: {},
      fault: (fault) => faults.push(placed(fault)),
      progress: () => {},
      ...options,
    },
    () => ({}),
  );
  const text = outputs.at(-1)?.text() ?? '';
  return { text, faults, entries, leftOut };
}

/** The same by the readers of all formats, entry by entry, with all groups kept to the end. */
async function byAllRules(files: readonly string[]): Promise<Evaluated> {
  const run = prepareEvaluations(RENDERING.evaluations);
  const faults: Diagnostic[] = [];
  const sums = new MealSums({
    eatenFood: foodResolver(catalogue, run.layout),
    nearestFood: nearestFood(catalogue),
    layout: run.layout,
    fault: (fault) => faults.push(placed(fault)),
  });
  await readMeals(files, Readable.from([]), READING, sums.sink);
  const out = new ByteWriter();
  const renderer = csvRenderer(RENDERING, run, out);
  const writer = new GroupWriter(run, renderer, true);
  renderer.begin({});
  let summed = 0;
  for (let group = 0; group < sums.groups.length; group++) {
    summed += sums.groups.sums.count(group, SUMMED);
    writer.write(sums.groups, group);
  }
  const { entries } = sums;
  return { text: out.take().toString(), faults, entries, leftOut: entries - summed };
}

type Row = readonly string[];

const HEADER: Row = ['person', 'day', 'food_id', 'amount', 'unit', 'weighted_before_process'];

const clean: fc.Arbitrary<Row> = fc.tuple(
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
      .tuple(clean, fc.nat(5), fc.constantFrom('', ' ', 'x', '-1', 'NaN', '٣', '1e400'))
      .map(([row, at, cell]) => row.map((old, index) => (index === at ? cell : old))),
  },
  { weight: 1, arbitrary: clean.map((row) => row.map((cell) => ` ${cell}\u00a0`)) },
  { weight: 1, arbitrary: fc.tuple(clean, fc.nat(8)).map(([row, length]) => row.slice(0, length)) },
  { weight: 1, arbitrary: fc.constantFrom<Row>([''], [' '], ['', '', '', '', '', ''], ['', '']) },
);

const rows = fc
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

const style: fc.Arbitrary<Style> = fc.record({
  quotes: fc.constantFrom('none', 'all', 'some'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  endsWithLine: fc.boolean(),
  separator: fc.constantFrom(',', ';', '\t'),
});

function csv(list: readonly Row[], { quotes, lineEnd, endsWithLine, separator }: Style): string {
  const isQuoted = (row: number, cell: number) =>
    quotes === 'all' || (quotes === 'some' && (row + cell) % 3 === 0);
  const lines = [HEADER, ...list].map((row, number) =>
    row
      .map((cell, index) => (cell !== '' && isQuoted(number, index) ? `"${cell}"` : cell))
      .join(separator),
  );
  return lines.join(lineEnd) + (endsWithLine ? lineEnd : '');
}

test('a thread that cannot begin refuses the run, also while more is read', async () => {
  const gone = { ...catalogue, file: path.join(HOME, 'gone.sqlite') };
  const header = `${HEADER.join(',')}\n`;
  async function* slowly(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${header}Ann,1,milk,1,g,\n`);
    for (let row = 0; row < 3; row++) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      yield Buffer.from('Ann,1,milk,1,g,\n');
    }
  }
  const stdin = Readable.from(slowly());
  const run = evaluated(['-'], {
    stdin,
    catalogue: gone,
    jobs: 2,
    threadsFrom: 1,
    bytesAtOnce: 1,
  });
  await expect(run).rejects.toMatchObject({
    name: 'Refusal',
    diagnostics: [{ code: 'catalogue/missing', location: { file: gone.file } }],
  });
});

test('however rows are written and cut, they give what the readers of all formats give', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      style,
      fc.integer({ min: 1, max: 700 }),
      async (list, how, bytesAtOnce) => {
        const folder = folderWith({ 'a.csv': csv(list, how) });
        const file = path.join(folder, 'a.csv');
        expect(await evaluated([file], { bytesAtOnce })).toEqual(await byAllRules([file]));
      },
    ),
    { numRuns: 150 },
  );
});

test('any split into files gives the same as one file', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      style,
      fc.array(fc.nat(60), { maxLength: 3 }),
      async (list, how, cuts) => {
        const at = [
          0,
          ...cuts.map((cut) => Math.min(cut, list.length)).toSorted((a, b) => a - b),
          list.length,
        ];
        const parts = at.slice(1).map((end, index) => list.slice(at[index], end));
        const folder = folderWith({
          'whole.csv': csv(list, how),
          ...Object.fromEntries(parts.map((part, index) => [`${index}.csv`, csv(part, how)])),
        });
        const whole = await evaluated([path.join(folder, 'whole.csv')]);
        const split = await evaluated(
          parts.map((_, index) => path.join(folder, `${index}.csv`)),
          {
            bytesAtOnce: 100,
          },
        );
        expect(split.text).toBe(whole.text);
        expect(split.faults.map(({ message }) => message)).toEqual(
          whole.faults.map(({ message }) => message),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('files of different groups give the same lines in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(clean, { maxLength: 30 }), style, async (list, how) => {
      const isAnn = (row: Row) => row[0] === 'Ann';
      const folder = folderWith({
        'ann.csv': csv(list.filter(isAnn), how),
        'others.csv': csv(
          list.filter((row) => !isAnn(row)),
          how,
        ),
      });
      const files = ['ann.csv', 'others.csv'].map((name) => path.join(folder, name));
      const one = await evaluated(files);
      const other = await evaluated(files.toReversed());
      expect(other.text.split('\n').toSorted()).toEqual(one.text.split('\n').toSorted());
    }),
    { numRuns: 30 },
  );
});

test('any number of threads gives the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(rows, style, fc.integer({ min: 2, max: 4 }), async (list, how, jobs) => {
      const folder = folderWith({ 'a.csv': csv(list, how) });
      const file = path.join(folder, 'a.csv');
      const threads = await evaluated([file], { jobs, threadsFrom: 0, bytesAtOnce: 200 });
      expect(threads).toEqual(await evaluated([file]));
    }),
    { numRuns: 15 },
  );
});

test('what comes on standard input is read once and gives the same', async () => {
  await fc.assert(
    fc.asyncProperty(rows, style, fc.integer({ min: 1, max: 300 }), async (list, how, length) => {
      const text = csv(list, how);
      const folder = folderWith({ 'a.csv': text });
      const bytes = Buffer.from(text);
      const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
        bytes.subarray(index * length, (index + 1) * length),
      );
      const piped = await evaluated(['-'], { stdin: Readable.from(pieces), bytesAtOnce: 100 });
      const read = await evaluated([path.join(folder, 'a.csv')]);
      expect(piped.text).toBe(read.text);
      expect(piped.faults.map(({ location: place }) => place?.line)).toEqual(
        read.faults.map(({ location: place }) => place?.line),
      );
    }),
    { numRuns: 40 },
  );
});

test('a quote that spans lines is read as one, wherever the file is cut', async () => {
  const list = Array.from({ length: 50 }, (_, index) => `P${index},1,apple,${index},g,0`);
  list[30] = '"P\n30, the ""last""",1,apple,30,g,0';
  const folder = folderWith({ 'a.csv': [HEADER.join(','), ...list].join('\n') });
  const file = path.join(folder, 'a.csv');
  for (const bytesAtOnce of [10, 64, 1000]) {
    const result = await evaluated([file], { bytesAtOnce });
    expect(result).toEqual(await byAllRules([file]));
    expect(result.entries).toBe(50);
  }
});

test('faults are told once and in their order, also where the run begins anew', async () => {
  const list = Array.from({ length: 40 }, (_, index) => `P${index % 7},1,no-food-${index},1,g,0`);
  const folder = folderWith({ 'a.csv': [HEADER.join(','), ...list].join('\n') });
  const { faults } = await evaluated([path.join(folder, 'a.csv')], { bytesAtOnce: 50 });
  expect(faults.map(({ location: place }) => place?.line)).toEqual(
    list.map((_, index) => index + 2),
  );
});

test('the example week gives the same by parts as it does in one', async () => {
  const week = path.join(HOME, 'data/week.csv');
  const reading = { ...READING, groupBy: ['day'] };
  const rendering = { ...RENDERING, by: ['day'] };
  const whole = await evaluated([week], { reading, rendering });
  expect(await evaluated([week], { reading, rendering, bytesAtOnce: 99 })).toEqual(whole);
  expect(whole.text.split('\n')).toHaveLength(9);
  expect(whole.entries).toBe(readFileSync(week, 'utf8').trim().split('\n').length - 1);
});
