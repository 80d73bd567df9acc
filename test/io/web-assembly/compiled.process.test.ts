import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const HOME = path.join(import.meta.dirname, '../../..');

test.each([
  ['rows', 'src/engine/fast-path/kernel'],
  ['figures', 'src/tables/figures'],
  ['groups', 'src/engine/run/plain-groups'],
  ['total', 'src/engine/sums'],
  ['keys', 'src/engine/sums'],
])('the compiled loop over %s is that of its source: npm run build:kernel', (name, folder) => {
  const compiled = execFileSync(process.execPath, [path.join(HOME, 'build/kernel.js'), name]);
  const kept = readFileSync(path.join(HOME, folder, `compiled-${name}.ts`), 'utf8');
  expect(compiled.toString()).toBe(kept);
});
