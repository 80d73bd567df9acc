import type { DiagnosticSink } from '../model/diagnostic.ts';
import type { FoodCollection, FoodLocationSink, Importer } from '../model/food-collection.ts';

/** The published tables that viand imports, by the names people give them; an importer is loaded when it is used. */
const IMPORTERS: Readonly<Record<string, { summary: string; load: () => Promise<Importer> }>> = {
  fndds: {
    summary: 'USDA FNDDS "At A Glance" tables with FPED, as published (CSV)',
    load: async () => (await import('./fndds/import-fndds.ts')).importFndds,
  },
  seeds: {
    summary: "viand's own tables of everyday foods",
    load: async () => (await import('./seeds/import-seeds.ts')).importSeeds,
  },
};

export const SOURCES: readonly { readonly name: string; readonly summary: string }[] =
  Object.entries(IMPORTERS).map(([name, { summary }]) => ({ name, summary }));

/**
 * Reads a source from a folder. Diagnostics of single rows go to the first sink; the second one, if there
 * is one, receives where each food stands.
 *
 * @param sourceName one of {@link SOURCES}
 * @throws Refusal if the source cannot be read at all
 */
export async function readSource(
  sourceName: string,
  folder: string,
  ...sinks: [report: DiagnosticSink, location?: FoodLocationSink]
): Promise<FoodCollection> {
  const source = IMPORTERS[sourceName];
  if (source === undefined) throw new TypeError(`no importer for ${sourceName}`);
  const importer = await source.load();
  return importer(folder, ...sinks);
}
