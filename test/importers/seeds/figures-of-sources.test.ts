import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { readSource } from '../../../src/importers/read-source.ts';
import type { SourceName } from '../../../src/importers/sources.ts';
import { findNutrient } from '../../../src/model/nutrients.ts';
import { type Row, readRows, SHARED, testOnShared } from '../../support/shared.ts';

const SEEDS = path.join(import.meta.dirname, '../../../seeds');

/** The seeds have salt as a separate food, so single foods are cooked without it. */
const UNSALTED = new Set(['sodium', 'salt']);

async function amountsByCode(source: SourceName, folder: string) {
  const { foods } = await readSource(source, [path.join(SHARED, folder)], () => {});
  const amounts = new Map<string, ArrayLike<number>>();
  for await (const food of foods) {
    for (const { sourceCode, nutrients } of food.variants) {
      if (sourceCode !== null) amounts.set(sourceCode, nutrients);
    }
  }
  return amounts;
}

testOnShared('amounts in the seeds have the units of the registry', async () => {
  const tables = {
    'fndds-2017-2018': await amountsByCode('fndds', 'fndds-2017-2018'),
    'sr-28': await amountsByCode('sr', 'sr28'),
  };
  const wrong: string[] = [];
  let compared = 0;
  for (const { variant_id, source, source_code, estimated, ...cells } of readRows(
    `${SEEDS}/nutrients.csv`,
  )) {
    const amounts = tables[source as keyof typeof tables]?.get(source_code ?? '');
    if (amounts === undefined) continue;
    for (const [name, cell] of Object.entries(cells)) {
      if (cell === '' || UNSALTED.has(name)) continue;
      const position = findNutrient(name)?.position;
      if (position === undefined) continue;
      const published = amounts[position] as number;
      if (!(published > 0) || Number(cell) === 0) continue;
      compared += 1;
      // Amounts of a similar food are scaled, but a wrong unit is off by a factor of 1,000.
      const factor = Number(cell) / published;
      const limit = estimated === 'true' ? 200 : 3;
      if (factor > limit || factor < 1 / limit) {
        wrong.push(`${variant_id} ${name}: ${cell}, ${source} ${source_code}: ${published}`);
      }
    }
  }
  expect(compared).toBeGreaterThan(100_000);
  expect(wrong).toEqual([]);
});

testOnShared('unsaturated fatty acids of CoFID foods are those of CoFID', () => {
  const published = new Map(
    (
      parse(gunzipSync(readFileSync(path.join(SHARED, 'cofid-2015/cofid2015.csv.gz'))), {
        columns: true,
        bom: true,
      }) as Row[]
    ).map((row) => [row['Food Code'], row]),
  );
  const wrong: string[] = [];
  let compared = 0;
  for (const {
    variant_id,
    source,
    source_code,
    estimated,
    saturated_fatty_acids,
    monounsaturated_fatty_acids,
    polyunsaturated_fatty_acids,
  } of readRows(`${SEEDS}/nutrients.csv`)) {
    if (source !== 'cofid-2015' || estimated !== 'false' || saturated_fatty_acids === '') continue;
    const food = published.get(source_code);
    const fat = Number(food?.['Fat (g)']);
    const saturated = Number(food?.['Satd FA /100g fd (g)']);
    const mono = Number(food?.['Mono FA /100g food (g)']);
    const poly = Number(food?.['Poly FA /100g food (g)']);
    const sum = saturated + mono + poly;
    // Fish and offal have other lipids, and a few rows of CoFID contradict themselves.
    if (!(fat >= 1 && sum >= 0.8 * fat && sum <= fat)) continue;
    compared += 1;
    if (monounsaturated_fatty_acids === '' || polyunsaturated_fatty_acids === '') {
      wrong.push(`${variant_id}: missing`);
    } else if (Number(monounsaturated_fatty_acids) > 1.1 * mono + 0.1) {
      wrong.push(`${variant_id}: ${monounsaturated_fatty_acids}, CoFID ${mono}`);
    }
  }
  expect(compared).toBeGreaterThan(250);
  expect(wrong).toEqual([]);
});
