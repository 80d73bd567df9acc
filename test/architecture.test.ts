import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.join(import.meta.dirname, '../src');

/** The rooms that every room above them may import. */
const BASE = ['model', 'text', 'collections'];

/** The rooms and what each may import besides the base; `docs/architecture.md` says why. */
const ROOMS: Record<string, { rooms: string[]; outside: RegExp | null }> = {
  model: { rooms: [], outside: null },
  collections: { rooms: [], outside: null },
  text: { rooms: ['collections'], outside: /^entities$/ },
  // Runs in a browser, without anything else.
  web: { rooms: [], outside: null },
  language: { rooms: [], outside: null },
  evaluation: { rooms: [], outside: null },
  rules: { rooms: [], outside: null },
  search: { rooms: [], outside: null },
  estimation: { rooms: ['search'], outside: null },
  io: {
    rooms: [],
    outside:
      /^(node:(buffer|child_process|crypto|events|fs|fs\/promises|os|path|process|readline|stream|stream\/consumers|stream\/promises|url|util|v8|vm|zlib)|fzstd|ignore|tinyglobby|xxhash-wasm)$/,
  },
  tables: {
    rooms: ['io'],
    outside:
      /^(node:(buffer|events|fs|fs\/promises|path|stream|stream\/(consumers|promises)|worker_threads)|csv-parse|hyparquet|hyparquet-compressors|hyparquet-writer|jsonc-parser|htmlparser2|@e965\/xlsx|hucre\/(ods|xlsx)|postal-mime|unpdf\/pdfjs|yauzl)$/,
  },
  catalogue: {
    rooms: ['search', 'io'],
    outside: /^(node:(fs|crypto|path|timers\/promises|worker_threads)|better-sqlite3)$/,
  },
  meals: {
    rooms: ['tables', 'io'],
    outside: /^node:stream$/,
  },
  importers: {
    rooms: ['tables', 'io', 'rules', 'search'],
    outside: /^(node:(events|fs|fs\/promises|path|stream|worker_threads))$/,
  },
  engine: {
    rooms: ['meals', 'catalogue', 'evaluation', 'tables', 'io'],
    outside: /^node:(buffer|fs|stream|worker_threads)$/,
  },
  queue: {
    rooms: ['engine', 'catalogue', 'evaluation', 'io'],
    outside: /^(node:(crypto|fs|os|path|timers\/promises|v8)|bullmq|ioredis)$/,
  },
  operations: {
    rooms: [
      'language',
      'engine',
      'meals',
      'catalogue',
      'importers',
      'estimation',
      'search',
      'evaluation',
      'rules',
      'tables',
      'io',
    ],
    outside:
      /^(node:(crypto|fs|fs\/promises|path|stream|stream\/(consumers|promises))|valibot|@valibot\/to-json-schema)$/,
  },
  presentation: {
    rooms: ['report', 'operations', 'language', 'evaluation'],
    outside: null,
  },
  report: {
    rooms: ['operations', 'language', 'evaluation'],
    outside: /^d3-(scale|shape)$/,
  },
  render: {
    rooms: ['language', 'operations', 'presentation', 'engine', 'evaluation', 'rules', 'tables'],
    outside:
      /^(node:(crypto|path|url)|chalk|cli-table3|diff|string-width|@valibot\/to-json-schema)$/,
  },
  server: {
    rooms: ['operations', 'presentation', 'report', 'catalogue', 'io'],
    outside:
      /^(node:(cluster|crypto|fs|http|net|path|stream|util|worker_threads|zlib)|@modelcontextprotocol\/server(\/stdio)?|better-sqlite3|ioredis|negotiator|rate-limiter-flexible|valibot)$/,
  },
  cli: {
    rooms: ['language', 'operations', 'presentation', 'report', 'render', 'server', 'queue', 'io'],
    outside: /^(commander|valibot|node:(crypto|fs\/promises|path|stream))$/,
  },
  index: { rooms: ['operations'], outside: null },
  worker: { rooms: ['engine', 'render'], outside: /^node:worker_threads$/ },
  main: {
    rooms: ['cli', 'language', 'io'],
    outside: /^(node:(os|path)|\.\.\/package\.json)$/,
  },
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(path.join(SRC, name), 'utf8') }));

function roomOf(file: string): string {
  return file.includes(path.sep) ? (file.split(path.sep)[0] as string) : path.basename(file, '.ts');
}

