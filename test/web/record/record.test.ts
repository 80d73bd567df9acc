import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const WEB = path.join(import.meta.dirname, '../../../src/web');
// biome-ignore lint/suspicious/noExplicitAny: modules of the page, which are typed by comments
const load = (name: string): Promise<any> => import(path.join(WEB, name));

const record = await load('record/record.js');
const { makeHistory } = await load('record/history.js');
const { toFragment, fromFragment } = await load('files/link.js');
const { toMeals, fromMeals } = await load('files/meal-file.js');

const entry = fc.record(
  {
    food_id: fc.string({ minLength: 1 }),
    name: fc.string(),
    amount: fc.double({ min: 0.001, max: 10_000, noNaN: true }),
    unit: fc.constantFrom('g', 'ml'),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    isSizeAssumed: fc.constant(true),
    text: fc.string(),
  },
  { requiredKeys: ['food_id', 'name', 'amount', 'unit'] },
);
const line = fc.record({
  day: fc.constantFrom('2026-03-02', '2026-03-03', 'Montag'),
  meal: fc.constantFrom('breakfast', 'lunch', 'Brunch'),
  entry,
});

// biome-ignore lint/suspicious/noExplicitAny: entries of the page
const withoutIds = (value: unknown): any =>
  JSON.parse(JSON.stringify(value, (name, inner) => (name === 'id' ? undefined : inner)));

test('a record in a link keeps all its entries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 20 }), async (lines) => {
      const made = record.addLines(record.newRecord('2026-03-02'), lines);
      const fragment = await toFragment(made);
      expect(fragment).toMatch(/^[\w-]*$/);
      expect(withoutIds(await fromFragment(fragment))).toEqual(withoutIds(made));
    }),
    { numRuns: 30 },
  );
});

test('a link without a valid record gives no record', async () => {
  const packed = async (text: string) =>
    Buffer.from(
      await new Response(
        new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
      ).arrayBuffer(),
    ).toString('base64url');
  for (const text of ['', '{}', '{"days":[]}', '[1]', 'null', '{"days":'])
    expect(await fromFragment(await packed(text))).toBeUndefined();
  expect(await fromFragment('%%%')).toBeUndefined();
  expect(await fromFragment(await packed(' '.repeat(3_000_000)))).toBeUndefined();
  const odd = await fromFragment(
    await packed('{"days":[{"meals":[{"entries":[{"amount":"1"}]}]}]}'),
  );
  expect(record.entriesOf(odd)).toEqual([]);
});

test('reading a meal file returns the entries that were written', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const made = record.addLines(record.newRecord('2026-03-02'), lines);
      const meals = JSON.parse(JSON.stringify(toMeals(made, { hasNames: true })));
      const again = record.addLines(record.newRecord('2026-03-02'), fromMeals(meals));
      const key = (one: { food_id: string; amount: number }) => `${one.food_id} ${one.amount}`;
      expect(record.entriesOf(again).map(key).sort()).toEqual(
        record.entriesOf(made).map(key).sort(),
      );
    }),
  );
  expect(fromMeals({ food_id: 'apple' })).toBeUndefined();
  expect(fromMeals([{ entries: [{ food_id: 'apple', amount: 1, unit: 'cup' }] }])).toBeUndefined();
});

test('entries without a food or an amount are not evaluated', () => {
  const lines = [
    { day: '1', meal: 'lunch', entry: { food_id: '', name: '', amount: 0, unit: 'g', text: 'x' } },
    { day: '1', meal: 'lunch', entry: { food_id: 'apple', name: 'Apple', amount: 150, unit: 'g' } },
  ];
  const made = record.addLines({ days: [], person: {} }, lines);
  expect(toMeals(made)).toEqual([
    { day: '1', meal: 'lunch', entries: [{ food_id: 'apple', amount: 150, unit: 'g' }] },
  ]);
});

test('undo and redo walk through all changes and back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 50 }), (values) => {
      const history = makeHistory(-1);
      for (const value of values) history.change(value);
      const back = values.map(() => {
        history.undo();
        return history.current();
      });
      expect(back).toEqual([...values.slice(0, -1).reverse(), -1]);
      expect(history.canUndo()).toBe(false);
      for (const value of values) {
        history.redo();
        expect(history.current()).toBe(value);
      }
      expect(history.canRedo()).toBe(false);
    }),
  );
});

test('days can be added, copied, renamed and removed, and no two have the same label', () => {
  const one = record.newRecord('2026-03-31');
  const two = record.addDay(one);
  expect(two.days.map((day: { label: string }) => day.label)).toEqual(['2026-03-31', '2026-04-01']);
  expect(record.renameDay(two, 1, '2026-03-31')).toBe(two);
  const named = record.renameDay(two, 1, 'Sunday');
  expect(record.addDay(named).days.at(-1).label).toBe('3');
  const [line] = [
    { day: 'Sunday', meal: 'lunch', entry: { food_id: 'a', name: 'A', amount: 1, unit: 'g' } },
  ];
  const filled = record.addLines(named, [line]);
  const copied = record.addDay(filled, filled.days[1]);
  const ids = record.entriesOf(copied).map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(record.removeDay(record.removeDay(two, 0), 0).days).toHaveLength(1);
});

test('moveEntry() moves an entry to another meal of its day, and removes it from its old meal', () => {
  const entry = { food_id: 'a', name: 'A', amount: 1, unit: 'g' };
  const made = record.addLines(record.newRecord('1'), [{ day: '1', meal: 'lunch', entry }]);
  const [{ id }] = record.entriesOf(made);
  const moved = record.moveEntry(made, id, 'dinner');
  const sizes = moved.days[0].meals.map(
    ({ name, entries }: { name: string; entries: unknown[] }) => [name, entries.length],
  );
  expect(sizes).toEqual([
    ['breakfast', 0],
    ['lunch', 0],
    ['dinner', 1],
    ['snack', 0],
  ]);
});
