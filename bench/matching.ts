/** Prints how often lines of recipes and diaries are matched with the right food and amount, by confidence. */
import path from 'node:path';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { type JudgedLine, judgeLines } from '../test/support/matching.ts';

const SURE = 0.8;
const [which] = process.argv.slice(2);
const catalogue = openCatalogue(path.resolve('data/catalogue.sqlite'));
const judged = judgeLines(catalogue);
catalogue.close();

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
const print = (text: string) => process.stdout.write(`${text}\n`);

print(
  'lines                n   food   food and amount   sure   right of the sure   sure of the right',
);
const report = (name: string, lines: readonly JudgedLine[]) => {
  const right = lines.filter(({ isRight }) => isRight);
  const sure = lines.filter(({ found }) => (found?.confidence ?? 0) >= SURE);
  const both = sure.filter(({ isRight }) => isRight);
  const food = lines.filter(({ isFoodRight }) => isFoodRight);
  const cells = [
    percent(food.length, lines.length).padStart(8),
    percent(right.length, lines.length).padStart(12),
    percent(sure.length, lines.length).padStart(10),
    percent(both.length, sure.length).padStart(12),
    percent(both.length, right.length).padStart(16),
  ];
  print(`${name.padEnd(18)} ${String(lines.length).padStart(3)} ${cells.join('  ')}`);
};
for (const isUnseen of [false, true]) {
  const half = judged.filter((line) => line.isUnseen === isUnseen);
  const name = isUnseen ? 'unseen' : 'tuning';
  report(name, half);
  for (const kind of ['recipe', 'diary'] as const) {
    for (const language of ['en', 'de'] as const) {
      const own = half.filter((line) => line.kind === kind && line.language === language);
      report(`${name} ${kind} ${language}`, own);
    }
  }
}

print('\nconfidence     n   right');
for (let from = 0; from < 1; from += 0.1) {
  const isLast = from > 0.85;
  const within = judged.filter(({ found }) => {
    const confidence = found?.confidence ?? 0;
    return confidence >= from - 1e-9 && (isLast || confidence < from + 0.1 - 1e-9);
  });
  const right = within.filter(({ isRight }) => isRight);
  const range = `${from.toFixed(1)}-${(from + 0.1).toFixed(1)}`;
  print(
    `${range.padEnd(10)} ${String(within.length).padStart(5)} ${percent(right.length, within.length).padStart(7)}`,
  );
  if (isLast) break;
}

print('\nerrors');
for (const { line, isUnseen, isRight, found, foundGrams, foods, grams } of judged) {
  const isSure = (found?.confidence ?? 0) >= SURE;
  if (isUnseen !== (which === 'unseen') || (isRight && isSure)) continue;
  const mark = isRight ? 'unsure' : isSure ? 'WRONG' : 'wrong';
  const amount = foundGrams === undefined ? 'unknown' : `${foundGrams.toFixed(0)} g`;
  const is = `${found?.id ?? 'nothing'} ${amount} at ${(found?.confidence ?? 0).toFixed(2)}`;
  print(`${mark}: "${line}" is ${foods[0]} ${grams} g, found ${is}`);
}
