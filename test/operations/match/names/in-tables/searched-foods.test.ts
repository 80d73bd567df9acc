import { expect, test } from 'vitest';
import type { Catalogue } from '../../../../../src/catalogue/catalogue.ts';
import { foodsFor } from '../../../../../src/operations/match/names/in-tables/searched-foods.ts';
import { readLine } from '../../../../../src/search/lines/reading/read-line.ts';

function catalogueCounting(searched: string[]): Catalogue {
  return {
    search: ({ text }: { text: string }) => {
      searched.push(text);
      return { foods: [{ id: text }], total: 1, warnings: [] };
    },
  } as unknown as Catalogue;
}

test('searches a catalogue once for the same words, in whatever amounts', () => {
  const searched: string[] = [];
  const catalogue = catalogueCounting(searched);
  const found = ['200 g lentils', '3 tbsp lentils'].map((text) =>
    Array.from(foodsFor(catalogue, readLine(text)), ({ id }) => id),
  );
  expect(found[0]).not.toEqual([]);
  expect(found[1]).toEqual(found[0]);
  expect(searched).toHaveLength(new Set(searched).size);
});

test('searches each catalogue, as they have different foods', () => {
  const [one, other]: [string[], string[]] = [[], []];
  for (const searched of [one, other]) {
    const catalogue = catalogueCounting(searched);
    Array.from(foodsFor(catalogue, readLine('lentils')));
  }
  expect(other).toEqual(one);
});
