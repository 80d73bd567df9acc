import { readSource, SOURCES } from '../importers/sources.ts';
import { type Diagnostic, Refusal } from '../model/diagnostic.ts';
import type { Source } from '../model/food.ts';

export { SOURCES };

export interface ImportResult {
  readonly source: Source;
  readonly foods: number;
  readonly variants: number;
  readonly servingSizes: number;
  /** False where the catalogue held these very foods already. */
  readonly isChanged: boolean;
}

/**
 * Reads a source from a folder and puts it into a catalogue file.
 *
 * @throws Refusal with all faults of the source; the catalogue is then as it was
 */
export async function importFoods(
  sourceName: string,
  folder: string,
  file: string,
): Promise<ImportResult> {
  const faults: Diagnostic[] = [];
  const collection = await readSource(sourceName, folder, (fault) => faults.push(fault));
  if (faults.length > 0) throw new Refusal(...faults);
  const { importSource } = await import('../catalogue/importing/import-source.ts');
  const isChanged = importSource(file, collection);
  const { source, foods } = collection;
  const sum = (count: (food: (typeof foods)[number]) => number) =>
    foods.reduce((total, food) => total + count(food), 0);
  return {
    source,
    foods: foods.length,
    variants: sum(({ variants }) => variants.length),
    servingSizes: sum(({ servingSizes }) => servingSizes.length),
    isChanged,
  };
}
