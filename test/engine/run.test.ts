import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { Accumulator } from '../../src/engine/entries/accumulator.ts';
import { FoodCache } from '../../src/engine/foods/food-cache.ts';
import { GroupEmitter } from '../../src/engine/run/group-emitter.ts';
import { runEvaluation } from '../../src/engine/run/run.ts';
import type { RunOptions } from '../../src/engine/run/run-options.ts';
import { planEvaluations } from '../../src/evaluation/evaluations.ts';
import { readMeals } from '../../src/meals/read-meals.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { csvRenderer } from '../../src/render/evaluations/csv.ts';
import { chunkRenderer } from '../../src/render/evaluations/renderer.ts';
import type { Rendering } from '../../src/render/evaluations/rendering.ts';
import { openRenderingSink } from '../../src/render/evaluations/rendering-sink.ts';
import { ByteWriter } from '../../src/tables/byte-writer.ts';
import { HOME } from '../support/viand.ts';
import { folderWith } from '../support/write-files.ts';

const catalogue = openCatalogue(path.join(HOME, 'data/catalogue.sqlite'));
afterAll(() => catalogue.close());

const EVALUATIONS = ['healthy-eating-index', 'energy-density'] as const;
const LABELS = ['person', 'day'];

interface Evaluated {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly entries: number;
  readonly skipped: number;
}

interface Settings extends Partial<Pick<RunOptions, 'stdin' | 'catalogue' | 'chunkBytes'>> {
  readonly labels?: readonly string[];
  readonly threads?: number;
}

function renderingOf(groupBy: readonly string[]): Rendering {
  return { format: 'csv', version: 'v2.1', groupBy, hasSkipped: true, isColourful: false };
}

/** Without columns: a reader that has met a quote does not know them. */
function located(diagnostic: Diagnostic): Diagnostic {
  const { file = '', line } = diagnostic.location ?? {};
  return { ...diagnostic, location: line === undefined ? { file } : { file, line } };
}

async function evaluated(files: readonly string[], settings: Settings = {}): Promise<Evaluated> {
  const { labels = LABELS, threads, ...options } = settings;
  const diagnostics: Diagnostic[] = [];
  const rendering = renderingOf(labels);
  let pieces: Uint8Array[] = [];
  const { entries, skipped } = await runEvaluation({
    files,
    stdin: Readable.from([]),
    catalogue,
    reading: { groupBy: labels, columnMap: {}, unit: undefined },
    evaluations: EVALUATIONS,
    rendering: { settings: rendering, make: chunkRenderer },
    openSink(plan) {
      pieces = [];
      const output = {
        write: async (bytes: Uint8Array) => void pieces.push(bytes),
        discard: async () => void pieces.splice(0),
      };
      return openRenderingSink(rendering, plan, {
        provenance: {},
        totalsOf: () => ({}),
        output,
      });
    },
    report: (diagnostic) => diagnostics.push(located(diagnostic)),
    ...(threads === undefined
      ? {}
      : {
          threads: { count: threads, file: path.join(HOME, 'dist/worker.cjs') },
          threadsFromBytes: 0,
        }),
    ...options,
  });
  return { text: Buffer.concat(pieces).toString(), diagnostics, entries, skipped };
}

/** The same on the general path alone, entry by entry, with all groups held to the end. */
async function byGeneralPath(files: readonly string[]): Promise<Evaluated> {
  const plan = planEvaluations(EVALUATIONS);
  const foods = new FoodCache(catalogue, plan.layout);
  const diagnostics: Diagnostic[] = [];
  const sums = new Accumulator({
    foods,
    nearestFood: foods.nearest,
    report: (diagnostic) => diagnostics.push(located(diagnostic)),
  });
  const reading = { groupBy: LABELS, columnMap: {}, unit: undefined };
  await readMeals(files, Readable.from([]), reading, sums.sink);
  const out = new ByteWriter();
  const renderer = csvRenderer(renderingOf(LABELS), plan, out);
  const emitter = new GroupEmitter(plan, renderer.group, true);
  renderer.begin({});
  for (let group = 0; group < sums.groups.length; group++) emitter.emit(sums.groups, group);
  const { entries, skipped } = sums;
  return { text: out.take().toString(), diagnostics, entries, skipped };
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
    threads: 2,
    chunkBytes: 1,
  });
  await expect(run).rejects.toMatchObject({
    name: 'Refusal',
    diagnostics: [{ code: 'catalogue/missing', location: { file: gone.file } }],
  });
});

test('however rows are written and cut, they give what the general path gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      style,
      fc.integer({ min: 1, max: 700 }),
      async (list, how, chunkBytes) => {
        const folder = folderWith({ 'a.csv': csv(list, how) });
        const file = path.join(folder, 'a.csv');
        expect(await evaluated([file], { chunkBytes })).toEqual(await byGeneralPath([file]));
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
            chunkBytes: 100,
          },
        );
        expect(split.text).toBe(whole.text);
        expect(split.diagnostics.map(({ message }) => message)).toEqual(
          whole.diagnostics.map(({ message }) => message),
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
      const threads = await evaluated([file], { threads: jobs, chunkBytes: 200 });
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
      const piped = await evaluated(['-'], { stdin: Readable.from(pieces), chunkBytes: 100 });
      const read = await evaluated([path.join(folder, 'a.csv')]);
      expect(piped.text).toBe(read.text);
      expect(piped.diagnostics.map(({ location }) => location?.line)).toEqual(
        read.diagnostics.map(({ location }) => location?.line),
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
  for (const chunkBytes of [10, 64, 1000]) {
    const result = await evaluated([file], { chunkBytes });
    expect(result).toEqual(await byGeneralPath([file]));
    expect(result.entries).toBe(50);
  }
});

test('diagnostics are reported once and in their order, also where the run restarts', async () => {
  const list = Array.from({ length: 40 }, (_, index) => `P${index % 7},1,no-food-${index},1,g,0`);
  const folder = folderWith({ 'a.csv': [HEADER.join(','), ...list].join('\n') });
  const { diagnostics } = await evaluated([path.join(folder, 'a.csv')], { chunkBytes: 50 });
  expect(diagnostics.map(({ location }) => location?.line)).toEqual(
    list.map((_, index) => index + 2),
  );
});

test('the example week gives the same by parts as it does in one', async () => {
  const week = path.join(HOME, 'data/week.csv');
  const labels = ['day'];
  const whole = await evaluated([week], { labels });
  expect(await evaluated([week], { labels, chunkBytes: 99 })).toEqual(whole);
  expect(whole.text.split('\n')).toHaveLength(9);
  expect(whole.entries).toBe(readFileSync(week, 'utf8').trim().split('\n').length - 1);
});
