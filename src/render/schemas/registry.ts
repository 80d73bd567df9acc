import {
  EVALUATION_NAMES,
  EVALUATION_WORDS,
  type EvaluationName,
} from '../../evaluation/evaluation-names.ts';
import { isRankedIndex } from '../../evaluation/indices/indices.ts';
import type { JsonSchema } from '../../operations/json-schema.ts';
import type { ResultKind } from '../../operations/operation.ts';
import type { SchemaEntry } from '../../operations/show-schema.ts';
import { hasResult, NEWEST_VERSION, VERSIONS, type Version } from '../../presentation/versions.ts';

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
      return { $schema: DIALECT, $id, ...(await make()), title: summary };
    },
  };
}

/** Bodies of the service that commands print unchanged. Indices that compare groups have no bodies. */
const BODIES = {
  'food-page': 'Page of foods: viand search --json',
  food: 'Branded food: item of viand gtin --json',
  'food-record': 'Full food record: item of viand food --json, or line of NDJSON',
  recipe: 'viand recipe --json',
  ...commandsOfEvaluations(),
} satisfies Readonly<Record<ResultKind, string>>;

function commandsOfEvaluations() {
  return Object.fromEntries(
    EVALUATION_NAMES.map((name) => [name, `viand evaluate ${EVALUATION_WORDS[name].short} --json`]),
  ) as Record<EvaluationName, string>;
}

function bodyEntry(kind: ResultKind, version: Version): SchemaEntry {
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

/** All published schemas. Add new ones here. */
export const PUBLISHED_SCHEMAS: readonly SchemaEntry[] = [
  entry('meal-file', 'JSON file of meals', async () =>
    (await import('./meals.ts')).mealFileSchema(),
  ),
  entry('meal', 'One meal: a line of NDJSON', async () =>
    (await import('./meals.ts')).mealSchema(),
  ),
  ...VERSIONS.toReversed().flatMap((version) =>
    (Object.keys(BODIES) as ResultKind[])
      .filter((kind) => !isRankedIndex(kind) && hasResult(version, kind))
      .map((kind) => bodyEntry(kind, version)),
  ),
  entry('all-evaluations', 'viand evaluate all --json', async () =>
    (await evaluations()).allEvaluationsSchema(),
  ),
  entry('evaluated-groups', 'viand evaluate --by --json', async () =>
    (await evaluations()).evaluatedGroupsSchema(),
  ),
  entry('evaluated-group', 'Line of viand evaluate --by --format ndjson', async () =>
    (await evaluations()).evaluatedGroupSchema(),
  ),
  entry('provenance', 'The .meta.json file next to a result of viand evaluate', async () =>
    (await evaluations()).provenanceSchema(),
  ),
  entry('meal-report', 'viand report --json', async () =>
    (await import('../../presentation/meal-report-schema.ts')).mealReportSchema(),
  ),
  entry('matched-line', 'Line of viand match --format ndjson, or item of --json', async () =>
    (await catalogue()).matchedLineSchema(),
  ),
  entry('catalogue-info', 'viand catalogue info --json', async () =>
    (await catalogue()).catalogueInfoSchema(),
  ),
  entry('verification', 'viand catalogue verify --json', async () =>
    (await catalogue()).verificationSchema(),
  ),
  entry('catalogue-problem', 'Line of viand catalogue verify --format ndjson', async () =>
    (await catalogue()).catalogueProblemSchema(),
  ),
  entry('id-upgrade', 'Item of viand catalogue upgrade-ids --json', async () =>
    (await catalogue()).idUpgradeSchema(),
  ),
  entry('client', 'Item of viand client list --json', async () =>
    (await catalogue()).clientSchema(),
  ),
  entry('client-usage', 'Item of viand client usage --json', async () =>
    (await catalogue()).clientUsageSchema(),
  ),
  entry('rule', 'viand validate --explain --json', async () => (await catalogue()).ruleSchema()),
  entry(
    'validation-report',
    'viand validate --json',
    async () => (await validation()).VALIDATION_REPORT,
  ),
  entry(
    'validation-problem',
    'Line of viand validate --format ndjson',
    async () => (await validation()).VALIDATION_PROBLEM,
  ),
  entry('configuration', 'viand.config.json', async () =>
    (await import('./configuration.ts')).configurationSchema(),
  ),
];
