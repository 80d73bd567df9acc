import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exitCodeOf } from '../../src/cli/exit-codes.ts';
import { DIAGNOSTIC_CODES } from '../../src/model/diagnostic.ts';
import { tools } from '../../src/server/mcp/tools/tools.ts';
import { HOME, viand } from '../support/viand.ts';

const read = (name: string) => readFileSync(path.join(HOME, name), 'utf8');

test('docs/reference/errors.md lists exactly the codes of diagnostics', () => {
  const documented = [
    ...read('docs/reference/errors.md').matchAll(/^\| `([a-z]+\/[a-z-]+)`/gm),
  ].map(([, code]) => code);
  expect(documented.sort()).toEqual([...DIAGNOSTIC_CODES].sort());
});

test.each(DIAGNOSTIC_CODES)('docs/reference/errors.md gives the exit code of %s', (code) => {
  const [, exit] =
    new RegExp(`^\\| \`${code}\`.*\\| (\\d) +\\|$`, 'm').exec(read('docs/reference/errors.md')) ??
    [];
  expect(exitCodeOf([{ code, message: '' }])).toBe(Number(exit));
});

test('every code of a diagnostic is used in the source', () => {
  const sources = readdirSync(path.join(HOME, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('diagnostic.ts'))
    .map((name) => read(`src/${name}`))
    .join('');
  for (const code of DIAGNOSTIC_CODES) expect(sources).toContain(`'${code}'`);
});

test('docs/architecture.md names every folder of src', () => {
  const text = read('docs/architecture.md');
  const folders = readdirSync(path.join(HOME, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  for (const folder of folders) expect(text).toContain(`${folder}/`);
});

test('README shows the actual output of the program', async () => {
  const { stdout } = await viand('evaluate', 'hei', path.join(HOME, 'data/week.csv'));
  expect(read('README.md')).toContain(stdout.trimEnd());
});

const WEEKS = [...read('data/README.md').matchAll(/^\| `([a-z-]+\.csv)` .*\| ([\d.]+) +\|$/gm)].map(
  ([, file = '', score = '']) => ({ file, score }),
);

async function heiOf(file: string): Promise<number> {
  const run = await viand('evaluate', 'hei', path.join(HOME, 'data', file), '-f', 'json');
  return JSON.parse(run.stdout).total_score;
}

test.each(WEEKS)('data/README.md gives the score of $file', async ({ file, score }) => {
  expect((await heiOf(file)).toFixed(1)).toBe(score);
});

test('the scores of the example diets have the expected order', async () => {
  expect(WEEKS).toHaveLength(6);
  const [dash, mediterranean, vegan, mixed, american, fastFood] = await Promise.all(
    ['dash', 'mediterranean', 'vegan', 'week', 'typical-american', 'fast-food'].map((name) =>
      heiOf(`${name}.csv`),
    ),
  );
  for (const good of [dash, mediterranean, vegan]) expect(good).toBeGreaterThan(90);
  expect(mixed).toBeGreaterThan(american as number);
  expect(mixed).toBeLessThan(80);
  expect(american).toBeGreaterThan(fastFood as number);
  expect(american).toBeLessThan(55);
});

test('docs/architecture.md names only files that exist', () => {
  const files = readdirSync(path.join(HOME, 'src'), { recursive: true, encoding: 'utf8' });
  const named = [...read('docs/architecture.md').matchAll(/`([\w./-]+\.ts)`/g)].map(
    ([, name]) => name,
  );
  const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(named.length).toBeGreaterThan(50);
  expect(missing.filter((name) => !name?.startsWith('test/'))).toEqual([]);
});

test('the guide to assistants lists exactly the tools of the server', async () => {
  const guide = readFileSync(path.join(HOME, 'docs/guides/connect-an-assistant.md'), 'utf8');
  const listed = [...guide.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual((await tools()).map(({ name }) => name).toSorted());
});
