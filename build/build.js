/** Builds everything that the package contains: `npm run build`. */
import { spawn } from 'node:child_process';

/** Parts that are built one after another, as the later ones run the program. */
const PROGRAM = ['program', 'licences'];
const OF_PROGRAM = ['catalogue', 'schemas', 'compiled'];
/** The library is built beside them, as it takes as long. */
const BESIDE = ['library'];

function build(part) {
  return new Promise((resolve, reject) => {
    const run = spawn(`npm run --silent build:${part}`, { stdio: 'inherit', shell: true });
    run.on('error', reject);
    run.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`build:${part} failed`))));
  });
}

async function inTurn(parts) {
  for (const part of parts) await build(part);
}

try {
  await inTurn(PROGRAM);
  await Promise.all([inTurn(OF_PROGRAM), inTurn(BESIDE)]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
