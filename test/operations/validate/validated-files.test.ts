import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contentCache } from '../../../src/io/content-cache.ts';
import type { ReportedDiagnostic } from '../../../src/operations/validate/report.ts';
import {
  type ValidatedFiles,
  validatedBefore,
} from '../../../src/operations/validate/validated-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';

let folder: string;
let file: string;
let needs: Parameters<typeof validatedBefore>[2];
let files: ValidatedFiles;
let failures: unknown[];
const now = Date.UTC(2026, 10, 22);

beforeEach(() => {
  folder = tempFolder();
  file = path.join(folder, 'week.csv');
  const catalogue = path.join(folder, 'catalogue.sqlite');
  writeFileSync(file, 'food_id\napple\n');
  writeFileSync(catalogue, 'one');
  needs = { settings: {}, catalogue, language: 'en' };
  failures = [];
  files = {
    cache: contentCache(path.join(folder, 'cache'), () => now),
    program: '1.0.0',
    aliases: '',
    failed: (error) => failures.push(error),
  };
});

const FOUND: ReportedDiagnostic = {
  code: 'meal/unknown-food',
  severity: 'error',
  message: 'Unknown food',
  location: { file: 'week.csv', line: 2 },
};
const FACTS = {
  personDays: [{ person: 'P1', day: 'Mon', location: { file: 'week.csv', line: 2 } }],
  uniqueValues: [{ list: 0, value: '["P1"]', location: { file: 'week.csv', line: 2 } }],
};

/** Validates, and returns whether the file was validated or an earlier result repeated. */
async function validated(more: Partial<ValidatedFiles> = {}, during = () => {}) {
  let runs = 0;
  const found: ReportedDiagnostic[] = [];
  const facts = await validatedBefore(
    { ...files, ...more },
    file,
    needs,
    async (report) => {
      runs += 1;
      report(FOUND);
      during();
      return FACTS;
    },
    (diagnostic) => found.push(diagnostic),
  );
  expect({ found, facts }).toEqual({ found: [FOUND], facts: FACTS });
  return runs === 1;
}

test('validatedBefore() repeats the problems of an unchanged file', async () => {
  expect(await validated()).toBe(true);
  expect(await validated()).toBe(false);
});

test.each<[string, () => unknown]>([
  ['other bytes', () => writeFileSync(file, 'food_id\nbanana\n')],
  [
    'other settings',
    () => {
      needs = { ...needs, settings: { by: ['day'] } };
    },
  ],
  ['another catalogue', () => writeFileSync(needs.catalogue, 'another')],
  ['another program', () => ({ program: '1.0.1' })],
  ['other codes of the user', () => ({ aliases: 'abc' })],
])('validatedBefore() validates again with %s', async (_, change) => {
  await validated();
  expect(await validated((change() ?? {}) as Partial<ValidatedFiles>)).toBe(true);
});

test('validatedBefore() validates a copy under another name again', async () => {
  await validated();
  const copy = path.join(folder, 'copy.csv');
  writeFileSync(copy, readFileSync(file));
  file = copy;
  expect(await validated()).toBe(true);
});

test('validatedBefore() stores no result if the file changes during validation', async () => {
  const bytes = readFileSync(file);
  await validated({}, () => writeFileSync(file, 'food_id\nbanana\n'));
  writeFileSync(file, bytes);
  expect(await validated()).toBe(true);
});

const entries = () =>
  readdirSync(path.join(folder, 'cache'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('validatedBefore() ignores a damaged result', async () => {
  await validated();
  const [entry = ''] = entries();
  writeFileSync(entry, readFileSync(entry, 'utf8').replace('Unknown', 'Known'));
  expect(await validated()).toBe(true);
  writeFileSync(entry, readFileSync(entry, 'utf8').slice(0, -9));
  expect(await validated()).toBe(true);
  expect(await validated()).toBe(false);
});

test('validatedBefore() can run several times at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => validated()));
  expect(entries()).toHaveLength(1);
  expect(await validated()).toBe(false);
});

test('validatedBefore() continues if a result cannot be stored, and reports the error', async () => {
  const cache = contentCache(path.join(file, 'in a file'), () => now);
  expect(await validated({ cache })).toBe(true);
  expect(failures).toHaveLength(1);
});

test('contentCache.prune() deletes entries that were not used for a month', async () => {
  await validated();
  const [entry = ''] = entries();
  const day = 24 * 60 * 60;
  utimesSync(entry, now / 1000 - 29 * day, now / 1000 - 29 * day);
  await files.cache.prune();
  expect(await validated()).toBe(false);
  utimesSync(entry, now / 1000 - 31 * day, now / 1000 - 31 * day);
  await files.cache.prune();
  expect(entries()).toEqual([]);
});
