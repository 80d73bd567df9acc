/**
 * Adds a table of products to a catalogue, and then looks up every GTIN:
 * `npm run bench:products -- FILE`, with columns such as those of `AMOUNTS`. It prints how many
 * products are found with their own name and amounts, and exits with 1 if any is not. Repaired
 * products have other amounts than their row.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { type Catalogue, openCatalogue } from '../src/catalogue/catalogue.ts';
import { restoreGtin } from '../src/model/ids/gtin.ts';
import { type NutrientName, nutrient } from '../src/model/nutrients.ts';
import { decodeEntities } from '../src/text/escaping/html-entities.ts';
import { requiredPaths } from './required-paths.ts';

/**
 * Columns of the table, each with its nutrient and the factor that converts the column's unit to
 * that of the nutrient.
 */
const AMOUNTS: readonly (readonly [string, NutrientName, number])[] = [
  ['fat_g', 'fat', 1],
  ['saturated_g', 'saturated_fatty_acids', 1],
  ['carbohydrate_g', 'carbohydrates', 1],
  ['sugar_g', 'sugar', 1],
  ['fiber_g', 'fiber', 1],
  ['protein_g', 'protein', 1],
  ['salt_g', 'salt', 1],
  ['sodium_g', 'sodium', 1000],
  ['alcohol_g', 'alcohol', 1],
  ['energy_kj_calc', 'energy', 1],
];

/** The relative precision of amounts in a catalogue. */
const CLOSE = 1e-6;

type Row = Readonly<Record<string, string>>;

/** The problem with the food that a GTIN finds; undefined if it is the product. */
function faultOf(row: Row, catalogue: Catalogue): 'not found' | 'name' | 'amounts' | undefined {
  const found = catalogue.findGtin(restoreGtin(row['gtin'] ?? '') ?? '');
  if (found === undefined) return 'not found';
  const plain = (text: string) => decodeEntities(text).normalize('NFC').replace(/\s+/g, ' ').trim();
  if (plain(found.name) !== plain(row['product_name'] ?? '')) return 'name';
  const amounts = found.variants[0]?.nutrients;
  const isOwn = AMOUNTS.every(([column, name, units]) => {
    const cell = row[column] ?? '';
    if (cell === '') return true;
    const amount = amounts?.[nutrient(name).position] ?? Number.NaN;
    return Math.abs(amount - Number(cell) * units) <= CLOSE * Math.max(1, amount);
  });
  return isOwn ? undefined : 'amounts';
}

async function check(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-products-'));
  try {
    const sqlite = path.join(folder, 'foods.sqlite');
    const rejects = path.join(folder, 'rejects.csv');
    const options = ['--catalogue', sqlite, '--rejects', rejects, '--quiet'];
    const added = execFileSync('node', ['bin/viand.cjs', 'catalogue', 'add', file, ...options]);
    process.stdout.write(String(added));
    const rejected = new Set(
      (parseAll(readFileSync(rejects), { columns: true, bom: true }) as Row[]).map(({ line }) =>
        Number(line),
      ),
    );
    const counts = { rows: 0, rejected: rejected.size, found: 0 };
    const faults = { 'not found': 0, name: 0, amounts: 0 };
    const catalogue = openCatalogue(sqlite);
    const text = createReadStream(file).pipe(createGunzip());
    const rows = text.pipe(parse({ columns: true, bom: true, info: true, relax_quotes: true }));
    for await (const { record, info } of rows as AsyncIterable<{
      record: Row;
      info: { lines: number };
    }>) {
      counts.rows += 1;
      if (rejected.has(info.lines)) continue;
      const fault = faultOf(record, catalogue);
      if (fault === undefined) counts.found += 1;
      else if (faults[fault]++ < 5) process.stdout.write(`${fault}: ${JSON.stringify(record)}\n`);
    }
    catalogue.close();
    process.stdout.write(`${JSON.stringify({ ...counts, ...faults })}\n`);
    if (faults['not found'] + faults.name > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [file] = requiredPaths(
  process.argv.slice(2),
  'npm run bench:products -- FILE, a table of products, compressed by gzip',
);
void check(file);
