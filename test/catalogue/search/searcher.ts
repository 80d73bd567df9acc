import path from 'node:path';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { importSource } from '../../../src/catalogue/importing/import-source.ts';
import type { FoodQuery } from '../../../src/catalogue/search/stages/hit-page.ts';
import type { Food } from '../../../src/model/food.ts';
import { makeCollection, makeFood, makeVariant } from '../../support/foods.ts';
import { tempFolder } from '../../support/temp-folder.ts';

export const SOURCE = { id: 'test', name: 'Test foods', release: '1', licence: 'none' };

/** A food of this name, with an id made from it. */
export function named(name: string, searchWeight = 0.5, more: Partial<Food> = {}): Food {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return makeFood({
    id,
    name,
    searchWeight,
    variants: [makeVariant({ id: `${id}.raw` })],
    ...more,
  });
}

/** A search in a catalogue of these foods. */
export async function searcher(foods: readonly Food[]) {
  const file = path.join(tempFolder(), 'catalogue.sqlite');
  await importSource(file, makeCollection(SOURCE, foods));
  const catalogue = openCatalogue(file);
  return (text: string, more: Partial<FoodQuery> = {}) => {
    const {
      foods: found,
      totalCount,
      searchedFor,
    } = catalogue.search({
      text,
      type: 'all',
      offset: 0,
      limit: 100,
      ...more,
    });
    return { names: found.map(({ name }) => name), totalCount, searchedFor };
  };
}
