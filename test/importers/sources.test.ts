import { expect, test } from 'vitest';
import { PUBLISHED_NAMES, SOURCE_NAMES, SOURCES } from '../../src/importers/sources.ts';
import { SOURCE_IDS } from '../support/source-ids.ts';

test.each(SOURCE_NAMES)('SOURCES has the id of %s as its importer stores it', (name) => {
  expect(SOURCES[name].id).toBe(SOURCE_IDS[name]);
  expect(PUBLISHED_NAMES).toContain(SOURCE_IDS[name]);
});

test('one faulty row stops the import of FNDDS and of the seeds only', () => {
  expect(SOURCE_NAMES.filter((name) => !SOURCES[name].isLenient)).toEqual(['fndds', 'seeds']);
});
