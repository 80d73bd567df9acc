import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.join(import.meta.dirname, '../src');

/** The rooms of the house and what each may reach; `docs/architecture.md` says why. */
const ROOMS: Record<string, { rooms: string[]; outside: RegExp | null }> = {
  model: { rooms: [], outside: null },
  intake: { rooms: ['model'], outside: null },
  evaluation: { rooms: ['model', 'intake'], outside: null },
  meals: {
    rooms: ['model'],
    outside:
      /^(node:(fs|fs\/promises|path|stream|stream\/consumers|zlib)|csv-parse(\/sync)?|fzstd|hyparquet|hyparquet-compressors|jsonc-parser|tinyglobby|xxhash-wasm)$/,
  },
  rules: { rooms: ['model'], outside: null },
  validation: {
    rooms: ['model', 'rules', 'meals', 'intake', 'importers', 'store', 'operations'],
    outside: /^(node:(fs\/promises|path|stream)|valibot)$/,
  },
  matching: { rooms: ['model'], outside: null },
  importers: { rooms: ['model', 'rules'], outside: /^(node:(fs|fs\/promises|path)|csv-parse)$/ },
  store: { rooms: ['model'], outside: /^(node:(fs|crypto|path)|better-sqlite3)$/ },
  operations: {
    rooms: ['model', 'rules', 'matching', 'meals', 'intake', 'evaluation', 'store', 'importers'],
    outside: /^(valibot|@valibot\/to-json-schema)$/,
  },
  presentation: { rooms: ['model', 'evaluation', 'operations'], outside: null },
  report: {
    rooms: ['model', 'evaluation', 'operations', 'presentation'],
    outside: /^d3-(scale|shape)$/,
  },
  output: {
    rooms: [
      'model',
      'rules',
      'intake',
      'evaluation',
      'meals',
      'operations',
      'validation',
      'presentation',
      'store',
    ],
    outside:
      /^(node:(child_process|crypto|events|fs|fs\/promises|os|path|stream|stream\/promises|url)|chalk|cli-table3|csv-stringify\/sync|diff|hyparquet-writer|@valibot\/to-json-schema)$/,
  },
  batch: {
    rooms: ['model', 'intake', 'meals', 'operations', 'output', 'store'],
    outside: /^node:(buffer|fs|stream|worker_threads)$/,
  },
  commands: {
    rooms: [
      'model',
      'rules',
      'meals',
      'batch',
      'operations',
      'validation',
      'presentation',
      'report',
      'output',
      'server',
      'store',
    ],
    outside: /^(commander|valibot|node:stream)$/,
  },
  server: {
    rooms: ['model', 'operations', 'presentation', 'store'],
    outside:
      /^(node:(crypto|fs|http|net|path|stream|util|zlib)|negotiator|rate-limiter-flexible|valibot)$/,
  },
  main: {
    rooms: ['model', 'commands', 'output', 'store'],
    outside: /^(node:(os|path)|commander|\.\.\/package\.json)$/,
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
  for (const [, target = ''] of text.matchAll(IMPORT)) {
    if (target.startsWith('.') && target.endsWith('.ts')) {
      const other = roomOf(path.join(path.dirname(name), target));
      if (other !== roomOf(name)) expect(room?.rooms, `${name} imports ${target}`).toContain(other);
    } else {
      expect(room?.outside?.test(target), `${name} imports ${target}`).toBe(true);
    }
  }
});

test.each<[string, RegExp, RegExp]>([
  ['SQL', /['"`]\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE)\b/, /^store/],
  ['the process', /\bprocess\./, /^(main|output\/terminal)\.ts$/],
  ['the clock and chance', /\bDate\.now|new Date\(\)|Math\.random|performance\./, /^main\.ts$/],
  ['versions', /['"`]v[12](?:\.1)?['"`]/, /^presentation/],
  ['the console', /\bconsole\./, /^$/],
])('%s is only where it belongs', (_, pattern, allowed) => {
  const offenders = files.filter(({ name, text }) => pattern.test(text) && !allowed.test(name));
  expect(offenders.map(({ name }) => name)).toEqual([]);
});

test('no file is so long that it must hold two ideas', () => {
  const long = files.filter(({ text }) => text.split('\n').length > 300);
  expect(long.map(({ name }) => name)).toEqual([]);
});
