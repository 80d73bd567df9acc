import { EVALUATION_NAMES } from '../../evaluation/evaluation-names.ts';
import { UNITS } from '../../model/units.ts';
import {
  COUNT,
  FLAG,
  type JsonSchema,
  listOf,
  mapOf,
  objectOf,
  SHA_256,
  SHARE,
  TEXT,
} from '../../operations/json-schema.ts';
import { SCHEMAS as BODIES } from '../../presentation/schemas.ts';
import { NEWEST_VERSION, VERSIONS } from '../../presentation/versions.ts';

const EVALUATIONS = { enum: EVALUATION_NAMES };

const provenance = {
  viand: { ...TEXT, description: 'version of viand' },
  catalogue: objectOf({
    fingerprint: SHA_256,
    sources: listOf(objectOf({ id: TEXT, name: TEXT, release: TEXT, fingerprint: SHA_256 })),
  }),
  evaluations: listOf(EVALUATIONS),
  indices: listOf(objectOf({ index: TEXT, version: TEXT })),
  options: objectOf({
    by: listOf(TEXT),
    map: mapOf(TEXT),
    unit: { enum: [...UNITS, null] },
    skip_faulty: FLAG,
    api_version: { enum: VERSIONS },
  }),
};

const totals = objectOf(
  {
    entries: COUNT,
    left_out: COUNT,
    groups: COUNT,
    coverage: {
      ...mapOf(SHARE),
      description: 'shares of the mass whose foods have what was looked at',
    },
    estimated_energy_share: SHARE,
  },
  ['estimated_energy_share'],
);

/** A file beside a result: `.meta.json`. */
export function provenanceSchema(): JsonSchema {
  return objectOf({ ...provenance, totals });
}

/** All four evaluations in one. */
export function allEvaluationsSchema(): JsonSchema {
  const bodies = BODIES[NEWEST_VERSION];
  return objectOf(
    Object.fromEntries(EVALUATION_NAMES.map((name) => [name.replaceAll('-', '_'), bodies[name]])),
  );
}

/** A group of `viand evaluate --by`. */
export function evaluatedGroupSchema(): JsonSchema {
  const bodies = BODIES[NEWEST_VERSION];
  const result = {
    anyOf: [...EVALUATION_NAMES.map((name) => bodies[name]), allEvaluationsSchema()],
  };
  return objectOf({ group: mapOf(TEXT), left_out: COUNT, result }, ['left_out']);
}

/** All groups, with what they came about by. */
export function evaluatedGroupsSchema(): JsonSchema {
  return objectOf({
    provenance: objectOf(provenance),
    groups: listOf(evaluatedGroupSchema()),
    totals,
  });
}
