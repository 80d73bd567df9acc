import type { DiagnosticSink } from '../model/diagnostic.ts';
import type { FoodCollection, Foods, Importer, ImportOptions } from '../model/food-collection.ts';

/** The sources that viand imports, by the names people give them. */
export const SOURCES = {
  fndds: 'Import FNDDS and FPED from the USDA ("At A Glance" CSV, JSON or zip)',
  sr: 'Import SR28 from the USDA (ASCII)',
  bls: 'Import BLS 4.0, the German food table (xlsx or CSV)',
  swiss: 'Import the Swiss Food Composition Database (CSV, one file per language)',
  cofid: 'Import CoFID, the British food table (CSV or xlsx)',
  fdc: 'Import USDA FoodData Central (CSV folder, JSON or zip)',
  off: 'Import Open Food Facts exports (CSV or JSONL)',
  seeds: "Import viand's own tables of everyday foods (CSV)",
} as const;

/** The name of a source, as an argument of `viand catalogue import`. */
export type SourceName = keyof typeof SOURCES;

/** The names of all sources that `viand catalogue import` reads. */
export const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];

/**
 * The prefixes of the ids of foods from published sources: `sr-11352`. A source of the user's own foods cannot have
 * such a name.
 */
export const PUBLISHED_PREFIXES: readonly string[] = [
  'viand',
  ...SOURCE_NAMES.filter((name) => name !== 'seeds'),
];

/** The ids of published sources that are not their prefixes. */
export const PUBLISHED_RELEASES: readonly string[] = [
  'sr-28',
  'bls-4.0',
  'cofid-2015',
  'swiss-fcd',
];

/**
 * Sources whose valid rows are imported even if others are faulty. For any other source, one faulty row stops the
 * import.
 */
export const LENIENT_SOURCES: ReadonlySet<SourceName> = new Set([
  'sr',
  'bls',
  'swiss',
  'cofid',
  'fdc',
  'off',
]);

/** The importers by source. Each is loaded when it is first used. */
const IMPORTERS: Readonly<Record<SourceName, () => Promise<Importer>>> = {
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
