/**
 * Prints how often lines of recipes and diaries are matched rightly and surely in catalogues of published tables:
 * `npm run bench:matching:imported -- en fndds.sqlite cofid.sqlite` (or `de bls.sqlite`). A food is right if it is made
 * of about the same as the right food of viand's own catalogue.
 */
import path from 'node:path';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { withUsualSizes } from '../src/catalogue/usual-sizes.ts';
import { judgeImported } from '../test/support/matching.ts';
import { requiredPaths } from './required-paths.ts';

const SURE = 0.8;
const [language = 'en', ...given] = process.argv.slice(2);
const usage = 'npm run bench:matching:imported -- en fndds.sqlite cofid.sqlite, or de bls.sqlite';
const files = requiredPaths(given, usage);
const print = (text: string) => process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`;

const own = path.resolve('data/catalogue.sqlite');
const viand = openCatalogue(own);
for (const file of files) {
  const catalogue = withUsualSizes(openCatalogue(file), own);
  const judged = judgeImported(catalogue, viand, language);
  const sure = judged.filter(({ found }) => (found?.confidence ?? 0) >= SURE);
  const right = judged.filter(({ isRight }) => isRight);
  const both = sure.filter(({ isRight }) => isRight);
  print(
    `${path.basename(file)}: ${judged.length} lines, ${percent(right.length, judged.length)} right, ` +
      `${sure.length} sure; ${percent(both.length, sure.length)} of the sure right, ` +
      `${percent(both.length, right.length)} of the right sure`,
  );
  for (const { line, found, isRight } of sure) {
    if (!isRight) print(`  ${line}: ${found?.name}, ${found?.amount?.toFixed(0)} ${found?.unit}`);
  }
  catalogue.close();
}
viand.close();
