/** Builds dist/viand.cjs, the one file that the program is: `npm run build:program`. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

// What was compiled before, by whichever Node.js, was another program.
rmSync(here('../dist'), { recursive: true, force: true });

await build({
  entryPoints: [here('../src/main.ts')],
  outfile: here('../dist/viand.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  mainFields: ['module', 'main'],
  minifySyntax: true,
  minifyWhitespace: true,
  logLevel: 'warning',
  // What few commands load is not there for all to compile.
  external: [
    '*.node',
    '@valibot/to-json-schema',
    'csv-parse',
    'csv-stringify',
    'jsonc-parser',
    'negotiator',
    'rate-limiter-flexible',
  ],
  // Compiled code cannot `import()`, and `require` is quicker.
  supported: { 'dynamic-import': false },
  alias: {
    bindings: here('native-part.cjs'),
    'node:child_process': here('no-child-processes.cjs'),
  },
});
