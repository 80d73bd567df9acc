import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOME } from './viand.ts';

/**
 * The tables of the embedded catalogue by their names, with the foods whose ids start with `br`: all of
 * them take seconds.
 */
export function fewSeeds(): (readonly [name: string, text: string])[] {
  return readdirSync(path.join(HOME, 'seeds'))
    .filter((name) => name.endsWith('.csv') && name !== 'fndds-codes.csv')
    .map((name) => {
      const [header = '', ...rows] = readFileSync(path.join(HOME, 'seeds', name), 'utf8').split(
        '\n',
      );
      const target = header.split(',').indexOf('target');
      const kept = rows.filter((row) => row.split(',')[Math.max(target, 0)]?.startsWith('br'));
      return [name, [header, ...kept, ''].join('\n')] as const;
    });
}
