/**
 * Leaves the program beside itself as this Node.js has compiled it, with all that a few quick commands
 * call: `npm run build:compiled`. Node.js of other versions does not look at it.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compiledOf, run, scriptOf } from '../bin/compiled.cjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const file = fileURLToPath(new URL('../dist/viand.cjs', import.meta.url));

const QUICK = [
  ['gtin', '0039400103431'],
  ['gtin', '0039400103431', '--json'],
  ['search', 'milk'],
  ['search', 'milk', '--json'],
];

const nowhere = { write() {} };
const terminal = { stdout: nowhere, stderr: nowhere, isStdinTerminal: false, isColourful: false };

const script = scriptOf(file);
const { main } = run(file, script);
for (const argv of QUICK) {
  const exitCode = await main(argv, terminal, home);
  if (exitCode !== 0) throw new Error(`viand ${argv.join(' ')} ends with ${exitCode}`);
}
writeFileSync(compiledOf(file), script.createCachedData());
