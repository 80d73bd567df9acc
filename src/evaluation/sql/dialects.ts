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
  /** A text without the white space at its ends: all that viand ignores around labels, of which `trim` knows blanks only. */
  readonly withoutWhiteSpace: (text: string) => string;
  /** The value of a trimmed text that is a number with a decimal point; NULL for any other text. */
  readonly number: (text: string) => string;
  /** A figure of a food, which is NULL where it is unknown. */
  readonly figure: (column: string) => string;
  /** Whether viand's tests run the views in this database. */
  readonly isExecuted: boolean;
}

const withMarks = (mark: string) => (name: string) =>
  mark + name.replaceAll(mark, mark + mark) + mark;
const asItIs = (column: string) => column;
const replaceView = (name: string) => `CREATE OR REPLACE VIEW ${name} AS`;

/**
 * Numbers as meal files have them. A text with more digits would overflow or underflow, which ends the whole query in
 * some databases, and is no amount that anybody eats.
 */
const NUMBER = '^[+-]?([0-9]{1,99}[.]?[0-9]{0,99}|[.][0-9]{1,99})([eE][+-]?[0-9]{1,2})?$';

/** The code points of what `String.trim` takes away (ECMAScript, WhiteSpace and LineTerminator). */
const WHITE_SPACE: readonly number[] = [
  ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0x1680],
  ...Array.from({ length: 11 }, (_, index) => 0x2000 + index),
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
];

/** The same as escapes in a text. */
const ESCAPED_WHITE_SPACE = WHITE_SPACE.map(
  (code) => `\\u${code.toString(16).padStart(4, '0')}`,
).join('');

/** Converts only what certainly is a number, since a failed conversion would end the whole query. */
const numberIf = (condition: string, text: string, double: string) =>
  `CASE WHEN ${condition} THEN CAST(${text} AS ${double}) END`;

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
    withoutWhiteSpace: (text) =>
      `trim(${text}, ${WHITE_SPACE.map((code) => `chr(${code})`).join(' || ')})`,
    number: (text) => numberIf(`regexp_matches(${text}, '${NUMBER}')`, text, 'DOUBLE'),
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
    withoutWhiteSpace: (text) => `btrim(${text}, E'${ESCAPED_WHITE_SPACE}')`,
    number: (text) => numberIf(`${text} ~ '${NUMBER}'`, text, 'DOUBLE PRECISION'),
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
    withoutWhiteSpace: (text) => `btrim(${text}, '${ESCAPED_WHITE_SPACE}')`,
    number: (text) => numberIf(`${text} RLIKE '${NUMBER}'`, text, 'DOUBLE'),
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
    withoutWhiteSpace: (text) => `trim(${text}, char(${WHITE_SPACE.join(', ')}))`,
    // A comparison with a number converts the text only where all of it is a number.
    number: (text) => numberIf(`CAST(${text} AS NUMERIC) = ${text}`, text, 'REAL'),
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
    withoutWhiteSpace: (text) => `trim(${text}, '${ESCAPED_WHITE_SPACE}')`,
    number: (text) => numberIf(`REGEXP_CONTAINS(${text}, r'${NUMBER}')`, text, 'FLOAT64'),
    figure: asItIs,
    isExecuted: false,
  },
};
