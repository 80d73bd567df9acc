import { expect, test } from 'vitest';
import { usageError } from '../../src/cli/usage-errors.ts';
import { viand, viandWith } from '../support/viand.ts';

/** A usage error of every kind that commander has, and some of ours. */
const CASES: readonly [line: string, message: string][] = [
  ['validate x.csv --frmat json', 'Unknown option "--frmat"; did you mean "--format"?'],
  ['-v', 'Unknown option "-v"; did you mean "--version"?'],
  ['evalute hei x.csv', 'Unknown command "evalute"; did you mean "evaluate"?'],
  // A property of every object is no command.
  [
    'toString x.txt',
    'Unknown command "toString": expected one of evaluate, validate, merge, work, explain, compare, report, search, food, gtin, match, recipe, catalogue, serve, mcp, client, sql, schema, completion',
  ],
  ...['', 'evaluate '].map((line): [string, string] => [
    `${line}week.csv`,
    'Missing command before "week.csv": expected a command such as "viand evaluate hei week.csv"',
  ]),
  ['evaluate HEI x.csv', 'Unknown command "HEI"; did you mean "hei"?'],
  ['evaluate HEI-2015 x.csv', 'Unknown command "HEI-2015"; did you mean "hei"?'],
  ['evaluate dash x.csv', 'Unknown command "dash"; did you mean "dash-mellen" or "dash-fung"?'],
  ['evaluate nrf9.3 x.csv', 'Unknown command "nrf9.3"; did you mean "nrf93"?'],
  ['eval hei x.csv', 'Unknown command "eval"; did you mean "evaluate"?'],
  ['evaluate hex', 'Unknown command "hex"; did you mean "hei"?'],
  // Two of five letters differ from "fndds": no misspelling.
  [
    'catalogue import foods x',
    'Unknown command "foods": expected one of fndds, sr, bls, swiss, cofid, fdc, off, seeds, export',
  ],
  [
    'evaluate hei x.csv -o a.csv --format parquet',
    '--output: "a.csv" has the extension of csv, and --format is parquet: use one of them',
  ],
  ['search', 'Missing argument <words>'],
  ['search x --limit', '--limit: Missing value'],
  ['search x --limit many', '--limit: Invalid value "many": expected a whole number'],
  ['search x -t fresh', '--type: Invalid value "fresh": expected one of all, generic, branded'],
  ['catalogue import seeds x', 'Missing option --catalogue <file>'],
  [
    'catalogue import seeds x --catalog y',
    'Unknown option "--catalog"; did you mean "--catalogue"?',
  ],
  ['catalogue info x y', 'Too many arguments (2): expected 0'],
  ['report x.csv --pregnant --lactating', '--pregnant cannot be combined with --lactating'],
  ['completion tcsh', '<shell>: Invalid value "tcsh": expected one of bash, zsh, fish, powershell'],
  ['validate x.csv --dry-run', '--dry-run needs --fix'],
  [
    'client week.csv',
    'Unknown command "week.csv": expected one of add, list, rotate, update, revoke, usage',
  ],
  [
    'help client nope',
    'Unknown command "nope": expected one of add, list, rotate, update, revoke, usage',
  ],
  ['help evaluate hex', 'Unknown command "hex"; did you mean "hei"?'],
  ...['evaluate hei', 'report', 'explain', 'compare', 'validate', 'merge'].flatMap(
    (line): [string, string][] => [
      [`${line} data/week.csv data/week.csv`, '"data/week.csv" is named twice: expected each once'],
      [
        `${line} data/week.csv ./data/week.csv`,
        '"data/week.csv" and "./data/week.csv" are the same file: expected each once',
      ],
    ],
  ),
  ['evaluate hei x.csv --weight w', '--weight needs --population'],
  ['evaluate hei x.csv --over a,b', '--over needs --population'],
  ['evaluate hei x.csv --sex s', '--sex needs --population'],
  ['evaluate hei x.csv --stratum s', '--stratum needs --population'],
  ['evaluate hei x.csv --chart c.svg', '--chart needs --population'],
  [
    'evaluate hei x.csv --population --by p --chart c.png',
    '--chart writes SVG: name a file such as scores.svg',
  ],
  [
    'validate x.csv --rule meal/zero-amont=off',
    '--rule: Unknown rule "meal/zero-amont": expected a code that `viand validate --explain` lists; did you mean "meal/zero-amount"?',
  ],
  ...['evaluate hei x.csv', 'evaluate hei x.csv --by d', 'merge x.csv'].map(
    (line): [string, string] => [
      `${line} -o scores.xyz`,
      '--output: No format has the extension ".xyz": use .csv, .json, .jsonl, .ndjson, .parquet, .txt, or --format',
    ],
  ),
  ...[
    'search milk',
    'food milk',
    'gtin 4012345678901',
    'match x.csv',
    'explain x.csv',
    'compare x.csv y.csv',
    'catalogue info',
    'catalogue verify',
    'catalogue upgrade-ids x.csv --dry-run',
    'client list',
    'sql foods',
    'schema',
    'schema columns',
  ].map((line): [string, string] => [
    `${line} -o list.XYZ`,
    '--output: No format has the extension ".xyz": use .csv, .json, .jsonl, .ndjson, .txt, or --format',
  ]),
  [
    'catalogue export -o foods.json',
    '--output: No format has the extension ".json": use .csv, .jsonl, .ndjson, .parquet, .sqlite, .db, or --format',
  ],
  [
    'report x.csv -o report.csv',
    '--output: No format has the extension ".csv": use .json, .html, .htm, .pdf, .svg, .md, or --format',
  ],
  [
    'validate x.csv -o report.sarif -o - -o report.html --format github',
    '--output: No format has the extension ".html": use .csv, .json, .jsonl, .ndjson, .sarif, .xml, .txt, or --format',
  ],
  [
    'schema meals -o meals.csv',
    '--output: No format has the extension ".csv": use .json, or --format',
  ],
  [
    'schema meals --format csv',
    'A schema is JSON: --format csv needs "viand schema" or "viand schema columns"',
  ],
  ['serve --port http', '--port: Invalid value "http": expected a port, 0 to 65535'],
];

