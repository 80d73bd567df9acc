import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SEEDS = path.join(import.meta.dirname, '../../seeds');

/**
 * The tables of the embedded catalogue by their names, with the foods whose ids start with `br`, or
 * with other beginnings, since all foods take seconds.
 */
export function fewSeeds(
  ...beginnings: readonly string[]
): (readonly [name: string, text: string])[] {
  const kept = beginnings.length > 0 ? beginnings : ['br'];
  return readdirSync(SEEDS)
    .filter((name) => name.endsWith('.csv') && name !== 'fndds-codes.csv')
    .map((name) => {
      const [header = '', ...rows] = readFileSync(path.join(SEEDS, name), 'utf8').split('\n');
      const place = Math.max(header.split(',').indexOf('target'), 0);
      const few = rows.filter((row) =>
        kept.some((beginning) => row.split(',')[place]?.startsWith(beginning)),
      );
      return [name, [header, ...few, ''].join('\n')] as const;
    });
}
