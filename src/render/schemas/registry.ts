import type { JsonSchema } from '../../operations/json-schema.ts';
import { NEWEST_VERSION, VERSIONS, type Version } from '../../presentation/versions.ts';

/** A schema as it is published: with its dialect, name and title. */
export type PublishedSchema = JsonSchema;

interface SchemaEntry {
  /** As `viand schema` and the built package call it. */
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<PublishedSchema>;
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

function entry(
  name: string,
  summary: string,
  make: () => JsonSchema | Promise<JsonSchema>,
): SchemaEntry {
  return {
    name,
    summary,
    async load() {
      const $id = `urn:viand:schema:${name}`;
      return { $schema: DIALECT, $id, title: summary, ...(await make()) };
    },
  };
}

/** Bodies of the service, which commands print as they are. */
const BODIES = {
  'food-page': 'a page of foods: viand search --json',
  food: 'a product: viand gtin --json',
  'food-record': 'a whole food: viand food --json, or a line of it as NDJSON',
  'energy-density': 'viand evaluate energy-density --json',
  'healthy-eating-index': 'viand evaluate hei --json',
  'macro-distribution': 'viand evaluate macros --json',
  'nutrition-summary': 'viand evaluate summary --json',
} as const;

function bodyEntry(kind: keyof typeof BODIES, version: Version): SchemaEntry {
  const isNewest = version === NEWEST_VERSION;
  return entry(
    isNewest ? kind : `${kind}.${version}`,
    isNewest ? BODIES[kind] : `${BODIES[kind]} --api-version ${version}`,
    async () => (await import('../../presentation/schemas.ts')).SCHEMAS[version][kind],
  );
}

const evaluations = () => import('./evaluations.ts');
const catalogue = () => import('./catalogue.ts');
const validation = () => import('./validation-report.ts');

/** All schemas that are published; a new one is an entry here. */
export const PUBLISHED_SCHEMAS: readonly SchemaEntry[] = [
  entry('meal-file', 'a JSON file of meals', async () =>
    (await import('./meals.ts')).mealFileSchema(),
  ),
  entry('meal', 'a meal: a line of NDJSON', async () => (await import('./meals.ts')).mealSchema()),
  ...VERSIONS.toReversed().flatMap((version) =>
    (Object.keys(BODIES) as (keyof typeof BODIES)[]).map((kind) => bodyEntry(kind, version)),
  ),
  entry('all-evaluations', 'viand evaluate all --json', async () =>
    (await evaluations()).allEvaluationsSchema(),
  ),
  entry('evaluated-groups', 'viand evaluate --by --json', async () =>
    (await evaluations()).evaluatedGroupsSchema(),
  ),
  entry('evaluated-group', 'a line of viand evaluate --by --format ndjson', async () =>
    (await evaluations()).evaluatedGroupSchema(),
  ),
  entry('provenance', 'the .meta.json beside a result of viand evaluate', async () =>
    (await evaluations()).provenanceSchema(),
  ),
  entry('meal-report', 'viand report --json', async () =>
    (await import('./meal-report.ts')).mealReportSchema(),
  ),
  entry('matched-line', 'a line of viand match --format ndjson, or an item of --json', async () =>
    (await catalogue()).matchedLineSchema(),
  ),
  entry('catalogue-info', 'viand catalogue info --json', async () =>
    (await catalogue()).catalogueInfoSchema(),
  ),
  entry('verification', 'viand catalogue verify --json', async () =>
    (await catalogue()).verificationSchema(),
  ),
  entry('breach', 'a line of viand catalogue verify --format ndjson', async () =>
    (await catalogue()).breachSchema(),
  ),
  entry('id-upgrade', 'an item of viand catalogue upgrade-ids --json', async () =>
    (await catalogue()).idUpgradeSchema(),
  ),
  entry('client', 'an item of viand client list --json', async () =>
    (await catalogue()).clientSchema(),
  ),
  entry('rule', 'viand validate --explain --json', async () => (await catalogue()).ruleSchema()),
  entry(
    'validation-report',
    'viand validate --json',
    async () => (await validation()).VALIDATION_REPORT,
  ),
  entry(
    'validation-problem',
    'a line of viand validate --format ndjson',
    async () => (await validation()).VALIDATION_PROBLEM,
  ),
  entry('configuration', 'viand.config.json', async () =>
    (await import('./configuration.ts')).configurationSchema(),
  ),
];

export function schemaNamed(name: string): SchemaEntry | undefined {
  return PUBLISHED_SCHEMAS.find((entry) => entry.name === name);
}
