/** Runs commands of the program in this process, and stores the code that this Node.js compiles next to its files. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledOf, run, scriptOf } from '../bin/compiled.cjs';

export const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const nowhere = { write() {} };
const terminal = { stdout: nowhere, stderr: nowhere, isStdinTerminal: false, isColourful: false };

const scripts = new Map();

/** Loads one of the programs in `dist/`, with the files next to it that it requires. */
export function loadProgram(name) {
  return load(here(`../dist/${name}`));
}

function load(file) {
  const script = scriptOf(file);
  scripts.set(file, script);
  return run(file, script, load);
}

/** @param streams other streams than those that lose everything */
export async function runCommand(main, argv, { threads, ...streams } = {}) {
  const exitCode = await main(argv, { ...terminal, ...streams }, here('..'), threads);
  if (exitCode !== 0) throw new Error(`viand ${argv.join(' ')} ends with ${exitCode}`);
}

/**
 * Stores the compiled code of all files that were loaded.
 *
 * @param keepsOthers whether to skip files that already have compiled code
 */
export function leaveCompiled({ keepsOthers = false } = {}) {
  for (const [file, script] of scripts) {
    if (keepsOthers && existsSync(compiledOf(file))) continue;
    writeFileSync(compiledOf(file), script.createCachedData());
  }
}

/** Calls a function with a temporary folder, and removes it afterwards. */
export async function inFolder(compile) {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-build-'));
  try {
    await compile(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
