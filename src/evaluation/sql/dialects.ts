/** What differs between the databases that views are written for. */
export interface Dialect {
  readonly name: string;
  /** Quotes a name of a column or table. */
  readonly quote: (name: string) => string;
  readonly double: string;
  readonly text: string;
  /** Begins a view, before its name and after it. */
  readonly createView: (name: string) => string;
  /** How a table of foods is loaded from the file `foods.csv`, whose other columns are numbers. */
  readonly loadFoods: (
    table: string,
    names: readonly string[],
    numbers: readonly string[],
  ) => string;
  /** A figure of a food, which is NULL where it is unknown. */
  readonly figure: (column: string) => string;
  /** Whether viand's tests run the views in this database. */
  readonly isExecuted: boolean;
}

const withMarks = (mark: string) => (name: string) =>
  mark + name.replaceAll(mark, mark + mark) + mark;
const asItIs = (column: string) => column;
const replaceView = (name: string) => `CREATE OR REPLACE VIEW ${name} AS`;

/** The databases that viand writes SQL for. */
export const DIALECT_NAMES = ['duckdb', 'postgres', 'spark', 'sqlite', 'bigquery'] as const;
/** One of `DIALECT_NAMES`. */
export type DialectName = (typeof DIALECT_NAMES)[number];

/** How the views are written for each database. */
export const DIALECTS: Readonly<Record<DialectName, Dialect>> = {
  duckdb: {
    name: 'DuckDB',
    quote: withMarks('"'),
    double: 'DOUBLE',
    text: 'VARCHAR',
    createView: replaceView,
    loadFoods: (table) =>
      `CREATE TABLE ${table} AS SELECT * FROM read_csv('foods.csv', quote = '"', types = {'id': 'VARCHAR'});`,
    figure: asItIs,
    isExecuted: true,
  },
  postgres: {
    name: 'PostgreSQL',
    quote: withMarks('"'),
    double: 'DOUBLE PRECISION',
    text: 'TEXT',
    createView: replaceView,
    loadFoods: (table, names, numbers) => {
      const columns = [
        ...names.map((name) => `${name} TEXT`),
        ...numbers.map((name) => `${name} DOUBLE PRECISION`),
      ];
      return `CREATE TABLE ${table} (${columns.join(', ')}); \\copy ${table} FROM foods.csv WITH (FORMAT csv, HEADER)`;
    },
    figure: asItIs,
    isExecuted: true,
  },
  spark: {
    name: 'Spark SQL',
    quote: withMarks('`'),
    double: 'DOUBLE',
    text: 'STRING',
    createView: replaceView,
    loadFoods: (table) =>
      `CREATE TABLE ${table} AS SELECT * FROM read_files('foods.csv', format => 'csv', header => true, escape => '"');`,
    figure: asItIs,
    isExecuted: false,
  },
  sqlite: {
    name: 'SQLite',
    quote: withMarks('"'),
    double: 'REAL',
    text: 'TEXT',
    createView: (name) => `DROP VIEW IF EXISTS ${name};\nCREATE VIEW ${name} AS`,
    loadFoods: (table) => `.import --csv foods.csv ${table}`,
    // `.import` reads an empty cell as an empty text.
    figure: (column) => `CAST(NULLIF(${column}, '') AS REAL)`,
    isExecuted: true,
  },
  bigquery: {
    name: 'BigQuery',
    quote: (name) => `\`${name.replaceAll('`', '\\`')}\``,
    double: 'FLOAT64',
    text: 'STRING',
    createView: replaceView,
    loadFoods: (table) =>
      `LOAD DATA INTO ${table} FROM FILES (format = 'CSV', uris = ['gs://bucket/foods.csv'], skip_leading_rows = 1);`,
    figure: asItIs,
    isExecuted: false,
  },
};
