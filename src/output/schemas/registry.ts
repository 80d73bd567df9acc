/** JSON Schema (draft 2020-12) of something viand writes or reads. */
export type PublishedSchema = Readonly<Record<string, unknown>>;

interface SchemaEntry {
  /** As `viand schema` and the built package call it. */
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<PublishedSchema>;
}

/** All schemas that are published; a new one is an entry here. */
export const SCHEMAS: readonly SchemaEntry[] = [
  {
    name: 'configuration',
    summary: 'viand.config.json',
    load: async () => (await import('./configuration.ts')).configurationSchema(),
  },
  {
    name: 'validation-problem',
    summary: 'a line of viand validate --format ndjson',
    load: async () => (await import('./validation-report.ts')).VALIDATION_PROBLEM,
  },
  {
    name: 'validation-report',
    summary: 'viand validate --format json',
    load: async () => (await import('./validation-report.ts')).VALIDATION_REPORT,
  },
];

export function schemaNamed(name: string): SchemaEntry | undefined {
  return SCHEMAS.find((entry) => entry.name === name);
}
