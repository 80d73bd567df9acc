import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';
import { HOME } from '../support/viand.ts';
import { NO_KEY } from './cases.ts';
import { KEY, NO_LIMIT, type Running, startServer, untilAll } from './support.ts';

const until = untilAll();
let server: Running;
let description = '';

beforeAll(async () => {
  server = await startServer({ until, argv: ['--quiet', ...NO_LIMIT] });
  description = (await server.ask('/api/openapi.json', NO_KEY)).text;
});

/** What both programs do with the functions that their generator made of the description. */
const USE = `
const wanted: Entry = { food_id: 'white-rice.boiled', amount: 60, unit: 'g', weighted_before_process: true };
// @ts-expect-error: no unit of an entry
const refused: Entry = { food_id: 'white-rice.boiled', amount: 1, unit: 'cup' };
// @ts-expect-error: energy is in kJ
const misread = (food: Food): 'kcal' | undefined => food.processed_variants[0]?.big7.energy?.unit;
const typeOfServing = ({ standard_serving_type }: Food): string | null => standard_serving_type;

const page: FoodPage = await search('broccoli');
const food = page.data[0] as Food;
const macros: MacroDistribution = await macroDistribution([{ entries: [wanted, { ...wanted, amount: 30 }] }]);
const index: IndexScore = await healthyEatingIndex([{ entries: [{ food_id: 'apple', unit: 'g' }] }]);
const unknown = await failureOf({ ...wanted, food_id: 'brocoli' });
console.log(JSON.stringify({
  food: food.id,
  serving: typeOfServing(food),
  energy: food.processed_variants[0]?.big7.energy?.unit,
  pages: page.pagination.total_pages >= 1 && page.links.previous === null,
  nutrient: macros.breakdown[0]?.nutrient,
  index: index.index,
  component: index.components[0]?.component,
  assumed: index.warnings[0]?.warning,
  error: unknown.error.code,
}));
void [refused, misread];
`;

const GENERATORS = [
  {
    name: 'oazapfts',
    argv: ['oazapfts/dist/cli.js', 'openapi.json', 'client.ts'],
    program: `
import { type Entry, type Error as Failure, type Food, type FoodPage, type IndexScore, type MacroDistribution,
  type MealList, defaults, v21HealthyEatingIndex, v21MacroDistribution, v21Search } from './client';
defaults.baseUrl = process.argv[2] as string;
defaults.headers = { authorization: 'Bearer ' + process.argv[3] };
async function search(query: string) {
  const reply = await v21Search(query, { $type: 'generic', limit: 3 });
  if (reply.status !== 200) throw new Error(String(reply.status));
  return reply.data;
}
async function macroDistribution(meals: MealList) {
  const reply = await v21MacroDistribution(meals);
  if (reply.status !== 200) throw new Error(String(reply.status));
  return reply.data;
}
async function healthyEatingIndex(meals: MealList) {
  const reply = await v21HealthyEatingIndex(meals);
  if (reply.status !== 200) throw new Error(String(reply.status));
  return reply.data;
}
async function failureOf(entry: Entry): Promise<Failure> {
  const reply = await v21MacroDistribution([{ entries: [entry] }]);
  if (reply.status !== 422) throw new Error(String(reply.status));
  return reply.data;
}`,
  },
  {
    name: 'openapi-typescript-codegen',
    argv: [
      ...['openapi-typescript-codegen/bin/index.js', '-i', 'openapi.json', '-o', 'client'],
      ...['--useUnionTypes'],
    ],
    program: `
import { ApiError, DefaultService, type Entry, type Error as Failure, type Food, type FoodPage, type IndexScore,
  type MacroDistribution, OpenAPI } from './client';
OpenAPI.BASE = process.argv[2] as string;
OpenAPI.TOKEN = process.argv[3] as string;
const search = (query: string) => DefaultService.v21Search(query, 'generic', 3);
const macroDistribution = DefaultService.v21MacroDistribution;
const healthyEatingIndex = DefaultService.v21HealthyEatingIndex;
async function failureOf(entry: Entry): Promise<Failure> {
  const failure: unknown = await macroDistribution([{ entries: [entry] }]).catch((error) => error);
  if (!(failure instanceof ApiError) || failure.status !== 422) throw failure;
  return failure.body;
}`,
  },
];

const COMPILER_OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

test.each(GENERATORS)('a client by $name compiles, and talks to the service', (generator) => {
  const folder = tempFolder();
  const file = (name: string) => path.join(folder, name);
  const installed = path.join(HOME, 'node_modules');
  symlinkSync(installed, file('node_modules'));
  const run = (script: string, ...argv: readonly string[]) =>
    execFileSync(process.execPath, [script, ...argv], { cwd: folder, encoding: 'utf8' });

  writeFileSync(file('openapi.json'), description);
  const [script = '', ...argv] = generator.argv;
  run(path.join(installed, script), ...argv);
  writeFileSync(file('program.ts'), `${generator.program}${USE}`);
  const options = { compilerOptions: COMPILER_OPTIONS, include: ['*.ts', 'client'] };
  writeFileSync(file('tsconfig.json'), JSON.stringify(options));
  run(path.join(installed, 'typescript/bin/tsc'), '-p', folder);

  buildSync({
    entryPoints: [file('program.ts')],
    outfile: file('program.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  expect(JSON.parse(run(file('program.mjs'), server.url, KEY))).toEqual({
    food: 'broccoli',
    serving: expect.any(String),
    energy: 'kJ',
    pages: true,
    nutrient: 'carbohydrates',
    index: 'HEI-2015',
    component: 'total_fruits',
    assumed: 'assumed_serving',
    error: 'UNKNOWN_FOOD',
  });
});
