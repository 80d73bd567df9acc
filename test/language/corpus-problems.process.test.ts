import path from 'node:path';
import { expect, test } from 'vitest';
import { translator } from '../../src/language/translate.ts';
import { HOME, viand } from '../support/viand.ts';

const CORPUS = path.join(HOME, 'test/cli/validate/corpus/files');

/** Reasons from other programs, and texts that are the same in both languages. */
const SAME = /^Invalid JSON: |^\{"/;

test('every message about the broken files of the corpus has a German text', async () => {
  const { stdout } = await viand('validate', CORPUS, '--format', 'ndjson');
  const german = translator('de');
  const texts = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .flatMap(({ message, expected }) => [message, expected])
    .filter((text) => typeof text === 'string');
  expect(texts.length).toBeGreaterThan(300);
  const left = texts.filter((text) => german(text) === text && !SAME.test(text));
  expect([...new Set(left)]).toEqual([]);
});
