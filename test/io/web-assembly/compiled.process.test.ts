import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderForAll } from '../../support/temp-folder.ts';
import { HOME } from '../../support/viand.ts';

const folder = folderForAll();

/** Compiles all loops at once, since loading the compiler takes as long as compiling one. */
beforeAll(() => {
  execFileSync(process.execPath, [path.join(HOME, 'build/kernel.js'), folder]);
});

test.each([
  ['rows', 'src/engine/fast-path/kernel'],
  ['figures', 'src/tables/figures'],
  ['groups', 'src/engine/run/plain-groups'],
  ['total', 'src/engine/sums'],
  ['keys', 'src/engine/sums'],
])('compiled-%s.ts matches its source (run npm run build:kernel to update it)', (name, place) => {
  const [compiled, kept] = [folder, path.join(HOME, place)].map((from) =>
    readFileSync(path.join(from, `compiled-${name}.ts`), 'utf8'),
  );
  expect(compiled).toBe(kept);
});
