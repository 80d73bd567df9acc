/** Builds the files of the program: `npm run build:program`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { computedAtBuild } from './computed.js';
import { ES_MODULES, esModulesBeside, LOADED_LATER } from './packages.js';
import { quickPatterns } from './quick-patterns.js';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Look-ups and searches are part of the programs; every other command loads separate files. */
const QUICK = ['look-up/', 'search/'];

/**
 * The files that declare commands and those that run them, with their names in the build:
 * `command-match` and `run-match`.
 */
const COMMANDS = Object.fromEntries(
  readdirSync(here('../src/cli'), { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^[^/]+\/(?:command|run(?:-[^/]+)?)\.ts$/.test(name))
    .filter((name) => !QUICK.some((folder) => name.startsWith(folder)))
    .map((name) => [name, name.replace(/^([^/]+)\/(command|run)(-.+)?\.ts$/, '$2-$1$3')]),
);

/** Modules that only some look-ups and searches need, with the names of their files next to the program. */
const SELDOM = {
  'io/terminal/pager.ts': 'pager',
  'io/writing/commit-all.ts': 'commit-all',
  'io/writing/distinct-paths.ts': 'distinct-paths',
  'io/writing/open-output.ts': 'open-output',
  'catalogue/aliased-catalogue.ts': 'aliased-catalogue',
  'catalogue/reading/source-fingerprints.ts': 'source-fingerprints',
  'operations/read-aliases.ts': 'read-aliases',
  'render/food-tables.ts': 'food-tables',
  'catalogue/integrity/integrity.ts': 'integrity',
  'catalogue/reading/catalogue-info.ts': 'catalogue-info',
  'server/clients/clients.ts': 'clients',
  'tables/workbook/spreadsheets/binary-workbook.ts': 'binary-workbook',
  'tables/workbook/spreadsheets/excel-xml.ts': 'excel-xml',
  'tables/pdf/limits/bounded-pdf.ts': 'pdf',
  'tables/workbook/documents/rich-text.ts': 'rich-text',
  'tables/workbook/documents/word-97.ts': 'word-97',
  'tables/workbook/documents/web-page.ts': 'web-page',
};

/** The parser of command lines, which plain look-ups do not need, and the name of its file. */
const PARSER = 'cli/program.ts';
const PARSER_FILE = 'command-line';

/**
 * Modules with one function that is called synchronously, so `import()` cannot load them. Their
 * files are loaded at the first call. Each module has the name of its file and of its function.
 */
const LOADED_WHEN_CALLED = {
  'language/de/messages.ts': ['german', 'messagesInGerman'],
  'language/de/problems/problems-and-notes.ts': ['german-problems', 'problemsInGerman'],
  'catalogue/search/search.ts': ['food-search', 'foodSearcher'],
  'catalogue/reading/composition-reader.ts': ['composition-reader', 'compositionReader'],
  'catalogue/similar-foods.ts': ['similar-foods', 'similarFoods'],
};

/** The modules above that every evaluation of files loads. Its program contains them. */
const EVALUATION = [
  PARSER,
  'cli/evaluate/command.ts',
  'cli/evaluate/run.ts',
  'catalogue/reading/catalogue-info.ts',
  'catalogue/reading/source-fingerprints.ts',
  'catalogue/reading/composition-reader.ts',
  'catalogue/similar-foods.ts',
];

/** Functions that read lines of food. */
const LINES = {
  'operations/match/match-line.ts': ['matchLine'],
  'search/lines/candidates/candidate.ts': ['acceptanceOf', 'candidateOf', 'lacksUnit'],
  'search/lines/candidates/candidates.ts': ['capConfidence', 'rankCandidates'],
  'search/lines/reading/measured-food.ts': ['readMeasuredFood'],
  'search/lines/reading/read-line.ts': ['readLine'],
};

/**
 * Functions that few runs call. The program contains their modules, but evaluates each only at the
 * first call.
 */
const SET_UP_WHEN_CALLED = {
  'engine/foods/food-cache.ts': ['FoodCache'],
  'language/en/messages.ts': ['messagesInEnglish'],
  'io/reading/gunzip.ts': ['gunzipped'],
  'io/reading/zip-size.ts': ['expandsBeyond', 'zippedContents'],
  'text/escaping/html-entities.ts': ['decodeEntities'],
  'node:crypto': ['createHash', 'randomBytes', 'randomUUID'],
  'node:fs/promises': ['readFile', 'realpath', 'stat'],
  'node:os': ['availableParallelism', 'homedir', 'hostname', 'tmpdir'],
  'node:stream/promises': ['finished', 'pipeline'],
  'node:v8': ['deserialize', 'serialize'],
  'node:worker_threads': ['Worker'],
  ...LINES,
};

/**
 * Modules that read records and lines of food, with the functions that the program of an evaluation uses. That program
 * loads them from one file when it reads a record, since a table with food ids needs none of them.
 */
const RECORDS = {
  'meals/reading-records/json-record.ts': ['recordOfJson'],
  'meals/reading-records/named-lines.ts': ['namesFoods', 'recordOfLines'],
  'meals/reading-records/plain-record.ts': ['judgePlainRecord'],
  'meals/reading-records/read-entries.ts': ['readEntries'],
  'meals/reading-records/read-record.ts': ['isRecordText', 'readTextRecord', 'recordOfSheets'],
  ...LINES,
};
const RECORDS_FILE = 'records';

/** Loads the modules in {@link RECORDS} from their file. */
const recordsApart = {
  name: 'records in a file of their own',
  setup(building) {
    building.onResolve({ filter: /^\..*\.ts$/ }, ({ path, kind, importer, namespace }) => {
      const file = namespace === 'file' ? source(importer, path) : path.replace('./', '');
      const isLater = kind === 'dynamic-import' || namespace === 'seldom-called';
      return isLater && file in RECORDS
        ? { path: `./${RECORDS_FILE}.cjs`, external: true }
        : undefined;
    });
  },
};

const isOurs = (file) => !relative(here('../src'), file).startsWith('..');
const source = (importer, path) =>
  relative(here('../src'), resolve(dirname(importer), path)).replaceAll('\\', '/');

/** The separate file of a module; undefined for modules that every program contains. */
function ownFileOf(module) {
  if (module === PARSER) return PARSER_FILE;
  return COMMANDS[module.replace(/^cli\//, '')] ?? SELDOM[module];
}

/**
 * Loads modules from separate files next to the program.
 *
 * @param within whether this program contains the module instead
 */
const withOwnFiles = (within = () => false) => ({
  name: 'files next to the program',
  setup(building) {
    building.onResolve({ filter: /^\..*\.ts$/ }, ({ path, kind, importer }) => {
      const file = source(importer, path);
      if (within(file)) return undefined;
      const name = kind === 'dynamic-import' ? ownFileOf(file) : undefined;
      if (name !== undefined) return { path: `./${name}.cjs`, external: true };
      return file in LOADED_WHEN_CALLED ? { path: file, namespace: 'when-called' } : undefined;
    });
    building.onLoad({ filter: /.*/, namespace: 'when-called' }, ({ path }) => {
      const [name, called] = LOADED_WHEN_CALLED[path];
      return {
        contents: `export const ${called} = (...given) => require('./${name}.cjs').${called}(...given);`,
      };
    });
    building.onResolve({ filter: /.*/, namespace: 'when-called' }, ({ path }) => ({
      path,
      external: true,
    }));
  },
});

/** Sets up the functions in {@link SET_UP_WHEN_CALLED} when they are first called. */
const setUpWhenCalled = {
  name: 'set up when called',
  setup(building) {
    building.onResolve({ filter: /^(?:\..*\.ts|node:.*)$/ }, ({ path, importer, namespace }) => {
      const name = path.startsWith('.') ? source(importer, path) : path;
      return namespace === 'file' && name in SET_UP_WHEN_CALLED && isOurs(importer)
        ? { path: name, namespace: 'seldom-called' }
        : undefined;
    });
    building.onLoad({ filter: /.*/, namespace: 'seldom-called' }, ({ path }) => ({
      contents: SET_UP_WHEN_CALLED[path].map((name) => calling(path, name)).join('\n'),
      resolveDir: here('../src'),
    }));
  },
};

/** A function or class that takes the place of another. */
function calling(path, name) {
  const module = path.startsWith('node:') ? path : `./${path}`;
  return `export function ${name}(...given) {
    const called = require('${module}').${name};
    return new.target === undefined ? called(...given) : new called(...given);
  }`;
}

/** Modules with smaller replacements, since viand uses only a small part of them. */
const REPLACED = {
  // A run that only reads files needs no streams.
  'node:stream': `export const Readable = {
    from: (...given) => require('node:stream').Readable.from(...given),
  };`,
  // Avoids copying all members of the module for each file that imports it.
  'node:path': "export default require('node:path');",
  // viand decides about colour itself, so chalk need not query the terminal.
  '#supports-color': 'export default { stdout: false, stderr: false };',
};

const replaced = {
  name: 'replaced by less',
  setup(building) {
    building.onResolve({ filter: /^(?:node:|#)/ }, ({ path, importer, namespace }) => {
      if (namespace !== 'file' || !(path in REPLACED)) return undefined;
      return path.startsWith('#') || isOurs(importer) ? { path, namespace: 'replaced' } : undefined;
    });
    building.onLoad({ filter: /.*/, namespace: 'replaced' }, ({ path }) => ({
      contents: REPLACED[path],
    }));
  },
};

/** Commander would load it for a feature that viand does not use. */
const noChildProcesses = {
  name: 'no child processes for commander',
  setup(building) {
    building.onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('commander') ? { path: here('no-child-processes.cjs') } : undefined,
    );
  },
};

/** Measures ASCII text directly; the package measures all other text. */
const quickWidths = {
  name: 'quick widths of text',
  setup(building) {
    const quick = here('string-width.cjs');
    building.onResolve({ filter: /^string-width$/ }, ({ importer }) =>
      importer === quick ? undefined : { path: quick },
    );
  },
};

// Compiled code of an earlier build does not fit the new program.
rmSync(here('../dist'), { recursive: true, force: true });

const common = {
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
  // Compiled code cannot call `import()`, and `require` is faster. Node 20 supports all Unicode
  // scripts and categories in patterns, so esbuild need not turn literals into `new RegExp` calls,
  // which would run at each start.
  supported: { 'dynamic-import': false, 'regexp-unicode-property-escapes': true },
  define: { 'import.meta.dirname': '__dirname' },
  alias: { bindings: here('native-part.cjs') },
};

/**
 * A module that consists of one function. Node.js calls it when it runs the module, and
 * `bin/compiled.cjs` gets it as the value of a script. Wrapping the text when it is loaded would
 * create a new text, which V8 copies.
 */
function asFunction(code) {
  const names = 'exports, require, module, __filename, __dirname';
  return `(typeof module === 'undefined' ? (code) => code : (code) => code(${names}))(function (${names}) {${code}})`;
}

const program = (name, within, { entry = 'main.ts', plugins = [], ...others } = {}) =>
  build({
    ...common,
    ...others,
    entryPoints: { [name]: here(`../src/${entry}`) },
    plugins: [
      ...plugins,
      esModulesBeside,
      computedAtBuild,
      setUpWhenCalled,
      replaced,
      withOwnFiles(within),
      noChildProcesses,
      quickWidths,
      quickPatterns,
    ],
  });

await program('viand', (file) => file === PARSER);
// The same program with the modules of an evaluation: one file loads faster than three that share
// code.
await program('viand-evaluate', (file) => EVALUATION.includes(file), { plugins: [recordsApart] });
// The same program with only the modules that look-ups and searches without options need. Short names are read in less
// time. All other programs keep their names, which helps in crash reports.
await program('viand-look-up', undefined, { minifyIdentifiers: true });
await program(PARSER_FILE, undefined, { entry: PARSER });

await build({
  ...common,
  stdin: {
    contents: Object.entries(RECORDS)
      .map(([file, names]) => `export { ${names.join(', ')} } from './${file}';`)
      .join('\n'),
    resolveDir: here('../src'),
    sourcefile: `${RECORDS_FILE}.ts`,
  },
  outdir: undefined,
  outfile: here(`../dist/${RECORDS_FILE}.cjs`),
  plugins: [esModulesBeside, computedAtBuild, quickWidths, quickPatterns],
});

const inSource = (files, folder = '') =>
  Object.fromEntries(files.map(([file, name]) => [name, here(`../src/${folder}${file}`)]));

const plugins = [esModulesBeside, computedAtBuild, quickWidths, quickPatterns];
const whenCalled = Object.entries(LOADED_WHEN_CALLED).map(([file, [name]]) => [file, name]);
await build({ ...common, minifyIdentifiers: true, entryPoints: inSource(whenCalled), plugins });
await build({
  ...common,
  entryPoints: {
    // The programs of threads.
    worker: here('../src/worker.ts'),
    'body-thread': here('../src/server/bodies/body-thread.ts'),
    'foods-thread': here('../src/importers/foods-table/foods-thread.ts'),
    'list-thread': here('../src/catalogue/search/building/list-thread.ts'),
    'parquet-thread': here('../src/tables/parquet/parquet-thread.ts'),
    'pdf-thread': here('../src/tables/pdf/limits/pdf-thread.ts'),
    ...inSource(Object.entries(COMMANDS), 'cli/'),
    ...inSource(Object.entries(SELDOM)),
    ...Object.fromEntries(ES_MODULES.map((name) => [name, name])),
  },
  plugins,
});

// V8 stores an ASCII program in one byte per character, and any other in two. The remaining
// non-ASCII characters are in patterns, in which an escape means the same.
const OTHER = /[^\0-\x7f]/g;
const escaped = (other) => `\\u${other.charCodeAt(0).toString(16).padStart(4, '0')}`;
for (const name of readdirSync(common.outdir).filter((one) => one.endsWith('.cjs'))) {
  const file = join(common.outdir, name);
  writeFileSync(file, asFunction(readFileSync(file, 'utf8').replace(OTHER, escaped)));
}
