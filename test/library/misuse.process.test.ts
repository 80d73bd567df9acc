import { closeSync, fstatSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evaluate, openCatalogue, ViandError, validate } from '../../src/index.ts';

/** Any value, as programs without types may pass it. */
type Anything = never;

const ENTRIES = [{ food_id: 'milk', amount: 1, unit: 'g' }];

/** The problems with which a call is refused. */
function refusal(call: () => unknown): object[] {
  try {
    call();
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    return error.diagnostics.map(({ message, field, fix }) => ({
      message,
      field,
      fix: fix?.value,
    }));
  }
  return [];
}

test('closing a catalogue twice closes no other file of the program', () => {
  const catalogue = openCatalogue();
  catalogue.food('milk');
  catalogue.close();
  // These files get the descriptors that the files of the catalogue had.
  const own = Array.from({ length: 8 }, () => openSync(import.meta.filename, 'r'));
  catalogue.close();
  for (const descriptor of own) {
    expect(fstatSync(descriptor).size).toBeGreaterThan(0);
    closeSync(descriptor);
  }
});

test('a closed catalogue cannot be used', async () => {
  const catalogue = openCatalogue();
  catalogue.close();
  const calls: (() => unknown)[] = [
    () => catalogue.search('milk'),
    () => catalogue.food('milk'),
    () => catalogue.foodByGtin('0039400103431'),
    () => catalogue.match('milk'),
    () => evaluate({ catalogue, source: { entries: ENTRIES }, evaluations: ['intakes'] }),
  ];
  for (const call of calls) expect(call).toThrow('The catalogue is closed');
  await expect(catalogue.info()).rejects.toThrow('The catalogue is closed');
});

test('a catalogue that is closed during an evaluation ends it', async () => {
  const catalogue = openCatalogue();
  function* entries() {
    yield* ENTRIES;
    catalogue.close();
    yield { food_id: 'apple', amount: 1, unit: 'g' };
  }
  const options = { catalogue, source: { entries: entries() }, evaluations: ['intakes'] } as const;
  await expect(evaluate(options).summary).rejects.toThrow(TypeError);
});

test('lists that change after the call have no effect', async () => {
  using catalogue = openCatalogue();
  const groupBy = ['unit'];
  const evaluations: ['intakes'] = ['intakes'];
  const people = evaluate({ catalogue, source: { entries: ENTRIES }, groupBy, evaluations });
  groupBy.push('person');
  evaluations.pop();
  expect(await people.summary).toMatchObject({ groups: 1 });
});

test('entries of classes and with bigints are evaluated and validated', async () => {
  class Row {
    food_id = 'apple';
    unit = 'g';
    get amount() {
      return 200n;
    }
  }
  using catalogue = openCatalogue();
  const source = { entries: [new Row(), new Row()] as never };
  const evaluations: ['nutrition-summary'] = ['nutrition-summary'];
  const { metrics } = await evaluate({ catalogue, source, evaluations }).summary;
  const plain = { entries: [{ food_id: 'apple', amount: 400, unit: 'g' }] };
  expect(metrics).toEqual(
    (await evaluate({ catalogue, source: plain, evaluations }).summary).metrics,
  );
  const codes: string[] = [];
  for await (const { code } of validate({ catalogue, source })) codes.push(code);
  expect(codes).toEqual(['meal/duplicate-entry']);
});

test('a number that is not finite cannot name a group', async () => {
  using catalogue = openCatalogue();
  const source = { entries: [{ ...ENTRIES[0], person: NaN }] as never };
  const people = evaluate({ catalogue, source, groupBy: ['person'], evaluations: ['intakes'] });
  await expect(people.summary).rejects.toThrow('Cannot group by "person": it is NaN');
});

