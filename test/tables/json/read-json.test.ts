import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextSource } from '../../../src/io/reading/text-source.ts';
import type { ViandError } from '../../../src/model/diagnostic.ts';
import { type JsonFormat, readDocument, readLines } from '../../../src/tables/json/read-json.ts';
import { textSpans } from '../../../src/tables/json/text-spans.ts';
import { READ_LIMITS } from '../../../src/tables/read-limits.ts';

const FORMAT: JsonFormat = {
  syntaxCode: 'config/invalid',
  expected: 'a list',
  limits: READ_LIMITS,
  insteadIfTooLarge: 'lines',
};

function source(text: string, size = 3): TextSource {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  return { name: 'x.json', chunks: chunks() };
}

async function linesOf(text: string) {
  const lines = [];
  for await (const line of readLines(source(text), FORMAT)) lines.push(line);
  return lines;
}

test('readDocument() returns the value with its text, or reports every syntax error with its line', async () => {
  const text = '[1,\n{"a": null}]';
  expect(await readDocument(source(text), FORMAT)).toEqual({ value: [1, { a: null }], text });
  const refusal: ViandError = await readDocument(source('[1 2,\n3 4]'), FORMAT).catch((e) => e);
  expect(refusal.diagnostics).toMatchObject([
    {
      code: 'config/invalid',
      location: { file: 'x.json', line: 1, column: 4 },
      expected: 'a list',
    },
    { code: 'config/invalid', location: { file: 'x.json', line: 2, column: 3 } },
  ]);
});

test('readLines() reads line by line, and continues after an invalid line', async () => {
  const lines = await linesOf('1\n\n{"a":}\nnull');
  expect(lines).toMatchObject([
    { line: 1, value: 1, text: '1' },
    { line: 3, fault: { code: 'config/invalid', location: { line: 3, column: 6 } } },
    { line: 4, value: null },
  ]);
});

test('readLines() reads back any documents that are written one per line', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue()),
      fc.constantFrom('\n', '\r\n'),
      async (values, end) => {
        const text = values.map((value) => JSON.stringify(value)).join(end);
        const lines = await linesOf(text);
        const written = values.map((value) => JSON.parse(JSON.stringify(value)));
        expect(lines.map((line) => ('value' in line ? line.value : line))).toEqual(written);
      },
    ),
  );
});

test('textSpans() locates texts in one document, or in one document per line', () => {
  const isName = (path: readonly (string | number)[]) => path.at(-1) === 'name';
  for (const text of [
    '[{"name": "a b", "x": "c"},\n {"name": 5}]',
    '{"name":"a"}\n\n{"name": "b"}',
  ]) {
    const spans = textSpans(text, isName);
    expect(spans.length).toBeGreaterThan(0);
    for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
  }
});
