import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { ByteWriter, parquetWrite } from 'hyparquet-writer';
import type { FuzzFormat } from './fuzz-format.ts';
import { TEXT_FORMATS } from './fuzz-texts.ts';
import { PROJECT } from './project.ts';
import type { Random } from './random.ts';

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

/**
 * A frame of zstd with one uncompressed block (RFC 8878), since not every Node.js can compress
 * zstd.
 */
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

const cells = (random: Random) => [
  ['person', 'food_id', 'amount', 'unit'],
  ...entries(random).map(({ person, food_id, amount, unit }) => [person, food_id, amount, unit]),
];

const workbook = (random: Random) => ({ sheets: [{ name: 'Meals', rows: cells(random) }] });

/** Exports of other programs, in their columns. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  LoseIt: [
    'Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted',
    '03/02/2026,Oatmeal,Oatmeal,Breakfast,1,Cups,158,0',
    '03/02/2026,Whole Milk,Milk,Breakfast,8,Fluid Ounces,149,0',
  ],
  Intake24: [
    'User ID,Start time,Meal name,Food code,Name (en),Name (local),Portion size (g/ml)',
    'u1,2026-03-02T20:01:00Z,Breakfast,PRDG,Porridge,Porridge,240',
    'u1,2026-03-02T20:01:00Z,Lunch,CHDR,Cheddar cheese,Cheddar cheese,30',
  ],
  ASA24: [
    'UserName,RecallNo,IntakeStartDateTime,Occ_No,Occ_Name,FoodCode,FoodAmt,Food_Description',
    'AB1,1,03/02/2026 00:00,1,1,63107010,126,"Banana, raw"',
    'AB1,1,03/02/2026 00:00,1,1,11111000,244,"Milk, whole"',
  ],
  Cronometer: [
    'Day,Group,Food Name,Amount,Energy (kcal)',
    '2026-03-02,Breakfast,Milk,1.00 cup,149',
    '2026-03-02,Lunch,Boiled Rice,200.00 g,260',
  ],
  MyFitnessPal: ['Date,Meal,Food,Calories', '2026-03-02,Breakfast,"Oatmeal, 40 g",150'],
};

const TOTALS = [
  'id,KCAL,PROT,SODI,SFAT,MFAT,PFAT,F_TOTAL',
  'A,2000,80,3000,20,25,18,1.6',
  'B,1800.5,70,,10,20,15,0',
];

/** The header, and some of the rows in any order. */
function rowsOf(random: Random, [header = '', ...rows]: readonly string[]): Buffer {
  const picked = Array.from({ length: 1 + random.below(5) }, () => random.pick(rows));
  return Buffer.from(`${[header, ...picked].join('\n')}\n`);
}

const MEALS: readonly Omit<FuzzFormat, 'commands'>[] = [
  { name: 'CSV', file: 'm.csv', valid: (random) => Buffer.from(csv(random)) },
  {
    name: 'JSON',
    file: 'm.json',
    valid: (random) => Buffer.from(`[${ndjson(random).replaceAll('\n', ',\n')}]`),
  },
  { name: 'NDJSON', file: 'm.ndjson', valid: (random) => Buffer.from(ndjson(random)) },
  // It is decoded in a thread, which takes some time to start.
  { name: 'Parquet', file: 'm.parquet', valid: parquet, everyRounds: 4 },
  {
    name: 'xlsx',
    file: 'm.xlsx',
    valid: async (random) => Buffer.from(await writeXlsx(workbook(random))),
  },
  {
    name: 'ods',
    file: 'm.ods',
    valid: async (random) => Buffer.from(await writeOds(workbook(random))),
  },
  { name: 'gzip', file: 'm.csv.gz', valid: (random) => gzipSync(csv(random)) },
  { name: 'zstd', file: 'm.csv.zst', valid: (random) => zstd(csv(random)) },
];

const PROGRAMS: readonly FuzzFormat[] = [
  ...Object.entries(EXPORTS).map(([program, rows]) => ({
    name: 'export of another program',
    file: `${program}.csv`,
    valid: (random: Random) => rowsOf(random, rows),
    commands: [
      ['evaluate', 'hei', `./${program}.csv`, '--json', '--skip-faulty'],
      ['match', `./${program}.csv`, '-f', 'ndjson'],
    ],
    codes: [0, 3, 4],
    everyRounds: Object.keys(EXPORTS).length,
  })),
  {
    name: 'totals',
    file: 'totals.csv',
    valid: (random) => rowsOf(random, TOTALS),
    commands: [['evaluate', 'hei', './totals.csv', '--by', 'id', '--from', 'totals', '-f', 'csv']],
    codes: [0, 3],
  },
  {
    name: 'seeds',
    file: 'seeds/names.csv',
    valid: () => readFileSync(path.join(PROJECT, 'seeds/names.csv')),
    others: seedTables(),
    everyRounds: 400,
    commands: [['validate', './seeds', '-f', 'ndjson', '--no-config']],
  },
];

/** All formats that are fuzzed. */
export const FUZZ_FORMATS: readonly FuzzFormat[] = [
  ...MEALS.map((format) => ({ ...format, commands: evaluate(`./${format.file}`), codes: [0, 3] })),
  ...PROGRAMS,
  ...TEXT_FORMATS,
];

/** The seeds, with one of their tables to mutate. */
function seedTables(): Record<string, Buffer> {
  const names = readdirSync(path.join(PROJECT, 'seeds')).filter((name) => name.endsWith('.csv'));
  return Object.fromEntries(
    names.map((name) => [`seeds/${name}`, readFileSync(path.join(PROJECT, 'seeds', name))]),
  );
}
