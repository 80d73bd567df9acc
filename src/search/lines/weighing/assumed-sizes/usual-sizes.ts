import type { Food, ServingUnit } from '../../../../model/food.ts';
import { foldWords } from '../../../../text/words/fold-words.ts';
import { headPhrases } from '../../../names/head-words.ts';
import { ANY, SIZES } from './size-table.ts';

/** The usual size of a measure, such as of a bunch of parsley. */
export interface UsualSize {
  readonly amount: number;
  readonly unit: ServingUnit;
}

interface FoldedSize extends UsualSize {
  /** Folded, as {@link keyOf} writes them. */
  readonly foods: ReadonlySet<string>;
}

let folded: ReadonlyMap<string, readonly FoldedSize[]> | undefined;

/** The usual size of a measure of a food, from its names; undefined if none is known. */
export function usualSize(measure: string, food: Food): UsualSize | undefined {
  folded ??= foldedSizes();
  const sizes = folded.get(measure);
  if (sizes === undefined) return undefined;
  const ends = endsOfNames(food);
  return sizes.find(({ foods }) => [...foods].some((one) => ends.has(one)));
}

/** The folded ends of the names of a food: "white beans" and "beans". */
export function endsOfNames(food: Pick<Food, 'name' | 'otherNames'>): ReadonlySet<string> {
  const ends = new Set<string>([ANY]);
  for (const name of [food.name, ...food.otherNames]) {
    for (const phrase of headPhrases(name)) {
      for (let at = 0; at < phrase.length; at++) ends.add(phrase.slice(at).join(' '));
    }
  }
  return ends;
}

/** The names in a list with semicolons, folded like {@link endsOfNames}. */
export function foldedFoods(foods: string): ReadonlySet<string> {
  return new Set(foods.split(';').map(keyOf));
}

function foldedSizes(): ReadonlyMap<string, readonly FoldedSize[]> {
  return new Map(
    Object.entries(SIZES).map(([measure, rows]): [string, readonly FoldedSize[]] => [
      measure,
      rows.map(([foods, amount, unit]) => ({
        foods: foldedFoods(foods),
        amount,
        unit: unit ?? 'g',
      })),
    ]),
  );
}

function keyOf(food: string): string {
  return food.trim() === ANY ? ANY : foldWords(food).join(' ');
}
