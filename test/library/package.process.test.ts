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

/** The files in the package, as paths relative to its folder. */
const packed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
  .split('\n')
  .map((name) => name.replace(/^package\//, ''));

test('the package contains the files that a user needs, and few others', () => {
  for (const name of [
    'bin/viand.cjs',
    'dist/viand.cjs',
    'data/catalogue.sqlite',
    'data/week.csv',
    'src/web/index.html',
  ]) {
    expect(packed).toContain(name);
  }
  expect(
    packed.filter((name) =>
      /^(src\/(?!web\/)|test|seeds\/(?!fndds-codes|README)|node_modules)/.test(name),
    ),
  ).toEqual([]);
});

test('publint finds no problem in the package', async () => {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
  expect(messages).toEqual([]);
});

test('the types are right for every way of resolving the package', () => {
  const cli = path.dirname(require.resolve('@arethetypeswrong/cli/package.json'));
  const args = [path.join(cli, 'dist/index.js'), tarball, '--format', 'json'];
  const stdout = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const { analysis, problems } = JSON.parse(stdout);
  expect(problems ?? {}).toEqual({});
  expect(Object.keys(analysis.entrypoints)).toContain('.');
});

test('every link of a page in the package leads to a file in the package', () => {
  const pages = packed.filter((name) => name.endsWith('.md'));
  expect(pages).toContain('seeds/README.md');
  const dead = pages.flatMap((page) =>
    Array.from(readFileSync(path.join(HOME, page), 'utf8').matchAll(/\]\(([^)\s#]+)/g))
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => path.posix.join(path.posix.dirname(page), link))
      .filter(
        (link) =>
          !packed.some((name) => name === link || name.startsWith(`${link.replace(/\/$/, '')}/`)),
      )
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});
