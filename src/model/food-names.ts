import type { Food } from './food.ts';

/** The name of a food in each language, without synonyms. */
export function mainNames({ name, localNames }: Pick<Food, 'name' | 'localNames'>): string[] {
  return [name, ...Object.values(localNames ?? {})];
}

/** All names of a food: the main ones, then its synonyms. */
export function allNames(food: Pick<Food, 'name' | 'localNames' | 'otherNames'>): string[] {
  return [...mainNames(food), ...food.otherNames];
}
