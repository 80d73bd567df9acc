import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const HOME = path.join(import.meta.dirname, '../..');

/** Prints the files whose compiled code V8 rejects, so that it compiles them again. */
const REJECTED = `
const { readdirSync } = require('node:fs');
const { compiledOf, scriptOf } = require('./bin/compiled.cjs');
const isOfLines = process.argv[1] === 'lines';
if (isOfLines) require('./bin/compile-patterns-once.cjs').compilePatternsOnce();
const ending = compiledOf('');
const compiled = readdirSync('dist').filter((name) => name.endsWith(ending));
const files = compiled.map((name) => 'dist/' + name.slice(0, -ending.length));
const rejected = files.filter((file) => scriptOf(file, compiledOf(file)).cachedDataRejected);
console.log(JSON.stringify({ files, rejected }));
`;

function rejectedBy(flags: 'lines' | 'others'): { files: string[]; rejected: string[] } {
  const { stdout } = spawnSync(process.execPath, ['-e', REJECTED, flags], { cwd: HOME });
  return JSON.parse(String(stdout));
}

/** The files that commands for lines of food load after they have set a flag, with others that only they compile. */
const OF_LINES = [
  'dist/clients.cjs',
  'dist/command-match.cjs',
  'dist/command-recipe.cjs',
  'dist/command-serve.cjs',
  'dist/entities.cjs',
  'dist/htmlparser2.cjs',
  'dist/run-match.cjs',
  'dist/run-recipe.cjs',
  'dist/run-serve.cjs',
];

test('V8 accepts the compiled code of every program under the flags of that program', () => {
  const { files, rejected } = rejectedBy('others');
  expect(files).toContain('dist/food-search.cjs');
  expect(rejected).toEqual(OF_LINES);
  expect(rejectedBy('lines').rejected).toEqual(files.filter((file) => !OF_LINES.includes(file)));
});
