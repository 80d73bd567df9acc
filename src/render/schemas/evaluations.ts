import { EVALUATION_NAMES, SCORED_EVALUATIONS } from '../../evaluation/evaluation-names.ts';
import { CARBOHYDRATE_BASES } from '../../evaluation/nutrition/macro-distribution.ts';
import { ASSUMPTIONS } from '../../model/assumptions.ts';
import { UNITS } from '../../model/units.ts';
import {
  COUNT,
  FLAG,
  type JsonSchema,
  listOf,
  mapOf,
  objectOf,
  type Properties,
  SHA_256,
  SHARE,
  TEXT,
} from '../../operations/json-schema.ts';
import { UNSURE } from '../../presentation/evaluation-schema.ts';
import { SCHEMAS as BODIES, withoutWarnings } from '../../presentation/schemas.ts';
import { NEWEST_VERSION, VERSIONS } from '../../presentation/versions.ts';

const EVALUATIONS = { enum: EVALUATION_NAMES };

const provenance = {
  viand: { ...TEXT, description: 'Version of viand' },
  catalogue: objectOf({
    fingerprint: SHA_256,
    sources: listOf(objectOf({ id: TEXT, name: TEXT, release: TEXT, fingerprint: SHA_256 })),
  }),
  evaluations: listOf(EVALUATIONS),
  indices: listOf(objectOf({ index: TEXT, version: TEXT })),
  options: objectOf(
    {
      by: listOf(TEXT),
      keep: listOf(TEXT),
      per: TEXT,
      age: TEXT,
      carbohydrates: { enum: CARBOHYDRATE_BASES },
      map: mapOf(TEXT),
      unit: { enum: [...UNITS, null] },
      skip_faulty: FLAG,
      api_version: { enum: VERSIONS },
      aliases: { ...TEXT, description: "table of the user's own codes" },
      population: { type: 'object', description: 'columns of the survey, and how to estimate' },
    },
    ['keep', 'per', 'age', 'aliases', 'population'],
  ),
  command: { ...TEXT, description: 'gives the same results on standard output' },
  inputs: listOf(
    objectOf(
      {
        file: TEXT,
        sha256: { anyOf: [SHA_256, { type: 'null' }] },
        catalogue: { ...SHA_256, description: 'of the catalogue that intakes were computed with' },
      },
      ['catalogue'],
    ),
  ),
};

const totals = objectOf(
  {
    entries: COUNT,
    left_out: COUNT,
    groups: COUNT,
    ids: {
      ...objectOf({ same: COUNT, successor: COUNT, stand_in: COUNT }),
      description:
        'entries by how their ids lead to foods: the very food, the successor of an earlier id, a similar food',
    },
    assumptions: {
      ...listOf(
        objectOf(
          {
            assumption: { enum: ASSUMPTIONS.map((name) => name.replaceAll('-', '_')) },
            food_id: TEXT,
            id: { ...TEXT, description: 'that the entries have' },
            entries: COUNT,
          },
          ['id'],
        ),
      ),
      description: 'what had to be assumed about portions and ids',
    },
    assumptions_unknown: {
      ...FLAG,
      description:
        'true if some of the added intakes came without a record of their assumptions: ids and assumptions then describe only the others',
    },
    unsure: {
      ...mapOf(UNSURE),
      description: 'by evaluation, how much rests on uncertain matches or assumed sizes',
    },
    coverage: {
      ...mapOf(SHARE),
      description: 'Share of the mass with a known amount',
    },
    estimated_energy_share: SHARE,
  },
  ['assumptions_unknown', 'unsure', 'estimated_energy_share'],
);

/** A file next to a result: `.meta.json`. */
export function provenanceSchema(): JsonSchema {
  return objectOf({ ...provenance, totals });
}

/** All evaluations in one document, except intakes. */
export function allEvaluationsSchema(): JsonSchema {
  const bodies = BODIES[NEWEST_VERSION];
  const { warnings } = bodies['energy-density']['properties'] as Properties;
  return objectOf(
    { ...evaluationsByName(), warnings: warnings as JsonSchema, unsure: mapOf(UNSURE) },
    ['unsure'],
  );
}

function evaluationsByName(): Properties {
  const bodies = BODIES[NEWEST_VERSION];
  return Object.fromEntries(
    SCORED_EVALUATIONS.map((name) => [name.replaceAll('-', '_'), withoutWarnings(bodies[name])]),
  );
}

/** A number if all values of the label are numbers or blank. */
const LABEL: JsonSchema = { type: ['string', 'number', 'null'] };

/** A group of `viand evaluate --by`. */
export function evaluatedGroupSchema(): JsonSchema {
  const bodies = BODIES[NEWEST_VERSION];
  const result = {
    anyOf: [
      ...EVALUATION_NAMES.map((name) => withoutWarnings(bodies[name])),
      objectOf(evaluationsByName()),
    ],
  };
  const unsure = { anyOf: [UNSURE, mapOf(UNSURE)] };
  return objectOf({ group: mapOf(LABEL), left_out: COUNT, result, unsure }, ['left_out', 'unsure']);
}

/** All groups, with their provenance. */
export function evaluatedGroupsSchema(): JsonSchema {
  return objectOf({
    provenance: objectOf(provenance),
    groups: listOf(evaluatedGroupSchema()),
    totals,
  });
}
