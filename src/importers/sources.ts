/** What viand says about a published source, and how it imports it. */
interface SourceRow {
  /** What its command does. */
  readonly summary: string;
  /** The id of its foods' source in catalogues, as the importer gives it. */
  readonly id: string;
  /** Whether valid rows are imported even if others are faulty. If not, one faulty row stops the import. */
  readonly isLenient: boolean;
}

/** The sources that viand imports, by the names people give them. */
export const SOURCES = {
  fndds: {
    summary: 'Import FNDDS and FPED from the USDA ("At A Glance" CSV, JSON or zip)',
    id: 'fndds',
    isLenient: false,
  },
  sr: {
    summary: 'Import SR28 from the USDA (ASCII)',
    id: 'sr-28',
    isLenient: true,
  },
  bls: {
    summary: 'Import BLS 4.0, the German food table (xlsx or CSV)',
    id: 'bls-4.0',
    isLenient: true,
  },
  swiss: {
    summary: 'Import the Swiss Food Composition Database (CSV, one file per language)',
    id: 'swiss-fcd',
    isLenient: true,
  },
  cofid: {
    summary: 'Import CoFID, the British food table (CSV or xlsx)',
    id: 'cofid-2015',
    isLenient: true,
  },
  fdc: {
    summary: 'Import USDA FoodData Central (CSV folder, JSON or zip)',
    id: 'fdc',
    isLenient: true,
  },
  off: {
    summary: 'Import Open Food Facts exports (CSV or JSONL)',
    id: 'off',
    isLenient: true,
  },
  seeds: {
    summary: "Import viand's own tables of everyday foods (CSV)",
    id: 'viand',
    isLenient: false,
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
