/** Writes `docs/cli.md` and `man/viand.1` from the declarations of the commands: `npm run build:reference`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { loadProgram } from '../src/cli/commands.ts';
import { referenceMan } from '../src/cli/reference/man.ts';
import { referenceMarkdown } from '../src/cli/reference/markdown.ts';

const program = await loadProgram();
mkdirSync('man', { recursive: true });
writeFileSync('docs/cli.md', referenceMarkdown(program));
writeFileSync('man/viand.1', referenceMan(program, manifest.version));
