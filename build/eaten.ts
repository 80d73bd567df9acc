/**
 * Counts how often foods are eaten: `npm run build:eaten -- FOLDER`, with the individual foods of
 * NHANES 2009-2012 (both recall days) and their descriptions. Writes src/search/weights/eaten-*.ts:
 * on how many of 1,000 days people eat a head such as "milk", and how often which words describe
 * it. German heads come from the German names of the seeds, with the days of their English names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { compoundHead } from '../src/search/names/compounds.ts';
import { headPhrases } from '../src/search/names/head-words.ts';
import { phraseKey } from '../src/search/names/kinds-of.ts';
import { describingWords } from '../src/search/weights/estimate-weight.ts';
import { foldWords } from '../src/text/words/fold-words.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the NHANES files');

const RELEASES = ['2009-2010', '2011-2012'];

/** Heads that are eaten on fewer of 1,000 days are omitted. */
const MIN_DAYS = 2.6;

/**
 * Words are omitted if they describe a smaller share of the foods of a head, or exceed this number.
 */
const MIN_SHARE = 0.04;
const MAX_WORDS = 6;

/** Foods that people eat only as a part of others. */
const LEFT_OUT = new Set(['94000000', '11000000']);

/** Details that interviewers ask about every food of a kind, so they describe none of them. */
const QUESTIONS =
  /\([^)]*\)|,? *(?:NS as to [^,;]*|NFS|fat (?:not )?added in cooking.*|skin[^,]* eaten|lean (?:only|and fat) eaten)/g;

const rowsOf = (name: string, isCompressed = true) => {
  const bytes = readFileSync(name);
  return parse(isCompressed ? gunzipSync(bytes) : bytes, { columns: true }) as Record<
    string,
    string
  >[];
};

const names = new Map<string, string>();
const days = new Set<string>();
const eaten = new Map<string, Set<string>>();
for (const release of RELEASES) {
  for (const { food_code = '', long_desc = '' } of rowsOf(
    path.join(folder, `codes_${release}.csv.gz`),
  )) {
    names.set(food_code, long_desc.replace(QUESTIONS, ''));
  }
  for (const day of [1, 2]) {
    for (const row of rowsOf(path.join(folder, `iff_${release}_day${day}.csv.gz`))) {
      const { seqn = '', food_code = '', grams = '', recall_status } = row;
      // Status 1: the recall is reliable and complete.
      if (recall_status !== '1' || grams === '' || LEFT_OUT.has(food_code)) continue;
      days.add(`${seqn}/${day}`);
      const own = eaten.get(food_code) ?? new Set();
      eaten.set(food_code, own.add(`${seqn}/${day}`));
    }
  }
}

interface Head {
  days: number;
  readonly words: Map<string, number>;
}
const heads = new Map<string, Head>();
const add = (key: string, count: number, words: Iterable<string>) => {
  const head = heads.get(key) ?? { days: 0, words: new Map() };
  heads.set(key, head);
  head.days += count;
  for (const word of words) head.words.set(word, (head.words.get(word) ?? 0) + count);
};
for (const [code, persons] of eaten) {
  const name = names.get(code);
  if (name === undefined) continue;
  const [phrase = []] = headPhrases(name);
  const key = phrase.at(-1) as string;
  add(key, persons.size, describingWords(name, key));
  if (phrase.length > 1) add(phraseKey(phrase), persons.size, describingWords(name, ...phrase));
}

const perThousand = (count: number) => (1000 * count) / days.size;
const isEaten = (count: number) => perThousand(count) >= MIN_DAYS;

/**
 * Days of German heads that are not compounds of other heads; compounds get the days of their last
 * part.
 */
const german = new Map<string, number>();
const english = new Map(
  rowsOf('seeds/foods.csv', false).map(({ id = '', name = '' }) => [id, foldWords(name)]),
);
for (const { food_id = '', language, name = '' } of rowsOf('seeds/names.csv', false)) {
  if (language !== 'de') continue;
  const of = english.get(food_id) ?? [];
  const like = heads.get(phraseKey(of));
  const [[key, ...rest] = []] = headPhrases(name);
  if (like === undefined || key === undefined || rest.length > 0 || heads.has(key)) continue;
  german.set(key, Math.max(german.get(key) ?? 0, like.days));
}
for (const word of [...german.keys()]) {
  if (compoundHead(word, (part) => part.length > 2 && german.has(part))) german.delete(word);
}

const byDays = <Value>(rows: Iterable<[string, Value]>, daysOf: (value: Value) => number) =>
  [...rows]
    .filter(([, value]) => isEaten(daysOf(value)))
    .sort((a, b) => daysOf(b[1]) - daysOf(a[1]));

const ENGLISH = byDays(heads, ({ days: count }) => count).map(([key, { days: count, words }]) => {
  const shares = [...words]
    .map(([word, own]): [string, number] => [word, own / count])
    .filter(([word, share]) => share >= MIN_SHARE && word.length > 1)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_WORDS)
    .map(([word, share]) => ` ${word} ${Math.round(100 * share)}`);
  return `${key} ${perThousand(count).toFixed(0)}${shares.join('')}`;
});
const GERMAN = byDays(german, (count) => count).map(
  ([key, count]) => `${key} ${perThousand(count).toFixed(0)}`,
);

/** Entries in lines of at most 100 characters. */
const lines = (entries: readonly string[]) =>
  `${entries.join('; ')};`
    .match(/.{1,95}(?:\s|$)/g)
    ?.map((line) => `  ${line.trimEnd()}`)
    .join('\n');

const file = (name: string, doc: string, entries: readonly string[]) =>
  writeFileSync(
    `src/search/weights/eaten-${name.toLowerCase()}.ts`,
    `/**\n${doc}\n */\nexport const EATEN_${name} = \`\n${lines(entries)}\n\`;\n`,
  );
file(
  'ENGLISH',
  ` * On how many of 1,000 days a head of English names is eaten, folded, and which words describe it on how many
 * of 100 of these days. Computed by build/eaten.ts from the individual foods of NHANES 2009-2012 (two recalls of
 * ${days.size} person-days, unweighted).`,
  ENGLISH,
);
file(
  'GERMAN',
  ` * The days of heads of German names: those of the English heads of the same foods. Computed by build/eaten.ts.`,
  GERMAN,
);
