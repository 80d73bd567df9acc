import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import Database from 'better-sqlite3';
import { parse } from 'csv-parse/sync';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { toGrams } from '../../../src/engine/entries/portions.ts';
import { evaluate, openCatalogue as openForPrograms } from '../../../src/index.ts';
import { suggestUnit, UNITS, unitNames } from '../../../src/model/units.ts';
import { CATALOGUE } from '../../support/embedded-catalogue.ts';
import { folderForAll } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';
import { viewsFor } from './views-for.ts';

type Row = Record<string, unknown>;

const folder = folderForAll();
const catalogue = openCatalogue(CATALOGUE);
const programs = openForPrograms();
afterAll(() => {
  catalogue.close();
  programs.close();
});

const SPELLINGS = ['g', 'KG', ' mg', 'µg', 'ug', 'ml', 'l', ''];

/** Entries of many ids in all units, some without an amount, some weighed raw. */
function someMeals(): string[][] {
  const ids = [...catalogue.knownIds()].filter((_, index) => index % 71 === 0);
  return ids.map((id, index) => {
    const unit = SPELLINGS[index % SPELLINGS.length] as string;
    const amount = unit === '' ? '' : String((index % 13) * 17.5);
    return [`P${index % 5}`, String(index % 3), id, amount, unit, index % 4 === 0 ? 'true' : ''];
  });
}

const HEADER = ['person', 'day', 'food_id', 'amount', 'unit', 'weighted_before_process'];

