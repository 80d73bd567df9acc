import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { searchFoods } from '../../src/operations/foods/search-foods.ts';
import { servicesOf } from '../../src/operations/services.ts';

export interface JudgedQuery {
  readonly query: string;
  /** Id of the food that must come first. */
  readonly food: string;
  readonly kind: string;
  /** Its rank, from 1; 0 if it is not among the first ten. */
  readonly place: number;
  readonly first: string;
}

const QUERIES = path.resolve('test/catalogue/search/queries.csv');

/** The hits of everyday queries, each with the food that a person means by the query. */
export function judgeQueries(catalogue: Catalogue): JudgedQuery[] {
  const rows = parse(readFileSync(QUERIES), { columns: true }) as Omit<
    JudgedQuery,
    'place' | 'first'
  >[];
  return rows.map((row) => {
    const { foods } = searchFoods.run(
      servicesOf(catalogue),
      searchFoods.input.read({ query: row.query }),
    );
    return {
      ...row,
      place: foods.findIndex(({ id }) => id === row.food) + 1,
      first: foods[0]?.id ?? '',
    };
  });
}

/** The share of queries whose food is among this many first hits. */
export function shareWithin(judged: readonly JudgedQuery[], places: number): number {
  const found = judged.filter(({ place }) => place > 0 && place <= places);
  return found.length / judged.length;
}
