import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, expectTypeOf, test } from 'vitest';
import {
  type EvaluateOptions,
  evaluate,
  openCatalogue,
  type ValidateOptions,
  validate,
} from '../../src/index.ts';
import { parquetOf } from '../support/parquet.ts';
import { folderForAll } from '../support/temp-folder.ts';
import { HOME } from '../support/viand.ts';
import { folderWith } from '../support/write-files.ts';

const catalogue = openCatalogue();

const csv = readFileSync(path.join(HOME, 'data/week.csv'), 'utf8');
const [header = '', ...rows] = csv.trimEnd().split('\n');
const names = header.split(',');

/** The entries of the week, with numbers as numbers. */
const entries = rows.map((row) => {
  const cells = row.split(',').map((cell, column) => [names[column], cell]);
  const { amount, ...entry } = Object.fromEntries(cells) as Record<string, string>;
  return { ...entry, food_id: entry['food_id'] ?? '', amount: amount ? Number(amount) : null };
});

const meals = entries.map((entry) => ({ day: entry['day' as never] as string, entries: [entry] }));

const folder = folderForAll();
const files: Readonly<Record<string, string | Uint8Array>> = {
  'week.csv': csv,
  'week.csv.gz': gzipSync(csv),
  'week.json': JSON.stringify(meals),
  'week.ndjson': meals.map((meal) => `${JSON.stringify(meal)}\n`).join(''),
  'week.parquet': parquetOf(
    names.map((name) => ({
      name,
      data: entries.map((entry) => (entry as Record<string, unknown>)[name] ?? null),
      type: name === 'amount' ? 'DOUBLE' : 'STRING',
    })),
  ),
};
for (const [name, content] of Object.entries(files)) {
  writeFileSync(path.join(folder, name), content);
}

type Source = EvaluateOptions<'healthy-eating-index'>['source'];

/** The total score of each day, and the entries. */
async function scoresOf(source: Source, columnMap?: { food_id: string }) {
  const stream = evaluate({
    catalogue,
    source,
    ...(columnMap && { columnMap }),
    groupBy: ['day'],
    evaluations: ['healthy-eating-index'],
  } as EvaluateOptions<'healthy-eating-index'>);
  const days: unknown[] = [];
  for await (const { group, entries: count, metrics } of stream) {
    days.push([group['day'], count, metrics['total_score']]);
  }
  return { days, entries: (await stream.summary).entries };
}

const expected = await scoresOf({ files: [path.join(folder, 'week.csv')] });

async function* asTheyCome() {
  for (const entry of entries) yield entry;
}

test('evaluate() scores the week', () => {
  expect(expected.days).toHaveLength(7);
  expect(expected.entries).toBe(rows.length);
});

test.each(['week.csv.gz', 'week.json', 'week.ndjson', 'week.parquet'])(
  'evaluate() gives the same results for %s as for CSV',
  async (file) => {
    expect(await scoresOf({ files: [path.join(folder, file)] })).toEqual(expected);
  },
);

test.each<[string, () => Source]>([
  ['an array of entries', () => ({ entries })],
  ['a set of entries', () => ({ entries: new Set(entries) })],
  ['a generator of entries', () => ({ entries: asTheyCome() })],
  ['a stream of entries', () => ({ entries: Readable.from(entries) })],
  ['a list of meals', () => ({ entries: meals })],
])('evaluate() gives the same results for %s as for CSV', async (_, source) => {
  expect(await scoresOf(source())).toEqual(expected);
});

test('columnMap renames the members of entries', async () => {
  const renamed = entries.map(({ food_id, ...entry }) => ({ ...entry, FoodCode: food_id }));
  expect(await scoresOf({ entries: renamed as never }, { food_id: 'FoodCode' })).toEqual(expected);
});

test('entries need no food_id only if columnMap names another member', () => {
  type Options = EvaluateOptions<'healthy-eating-index'>;
  const evaluations = ['healthy-eating-index'] as const;
  const renamed = [{ FoodCode: 'milk' }];
  expectTypeOf({
    catalogue,
    evaluations,
    source: { entries: renamed },
    columnMap: { food_id: 'FoodCode' },
  }).toExtend<Options>();
  expectTypeOf({ catalogue, evaluations, source: { entries: renamed } }).not.toExtend<Options>();
});

test('a misspelt field of an entry is an error instead of a standard serving', async () => {
  const source = { entries: [{ food_id: 'milk', amont: 3, unit: 'ml' }] };
  const { summary } = evaluate({ catalogue, source, evaluations: ['macro-distribution'] });
  await expect(summary).rejects.toThrow('Unknown member "amont"');
});

