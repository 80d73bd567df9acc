import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { testOnShared } from './shared.ts';
import { tempFolder } from './temp-folder.ts';

/** Whether R has its survey package, which is found without loading it. */
export const HAS_R =
  spawnSync('Rscript', ['-e', "quit(status = system.file(package = 'survey') == '')"]).status === 0;

/**
 * A test that compares with R; reported as skipped without R's survey package or the shared data.
 */
export const testBesideR = HAS_R ? testOnShared : test.skip;

/** Runs a script of R with files as arguments, and reads the lines of numbers that it prints. */
export function figuresOfR(script: string, ...files: string[]): number[][] {
  const file = path.join(tempFolder(), 'script.R');
  writeFileSync(file, `suppressMessages(library(survey))\n${script}`);
  const { status, stdout, stderr } = spawnSync('Rscript', [file, ...files], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
}
