import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const FILE = path.join(import.meta.dirname, '../../bin/compile-patterns-once.cjs');

test('the V8 of this Node.js supports the flag that compilePatternsOnce() sets', () => {
  // V8 only reports an unknown flag on standard error.
  const script = `require(${JSON.stringify(FILE)}).compilePatternsOnce()`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script]);
  expect({ status, printed: `${stdout}${stderr}` }).toEqual({ status: 0, printed: '' });
});
