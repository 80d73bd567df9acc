import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EvaluationName } from '../../../src/evaluation/evaluation-names.ts';
import { nameMatcher } from '../../../src/operations/match/name-matcher.ts';
import { HOME } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';
import { byGeneralPath, catalogue, evaluated } from './evaluated.ts';
import { clean, csv, HEADER, type Row, rows, style } from './meal-rows.ts';

test('a thread that cannot start makes the run fail, even while input is still read', async () => {
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
    name: 'ViandError',
    diagnostics: [{ code: 'catalogue/missing', location: { file: gone.file } }],
  });
});

test('rows in any notation and chunk size give the same results as on the general path', async () => {
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
    { numRuns: 35 },
  );
});

/** Rows with few different faults, each of which occurs many times. */
const repeating: fc.Arbitrary<Row[]> = fc.array(
  fc.tuple(
    fc.constantFrom('Ann', 'Jürgen 😀', 'Bo', ''),
    fc.constantFrom('1', '2'),
    fc.constantFrom('milk', 'apple', 'water', 'no-such-food', 'milch', 'Größe', ''),
    fc.constantFrom('1', '12.5', '7', '-5', 'some', '1e13', '1e400', ' 5', ''),
    fc.constantFrom('g', 'mg', 'kg', 'ml', 'µg', 'G', 'furlong', 'gramm', ''),
    fc.constantFrom('', '', '', '0', '1', 'x'),
  ),
  { minLength: 100, maxLength: 400 },
);

/**
 * The first rows determine the meaning of further columns. None of these rows has an unusual unit.
 */
const plainRows: Row[] = Array.from({ length: 101 }, () => ['Ann', '1', 'milk', '1', 'g', '']);

test('faults that many rows share are reported like on the general path', async () => {
  await fc.assert(
    fc.asyncProperty(
      repeating,
      style,
      fc.constantFrom(500, 5000, 1_000_000),
      fc.boolean(),
      async (list, how, chunkBytes, isFaultyFirst) => {
        const all = isFaultyFirst ? list : [...plainRows, ...list];
        const folder = folderWith({ 'a.csv': csv(all, how) });
        const file = path.join(folder, 'a.csv');
        const hasColumns = how.quotes === 'none';
        expect(await evaluated([file], { chunkBytes, hasColumns })).toEqual(
          await byGeneralPath([file], { hasColumns }),
        );
      },
    ),
    { numRuns: 15 },
  );
});

test('amounts in cups and other measures give the same results as on the general path', async () => {
  const match = nameMatcher(catalogue);
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.constantFrom('Ann', 'Bo'),
          fc.constantFrom('1', '2'),
          fc.constantFrom('milk', 'apple', 'cooked-rice', 'no-such-food'),
          fc.constantFrom('1', '2', '1.5', '', 'x'),
          fc.constantFrom('g', 'ml', 'cup', 'slice', 'furlong', 'tbsp', ''),
          fc.constantFrom('', '1'),
        ),
        { minLength: 1, maxLength: 150 },
      ),
      style,
      fc.integer({ min: 100, max: 3000 }),
      async (list, how, chunkBytes) => {
        const folder = folderWith({
          'a.csv': csv([['Ann', '1', 'milk', '1', 'cup', ''], ...list], how),
        });
        const file = path.join(folder, 'a.csv');
        const expected = await byGeneralPath([file], { match });
        expect(await evaluated([file], { chunkBytes, match })).toEqual(expected);
        expect(await evaluated([file], { chunkBytes, match, threads: 2 })).toEqual(expected);
      },
    ),
    { numRuns: 15 },
  );
});

test('rows of very many groups, in any order, give the same results as on the general path', async () => {
  const list = Array.from({ length: 30_000 }, (_, row): Row => {
    const person = `P${(row * 7919) % 10_007}`;
    const [food, amount] = row % 97 === 0 ? ['no-such-food', '1'] : ['milk', `${row % 50}.5`];
    return [person, '1', food, amount, row % 3 === 0 ? 'ml' : 'g', ''];
  });
  const how = { quotes: 'some', lineEnd: '\r\n', endsWithLine: true, separator: ',' } as const;
  const folder = folderWith({ 'a.csv': csv(list, how) });
  const file = path.join(folder, 'a.csv');
  const expected = await byGeneralPath([file]);
  expect(await evaluated([file])).toEqual(expected);
  expect(await evaluated([file], { chunkBytes: 50_000 })).toEqual(expected);
  expect(await evaluated([file], { chunkBytes: 50_000, threads: 2 })).toEqual(expected);
});

