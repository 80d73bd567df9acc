import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ByteWriter, parquetWrite } from 'hyparquet-writer';
import { fnddsTables } from '../support/fndds-tables.ts';
import { PROJECT } from './project.ts';
import type { Random } from './random.ts';

/** A format, how a valid file of it is made, and what reads it. */
export interface FuzzFormat {
  readonly name: string;
  /** The name of the mutated file; the others stay as they are. */
  readonly file: string;
  readonly valid: (random: Random) => Buffer | Promise<Buffer>;
  readonly others?: Readonly<Record<string, string | Buffer>>;
  /** Command lines, in the folder of the files. */
  readonly commands: readonly (readonly string[])[];
  /** It takes so long that only every so many rounds have it. */
  readonly everyRounds?: number;
}

const FOODS = ['apple', 'milk', 'potato.boiled', 'rice', 'bread', 'egg'];
const LABELS = ['Ann', 'Böb', '"', 'a,b', '=1', '  x '];

interface MadeEntry {
  readonly person: string;
  readonly food_id: string;
  readonly amount: number;
  readonly unit: string;
}

function entries(random: Random): MadeEntry[] {
  return Array.from({ length: 1 + random.below(12) }, () => ({
    person: random.pick(LABELS),
    food_id: random.pick(FOODS),
    amount: Math.round(random.next() * 1e5) / 100,
    unit: random.pick(['g', 'ml', 'kg', 'mg']),
  }));
}

function csv(random: Random): string {
  const separator = random.pick([',', ';', '\t']);
  const end = random.pick(['\n', '\r\n']);
  const quoted = (text: string) =>
    /[";,\t]/.test(text) || random.next() < 0.1 ? `"${text.replaceAll('"', '""')}"` : text;
  const head = ['person', 'food_id', 'amount', 'unit'];
  const rows = entries(random)
    .map(Object.values)
    .map((row) => row.map(String));
  const lines = [head, ...rows].map((row) => row.map(quoted).join(separator));
  return `${random.pick(['', '\uFEFF'])}${lines.join(end)}${random.pick(['', end])}`;
}

const ndjson = (random: Random) =>
  entries(random)
    .map(({ person, ...entry }) => JSON.stringify({ person, entries: [entry] }))
    .join('\n');

async function parquet(random: Random): Promise<Buffer> {
  const rows = entries(random);
  const column = (name: keyof MadeEntry, type: 'STRING' | 'DOUBLE') => ({
    name,
    data: rows.map((row) => row[name]),
    type,
  });
  const writer = new ByteWriter();
  await parquetWrite({
    writer,
    columnData: [
      column('person', 'STRING'),
      column('food_id', 'STRING'),
      column('amount', 'DOUBLE'),
      column('unit', 'STRING'),
    ],
  });
  return Buffer.from(writer.getBuffer());
}

/** A frame of zstd with one block as it is (RFC 8878), since not every Node.js packs zstd. */
function zstd(text: string): Buffer {
  const bytes = Buffer.from(text);
  const size = bytes.length;
  const head = [
    0x28,
    0xb5,
    0x2f,
    0xfd,
    0,
    0,
    ((size << 3) | 1) & 0xff,
    (size >> 5) & 0xff,
    size >> 13,
  ];
  return Buffer.concat([Buffer.from(head), bytes]);
}

const evaluate = (file: string) => [
  ['evaluate', 'hei', file, '--by', 'person', '-f', 'csv', '--skip-faulty'],
  ['validate', file, '--by', 'person', '-f', 'ndjson', '--no-config'],
];

const SEEDS = path.join(PROJECT, 'seeds');

/** The seeds, with a table of them to be mutated. */
function seedTables(): Record<string, Buffer> {
  const names = readdirSync(SEEDS).filter((name) => name.endsWith('.csv'));
  return Object.fromEntries(
    names.map((name) => [`seeds/${name}`, readFileSync(path.join(SEEDS, name))]),
  );
}

function fndds(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fnddsTables()).map(([name, text]) => [`fndds/${name}`, text]),
  );
}

export const FUZZ_FORMATS: readonly FuzzFormat[] = [
  {
    name: 'CSV',
    file: 'm.csv',
    valid: (random) => Buffer.from(csv(random)),
    commands: evaluate('m.csv'),
  },
  {
    name: 'JSON',
    file: 'm.json',
    valid: (random) => Buffer.from(`[${ndjson(random).replaceAll('\n', ',\n')}]`),
    commands: evaluate('m.json'),
  },
  {
    name: 'NDJSON',
    file: 'm.ndjson',
    valid: (random) => Buffer.from(ndjson(random)),
    commands: evaluate('m.ndjson'),
  },
  { name: 'Parquet', file: 'm.parquet', valid: parquet, commands: evaluate('m.parquet') },
  {
    name: 'gzip',
    file: 'm.csv.gz',
    valid: (random) => gzipSync(csv(random)),
    commands: evaluate('m.csv.gz'),
  },
  {
    name: 'zstd',
    file: 'm.csv.zst',
    valid: (random) => zstd(csv(random)),
    commands: evaluate('m.csv.zst'),
  },
  {
    name: 'diary',
    file: 'd.txt',
    valid: (random) =>
      Buffer.from(
        `Monday\n${entries(random)
          .map(({ food_id, amount }) => `- ${amount} g ${food_id}`)
          .join('\n')}\n`,
      ),
    commands: [['match', 'd.txt', '-f', 'ndjson']],
  },
  {
    name: 'configuration',
    file: 'viand.config.json',
    valid: (random) =>
      Buffer.from(
        JSON.stringify({
          rules: { 'meal/zero-amount': random.pick(['off', 'error']) },
          by: ['person'],
          unit: 'g',
        }),
      ),
    others: { 'm.csv': 'person,food_id,amount,unit\nAnn,apple,1,g\n' },
    commands: [['validate', 'm.csv', '-f', 'ndjson']],
  },
  {
    name: 'FNDDS',
    file: 'fndds/values.csv',
    valid: () => Buffer.from(fnddsTables()['values.csv']),
    others: fndds(),
    commands: [['catalogue', 'import', 'fndds', 'fndds', '--catalogue', 'new.sqlite']],
  },
  {
    name: 'seeds',
    file: 'seeds/names.csv',
    valid: () => readFileSync(path.join(SEEDS, 'names.csv')),
    others: seedTables(),
    everyRounds: 20,
    commands: [['validate', 'seeds', '-f', 'ndjson', '--no-config']],
  },
];
