import { closeSync, fstatSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evaluate, openCatalogue, ViandError, validate } from '../../src/index.ts';

/** What programs without types may pass. */
type Anything = never;

const ENTRIES = [{ food_id: 'milk', amount: 1, unit: 'g' }];

/** What a call is refused with. */
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

test('a catalogue that is closed twice closes no file of the program', () => {
  const catalogue = openCatalogue();
  catalogue.food('milk');
  catalogue.close();
  // These take the numbers that the files of the catalogue had.
  const own = Array.from({ length: 8 }, () => openSync(import.meta.filename, 'r'));
  catalogue.close();
  for (const descriptor of own) {
    expect(fstatSync(descriptor).size).toBeGreaterThan(0);
    closeSync(descriptor);
  }
});

test('a closed catalogue is not used', async () => {
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

test('misspelt options are errors, and not ignored', () => {
  using catalogue = openCatalogue();
  const source = { entries: ENTRIES };
  const misspelt = { catalogue, source, evaluations: ['intakes'], groupby: ['day'] };
  expect(refusal(() => evaluate(misspelt as Anything))).toEqual([
    { message: 'Unknown option "groupby"', field: undefined, fix: 'groupBy' },
  ]);
  expect(refusal(() => validate({ catalogue, source, by: ['day'] } as Anything))).toHaveLength(1);
});

test.each([
  [undefined, 'Missing source'],
  [{}, 'Cannot read the source'],
  [{ files: 'week.csv' }, 'Cannot read the source'],
  [{ files: [], entries: [] }, 'Cannot read the source'],
  [{ entries: 7 }, 'Cannot read the source'],
])('the source %j is no source', (source, message) => {
  using catalogue = openCatalogue();
  const options = { catalogue, source, evaluations: ['intakes'] };
  expect(refusal(() => evaluate(options as Anything))).toMatchObject([{ message }]);
});

test('what is no text is not matched', () => {
  using catalogue = openCatalogue();
  expect(refusal(() => catalogue.match(undefined as Anything))).toMatchObject([
    { message: 'The text must be a string' },
  ]);
});

test.each([
  [new Date(0), 'it is a Date'],
  [{ of: 1 }, 'it is an object'],
  [null, 'the entry has no such member'],
])('the label %j says why it groups nothing', async (day, why) => {
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
