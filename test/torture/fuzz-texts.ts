import { zipOf } from '../support/zip.ts';
import type { FuzzFormat } from './fuzz-format.ts';
import type { Random } from './random.ts';
import { FDC_JSON, FPED, OWN_FOODS, SOURCE_TABLES, SURVEY_JSON } from './source-tables.ts';

const LINES = [
  '2 eggs',
  '1 cup boiled rice',
  '200 ml milk',
  'toast with butter, honey',
  '½ Tasse Haferflocken',
  '3 x 150 g yoghurt (Type 405)',
  'coffee 7.30',
  '1 (400 g) can of tomatoes',
] as const;

const listOf = <Item>(random: Random, items: readonly Item[], most = 6): Item[] =>
  Array.from({ length: 1 + random.below(most) }, () => random.pick(items));

function cooklang(random: Random): string {
  const steps = listOf(random, [
    'Boil @potato{500%g} in @water{1%l}.',
    'Add @salt and @olive oil{2%tbsp}(cold).',
    '-- a comment',
    '[- another -] #pot{} ~{10%minutes}',
  ]);
  return ['>> title: Soup', '>> servings: 4', 'Peel @potato{2}.', ...steps].join('\n');
}

const recipe = (random: Random) => ({
  '@context': 'https://schema.org',
  '@type': random.pick(['Recipe', ['Recipe']]),
  name: 'Fish &amp; chips',
  recipeYield: random.pick(['4', ['4', '4 servings'], 4]),
  recipeIngredient: listOf(random, ['500 g potatoes', '2 eggs', '<b>100 g</b> rice']),
});

const jsonLd = (random: Random) =>
  JSON.stringify(
    random.pick([recipe(random), { '@graph': [{ '@type': 'Person' }, recipe(random)] }]),
  );

const page = (random: Random) =>
  `<!DOCTYPE html><html><head><script type="application/ld+json">${jsonLd(random)}</script></head><body><p>@x{1%g}</p></body></html>`;

const recipeCommands = (file: string) => [['recipe', file, '--json', '--accept', '0']];

/** Recipes may have ingredients that are not certain, or no known weight. */
const RECIPE_CODES = [0, 3, 4];

const TEXTS: readonly FuzzFormat[] = [
  {
    name: 'diary',
    file: 'd.txt',
    valid: (random) => Buffer.from(`Monday\n${listOf(random, LINES).join('\n')}\n`),
    commands: [['match', './d.txt', '-f', 'ndjson']],
    codes: [0, 4],
  },
  {
    name: 'Cooklang',
    file: 'r.cook',
    valid: (random) => Buffer.from(cooklang(random)),
    commands: recipeCommands('./r.cook'),
    codes: RECIPE_CODES,
  },
  {
    name: 'recipe as JSON-LD',
    file: 'r.json',
    valid: (random) => Buffer.from(jsonLd(random)),
    commands: recipeCommands('./r.json'),
    codes: RECIPE_CODES,
  },
  {
    name: 'recipe as page',
    file: 'r.html',
    valid: (random) => Buffer.from(page(random)),
    commands: recipeCommands('./r.html'),
    codes: RECIPE_CODES,
  },
  {
    name: 'names file',
    file: 'names.csv',
    valid: (random) =>
      Buffer.from(
        `name,food_id,amount,unit\n${listOf(random, ['egg,egg,2,g', 'rice,rice.boiled,,', '"milk, warm",,,', 'x,apple,5,ml']).join('\n')}\n`,
      ),
    others: { 'd.txt': 'Monday\n2 eggs\n1 cup rice\n' },
    commands: [['match', './d.txt', '--names', './names.csv', '-f', 'ndjson']],
    codes: [0, 3, 4],
  },
  {
    name: 'aliases',
    file: 'aliases.csv',
    valid: (random) =>
      Buffer.from(
        `id,target\n${listOf(random, ['x1,apple', 'x2,milk', '"a,b",egg']).join('\n')}\n`,
      ),
    others: { 'm.csv': 'food_id,amount,unit\nx1,1,g\napple,2,g\n' },
    commands: [
      ['evaluate', 'energy-density', './m.csv', '--aliases', './aliases.csv', '--skip-faulty'],
    ],
    codes: [0, 3],
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
          labels: { person: { pattern: random.pick(['^A', '\\w+', '.']) } },
        }),
      ),
    others: { 'm.csv': 'person,food_id,amount,unit\nAnn,apple,1,g\n' },
    commands: [['validate', './m.csv', '-f', 'ndjson']],
    codes: [0, 3],
  },
];

