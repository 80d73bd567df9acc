/**
 * Fits the model that corrects estimated food patterns: `npm run build:patterns -- FOLDER`, with
 * fndds-2017-2018. Writes src/estimation/food-patterns/model/fitted-trees.ts: trees that test words
 * and amounts, and contain no data of single foods. Each leaf is the mean of at least ten foods,
 * and each word occurs in at least eight.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFnddsFoods } from '../bench/patterns/fndds-foods.ts';
import { isSame } from '../bench/patterns/near-duplicates.ts';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { writeTrees } from '../src/estimation/food-patterns/model/pattern-model.ts';
import { patternReferences } from '../src/operations/import/pattern-references.ts';
import { examplesOf } from './patterns/examples.ts';
import { fitTrees } from './patterns/fit-trees.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the tables');

const { measured } = await readFnddsFoods(folder);
const embedded = openCatalogue(path.resolve('data/catalogue.sqlite'));
const references = patternReferences(embedded);
embedded.close();

const trees = fitTrees(examplesOf(measured.values(), references, isSame));
const text = writeTrees(trees);
writeFileSync(
  'src/estimation/food-patterns/model/fitted-trees.ts',
  `/**
 * What estimates of food patterns from similar foods get wrong, as regression trees: see \`readTrees\`. Computed by
 * build/patterns.ts from FNDDS and FPED 2017-2018 (USDA, public domain).
 */
export const FITTED_TREES = \`
${text}
\`;
`,
);
