/** Builds the files that the program is: `npm run build:program`. */
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages of ES modules alone, which `require` cannot load: each becomes a file of its own beside the program. */
const ES_MODULES = [
  'd3-scale',
  'd3-shape',
  'hyparquet',
  'hyparquet-compressors',
  'hyparquet-writer',
];

/** What few commands load is not there for all to compile. */
const LOADED_LATER = [
  '*.node',
  '@valibot/to-json-schema',
  'csv-parse',
  'csv-stringify',
  'diff',
  'fzstd',
  'jsonc-parser',
  'negotiator',
  'rate-limiter-flexible',
  'tinyglobby',
  'xxhash-wasm',
];

/** What look-ups and searches do is in the program itself; each other command loads a file of its own. */
const QUICK = ['run-look-up', 'run-search'];

const COMMANDS = readdirSync(here('../src/cli'))
  .map((name) => name.replace(/\.ts$/, ''))
  .filter((name) => name.startsWith('run-') && !QUICK.includes(name));

/** Files beside the program are no part of it. */
const besideTheProgram = {
  name: 'beside the program',
  setup(building) {
    const packages = new RegExp(`^(?:${ES_MODULES.join('|')})$`);
    building.onResolve({ filter: packages }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: `./${path}.cjs`, external: true },
    );
    const commands = new RegExp(`^\\./(?:${COMMANDS.join('|')})\\.ts$`);
    building.onResolve({ filter: commands }, ({ path }) => ({
      path: path.replace(/\.ts$/, '.cjs'),
      external: true,
    }));
  },
};

/** Commander would load it, for what viand does not ask of it. */
const noChildProcesses = {
  name: 'no child processes for commander',
  setup(building) {
    building.onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('commander') ? { path: here('no-child-processes.cjs') } : undefined,
    );
  },
};

// What was compiled before, by whichever Node.js, was another program.
rmSync(here('../dist'), { recursive: true, force: true });

await build({
  entryPoints: {
    viand: here('../src/main.ts'),
    // What threads run.
    worker: here('../src/worker.ts'),
    ...Object.fromEntries(COMMANDS.map((name) => [name, here(`../src/cli/${name}.ts`)])),
    ...Object.fromEntries(ES_MODULES.map((name) => [name, name])),
  },
  outdir: here('../dist'),
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  mainFields: ['module', 'main'],
  minifySyntax: true,
  minifyWhitespace: true,
  logLevel: 'warning',
  external: LOADED_LATER,
  // Compiled code cannot `import()`, and `require` is quicker.
  supported: { 'dynamic-import': false },
  alias: { bindings: here('native-part.cjs') },
  plugins: [besideTheProgram, noChildProcesses],
});
