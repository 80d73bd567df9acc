/**
 * Prints how often searches for 60 common nouns find the plain food first in catalogues of
 * published tables: `npm run bench:relevance:imported -- en fndds.sqlite sr.sqlite` (or
 * `de bls.sqlite`), next to plain FTS5.
 */
import path from 'node:path';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import type { Food } from '../src/model/food.ts';
import { judgeHits, readQueries } from './relevance/judge.ts';
import { plainFts5 } from './relevance/plain-fts5.ts';
import { requiredPaths } from './required-paths.ts';

const [language = 'en', ...given] = process.argv.slice(2);
const usage = 'npm run bench:relevance:imported -- en fndds.sqlite sr.sqlite, or de bls.sqlite';
const files = requiredPaths(given, usage);
const print = (text: string) => process.stdout.write(`${text}\n`);
const namesOf = ({ name, localNames }: Food) => [name, ...Object.values(localNames ?? {})];
const nouns = readQueries(path.resolve(`bench/relevance/queries/plain-${language}.txt`));

for (const file of files) {
  const catalogue = openCatalogue(file);
  const plain = plainFts5(catalogue.foods(), namesOf);
  let first = 0;
  let share = 0;
  let ofPeer = 0;
  const misses: string[] = [];
  for (const noun of nouns) {
    const query = { text: noun.query, type: 'all', offset: 0, limit: 10 } as const;
    const hits = catalogue.search(query).foods.map(namesOf);
    const verdict = judgeHits(noun, hits);
    share += verdict.share;
    first += Number(verdict.isFirstRight);
    ofPeer += Number(judgeHits(noun, plain(noun.query)).isFirstRight);
    if (!verdict.isFirstRight) {
      const found = hits.slice(0, 3).map((names) => names.slice(0, 2).join(' / '));
      misses.push(`  ${noun.query}: ${found.join(' | ')}`);
    }
  }
  const ofTen = ((10 * share) / nouns.length).toFixed(1);
  print(
    `${path.basename(file)}: ${first} of ${nouns.length} first, ${ofTen} of ten; FTS5 ${ofPeer}`,
  );
  for (const miss of misses) print(miss);
  catalogue.close();
}
