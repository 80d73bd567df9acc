/**
 * Compiles the commands that read lines of food; `build/compiled.js` compiles the others.
 * `bin/viand.cjs` sets a flag of V8 before it loads these commands, and V8 accepts compiled code
 * only under the flags that it was compiled with. This needs a process of its own, as setting the
 * flag after other commands have run may cause a segmentation fault.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compilePatternsOnce } from '../bin/compile-patterns-once.cjs';
import { inFolder, leaveCompiled, loadProgram, runCommand } from './compiling.js';

const COMMANDS = ['match', 'recipe'];
const LINES = '200 g flour\n2 eggs, beaten\n1 EL Butter\n1/2 cup milk (or water)\n';

let heard = '';
let asked;
const { main } = loadProgram('viand.cjs');
compilePatternsOnce();
await inFolder(async (folder) => {
  const lines = path.join(folder, 'lines.txt');
  writeFileSync(lines, LINES);
  for (const command of COMMANDS) await runCommand(main, [command, lines]);
});
await runCommand(main, ['serve', '--port', '0'], { stderr: { write: askWhenListening } });
await asked;
// Look-ups also load the search, under the usual flags.
leaveCompiled({ keepsOthers: true });

/** Asks a server for what its users ask first, and stops it. */
function askWhenListening(message) {
  heard += message;
  const [, url, key] =
    /(http:\/\/[\d.:]+)[\s\S]*?key for this run: (\S+)[\s\S]*\n/.exec(heard) ?? [];
  if (url === undefined) return;
  heard = '';
  asked = ask(url, { authorization: `Bearer ${key}` }).finally(() => process.emit('SIGTERM'));
}

async function ask(url, headers) {
  for (const path of ['/', '/api/v2.1/search?query=milk']) {
    await (await fetch(`${url}${path}`, { headers })).text();
  }
  const body = JSON.stringify({ text: '200 g rice' });
  const json = { ...headers, 'content-type': 'application/json' };
  await (await fetch(`${url}/api/v2.1/match`, { method: 'POST', headers: json, body })).text();
}
