import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { PUBLISHED_SCHEMAS } from '../../../src/render/schemas/registry.ts';
import { HOME, viand, viandWith } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const WEEK = path.join(HOME, 'data/week.csv');
const FAULTY = 'day,food_id,amount,unit\nMon,apple,1,g\nMon,brocoli,-1,grams\n';
const LEGACY = 'food_id,amount,unit\nwhole-milk,1,ml\nfndds-11100000,1,g\n';
const GTIN = '0039400103431';

/** The output of a command, or the files that it writes, as values for the schema. */
type Printed = () => Promise<unknown[]>;

const json =
  (stdin: string, ...argv: string[]): Printed =>
  async () => [JSON.parse((await viandWith(stdin, ...argv, '--json')).stdout)];

const items =
  (stdin: string, ...argv: string[]): Printed =>
  async () =>
    JSON.parse((await viandWith(stdin, ...argv, '--json')).stdout);

const lines =
  (stdin: string, ...argv: string[]): Printed =>
  async () =>
    (await viandWith(stdin, ...argv, '-f', 'ndjson')).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

const EVALUATIONS = ['energy-density', 'hei', 'macros', 'summary', 'all', 'amed'];

const FURTHER_INDICES = [
  ['healthy-eating-index-2020', 'hei-2020'],
  ['healthy-eating-index-toddlers-2020', 'hei-toddlers'],
  ['healthy-eating-index-2010', 'hei-2010'],
  ['dash-mellen', 'dash-mellen'],
  ['nutrient-rich-foods', 'nrf93'],
] as const;

const bodies = (version: string): [string, Printed][] => {
  const suffix = version === 'v2.1' ? '' : `.${version}`;
  const argv = ['--api-version', version];
  return [
    [`food-page${suffix}`, json('', 'search', 'milk', ...argv)],
    [`food${suffix}`, items('', 'gtin', GTIN, ...argv)],
    [`food-record${suffix}`, items('', 'food', 'broccoli', ...argv)],
    [`food-record${suffix}`, items('', 'food', 'broccoli', 'apple', ...argv)],
    [`food-record${suffix}`, lines('', 'food', 'broccoli', 'apple', ...argv)],
    [`energy-density${suffix}`, json('', 'evaluate', 'energy-density', WEEK, ...argv)],
    [`healthy-eating-index${suffix}`, json('', 'evaluate', 'hei', WEEK, ...argv)],
    [`macro-distribution${suffix}`, json('', 'evaluate', 'macros', WEEK, ...argv)],
    [`intakes${suffix}`, json('', 'evaluate', 'intakes', WEEK, ...argv)],
    [`nutrition-summary${suffix}`, json('', 'evaluate', 'summary', WEEK, ...argv)],
    ...FURTHER_INDICES.map(([name, short]): [string, Printed] => [
      `${name}${suffix}`,
      json('', 'evaluate', short, WEEK, ...argv),
    ]),
  ];
};

