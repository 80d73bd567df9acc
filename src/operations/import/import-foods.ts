import { readSource } from '../../importers/sources.ts';
import { type Diagnostic, Refusal } from '../../model/diagnostic.ts';
import type { Source } from '../../model/food.ts';
import { operation } from '../operation.ts';
import { IMPORT_INPUT } from './import-input.ts';

export interface ImportResult {
  readonly source: Source;
  readonly foods: number;
  readonly variants: number;
  readonly servingSizes: number;
  /** False where the catalogue held these very foods already. */
  readonly isChanged: boolean;
}

/**
 * Reads a source from a folder and puts its foods into a catalogue file. It refuses with all faults of
 * the source, and the catalogue is then as it was.
 */
export const importFoods = operation({
  name: 'import',
  summary: 'Put the foods of a source into a catalogue file',
  input: IMPORT_INPUT,
  http: {
    notOffered: 'it writes files, and a running service has a catalogue that does not change',
  },
  async run(_: unknown, { source: name, folder, catalogue }): Promise<ImportResult> {
    const faults: Diagnostic[] = [];
    const collection = await readSource(name, folder, (fault) => faults.push(fault));
    if (faults.length > 0) throw Refusal.of(faults);
    const { importSource } = await import('../../catalogue/importing/import-source.ts');
    const isChanged = importSource(catalogue, collection);
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
  },
});
