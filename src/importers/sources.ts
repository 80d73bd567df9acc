import type { DiagnosticSink } from '../model/diagnostic.ts';
import type { FoodCollection, FoodLocationSink, Importer } from '../model/food-collection.ts';

/** The sources that viand imports, by the names people give them. */
export const SOURCES = {
  fndds: 'USDA FNDDS "At A Glance" tables with FPED, as published (CSV)',
  seeds: "viand's own tables of everyday foods",
} as const;

export type SourceName = keyof typeof SOURCES;

export const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];

/** The importers of the sources; each is loaded when it is used. */
const IMPORTERS: Readonly<Record<SourceName, () => Promise<Importer>>> = {
  fndds: async () => (await import('./fndds/import-fndds.ts')).importFndds,
  seeds: async () => (await import('./seeds/import-seeds.ts')).importSeeds,
};

/**
 * Reads a source from a folder. Diagnostics of single rows go to the first sink; the second one, if there
 * is one, receives where each food stands.
 *
 * @throws Refusal if the source cannot be read at all
 */
export async function readSource(
  source: SourceName,
  folder: string,
  ...sinks: [report: DiagnosticSink, location?: FoodLocationSink]
): Promise<FoodCollection> {
  const importer = await IMPORTERS[source]();
  return importer(folder, ...sinks);
}