test('misspelt options are errors instead of being ignored', () => {
  using catalogue = openCatalogue();
  const source = { entries: ENTRIES };
  const misspelt = { catalogue, source, evaluations: ['intakes'], groupby: ['day'] };
  expect(refusal(() => evaluate(misspelt as Anything))).toEqual([
    { message: 'Unknown option "groupby"', field: undefined, fix: 'groupBy' },
  ]);
  expect(refusal(() => validate({ catalogue, source, by: ['day'] } as Anything))).toHaveLength(1);
  expect(refusal(() => catalogue.search('milk', { limt: 5 } as Anything))).toMatchObject([
    { message: 'Unknown option "limt"', fix: 'limit' },
  ]);
  expect(refusal(() => openCatalogue(undefined, { alias: [] } as Anything))).toMatchObject([
    { message: 'Unknown option "alias"' },
  ]);
});

test.each([
  [{ evaluations: undefined }, 'evaluations', 'Missing evaluations'],
  [{ evaluations: [] }, 'evaluations', 'No evaluation given'],
  [{ evaluations: ['hei'] }, 'evaluations.0', 'Unknown evaluation "hei"'],
  [{ groupBy: 'day' }, 'groupBy', 'The labels must be a list of names'],
  [{ unit: 'cup' }, 'unit', 'Unknown unit "cup"'],
  [{ groupBy: ['day', 'day'] }, 'groupBy', 'A label is given twice'],
  [{ names: '' }, 'names', 'The name of the names file is empty'],
  [{ accept: 2 }, 'accept', 'Invalid value "2"'],
  [{ columnMap: { food: 'x' } }, 'columnMap.food', 'Invalid column names'],
  [{ skipFaulty: 'yes' }, 'skipFaulty', 'Cannot read skipFaulty'],
  [{ onDiagnostic: 'log' }, 'onDiagnostic', 'onDiagnostic must be a function'],
])('the options %j of evaluate have an impossible value', (changed, field, message) => {
  using catalogue = openCatalogue();
  const options = { catalogue, source: { entries: ENTRIES }, evaluations: ['intakes'] };
  expect(refusal(() => evaluate({ ...options, ...changed } as Anything))).toMatchObject([
    { field, message },
  ]);
});

test.each([
  [{ rules: { 'meal/zero': 'error' } }, 'rules.meal/zero', 'Unknown rule "meal/zero"'],
  [
    { rules: { 'meal/zero-amount': 'fatal' } },
    'rules.meal/zero-amount',
    'Cannot set rule meal/zero-amount to "fatal"',
  ],
  [{ rules: 'strict' }, 'rules', 'The rules must be an object'],
])('the options %j of validate have an impossible value', (changed, field, message) => {
  using catalogue = openCatalogue();
  const options = { catalogue, source: { entries: ENTRIES } };
  expect(refusal(() => validate({ ...options, ...changed } as Anything))).toMatchObject([
    { field, message },
  ]);
});

test('a catalogue that is not a path is an error, as null could be a path that a program lost', () => {
  for (const file of [null, 5, {}, new URL('file:///catalogue.sqlite')]) {
    expect(refusal(() => openCatalogue(file as Anything))).toMatchObject([
      { message: 'The catalogue must be the path of a file', field: 'file' },
    ]);
  }
});

test('unknown members of aliases are errors, as they could hide a stand-in', () => {
  for (const other of [{ standIn: true }, { relation: 'stand-in' }, { is_stand_in: true }]) {
    const aliases = [{ id: 'X1', target: 'milk', ...other }];
    const [name] = Object.keys(other);
    expect(refusal(() => openCatalogue(undefined, { aliases } as Anything))).toMatchObject([
      { message: 'An alias has an unknown member', field: `aliases.0.${name}` },
    ]);
  }
});

test('a value that is not a list of aliases is an error', () => {
  for (const aliases of ['codes.csv', ['X1'], [{ id: 'X1' }], [{ id: 1, target: 'milk' }]]) {
    expect(refusal(() => openCatalogue(undefined, { aliases } as Anything))).toHaveLength(1);
  }
});

