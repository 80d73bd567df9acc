/** The columns of the table of foods, as in the file. */
export interface FoodTableColumns {
  /** Columns of text, which come first. */
  readonly names: readonly string[];
  readonly numbers: readonly string[];
}

/** The differences between the databases for which views are written. */
export interface Dialect {
  readonly name: string;
  /** Quotes a name of a column or table. */
  readonly quote: (name: string) => string;
  readonly double: string;
  readonly text: string;
  /** Whether `CREATE OR REPLACE VIEW` replaces a view of other columns. */
  readonly canReplaceViews: boolean;
  /** Whether the names in a view need their schema, even if it is the schema of the view. */
  readonly needsSchema: boolean;
  /** How to load a table of foods from the file `foods.csv`. */
  readonly loadFoods: (table: string, columns: FoodTableColumns) => string;
  /**
   * A text without the white space at its ends: viand ignores all white space around labels, but `trim` only removes
   * blanks.
   */
  readonly withoutWhiteSpace: (text: string) => string;
  /** The value of a trimmed text that is a number with a decimal point; NULL for any other text. */
  readonly number: (text: string) => string;
  /** A figure of a food, which is NULL if it is unknown. */
  readonly figure: (column: string) => string;
  /** Names that no column of a view can have, even in quotes, in lower case. */
  readonly impossibleColumns?: ReadonlySet<string>;
  /** Whether viand's tests run the views in this database. */
  readonly isExecuted: boolean;
}

const withMarks = (mark: string) => (name: string) =>
  mark + name.replaceAll(mark, mark + mark) + mark;
const asItIs = (column: string) => column;

/** A table of foods with types: a database that guesses types would take a column of unknown figures for text. */
const typed = (text: string, double: string) => (table: string, columns: FoodTableColumns) => {
  const { names, numbers } = columns;
  const all = [
    ...names.map((name) => `${name} ${text}`),
    ...numbers.map((name) => `${name} ${double}`),
  ];
  return `${table} (${all.join(', ')})`;
};

/**
 * Numbers in the notation of meal files. More digits would overflow or underflow, which ends the whole query in some
 * databases, and nobody eats such an amount. Some programs write exponents with three digits: `1e+002`.
 */
const NUMBER = '^[+-]?([0-9]{1,99}[.]?[0-9]{0,99}|[.][0-9]{1,99})([eE][+-]?0*[0-9]{1,2})?$';

/** The code points that `String.trim` removes (ECMAScript, WhiteSpace and LineTerminator). */
const WHITE_SPACE: readonly number[] = [
  ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0x1680],
  ...Array.from({ length: 11 }, (_, index) => 0x2000 + index),
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
];

/** These code points as escapes in a string. */
const ESCAPED_WHITE_SPACE = WHITE_SPACE.map(
  (code) => `\\u${code.toString(16).padStart(4, '0')}`,
).join('');

/** Converts only text that certainly is a number, because a failed conversion would end the whole query. */
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
    canReplaceViews: true,
    needsSchema: false,
    loadFoods: (table, columns) =>
      `CREATE TABLE ${typed('VARCHAR', 'DOUBLE')(table, columns)}; COPY ${table} FROM 'foods.csv' (HEADER, QUOTE '"');`,
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
    canReplaceViews: false,
    needsSchema: false,
    loadFoods: (table, columns) =>
      `CREATE TABLE ${typed('TEXT', 'DOUBLE PRECISION')(table, columns)}; \\copy ${table} FROM foods.csv WITH (FORMAT csv, HEADER)`,
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
    canReplaceViews: true,
    needsSchema: false,
    loadFoods: (table, columns) =>
      `CREATE TABLE ${typed('STRING', 'DOUBLE')(table, columns)} USING csv OPTIONS (path 'foods.csv', header 'true', escape '"');`,
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
    canReplaceViews: false,
    needsSchema: false,
    loadFoods: (table) => `.import --csv foods.csv ${table}`,
    withoutWhiteSpace: (text) => `trim(${text}, char(${WHITE_SPACE.join(', ')}))`,
    // A comparison with a number converts the text only if all of it is a number.
    number: (text) => numberIf(`CAST(${text} AS NUMERIC) = ${text}`, text, 'REAL'),
    // `.import` reads an empty cell as an empty text.
    figure: (column) => `CAST(NULLIF(${column}, '') AS REAL)`,
    // SQLite gives such a column of a view another name, and then reads "true" as a text: all rows become one group.
    impossibleColumns: new Set(['true', 'false']),
    isExecuted: true,
  },
  bigquery: {
    name: 'BigQuery',
    quote: (name) => `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``,
    double: 'FLOAT64',
    text: 'STRING',
    canReplaceViews: true,
    needsSchema: true,
    loadFoods: (table, columns) =>
      `LOAD DATA INTO ${typed('STRING', 'FLOAT64')(table, columns)} FROM FILES (format = 'CSV', uris = ['gs://bucket/foods.csv'], skip_leading_rows = 1);`,
    withoutWhiteSpace: (text) => `trim(${text}, '${ESCAPED_WHITE_SPACE}')`,
    number: (text) => numberIf(`REGEXP_CONTAINS(${text}, r'${NUMBER}')`, text, 'FLOAT64'),
    figure: asItIs,
    isExecuted: false,
  },
};