function csvOf(header: readonly string[], rows: readonly string[][]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

const foodsFile = path.join(folder, 'foods.csv');

/** The foods that the tests use: a database of all of them takes longer to fill. */
async function foodsOfTests(): Promise<Record<string, string>[]> {
  const { stdout } = await viand('sql', 'foods', '--format', 'csv');
  const used = new Set([...someMeals().map(([, , id]) => id), 'milk']);
  const all = parse(stdout, { columns: true }) as Record<string, string>[];
  const rows = all.filter(({ id }) => used.has(id));
  const columns = Object.keys(rows[0] ?? {});
  writeFileSync(
    foodsFile,
    csvOf(
      columns,
      rows.map((row) => Object.values(row)),
    ),
  );
  return rows;
}

const foodRows = await foodsOfTests();
const foodColumns = Object.keys(foodRows[0] ?? {});

let started: Promise<PGlite> | undefined;

/** One for all tests, since it takes seconds to start. */
function postgres(): Promise<PGlite> {
  started ??= PGlite.create();
  return started;
}

afterAll(async () => (await started)?.close());

interface Engine {
  readonly dialect: string;
  readonly rowsOf: (meals: string[][], views: string, query: string) => Promise<Row[]>;
}

const ENGINES: readonly Engine[] = [
  {
    dialect: 'duckdb',
    async rowsOf(meals, views, query) {
      const file = path.join(folder, 'meals.csv');
      writeFileSync(file, csvOf(HEADER, meals));
      const connection = await (await DuckDBInstance.create()).connect();
      const load = /^-- Load the foods: (.*)$/m.exec(views)?.[1] as string;
      const foods = load.replace("'foods.csv'", `'${foodsFile}'`);
      const meal = `read_csv('${file}', quote = '"', all_varchar = true)`;
      await connection.run(`${foods} CREATE TABLE meals AS SELECT * FROM ${meal}`);
      const statements = await connection.extractStatements(views);
      for (let index = 0; index < statements.count; index++) {
        await (await statements.prepare(index)).run();
      }
      const result = await connection.runAndReadAll(query);
      connection.closeSync();
      return result.getRowObjects() as Row[];
    },
  },
  {
    dialect: 'sqlite',
    async rowsOf(meals, views, query) {
      const db = new Database(':memory:');
      const fill = (table: string, columns: readonly string[], rows: readonly string[][]) => {
        db.exec(`CREATE TABLE ${table} (${columns.map((name) => `"${name}"`).join(', ')})`);
        const insert = db.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?')})`);
        for (const row of rows) insert.run(row);
      };
      fill(
        'foods',
        foodColumns,
        foodRows.map((row) => Object.values(row)),
      );
      db.exec('CREATE INDEX food_id ON foods (id)');
      fill('meals', HEADER, []);
      const insert = db.prepare(`INSERT INTO meals VALUES (${HEADER.map(() => '?')})`);
      for (const row of meals) insert.run(row.map((cell) => (cell === '' ? null : cell)));
      db.exec(views);
      const rows = db.prepare(query).all() as Row[];
      db.close();
      return rows;
    },
  },
  {
    dialect: 'postgres',
    async rowsOf(meals, views, query) {
      const db = await postgres();
      await db.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      const create = /CREATE TABLE foods \([^;]*\);/.exec(views)?.[0] as string;
      await db.exec(create);
      const copy = (table: string, text: string) =>
        db.query(`COPY ${table} FROM '/dev/blob' WITH (FORMAT csv, HEADER)`, [], {
          blob: new Blob([text]),
        });
      await copy('foods', readFileSync(foodsFile, 'utf8'));
      await db.exec(`CREATE TABLE meals (${HEADER.map((name) => `${name} TEXT`).join(', ')})`);
      await copy('meals', csvOf(HEADER, meals));
      await db.exec(views);
      return (await db.query<Row>(query)).rows;
    },
  },
];

/** The numbers of each group as the engine has them. */
async function byEngine(meals: readonly string[][]): Promise<Map<string, Row>> {
  const entries = meals.map((row) =>
    Object.fromEntries(
      HEADER.map((name, index) => [name, row[index]] as const)
        .filter(([, cell]) => cell !== '')
        .map(([name, cell]) => [name, name === 'amount' ? Number(cell) : cell?.trim()]),
    ),
  );
  const found = new Map<string, Row>();
  const groups = evaluate({
    catalogue: programs,
    source: {
      entries: entries.map((entry) => ({
        ...entry,
        weighted_before_process: entry['weighted_before_process'] === 'true',
      })) as never,
    },
    groupBy: ['person', 'day'],
    evaluations: ['healthy-eating-index'],
  });
  for await (const { group, metrics } of groups) {
    found.set(`${group['person']} ${group['day']}`, metrics);
  }
  return found;
}

/** Compares the rows of a view with the numbers of the engine. */
async function expectScores(rows: readonly Row[], meals: readonly string[][]): Promise<void> {
  const expected = await byEngine(meals);
  expect(rows).toHaveLength(expected.size);
  for (const row of rows) {
    const metrics = expected.get(`${row['person']} ${row['day']}`) as Row;
    // The views have no intakes.
    const shared = Object.entries(metrics).filter(([name]) => name in row);
    expect(shared.length).toBeGreaterThan(30);
    for (const [name, value] of shared) {
      if (value === null) expect(row[name], name).toBeNull();
      else expect(Math.abs(Number(row[name]) - Number(value)), name).toBeLessThanOrEqual(1e-9);
    }
  }
}

test.each(ENGINES)('$dialect scores as the engine does, to 1e-9', async ({ dialect, rowsOf }) => {
  const meals = someMeals();
  const views = await viewsFor(dialect, '--by', 'person,day');
  await expectScores(await rowsOf(meals, views, 'SELECT * FROM viand_hei'), meals);
});

test.each(ENGINES)(
  '$dialect scores portions of milligrams and less as the engine does',
  async ({ dialect, rowsOf }) => {
    const meals = someMeals().map(
      ([person = '', day = '', id = '', amount = '', unit = '', flag = '']) => {
        const small = amount === '' ? '0.0001' : `${Number(amount) / 1e6}`;
        return [person, day, id, small, unit === '' ? 'g' : unit, flag];
      },
    );
    const views = await viewsFor(dialect, '--by', 'person,day');
    await expectScores(await rowsOf(meals, views, 'SELECT * FROM viand_hei'), meals);
  },
);

test.each(ENGINES)(
  '$dialect knows every name of a unit that files may have, and no measure of a food',
  async ({ dialect, rowsOf }) => {
    const names = [...UNITS.flatMap(unitNames), 'GRAMS', 'Liter.', ...['cup', 'cl', 'oz', 'g..']];
    const meals = names.map((name, index) => [`${1000 + index}`, '1', 'milk', '2', name, '']);
    const views = await viewsFor(dialect, '--by', 'person,day', '--skip-faulty');
    const query = 'SELECT unit, grams, fault FROM viand_hei_entries ORDER BY person';
    const rows = await rowsOf(meals, views, query);
    const density = Number(foodRows.find(({ id }) => id === 'milk')?.['grams_per_ml']);
    for (const [index, name] of names.entries()) {
      const unit = suggestUnit(name);
      const { grams, fault } = rows[index] as Row;
      expect([name, fault]).toEqual([name, unit === undefined ? 'unknown unit' : null]);
      if (unit !== undefined) expect(Number(grams)).toBe(toGrams(2, unit, density, () => {}));
    }
  },
);

const RAW_ROW = ['Bob', '1', 'milk', '100', 'ml', ''];

/** What text may be where a number, a unit or a flag should: the engine refuses all of it, too. */
const FAULTY_CELLS = [
  ...['abc', '12abc', '1,5', '0x10', '1_000', 'NaN', 'inf', '1e', '.', '--1', '-1', '1e400'].map(
    (amount) => [amount, 'g', '', amount === '1e400' ? undefined : 'invalid amount'],
  ),
  ['1e13', 'g', '', 'impossible amount'],
  ['', 'oz', '', 'unknown unit'],
  ['1', '', '', 'unknown unit'],
  ['1', 'g', 'maybe', 'invalid flag'],
  ['1', 'g', 't', 'invalid flag'],
] as const;

test.each(ENGINES)(
  '$dialect refuses every text that is no amount, unit or flag, and never counts part of it',
  async ({ dialect, rowsOf }) => {
    const meals = FAULTY_CELLS.map(([amount, unit, flag], index) => {
      return [`P${index}`, '1', 'milk', amount as string, unit as string, flag as string];
    });
    const views = await viewsFor(dialect, '--by', 'person,day', '--skip-faulty');
    const entries = await rowsOf(meals, views, 'SELECT person, fault FROM viand_hei_entries');
    const faults = new Map(entries.map((row) => [row['person'], row['fault']]));
    for (const [index, [amount, , , fault]] of FAULTY_CELLS.entries()) {
      const found = faults.get(`P${index}`);
      if (fault === undefined) expect(found, amount).toMatch(/amount$/);
      else expect(found, amount).toBe(fault);
    }
    // A person without a single good entry has no score, and not a score of 0.
    const scores = 'SELECT person FROM viand_hei';
    expect(await rowsOf([...meals, RAW_ROW], views, scores)).toEqual([{ person: 'Bob' }]);
  },
);

test.each(ENGINES)(
  '$dialect goes on after a number that is too small for it',
  async ({ dialect, rowsOf }) => {
    const views = await viewsFor(dialect, '--by', 'person,day', '--skip-faulty');
    const meals = [['Ann', '1', 'milk', `0.${'0'.repeat(320)}1`, 'g', ''], RAW_ROW];
    const query = "SELECT person FROM viand_hei WHERE person = 'Bob'";
    expect(await rowsOf(meals, views, query)).toEqual([{ person: 'Bob' }]);
  },
);

test.each(ENGINES)(
  '$dialect reads amounts in all spellings, and blank text as a standard serving',
  async ({ dialect, rowsOf }) => {
    const meals = ['100', '1e2', '1e+002', '+100.', ' 100 ', '100.0E0', '', ' '].map(
      (amount, index) => {
        return [`P${index}`, '1', 'milk', amount, amount.trim() === '' ? ' ' : 'g', 'No'];
      },
    );
    const views = await viewsFor(dialect, '--by', 'person,day');
    const query = 'SELECT grams, fault FROM viand_hei_entries ORDER BY person';
    const entries = await rowsOf(meals, views, query);
    const serving = Number(foodRows.find(({ id }) => id === 'milk')?.['default_grams']);
    expect(entries.map(({ grams, fault }) => [Number(grams), fault])).toEqual([
      ...Array.from({ length: 6 }, () => [100, null]),
      [serving, null],
      [serving, null],
    ]);
  },
);

test.each(ENGINES)(
  '$dialect scores nothing while an entry is faulty, without labels and of an empty table, too',
  async ({ dialect, rowsOf }) => {
    const views = await viewsFor(dialect);
    const faulty = [RAW_ROW, ['Bob', '1', 'milk', '-1', 'g', '']];
    const query = 'SELECT total_score FROM viand_hei';
    expect(await rowsOf(faulty, views, query)).toEqual([]);
    expect(await rowsOf([], views, query)).toEqual([]);
    expect(await rowsOf([RAW_ROW], views, query)).toHaveLength(1);
  },
);

test.each(ENGINES)(
  '$dialect keeps the views of two indices over two tables apart',
  async ({ dialect, rowsOf }) => {
    const meals = someMeals();
    const winter = await viewsFor(dialect, '--by', 'person');
    const table = `CREATE VIEW "Sommer-Verzehr Österreich" AS SELECT * FROM meals WHERE person = 'P1';\n`;
    const argv = ['--by', 'person,day', '--meals', 'Sommer-Verzehr Österreich'];
    const run = await viand('sql', 'hei-2020', '--dialect', dialect, ...argv);
    const both = `${winter}\n${table}${run.stdout}`;
    for (const query of ['SELECT * FROM viand_hei', 'SELECT * FROM viand_hei_entries']) {
      const sorted = `${query} ORDER BY person`;
      expect((await rowsOf(meals, both, sorted)).length).toBe(
        (await rowsOf(meals, winter, sorted)).length,
      );
    }
    const own = await rowsOf(meals, both, 'SELECT DISTINCT person FROM viand_hei_2020');
    expect(own).toEqual([{ person: 'P1' }]);
  },
);

test.each(ENGINES)(
  '$dialect refuses labels with white space around, which the engine ignores',
  async ({ dialect, rowsOf }) => {
    const views = await viewsFor(dialect, '--by', 'person');
    const labels = [' Bob', '\tBob', 'Bob\u00a0', 'Bob\u2003', '\ufeffBob', '\t', '\v'];
    const meals = [RAW_ROW, ...labels.map((label) => [label, '1', 'milk', '1', 'g', ''])];
    const query = 'SELECT fault FROM viand_hei_entries WHERE fault IS NOT NULL';
    const faults = labels.map(() => ({ fault: 'spaces around label' }));
    expect(await rowsOf(meals, views, query)).toEqual(faults);
  },
);

test.each(ENGINES)(
  '$dialect names faulty entries, and scores nothing',
  async ({ dialect, rowsOf }) => {
    const meals = [
      ['Ann', '1', 'milk', '100', 'ml', ''],
      ['Ann', '1', 'xyzzy', '100', 'g', ''],
      ['Ann', '1', 'milk', '100', 'furlong', ''],
      ['Ann', '1', 'milk', '-1', 'g', ''],
      ['', '1', 'milk', '1', 'g', ''],
    ];
    const views = await viewsFor(dialect, '--by', 'person,day');
    const query = 'SELECT fault FROM viand_hei_entries WHERE fault IS NOT NULL ORDER BY fault';
    const faults = ['blank label', 'invalid amount', 'unknown food', 'unknown unit'];
    expect(await rowsOf(meals, views, query)).toEqual(faults.map((fault) => ({ fault })));
    expect(await rowsOf(meals, views, 'SELECT * FROM viand_hei')).toEqual([]);
    const lenient = await viewsFor(dialect, '--by', 'person,day', '--skip-faulty');
    const [ann] = await rowsOf(meals, lenient, "SELECT * FROM viand_hei WHERE person = 'Ann'");
    expect([Number(ann?.['entries']), Number(ann?.['skipped'])]).toEqual([4, 3]);
  },
);

test.each(ENGINES)(
  '$dialect replaces the views of an index by those of other labels',
  async ({ dialect, rowsOf }) => {
    const both = [await viewsFor(dialect, '--by', 'person,day'), await viewsFor(dialect)];
    const query = 'SELECT entries FROM viand_hei';
    expect(await rowsOf([RAW_ROW], both.join('\n'), query)).toHaveLength(1);
  },
);
