import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

test('seeds/names.csv has no name of a food twice in one language, not even in another case', () => {
  const rows: Record<'food_id' | 'language' | 'name', string>[] = parse(
    readFileSync(path.resolve('seeds/names.csv')),
    { columns: true },
  );
  const seen = new Set<string>();
  const twice = rows.filter(({ food_id, language, name }) => {
    const key = [food_id, language, name.toLowerCase()].join('\t');
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
  expect(twice).toEqual([]);
});
