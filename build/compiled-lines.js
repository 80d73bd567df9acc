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

const { main } = loadProgram('viand.cjs');
compilePatternsOnce();
await inFolder(async (folder) => {
  const lines = path.join(folder, 'lines.txt');
  writeFileSync(lines, LINES);
  for (const command of COMMANDS) await runCommand(main, [command, lines]);
});
// Look-ups also load the search, under the usual flags.
leaveCompiled({ keepsOthers: true });
