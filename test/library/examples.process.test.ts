import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { folderWithViand } from '../support/installed-package.ts';
import { HOME } from '../support/viand.ts';

interface Example {
  /** The page, and the line of the page on which the example begins. */
  readonly name: string;
  readonly code: string;
  /** The lines that it prints, each after `//=>`. */
  readonly output: string;
}

/** The programs of a page: its blocks of TypeScript. */
function examplesOf(page: string): Example[] {
  const text = readFileSync(path.join(HOME, page), 'utf8');
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ 1: code = '', index }) => ({
    name: `${path.basename(page, '.md')}-${text.slice(0, index).split('\n').length + 1}`,
    code,
    output: [...code.matchAll(/\/\/=> (.*)$/gm)].map(([, line]) => `${line}\n`).join(''),
  }));
}

const README = examplesOf('README.md');
const EXAMPLES = [...README, ...examplesOf('docs/reference/library.md')];

const COMPILER_OPTIONS = {
  module: 'nodenext',
  target: 'es2022',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  types: ['node'],
  noEmit: true,
};

const folder = folderWithViand();
cpSync(path.join(HOME, 'data/week.csv'), path.join(folder, 'week.csv'));
cpSync(path.join(HOME, 'data/week.csv'), path.join(folder, 'data/week.csv'));

function write(name: string, content: string): void {
  writeFileSync(path.join(folder, name), content);
}

function compile(files: readonly string[], options: object) {
  const tsc = path.join(HOME, 'node_modules/typescript/bin/tsc');
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, files }));
  return spawnSync(process.execPath, [tsc], { cwd: folder, encoding: 'utf8' });
}

function run(name: string, content: string): string {
  write(name, content);
  return execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' });
}

test('README has one example that has at most ten lines and prints a result', () => {
  expect(README).toHaveLength(1);
  const [{ code, output }] = README as [Example];
  const lines = code.split('\n').filter((line) => line !== '' && !line.startsWith('//=>'));
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(output).not.toBe('');
});

test('all examples compile under strict options', () => {
  for (const { name, code } of EXAMPLES) write(`${name}.ts`, code);
  const { stdout, status } = compile(
    EXAMPLES.map(({ name }) => `${name}.ts`),
    COMPILER_OPTIONS,
  );
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('the type declarations need no other packages, and work in CommonJS as well', () => {
  const code = `import { openCatalogue, ViandError, type Food } from 'viand';\n
    using catalogue = openCatalogue();
    export const food: Food | undefined = catalogue.foodByGtin('0039400103431');
    export const { diagnostics } = new ViandError();\n`;
  write('types.mts', code);
  write('types.cts', code);
  const { stdout } = compile(['types.mts', 'types.cts'], { ...COMPILER_OPTIONS, types: [] });
  expect(stdout).toBe('');
});

test('each example prints the documented output', () => {
  for (const { name, code } of EXAMPLES) {
    write(`${name}.mjs`, transformSync(code, { loader: 'ts', target: 'node20' }).code);
  }
  // One process runs all examples, since starting one takes longer than most examples.
  const all = EXAMPLES.map(
    ({ name }) => `console.log('--- ${name}');\nawait import('./${name}.mjs');\n`,
  );
  const expected = EXAMPLES.map(({ name, output }) => `--- ${name}\n${output}`);
  expect(run('all.mjs', all.join(''))).toBe(expected.join(''));
});

test('the example of README runs as JavaScript unchanged', () => {
  const [{ code, output }] = README as [Example];
  expect(run('example.mjs', code)).toBe(output);
});

test('the example of README runs as CommonJS', () => {
  const [{ code, output }] = README as [Example];
  const [, imports = '', rest = ''] = /^import (.*?) from 'viand';\n(.*)$/s.exec(code) ?? [];
  const body = `const ${imports} = require('viand');\n(async () => {\n${rest}})();\n`;
  expect(run('example.cjs', body)).toBe(output);
});

test('a program that both imports and requires viand loads the library once', () => {
  const code = `import { createRequire } from 'node:module';
    import { ViandError } from 'viand';
    console.log(createRequire(import.meta.url)('viand').ViandError === ViandError);`;
  expect(run('both.mjs', code)).toBe('true\n');
});

test('an uncaught error prints the problem, without pages of bundled code', () => {
  write('uncaught.mjs', "import { openCatalogue } from 'viand';\nopenCatalogue('none.sqlite');\n");
  const { stderr } = spawnSync(process.execPath, ['uncaught.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toContain('Catalogue not found');
  expect(stderr.length).toBeLessThan(3000);
});