test('assumptions keep their order, whatever ids a thread has read before', async () => {
  const ids = ['11111170', '11111160', '11320200'];
  const header = `${HEADER.join(',')}\n`;
  // An impossible amount: from here on the id is known, but it has not been counted.
  const known = 'Ann,1,11320200,1e13,g,\n';
  const counted = ids.map((id) => `Ann,1,${id},1,g,\n`).join('');
  const folder = folderWith({
    'known.csv': header + known + counted,
    'new.csv': header + counted,
  });
  const orderOf = async (name: string) =>
    (await evaluated([path.join(folder, name)])).assumptions.map(({ id }) => id);
  expect(await orderOf('known.csv')).toEqual(await orderOf('new.csv'));
  expect(await orderOf('new.csv')).toHaveLength(3);
});

/** Cells of a column that is not read, as a cell of CSV. */
const note = fc.constantFrom('', 'x', 'naïve, not', 'a "b" c', '"', 'long '.repeat(9));

test('rows give the same results with columns in any order, and with a column that is not read', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
      fc.array(note, { minLength: 60, maxLength: 60 }),
      fc.record({ hasMark: fc.boolean(), hasCrlf: fc.boolean(), isQuoted: fc.boolean() }),
      fc.integer({ min: 1, max: 700 }),
      async (list, order, notes, { hasMark, hasCrlf, isQuoted }, chunkBytes) => {
        const cell = (text = '') =>
          /[",]/.test(text) || (isQuoted && text !== '') ? `"${text.replaceAll('"', '""')}"` : text;
        const lines = [[...HEADER, 'note'], ...list.map((row, at) => [...row, notes[at]])].map(
          (row) => order.map((place) => cell(row.length < 7 ? row[0] : row[place])).join(','),
        );
        const text = `${hasMark ? '\ufeff' : ''}${lines.join(hasCrlf ? '\r\n' : '\n')}`;
        const folder = folderWith({ 'a.csv': text });
        const file = path.join(folder, 'a.csv');
        expect(await evaluated([file], { chunkBytes })).toEqual(await byGeneralPath([file]));
      },
    ),
    { numRuns: 35 },
  );
});

/**
 * Rows without blank labels, since each file decides separately whether a blank label repeats the
 * one above.
 */
const labelled = rows.map((list) => list.filter(([person, day]) => person?.trim() && day?.trim()));

test('rows give the same results in several files as in one', async () => {
  await fc.assert(
    fc.asyncProperty(
      labelled,
      style,
      fc.array(fc.nat(60), { maxLength: 3 }),
      async (list, how, cuts) => {
        // Files without entries are reported one by one.
        fc.pre(list.length > 0);
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
    { numRuns: 15 },
  );
});

test('files of different groups give the same lines in any order of the files', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        clean.filter(([person]) => person !== ''),
        { maxLength: 30 },
      ),
      style,
      async (list, how) => {
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
      },
    ),
    { numRuns: 18 },
  );
});

