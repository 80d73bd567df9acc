/** Writes `docs/cli.md` and `man/viand.1` from the declarations of the commands: `npm run build:reference`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { VIAND } from '../src/cli/commands.ts';
import { referenceMan } from '../src/cli/reference/man.ts';
import { referenceMarkdown } from '../src/cli/reference/markdown.ts';

mkdirSync('man', { recursive: true });
writeFileSync('docs/cli.md', referenceMarkdown(VIAND));
writeFileSync('man/viand.1', referenceMan(VIAND, manifest.version));
