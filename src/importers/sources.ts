import type { DiagnosticSink } from '../model/diagnostic.ts';
import type { FoodCollection, Foods, Importer, ImportOptions } from '../model/food-collection.ts';

/** How viand imports a published source. */
interface SourceRow {
  /** What its command does. */
  readonly summary: string;
  /** The id of its foods' source in catalogues, as the importer gives it. */
  readonly id: string;
  /** Whether valid rows are imported even if others are faulty. If not, one faulty row stops the import. */
  readonly isLenient: boolean;
  /** Loads the importer, which is only needed when the source is read. */
  readonly load: () => Promise<Importer>;
}

/** The sources that viand imports, by the names people give them. */
export const SOURCES = {
  fndds: {
    summary: 'Import FNDDS and FPED from the USDA ("At A Glance" CSV, JSON or zip)',
    id: 'fndds',
    isLenient: false,
    load: async () => (await import('./fndds/import-fndds.ts')).importFndds,
  },
  sr: {
    summary: 'Import SR28 from the USDA (ASCII)',
    id: 'sr-28',
    isLenient: true,
    load: async () => (await import('./sr/import-sr.ts')).importSr,
  },
  bls: {
    summary: 'Import BLS 4.0, the German food table (xlsx or CSV)',
    id: 'bls-4.0',
    isLenient: true,
    load: async () => (await import('./bls/import-bls.ts')).importBls,
  },
  swiss: {
    summary: 'Import the Swiss Food Composition Database (CSV, one file per language)',
    id: 'swiss-fcd',
    isLenient: true,
    load: async () => (await import('./swiss/import-swiss.ts')).importSwiss,
  },
  cofid: {
    summary: 'Import CoFID, the British food table (CSV or xlsx)',
    id: 'cofid-2015',
    isLenient: true,
    load: async () => (await import('./cofid/import-cofid.ts')).importCofid,
  },
  fdc: {
    summary: 'Import USDA FoodData Central (CSV folder, JSON or zip)',
    id: 'fdc',
    isLenient: true,
    load: async () => (await import('./fdc/import-fdc.ts')).importFdc,
  },
  off: {
    summary: 'Import Open Food Facts exports (CSV or JSONL)',
    id: 'off',
    isLenient: true,
    load: async () => (await import('./off/import-off.ts')).importOff,
  },
  seeds: {
    summary: "Import viand's own tables of everyday foods (CSV)",
    id: 'viand',
    isLenient: false,
    load: async () => (await import('./seeds/import-seeds.ts')).importSeeds,
  },
} as const satisfies Readonly<Record<string, SourceRow>>;

/** The name of a source, as an argument of `viand catalogue import`. */
export type SourceName = keyof typeof SOURCES;

/** The names of all sources that `viand catalogue import` reads. */
export const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];

/**
 * Names that a source of the user's own foods cannot have: the ids of published sources, and the prefixes of the ids of
 * their foods, such as that of `sr-11352`. Foods of the seeds have no prefix.
 */
export const PUBLISHED_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(SOURCES).map(({ id }) => id),
  ...SOURCE_NAMES.filter((name) => name !== 'seeds'),
]);

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
  const importer: Importer = await SOURCES[source].load();
  return importer(paths, report, options);
}