const message = (method: string, params: object, id: number) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

const INITIALIZE = message(
  'initialize',
  {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'fuzz', version: '1' },
  },
  1,
);

const MEALS = [{ entries: [{ food_id: 'apple', amount: 100, unit: 'g' }] }];

const CALLS: readonly (readonly [string, object])[] = [
  ['tools/list', {}],
  ['tools/call', { name: 'search', arguments: { query: 'milk' } }],
  ['tools/call', { name: 'food', arguments: { id: 'apple' } }],
  ['tools/call', { name: 'match', arguments: { text: '2 eggs' } }],
  ['tools/call', { name: 'evaluate', arguments: { meals: MEALS } }],
  ['tools/call', { name: 'recipe', arguments: { ingredients: ['100 g rice'] } }],
  ['ping', {}],
];

const MCP: FuzzFormat = {
  name: 'messages of MCP',
  file: 'messages.ndjson',
  isPiped: true,
  valid: (random) =>
    Buffer.from(
      [
        INITIALIZE,
        '{"jsonrpc":"2.0","method":"notifications/initialized"}',
        ...listOf(random, CALLS).map(([method, params], index) =>
          message(method, params, index + 2),
        ),
        '',
      ].join('\n'),
    ),
  commands: [['mcp']],
};

/** Each table of each source, with the other tables of the source unchanged. */
const TABLES: readonly FuzzFormat[] = Object.entries(SOURCE_TABLES).flatMap(([source, files]) =>
  Object.entries(files).map(([file, text]) => ({
    name: `table of ${source}`,
    file: `${source}/${file}`,
    valid: () => Buffer.from(text),
    others: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [`${source}/${name}`, content]),
    ),
    commands: [['catalogue', 'import', source, `./${source}`, '--catalogue', './new.sqlite']],
    everyRounds: Object.keys(files).length,
  })),
);

const importOf = (source: string, file: string, ...more: readonly string[]) => [
  ['catalogue', 'import', source, `./${file}`, ...more, '--catalogue', './new.sqlite'],
];

const ARCHIVES: readonly FuzzFormat[] = [
  {
    name: 'FNDDS as JSON',
    file: 's.json',
    valid: () => Buffer.from(SURVEY_JSON),
    others: { 'fped.csv': FPED },
    commands: importOf('fndds', 's.json', './fped.csv'),
  },
  {
    name: 'FNDDS as zip',
    file: 's.zip',
    valid: () => zipOf('s.json', SURVEY_JSON),
    others: { 'fped.csv': FPED },
    commands: importOf('fndds', 's.zip', './fped.csv'),
  },
  {
    name: 'FDC as zip',
    file: 'f.zip',
    valid: () => zipOf('f.json', FDC_JSON),
    commands: importOf('fdc', 'f.zip'),
  },
  {
    name: 'own foods',
    file: 'own.csv',
    valid: () => Buffer.from(OWN_FOODS),
    commands: [['catalogue', 'add', './own.csv', '--catalogue', './new.sqlite']],
  },
];

/** Texts of people and of programs, and the tables and archives of catalogues. */
export const TEXT_FORMATS: readonly FuzzFormat[] = [...TEXTS, MCP, ...TABLES, ...ARCHIVES];