test('evaluate() groups files by their names', async () => {
  const row = 'food_id,amount,unit\nmilk,100,ml\n';
  const folder = folderWith({ 'a.csv': `${row}milk,100,ml\n`, 'b.csv': row });
  const files = [path.join(folder, 'a.csv'), path.join(folder, 'b.csv')];
  const found: unknown[] = [];
  for await (const { group, entries } of evaluate({
    catalogue,
    source: { files },
    groupBy: ['file'],
    evaluations: ['macro-distribution'],
  }))
    found.push([group, entries]);
  expect(found).toEqual([
    [{ file: files[0] }, 2],
    [{ file: files[1] }, 1],
  ]);
});

test('evaluate() groups objects by their member "file"', async () => {
  const entries = [
    { food_id: 'milk', file: 'x' },
    { food_id: 'apple', file: 'y' },
  ];
  const found: unknown[] = [];
  for await (const { group } of evaluate({
    catalogue,
    source: { entries },
    groupBy: ['file'],
    evaluations: ['macro-distribution'],
  }))
    found.push(group);
  expect(found).toEqual([{ file: 'x' }, { file: 'y' }]);
});

test('validate() finds the same problems in files and in entries', async () => {
  const codes = async (source: Source) => {
    const found: string[] = [];
    for await (const { code } of validate({ catalogue, source } as ValidateOptions))
      found.push(code);
    return found;
  };
  const bad = [{ food_id: 'milk', amount: -1, unit: 'ml' }, { food_id: 'no-such-food' }];
  const { length } = bad;
  const bothFiles = [
    path.join(folderWith({ 'a.json': JSON.stringify([{ entries: bad }]) }), 'a.json'),
    path.join(
      folderWith({ 'a.csv.gz': gzipSync('food_id,amount,unit\nmilk,-1,ml\nno-such-food,,\n') }),
      'a.csv.gz',
    ),
  ];
  const ofEntries = await codes({ entries: bad });
  expect(ofEntries.length).toBeGreaterThanOrEqual(length);
  for (const file of bothFiles) expect(await codes({ files: [file] })).toEqual(ofEntries);
});

const RECORD =
  'Tag;Mahlzeit;Lebensmittel;Menge;Einheit\nMo;Mittag;Apfel;150;g\nMo;Mittag;Milch;200;g\n';

test.each([
  ['record.csv', RECORD],
  ['record.txt', 'Montag\nMittag:\n150 g Apfel\n200 g Milch\n'],
])('evaluate() matches the names of foods in %s', async (name, text) => {
  const file = path.join(folderWith({ [name]: text }), name);
  const macros = (source: Source) =>
    evaluate({
      catalogue,
      source,
      evaluations: ['macro-distribution'],
    } as EvaluateOptions<'macro-distribution'>).summary;
  const read = await macros({ files: [file] });
  const known = await macros({
    entries: [
      { food_id: 'apple', amount: 150, unit: 'g' },
      { food_id: 'milk', amount: 200, unit: 'g' },
    ],
  });
  expect(read.entries).toBe(2);
  expect(read.metrics).toEqual(known.metrics);
});

test('evaluate() fails for uncertain names unless they are skipped or a file of names decides them', async () => {
  const text = 'Tag;Lebensmittel;Menge;Einheit\nMo;Xyzzyqua;150;g\nMo;Milch;200;g\n';
  const folder = folderWith({
    'record.csv': text,
    'answers.csv': 'name,food_id,amount,unit\nxyzzyqua,apple,,\n',
  });
  const options = {
    catalogue,
    source: { files: [path.join(folder, 'record.csv')] },
    evaluations: ['macro-distribution'],
  } as const;
  await expect(evaluate(options).summary).rejects.toMatchObject({
    diagnostics: [{ code: 'meal/uncertain-food', location: { line: 2 } }],
  });
  const { entries, skipped } = await evaluate({ ...options, skipFaulty: true }).summary;
  expect([entries, skipped]).toEqual([2, 1]);
  const answered = await evaluate({ ...options, names: path.join(folder, 'answers.csv') }).summary;
  expect([answered.entries, answered.skipped]).toEqual([2, 0]);
});

test('evaluate() counts the entries with uncertain names in each evaluation', async () => {
  const file = path.join(
    folderWith({ 'record.csv': 'Tag;Lebensmittel;Menge\nMo;Apfel;1 kleiner\nMo;Brot;1 Scheibe\n' }),
    'record.csv',
  );
  const { unsure } = await evaluate({
    catalogue,
    source: { files: [file] },
    accept: 0.1,
    evaluations: ['macro-distribution'],
  }).summary;
  expect(unsure?.['macro-distribution']?.entries).toBeGreaterThan(0);
});

test('a source may have its entries or its files behind a getter', async () => {
  class Entries {
    get entries() {
      return entries;
    }
  }
  class Files {
    get files() {
      return [path.join(folder, 'week.csv')];
    }
  }
  const sources: unknown[] = [new Entries(), new Files()];
  for (const source of sources as readonly { files: string[] }[]) {
    const evaluations = ['macro-distribution'] as const;
    const { entries: count } = await evaluate({ catalogue, source, evaluations }).summary;
    expect(count).toBe(entries.length);
  }
});