test('every number of threads writes the same bytes', async () => {
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

test('standard input is read once, and gives the same results as a file', async () => {
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
    { numRuns: 15 },
  );
});

test('rows of standard input that wait for a thread are kept when the reader reuses their memory', async () => {
  // The head, which shows the layout, is one piece.
  const list = Array.from({ length: 10_000 }, (_, row) => `P${10_000 + row},1,apple,${row},g,0`);
  const header = HEADER.join(',');
  const lines = list.map((line) => Buffer.from(`${line}\n`));
  const stdin = Readable.from([Buffer.from(`${header}\n`), ...lines]);
  const threads = await evaluated(['-'], { stdin, chunkBytes: 5000, threads: 2 });
  const file = path.join(folderWith({ 'a.csv': [header, ...list].join('\n') }), 'a.csv');
  expect(threads.text).toBe((await evaluated([file])).text);
});

test('a quoted cell that spans lines is read whole, whatever the chunk size', async () => {
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

test('diagnostics are reported once and in their order, even if the run restarts', async () => {
  const list = Array.from({ length: 40 }, (_, index) => `P${index % 7},1,no-food-${index},1,g,0`);
  const folder = folderWith({ 'a.csv': [HEADER.join(','), ...list].join('\n') });
  const { diagnostics } = await evaluated([path.join(folder, 'a.csv')], { chunkBytes: 50 });
  expect(diagnostics.map(({ location }) => location?.line)).toEqual(
    list.map((_, index) => index + 2),
  );
});

test('the example week gives the same results in chunks as in one piece', async () => {
  const week = path.join(HOME, 'data/week.csv');
  const labels = ['day'];
  const whole = await evaluated([week], { labels });
  expect(await evaluated([week], { labels, chunkBytes: 99 })).toEqual(whole);
  expect(whole.text.split('\n')).toHaveLength(9);
  expect(whole.entries).toBe(readFileSync(week, 'utf8').trim().split('\n').length - 1);
});

test('cached rows apply in all chunks, but not in files with another separator', async () => {
  const of = (day: string): Row[] =>
    Array.from({ length: 40 }, (_, row): Row => {
      const food = row % 5 === 0 ? 'no-such-food' : row % 2 === 0 ? 'milk' : 'bread';
      const amount = ['1,5', '', '1.234,5', '12'][row % 4] as string;
      return ['Ann', day, food, amount, row % 3 === 0 ? 'ml' : 'g', row % 7 === 0 ? '1' : ''];
    });
  const how = { quotes: 'all', lineEnd: '\n', endsWithLine: true } as const;
  const folder = folderWith({
    'a.csv': csv([...of('1'), ...of('2')], { ...how, separator: ',' }),
    'b.csv': csv([...of('3'), ...of('4')], { ...how, separator: ';' }),
    'c.csv': csv(of('5'), { ...how, separator: ',' }),
  });
  const files = ['a.csv', 'b.csv', 'c.csv'].map((name) => path.join(folder, name));
  const expected = await byGeneralPath(files);
  expect(expected.diagnostics.length).toBeGreaterThan(60);
  for (const chunkBytes of [150, 1_000_000]) {
    expect(await evaluated(files, { chunkBytes })).toEqual(expected);
    expect(await evaluated(files, { chunkBytes, threads: 2 })).toEqual(expected);
  }
});

// Intakes have 94 columns per group, so evaluating all ids would take a minute.
test.each<[string, readonly EvaluationName[], number]>([
  ['Healthy Eating Indices', ['healthy-eating-index', 'healthy-eating-index-2020'], 1],
  ['intakes, of each fifth', ['intakes'], 5],
])(
  'ids and codes of the catalogue find the same foods as on the general path: %s',
  async (_, evaluations, each) => {
    const ids = [...catalogue.knownIds()].filter((_, index) => index % each === 0);
    const unknown = ids.slice(0, 300 / each).flatMap((id) => [`${id}x`, id.slice(1), `${id}.none`]);
    const list = [...ids, ...unknown, ...ids.slice(0, 500)].map((id, row): Row => {
      const unit = ['g', 'ml', 'kg'][row % 3] as string;
      return [`P${Math.floor(row / 9)}`, '1', id, `${1 + (row % 400)}.25`, unit, ''];
    });
    const how = { quotes: 'some', lineEnd: '\n', endsWithLine: true, separator: ',' } as const;
    const file = path.join(folderWith({ 'a.csv': csv(list, how) }), 'a.csv');
    const expected = await byGeneralPath([file], { evaluations });
    expect(expected.entries).toBeGreaterThan(10_000 / each);
    expect(await evaluated([file], { evaluations })).toEqual(expected);
    expect(await evaluated([file], { evaluations, threads: 2, chunkBytes: 30_000 })).toEqual(
      expected,
    );
  },
);
