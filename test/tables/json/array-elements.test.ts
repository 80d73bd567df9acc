import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrayElements } from '../../../src/tables/json/array-elements.ts';

async function elementsOf(text: string, size: number) {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const elements: string[] = [];
  const found = arrayElements(chunks(), 'foods.json');
  for (;;) {
    const { done, value } = await found.next();
    if (done === true) return { elements, isClosed: value };
    elements.push(value.text);
  }
}

test('arrayElements() splits any array into its elements, in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue()),
      fc.constantFrom(undefined, 1, '\t'),
      fc.integer({ min: 1, max: 40 }),
      async (values, indent, size) => {
        const text = JSON.stringify({ 'a "quoted" [name]': values, after: [1] }, null, indent);
        const { elements, isClosed } = await elementsOf(text, size);
        expect(isClosed).toBe(true);
        // JSON has no -0.
        expect(elements.map((element) => JSON.parse(element))).toEqual(
          JSON.parse(JSON.stringify(values)),
        );
      },
    ),
  );
});

test('arrayElements() detects a truncated array, and a document without an array', async () => {
  expect(await elementsOf('{"foods":[{"a":1},{"b"', 5)).toEqual({
    elements: ['{"a":1}'],
    isClosed: false,
  });
  expect(await elementsOf('{"foods":{}}', 5)).toEqual({ elements: [], isClosed: false });
});
