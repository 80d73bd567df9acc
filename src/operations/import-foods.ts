import { type Diagnostic, type DiagnosticSink, Refusal } from '../model/diagnostic.ts';
import type { Source } from '../model/food.ts';
import type { FoodCollection, FoodLocationSink, Importer } from '../model/food-collection.ts';

/** The sources that can be imported, by the names people give them; each importer is loaded when used. */
const IMPORTERS: Readonly<Record<string, { summary: string; load: () => Promise<Importer> }>> = {
  fndds: {
    summary: 'USDA FNDDS "At A Glance" tables with FPED, as published (CSV)',
    load: async () => (await import('../importers/fndds/import-fndds.ts')).importFndds,
  },
  seeds: {
    summary: "viand's own tables of everyday foods",
    load: async () => (await import('../importers/seeds/import-seeds.ts')).importSeeds,
  },
};

export const SOURCES: readonly { readonly name: string; readonly summary: string }[] =
  Object.entries(IMPORTERS).map(([name, { summary }]) => ({ name, summary }));

export interface ImportResult {
  readonly source: Source;
  readonly foods: number;
  readonly variants: number;
  readonly servingSizes: number;
  /** False where the catalogue held these very foods already. */
  readonly isChanged: boolean;
}

/**
 * Reads a source from a folder.
 *
 * @throws Refusal where it cannot be read at all
 */
export async function readSource(
  sourceName: string,
  folder: string,
  ...sinks: [fault: DiagnosticSink, location?: FoodLocationSink]
): Promise<FoodCollection> {
  const entry = IMPORTERS[sourceName];
  if (entry === undefined) throw new TypeError(`no importer for ${sourceName}`);
  const importer = await entry.load();
  return importer(folder, ...sinks);
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
  const { importSource } = await import('../catalogue/import-source.ts');
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