test.each(CASES)('viand %s', async (line, message) => {
  const { exitCode, stdout, stderr } = await viandWith('', ...line.split(' '));
  expect(stderr.split('\n')[0]).toBe(`viand: ${message}`);
  expect(stderr.split('\n')[1]).toMatch(/^viand: See "viand.* --help"$/);
  expect(stdout).toBe('');
  expect(exitCode).toBe(2);
});

test('an error names the help of the command that was called', async () => {
  const { stderr } = await viand('catalogue', 'info', '--jsn');
  expect(stderr).toContain('viand: See "viand catalogue info --help"\n');
});

test('usageError() quotes values that look like a message', () => {
  const message =
    "error: option '--limit <number>' argument 'a' is invalid. b' is invalid. expected c";
  expect(usageError(message)).toMatchObject({
    field: '--limit',
    message: `Invalid value "a' is invalid. b"`,
    value: "a' is invalid. b",
    expected: 'c',
  });
});

test('usageError() keeps unknown errors', () => {
  expect(usageError('error: something else')).toEqual({
    code: 'usage/invalid',
    message: 'Something else',
  });
});

test('an error names options as people type them', async () => {
  const { exitCode, stderr } = await viand('search', 'milk', '--limit', '0', '--page', '0');
  expect(stderr).toBe(
    [
      'viand: --limit: Invalid value "0": expected 1-100',
      'viand: --page: Invalid value "0": expected 1-1000000',
      '',
    ].join('\n'),
  );
  expect(exitCode).toBe(2);
});

test.each([
  [['search', 'milk', '--limit', '3', '--limit=4'], '--limit: Two values, "3" and "4"'],
  [['search', 'milk', '-f', 'csv', '--format', 'csv'], '--format: Two values, "csv" and "csv"'],
  [['evaluate', 'hei', 'x.csv', '-o', 'a.csv', '-o', 'b.csv'], '--output: Two values, "a.csv" and'],
  [['search', 'milk', '--color', 'never', '--color', 'always'], '--color: Two values, "never" and'],
])('a second value of an option that takes one is wrong usage: %j', async (args, message) => {
  const { exitCode, stderr, stdout } = await viand(...args);
  expect(stderr).toContain(`viand: ${message}`);
  expect(stderr).toContain(': expected one value\n');
  expect([exitCode, stdout]).toEqual([2, '']);
});

test('programs get the option and its value separately', async () => {
  const { stderr } = await viand('search', 'milk', '--limit', 'many', '--json');
  expect(JSON.parse(stderr)).toMatchObject({
    code: 'usage/invalid',
    field: '--limit',
    value: 'many',
    expected: 'a whole number',
  });
});
