/** Builds everything that the package contains: `npm run build`. */
import { spawn } from 'node:child_process';

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
  await inTurn(['program', 'licences']);
  // The library takes as long as everything that the program builds.
  await Promise.all([inTurn(['catalogue', 'schemas', 'compiled']), build('library')]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
