/** Builds the files that the program is: `npm run build:program`. */
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ES_MODULES, esModulesBeside, LOADED_LATER } from './packages.js';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** What runs look-ups and searches is in the program itself; each other command loads a file of its own. */
const QUICK = ['look-up/run.ts', 'search/run.ts'];

/** The files that run commands, and what they are called beside the program: `run-match`. */
const COMMANDS = Object.fromEntries(
  readdirSync(here('../src/cli'), { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?:run-|[^/]+\/run)[^/]*\.ts$/.test(name) && !QUICK.includes(name))
    .map((name) => [
      name,
      name.replace(/^([^/]+)\/run(-.+)?\.ts$/, 'run-$1$2').replace(/\.ts$/, ''),
    ]),
);

/** Commands beside the program are no part of it. */
const commandsBeside = {
  name: 'commands beside the program',
  setup(building) {
    building.onResolve({ filter: /^\.\/.*run.*\.ts$/ }, ({ path, kind, importer }) => {
      const name = COMMANDS[path.slice('./'.length)];
      const isCommand = kind === 'dynamic-import' && importer === here('../src/cli/commands.ts');
      return isCommand && name !== undefined
        ? { path: `./${name}.cjs`, external: true }
        : undefined;
    });
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
    'body-thread': here('../src/server/bodies/body-thread.ts'),
    'parquet-thread': here('../src/tables/parquet/parquet-thread.ts'),
    ...Object.fromEntries(
      Object.entries(COMMANDS).map(([file, name]) => [name, here(`../src/cli/${file}`)]),
    ),
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
  define: { 'import.meta.dirname': '__dirname' },
  alias: { bindings: here('native-part.cjs') },
  plugins: [esModulesBeside, commandsBeside, noChildProcesses],
});
