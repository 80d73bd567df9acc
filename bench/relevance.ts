/**
 * Prints how often queries as people type them find the right food, next to plain FTS5 with a
 * stemmer over the same names. `npm run bench:relevance -- misses` lists the queries whose first
 * hit is wrong, except those of the unseen half.
 */
import path from 'node:path';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import type { Food } from '../src/model/food.ts';
import { judgeQueries, shareWithin } from '../test/support/relevance.ts';
import { judgeHits, type RelevanceQuery, readQueries, type Verdict } from './relevance/judge.ts';
import { plainFts5 } from './relevance/plain-fts5.ts';

const showsMisses = process.argv.includes('misses');
const folder = path.resolve('bench/relevance/queries');
const catalogue = openCatalogue(path.resolve('data/catalogue.sqlite'));
const namesOf = ({ name, localNames }: Food) => [name, ...Object.values(localNames ?? {})];
const plain = plainFts5(catalogue.foods(), namesOf);
const search = (query: string) =>
  catalogue.search({ text: query, type: 'all', offset: 0, limit: 10 }).foods.map(namesOf);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
const print = (text: string) => process.stdout.write(`${text}\n`);

const tenths = ({ share }: Verdict) => (share * 10).toFixed(1).padStart(5);

interface Judged extends RelevanceQuery {
  readonly hits: readonly (readonly string[])[];
  readonly viand: Verdict;
  readonly fts5: Verdict;
}

function row(name: string, queries: readonly Judged[]): void {
  const shares = (['viand', 'fts5'] as const).flatMap((who) => {
    const mean = (value: (verdict: Verdict) => number) =>
      queries.reduce((sum, one) => sum + value(one[who]), 0) / queries.length;
    return [
      mean(({ isFirstRight }) => Number(isFirstRight)),
      mean(({ isAnyRight }) => Number(isAnyRight)),
      mean(({ share }) => share),
    ];
  });
  print(`${name.padEnd(28)}${String(queries.length).padStart(5)} ${shares.map(percent).join(' ')}`);
}

print(`${' '.repeat(34)}viand: first, top ten, share   FTS5: first, top ten, share`);
const judged = ['en', 'de'].flatMap((language) =>
  readQueries(path.join(folder, `${language}.txt`)).map((query): Judged => {
    const hits = search(query.query);
    return {
      ...query,
      hits,
      viand: judgeHits(query, hits),
      fts5: judgeHits(query, plain(query.query)),
    };
  }),
);
row('all', judged);
for (const isUnseen of [false, true]) {
  const half = judged.filter((one) => one.isUnseen === isUnseen);
  row(isUnseen ? 'unseen' : 'seen', half);
  for (const language of ['en', 'de']) {
    const own = half.filter((one) => one.language === language);
    for (const kind of new Set(own.map((one) => one.kind))) {
      row(
        `  ${language} ${kind}`,
        own.filter((one) => one.kind === kind),
      );
    }
  }
}
if (showsMisses) {
  for (const { isUnseen, viand, query, hits } of judged) {
    if (isUnseen || viand.isFirstRight) continue;
    const first = hits.slice(0, 4).map((names) => names.join(' / '));
    print(`${viand.isAnyRight ? 'late' : 'MISS'} ${query}: ${first.join(' | ')}`);
  }
}

print('\nnouns, share of the first ten of the kind: viand, FTS5');
for (const kind of ['en', 'de']) {
  const nouns = readQueries(path.join(folder, 'head-nouns.txt')).filter((one) => one.kind === kind);
  const judgedNouns = nouns.map((noun) => {
    const hits = search(noun.query);
    return { noun, hits, own: judgeHits(noun, hits), peer: judgeHits(noun, plain(noun.query)) };
  });
  for (const { noun, hits, own, peer } of judgedNouns) {
    const wrong = hits.filter((names) => !noun.isRight(names)).map((names) => names.join(' / '));
    print(
      `  ${noun.query.padEnd(14)} ${tenths(own)} ${tenths(peer)}  ${showsMisses ? wrong.join(' | ') : ''}`,
    );
  }
  const mean = (verdicts: readonly Verdict[]) =>
    (verdicts.reduce((sum, { share }) => sum + share, 0) / verdicts.length) * 10;
  const own = mean(judgedNouns.map((one) => one.own)).toFixed(1);
  const peer = mean(judgedNouns.map((one) => one.peer)).toFixed(1);
  print(`${kind}: ${nouns.length} nouns, ${own} of ten, FTS5 ${peer}`);
}

const known = judgeQueries(catalogue);
print(`\n${known.length} queries with the one food they mean`);
for (const kind of ['all', ...new Set(known.map((one) => one.kind))]) {
  const own = known.filter((one) => kind === 'all' || one.kind === kind);
  const shares = [shareWithin(own, 1), shareWithin(own, 3)].map(percent);
  print(`${kind.padEnd(28)}${String(own.length).padStart(5)} ${shares.join(' ')}`);
}
catalogue.close();
