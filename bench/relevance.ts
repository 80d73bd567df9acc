/** Prints how often everyday queries find the food that is meant, first or among the first three. */
import path from 'node:path';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { judgeQueries, shareWithin } from '../test/support/relevance.ts';

const catalogue = openCatalogue(path.resolve('data/catalogue.sqlite'));
const judged = judgeQueries(catalogue);
catalogue.close();

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const kinds = ['all', ...new Set(judged.map(({ kind }) => kind))];
process.stdout.write('queries     n   first   top 3\n');
for (const kind of kinds) {
  const own = judged.filter((one) => kind === 'all' || one.kind === kind);
  const cells = [
    kind.padEnd(9),
    String(own.length).padStart(4),
    percent(shareWithin(own, 1)).padStart(7),
    percent(shareWithin(own, 3)).padStart(7),
  ];
  process.stdout.write(`${cells.join(' ')}\n`);
}
for (const { query, food, place, first } of judged.filter((one) => one.place !== 1)) {
  const where = place === 0 ? 'not among the first ten' : `at ${place}`;
  process.stdout.write(`"${query}": ${food} is ${where}, first is ${first}\n`);
}
