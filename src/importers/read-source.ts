import type { DiagnosticSink } from '../model/diagnostic.ts';
import type { FoodCollection, Foods, Importer, ImportOptions } from '../model/food-collection.ts';
import type { SourceName } from './sources.ts';

/** Loads the importer of a source, which is only needed when the source is read. */
export const IMPORTERS: Readonly<Record<SourceName, () => Promise<Importer>>> = {
  fndds: async () => (await import('./fndds/import-fndds.ts')).importFndds,
  sr: async () => (await import('./sr/import-sr.ts')).importSr,
  bls: async () => (await import('./bls/import-bls.ts')).importBls,
  swiss: async () => (await import('./swiss/import-swiss.ts')).importSwiss,
  cofid: async () => (await import('./cofid/import-cofid.ts')).importCofid,
  fdc: async () => (await import('./fdc/import-fdc.ts')).importFdc,
  off: async () => (await import('./off/import-off.ts')).importOff,
  seeds: async () => (await import('./seeds/import-seeds.ts')).importSeeds,
};

/**
 * Reads a source from files and folders. Diagnostics of single rows go to the sink.
 *
 * @throws ViandError if the source cannot be read at all
 */
export async function readSource(
  source: SourceName,
  paths: readonly string[],
  report: DiagnosticSink,
  options: ImportOptions = {},
): Promise<FoodCollection<Foods>> {
  const importer = await IMPORTERS[source]();
  return importer(paths, report, options);
}
