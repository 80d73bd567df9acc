import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { translator } from '../../../src/language/translate.ts';
import { ViandError } from '../../../src/model/diagnostic.ts';
import { readAllFacts, readFacts } from '../../../src/operations/evaluate/facts-file.ts';
import { tempFolder } from '../../support/temp-folder.ts';

function diagnosticsOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof ViandError) return error.diagnostics;
    throw error;
  }
  return [];
}

test('readFacts() returns undefined for a file without facts', () => {
  const folder = tempFolder();
  writeFileSync(path.join(folder, 'a.csv'), '');
  const names = ['a.csv', 'missing.csv', path.join('a.csv', 'within-a-file'), 'n'.repeat(250)];
  for (const name of names) expect(readFacts(path.join(folder, name))).toBeUndefined();
  expect(readFacts('-')).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['a part of the facts', '{"viand":"1","options":{"per":"da'],
  ['a list', '[]'],
  ['null', 'null'],
  ['text', 'cut'],
])('readFacts() refuses %s with the file and a reason', (_, text) => {
  const file = path.join(tempFolder(), 'a.csv');
  writeFileSync(`${file}.meta.json`, text);
  const diagnostics = diagnosticsOf(() => readFacts(file));
  expect(diagnostics).toMatchObject([
    {
      code: 'input/damaged',
      location: { file: `${file}.meta.json` },
      message: expect.stringMatching(/^Cannot read the provenance of the results: .*JSON/),
    },
  ]);
  expect(translator('de')(diagnostics[0]?.message ?? '')).toMatch(/^Die Herkunftsangaben .*JSON/);
});

test('readFacts() refuses facts that the system cannot read', () => {
  const file = path.join(tempFolder(), 'a.csv');
  mkdirSync(`${file}.meta.json`);
  expect(diagnosticsOf(() => readFacts(file))).toMatchObject([
    { code: 'input/unreadable', location: { file: `${file}.meta.json` } },
  ]);
});

test('readAllFacts() reports all facts that it cannot read', () => {
  const folder = tempFolder();
  const files = ['a.csv', 'b.csv', 'c.csv', 'd.csv'].map((name) => path.join(folder, name));
  for (const [index, text] of ['{', '{}', '['].entries()) {
    writeFileSync(`${files[index]}.meta.json`, text);
  }
  expect(diagnosticsOf(() => readAllFacts(files))).toMatchObject([
    { location: { file: `${files[0]}.meta.json` } },
    { location: { file: `${files[2]}.meta.json` } },
  ]);
  expect(readAllFacts([files[1] as string, files[3] as string])).toEqual([{}, undefined]);
});

test('readFacts() refuses what viand wrote about a shard, if a part of it is missing', () => {
  const file = path.join(tempFolder(), 'a.csv');
  const facts = (shard: unknown) =>
    writeFileSync(
      `${file}.meta.json`,
      `\uFEFF${JSON.stringify({ catalogue: { fingerprint: 'a' }, shard })}`,
    );
  facts({ part: '1/2', format: 'csv', run: 'x', places: '0 1' });
  expect(readFacts(file)).toMatchObject({ shard: { part: '1/2' } });
  for (const shard of ['2/2', { format: 'csv', run: 'x', places: '0 1' }]) {
    facts(shard);
    expect(diagnosticsOf(() => readFacts(file))).toMatchObject([
      { code: 'input/damaged', message: expect.stringContaining('about a shard is incomplete') },
    ]);
  }
});
