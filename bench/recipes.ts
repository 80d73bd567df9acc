/**
 * Computes the recipes of FNDDS 2021-2023 like `viand recipe`, and prints how often the result
 * agrees with USDA's: `npm run bench:recipes -- FOLDER`, with fndds-2021-2023, sr28 and
 * usda-retention-6.
 */
import { recipeAgreement } from './recipes/agreement.ts';
import { readSurveyData } from './recipes/survey-recipes.ts';
import { requiredPaths } from './required-paths.ts';

const [folder] = requiredPaths(
  process.argv.slice(2),
  'npm run bench:recipes -- FOLDER, such as ../shared/data',
);

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

const rows = recipeAgreement(await readSurveyData(folder));
process.stdout.write(
  '| nutrient | recipes | from SR28 | revised since | not published | other | from FNDDS |\n',
);
process.stdout.write('| --- | --- | --- | --- | --- | --- | --- |\n');
for (const { nutrient, ...row } of rows) {
  const differing = row.recipes - row.agreeing;
  const cells = [
    nutrient.label,
    row.recipes.toLocaleString('en'),
    percent(row.agreeing, row.recipes),
    row.revised,
    row.unpublished,
    differing - row.revised - row.unpublished,
    percent(row.ownAgreeing, row.ownRecipes),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