const IMPORT = /(?<!')\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g;

test.each(files)('$name imports only downwards', ({ name, text }) => {
  const room = ROOMS[roomOf(name)];
  expect(room, `a room for ${name}`).toBeDefined();
  const base = [...BASE, 'web'].includes(roomOf(name)) ? [] : BASE;
  for (const [, target = ''] of text.matchAll(IMPORT)) {
    // AssemblyScript imports files without their extensions.
    const isOurs = target.endsWith('.ts') || path.basename(path.dirname(name)) === 'assembly';
    if (target.startsWith('.') && isOurs) {
      const other = roomOf(path.join(path.dirname(name), target));
      if (other === roomOf(name)) continue;
      expect([...base, ...(room?.rooms ?? [])], `${name} imports ${target}`).toContain(other);
    } else {
      expect(room?.outside?.test(target), `${name} imports ${target}`).toBe(true);
    }
  }
});

test.each<[string, RegExp, RegExp]>([
  [
    'SQL',
    /['"`]\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE)\b/,
    /^(catalogue|server\/clients|evaluation\/sql)\//,
  ],
  ['the process', /\bprocess\./, /^(main|io\/terminal\/terminal)\.ts$/],
  ['the clock and chance', /\bDate\.now|new Date\(\)|Math\.random|performance\./, /^main\.ts$/],
  ['versions', /['"`]v[12](?:\.1)?['"`]/, /^presentation/],
  // To keep the messages of a library from people.
  ['the console', /\bconsole\./, /^tables\/workbook\/spreadsheets\/binary-workbook\.ts$/],
])('only the allowed files use %s', (_, pattern, allowed) => {
  const offenders = files.filter(({ name, text }) => pattern.test(text) && !allowed.test(name));
  expect(offenders.map(({ name }) => name)).toEqual([]);
});

test('tables do not depend on meals', () => {
  const FIELD = /food_?id|weighted_before_process|\bmeals?\b/i;
  const offenders = files.filter(
    ({ name, text }) => name.startsWith('tables/') && FIELD.test(text),
  );
  expect(offenders.map(({ name }) => name)).toEqual([]);
});

test('only one file uses csv-parse', () => {
  const readers = files.filter(({ text }) => /from 'csv-parse/.test(text));
  expect(readers.map(({ name }) => name)).toEqual(['tables/csv/parse-rows.ts']);
});

test('no file is longer than 310 lines', () => {
  const long = files.filter(({ text }) => text.split('\n').length > 310);
  expect(long.map(({ name }) => name)).toEqual([]);
});

const EXPORT =
  /^export (?:async |abstract )*(?:const|function\*?|class|interface|type|enum) (\w+)/gm;

test('no two files export the same name', () => {
  const owners = new Map<string, string[]>();
  for (const { name, text } of files) {
    // The library exports its wrappers under the names that programs expect, and modules of
    // WebAssembly use the same names as ours.
    if (name === 'index.ts' || path.basename(path.dirname(name)) === 'assembly') continue;
    // A constant and its type, or the overloads of a function, are one name of one file.
    for (const exported of new Set([...text.matchAll(EXPORT)].map(([, found = '']) => found))) {
      owners.set(exported, [...(owners.get(exported) ?? []), name]);
    }
  }
  expect([...owners].filter(([, names]) => names.length > 1)).toEqual([]);
});

test('no files import each other in a cycle, not even types', () => {
  const imports = new Map(
    files.map(({ name, text }) => [
      name,
      [...text.matchAll(IMPORT)]
        .map(([, target = '']) => target)
        .filter((target) => target.startsWith('.') && target.endsWith('.ts'))
        .map((target) => path.join(path.dirname(name), target)),
    ]),
  );
  expect(circlesOf(imports)).toEqual([]);
});

/** Imports that remain when the program runs: those of values that are not loaded later. */
const VALUE_IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']*\.ts)';/gm;

/** Files that do the work of commands. The names of sources and of reference amounts do not. */
const AT_WORK =
  /^(?:(?:catalogue|engine|estimation|queue|server)\/|importers\/(?!sources\.ts|.*\/bases\.ts))/;

test.each(files.map(({ name }) => name).filter((name) => /^cli\/[^/]+\/command\.ts$/.test(name)))(
  '%s declares its command without loading what runs it',
  (command) => {
    const texts = new Map(files.map(({ name, text }) => [name, text]));
    const loaded = new Set([command]);
    for (const name of loaded) {
      for (const [, target = ''] of (texts.get(name) ?? '').matchAll(VALUE_IMPORT)) {
        loaded.add(path.join(path.dirname(name), target));
      }
    }
    expect([...loaded].filter((name) => AT_WORK.test(name))).toEqual([]);
  },
);

/** The sets of files in which each file reaches all others (Tarjan 1972). */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      const reached = order.has(target)
        ? stack.includes(target)
          ? (order.get(target) as number)
          : own
        : visit(target);
      lowest.set(file, Math.min(lowest.get(file) as number, reached));
    }
    if (lowest.get(file) === own) {
      const circle = stack.splice(stack.indexOf(file)).sort();
      if (circle.length > 1) circles.push(circle);
    }
    return lowest.get(file) as number;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles.sort((a, b) => (a[0] as string).localeCompare(b[0] as string));
}

test('the search for cycles finds a cycle of files, but not a diamond', () => {
  const imports = (edges: Record<string, string[]>) => new Map(Object.entries(edges));
  expect(circlesOf(imports({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  expect(circlesOf(imports({ a: ['b'], b: ['c'], c: ['b'], d: ['a'] }))).toEqual([['b', 'c']]);
});

/**
 * Folders in which each subfolder may import those before it; `docs/architecture.md` describes
 * them.
 */
const ORDERED_FOLDERS: readonly (readonly [parent: string, folders: readonly string[]])[] = [
  [
    'search/lines',
    [
      'words',
      'normalising',
      'reading',
      'splitting',
      'states',
      'name-fit',
      'weighing',
      'candidates',
    ],
  ],
  [
    'importers/foods-table',
    [
      'headings',
      'columns',
      'basis',
      'long-format',
      'header',
      'rows',
      'read-foods-table.ts',
      'packed-foods.ts',
      'foods-thread.ts',
      'open-foods-table.ts',
      'template.ts',
    ],
  ],
  ['tables/pdf', ['library', 'drawing', 'page', 'layout', 'read-pdf.ts', 'limits']],
  ['catalogue/search', ['lists', 'words', 'stages', 'queries', 'search.ts', 'building']],
  [
    'meals',
    [
      'words',
      'headers',
      'values',
      'records',
      'exports',
      'layouts',
      'entries',
      'totals',
      'reading-records',
      'recipes',
      'csv.ts',
      'json.ts',
      'parquet.ts',
      'read-meals.ts',
    ],
  ],
  [
    'meals/layouts',
    ['amounts', 'header', 'rows', 'days', 'several-tables', 'text', 'normalising', 'layouts.ts'],
  ],
  [
    'meals/recipes',
    ['recipe.ts', 'servings', 'ingredients', 'text', 'pages', 'cooklang.ts', 'read-recipe.ts'],
  ],
];

test.each(ORDERED_FOLDERS)('the folders of %s import in one direction', (parent, folders) => {
  const within = path.normalize(parent);
  const placeOf = (file: string) =>
    folders.indexOf(path.relative(within, file).split(path.sep)[0] as string);
  const offenders = files
    .filter(({ name }) => name.startsWith(within + path.sep))
    .flatMap(({ name, text }) =>
      [...text.matchAll(IMPORT)]
        .filter(([, target = '']) => target.startsWith('.'))
        .map(([, target = '']) => path.join(path.dirname(name), target))
        .filter((target) => target.startsWith(within + path.sep))
        .filter((target) => {
          const [own, other] = [placeOf(name), placeOf(target)];
          return own < 0 || other < 0 || other > own;
        })
        .map((target) => `${name} imports ${target}`),
    );
  expect(offenders).toEqual([]);
});

const TEST = import.meta.dirname;

const tests = readdirSync(TEST, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(path.join(TEST, name), 'utf8') }));

/** Folders next to `src` have their own folders of tests; `CONTRIBUTING.md` lists them. */
const BESIDE_SRC = ['bench', 'delivery', 'docs', 'examples', 'github', 'library', 'torture'];

test('tests are laid out like src', () => {
  const rooms = readdirSync(SRC, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(SRC, path.join(entry.parentPath, entry.name)));
  const homes = ['.', ...rooms, ...BESIDE_SRC];
  const strays = tests.filter(({ name }) => !homes.includes(path.dirname(name)));
  expect(strays.map(({ name }) => name)).toEqual([]);
});

test('tests that start the program or read its catalogue are named *.process.test.ts', () => {
  const NEEDS_BUILD = /data\/catalogue\.sqlite|bin\/viand\.cjs|folderWithViand/;
  const strays = tests.filter(
    ({ name, text }) => NEEDS_BUILD.test(text) && !/^architecture|\.process\.test\.ts$/.test(name),
  );
  expect(strays.map(({ name }) => name)).toEqual([]);
});

test('every folder of src has a coverage threshold', () => {
  const config = readFileSync(path.join(TEST, '../vitest.config.ts'), 'utf8');
  const covered = [...config.matchAll(/^ {2}(\w+): \d+,$/gm)].map(([, room]) => room);
  const rooms = [
    ...new Set(files.filter(({ name }) => name.includes(path.sep)).map(({ name }) => roomOf(name))),
  ];
  expect(covered).toEqual(rooms.sort());
});