const PRINTED: readonly [string, Printed][] = [
  ...['v1', 'v2', 'v2.1'].flatMap(bodies),
  ['all-evaluations', json('', 'evaluate', 'all', WEEK)],
  ...EVALUATIONS.flatMap((name): [string, Printed][] => [
    ['evaluated-groups', json('', 'evaluate', name, WEEK, '--by', 'day')],
    ['evaluated-group', lines(FAULTY, 'evaluate', name, '--by', 'day', '--skip-faulty')],
  ]),
  [
    'provenance',
    async () => {
      const folder = folderWith({ 'in.csv': FAULTY });
      const [input, output] = ['in.csv', 'out.csv'].map((name) => path.join(folder, name));
      const argv = ['--by', 'day', '--unit', 'g', '--map', 'amount=amount', '--skip-faulty'];
      await viand('evaluate', 'all', input as string, ...argv, '-o', output as string);
      return [JSON.parse(readFileSync(`${output}.meta.json`, 'utf8'))];
    },
  ],
  ['meal-report', json('', 'report', WEEK)],
  ['meal-report', json('', 'report', WEEK, '--reference', 'dri', '--sex', 'male', '--age', '70')],
  ['meal-report', json('', 'report', path.join(HOME, 'data/fast-food.csv'), '--pregnant')],
  ['recipe', json('300 g carrots\n200 g potatoes\n', 'recipe', '-', '--servings', '2')],
  ['matched-line', items('2 slices of bread\nxyzzy\nsome milk\n', 'match')],
  ['matched-line', lines('2 slices of bread\n', 'match')],
  ['recipe', json('500 g potatoes\n1 tsp salt\n', 'recipe')],
  [
    'recipe',
    json('# Soup\nServes 2\n500 g potatoes\n', 'recipe', '--cooked', 'boiled', '--weight', '400'),
  ],
  ['catalogue-info', json('', 'catalogue', 'info')],
  ['verification', json('', 'catalogue', 'verify')],
  ['validation-report', json(FAULTY, 'validate')],
  ['validation-problem', lines(FAULTY, 'validate')],
  ['rule', items('', 'validate', '--explain')],
  [
    'id-upgrade',
    async () => {
      const file = path.join(folderWith({ 'in.csv': LEGACY }), 'in.csv');
      const run = await viand('catalogue', 'upgrade-ids', file, '--dry-run', '--json');
      return JSON.parse(run.stdout);
    },
  ],
  [
    'client',
    async () => {
      const clients = ['--clients', path.join(folderWith({}), 'clients.sqlite')];
      await viand('client', 'add', 'one', ...clients);
      await viand('client', 'add', 'two', ...clients);
      await viand('client', 'revoke', 'two', ...clients);
      return JSON.parse((await viand('client', 'list', ...clients, '--json')).stdout);
    },
  ],
  [
    'client-usage',
    async () => {
      const clients = ['--clients', path.join(folderWith({}), 'clients.sqlite')];
      return JSON.parse((await viand('client', 'usage', ...clients, '--json')).stdout);
    },
  ],
  ['meal-file', async () => [JSON.parse(readMeals())]],
  ['meal', async () => JSON.parse(readMeals())],
];

function readMeals(): string {
  const entries = [
    { food_id: 'apple', amount: 150, unit: 'g' },
    { food_id: 'milk', weighted_before_process: false, remark: 'a glass' },
  ];
  return JSON.stringify([{ day: '2026-03-02', entries }, { entries: [] }]);
}

const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  strictTypes: false,
  // Making code that is faster takes longer than running it here.
  code: { optimize: false },
});

/** Made once for each schema, because this takes longer than printing. */
const validators = new Map<string, Promise<ValidateFunction>>();

function validator(name: string): Promise<ValidateFunction> {
  const made = validators.get(name) ?? makeValidator(name);
  validators.set(name, made);
  return made;
}

async function makeValidator(name: string): Promise<ValidateFunction> {
  const schema = await PUBLISHED_SCHEMAS.find((entry) => entry.name === name)?.load();
  return ajv.compile(schema as object);
}

test.each(PRINTED.map(([name, printed], index) => ({ name, printed, index })))(
  'the schema $name is of what is printed ($index)',
  async ({ name, printed }) => {
    const isValid = await validator(name);
    const values = await printed();
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      isValid(value);
      expect(isValid.errors ?? []).toEqual([]);
      expect(isValid(typeof value === 'object' ? { ...value, unknown_member: 1 } : 1)).toBe(
        ['meal', 'meal-file'].includes(name) && !Array.isArray(value),
      );
    }
  },
);

/** Held to by tests of their own: a problem of a catalogue takes a broken one, a configuration is read and not printed. */
const ELSEWHERE = ['catalogue-problem', 'configuration'];

test('every schema is checked against the output of a command', async () => {
  const held = new Set([...PRINTED.map(([name]) => name), ...ELSEWHERE]);
  expect(PUBLISHED_SCHEMAS.map(({ name }) => name).filter((name) => !held.has(name))).toEqual([]);
});

test('the built package has every schema, as viand schema prints it', async () => {
  for (const { name, summary } of PUBLISHED_SCHEMAS) {
    const printed = await viand('schema', name);
    const file = path.join(HOME, 'dist/schemas', `${name}.schema.json`);
    expect(printed).toMatchObject({ exitCode: 0, stderr: '' });
    expect(readFileSync(file, 'utf8')).toBe(printed.stdout);
    expect(JSON.parse(printed.stdout)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:viand:schema:${name}`,
      title: summary,
    });
  }
});