test.each([
  [undefined, 'Missing source'],
  [{ files: [] }, 'Cannot read the source'],
  [{}, 'Cannot read the source'],
  [{ files: 'week.csv' }, 'Cannot read the source'],
  [{ files: [], entries: [] }, 'Cannot read the source'],
  [{ entries: 7 }, 'Cannot read the source'],
])('the source %j is an error', (source, message) => {
  using catalogue = openCatalogue();
  const options = { catalogue, source, evaluations: ['intakes'] };
  expect(refusal(() => evaluate(options as Anything))).toMatchObject([{ message }]);
});

test.each([
  [undefined, 'Missing catalogue'],
  [null, 'Cannot use the catalogue'],
  ['catalogue.sqlite', 'Cannot use the catalogue'],
  [{ file: 'catalogue.sqlite' }, 'Cannot use the catalogue'],
])('the catalogue %j is an error, as it is not from openCatalogue()', (catalogue, message) => {
  const options = { catalogue, source: { entries: ENTRIES } };
  const expected = [{ message, field: 'catalogue' }];
  expect(
    refusal(() => evaluate({ ...options, evaluations: ['intakes'] } as Anything)),
  ).toMatchObject(expected);
  expect(refusal(() => validate(options as Anything))).toMatchObject(expected);
});

test('all missing options are reported together', () => {
  expect(refusal(() => evaluate({ evaluations: ['intakes'] } as Anything))).toMatchObject([
    { message: 'Missing catalogue' },
    { message: 'Missing source' },
  ]);
});

test('match() accepts only text', () => {
  using catalogue = openCatalogue();
  expect(refusal(() => catalogue.match(undefined as Anything))).toMatchObject([
    { message: 'The text must be a string' },
  ]);
});

test.each([
  [new Date(0), 'it is a Date'],
  [{ of: 1 }, 'it is an object'],
  [null, 'the entry has no such member'],
])('the error for the label %j explains why it cannot group', async (day, why) => {
  using catalogue = openCatalogue();
  const entries = [{ ...(ENTRIES[0] as { food_id: string }), day }];
  const groups = evaluate({
    catalogue,
    source: { entries },
    groupBy: ['day'],
    evaluations: ['intakes'],
  });
  await expect(groups.summary).rejects.toThrow(`Cannot group by "day": ${why}`);
});

test('whole numbers may be bigints, and the error for another type names the value', async () => {
  using catalogue = openCatalogue();
  const options = { catalogue, groupBy: ['person'], evaluations: ['intakes'] } as const;
  const entry = { food_id: 'milk', unit: 'g' };
  const entries = [{ ...entry, amount: 100n, person: 7n }];
  for await (const { group, metrics } of evaluate({
    ...options,
    source: { entries } as Anything,
  })) {
    expect([group, metrics['grams']]).toEqual([{ person: '7' }, 100]);
  }
  const faulty = { entries: [{ ...entry, amount: 1, person: Symbol('a') }] } as Anything;
  await expect(evaluate({ ...options, source: faulty }).summary).rejects.toThrow(
    'Cannot group by "person": it is Symbol(a)',
  );
});

async function firstOf<Item>(items: AsyncIterable<Item>): Promise<Item | undefined> {
  for await (const item of items) return item;
  return undefined;
}

test('validate() stops with the reason of its signal, and a signal has to be one', async () => {
  using catalogue = openCatalogue();
  const source = { entries: [{ ...ENTRIES[0], food_id: 'x' }] };
  const stopped = validate({ catalogue, source, signal: AbortSignal.abort('no') });
  await expect(firstOf(stopped)).rejects.toBe('no');
  const files = { files: [import.meta.filename] };
  const reading = validate({ catalogue, source: files, signal: AbortSignal.abort('no') });
  await expect(firstOf(reading)).rejects.toBe('no');
  const going = validate({ catalogue, source, signal: new AbortController().signal });
  expect((await firstOf(going))?.code).toBe('meal/unknown-food');
  const wrong = { catalogue, source, signal: true as Anything };
  expect(refusal(() => validate(wrong))[0]).toMatchObject({ field: 'signal' });
});
