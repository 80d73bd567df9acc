import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { publint } from 'publint';
import { expect, test } from 'vitest';
import { packedViand } from '../support/installed-package.ts';
import { HOME } from '../support/viand.ts';

const require = createRequire(import.meta.url);
const tarball = packedViand();

test('publint finds nothing wrong with the package', async () => {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
  expect(messages).toEqual([]);
});

test('the types are right however the package is resolved', () => {
  const cli = path.dirname(require.resolve('@arethetypeswrong/cli/package.json'));
  const args = [path.join(cli, 'dist/index.js'), tarball, '--format', 'json'];
  const stdout = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const { analysis, problems } = JSON.parse(stdout);
  expect(problems ?? {}).toEqual({});
  expect(Object.keys(analysis.entrypoints)).toContain('.');
});

test('every link of a packed page leads to a packed file', () => {
  const list = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  const files = list.split('\n').map((name) => name.replace(/^package\//, ''));
  const pages = files.filter((name) => name.endsWith('.md'));
  expect(pages).toContain('seeds/README.md');
  const dead = pages.flatMap((page) =>
    Array.from(readFileSync(path.join(HOME, page), 'utf8').matchAll(/\]\(([^)\s#]+)/g))
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => path.posix.join(path.posix.dirname(page), link))
      .filter(
        (link) =>
          !files.some((name) => name === link || name.startsWith(`${link.replace(/\/$/, '')}/`)),
      )
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});
