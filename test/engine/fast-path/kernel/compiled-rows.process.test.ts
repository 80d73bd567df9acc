import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const HOME = path.join(import.meta.dirname, '../../../..');
const COMPILED = path.join(HOME, 'src/engine/fast-path/kernel/compiled-rows.ts');

test('the compiled loop over rows is that of its source: npm run build:kernel', () => {
  const compiled = execFileSync(process.execPath, [path.join(HOME, 'build/kernel.js'), '-']);
  expect(compiled.toString()).toBe(readFileSync(COMPILED, 'utf8'));
});
