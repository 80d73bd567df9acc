import { SEVERITIES } from '../../model/diagnostic.ts';
import { FOOD_TYPES } from '../../model/food.ts';
import { LEGACY_CHANGES } from '../../model/ids/food-ids.ts';
import {
  COUNT,
  FLAG,
  type JsonSchema,
  listOf,
  mapOf,
  NUMBER_OR_NONE,
  objectOf,
  orNone,
  SHA_256,
  SHARE,
  TEXT,
  TEXT_OR_NONE,
} from '../../operations/json-schema.ts';
import { RULES } from '../../rules/rule-book.ts';

const CODES = { enum: RULES.map(({ code }) => code) };

const byType = objectOf(Object.fromEntries(FOOD_TYPES.map((type) => [type, COUNT])));

/** `viand catalogue info`. */
export function catalogueInfoSchema(): JsonSchema {
  const source = objectOf({
    id: TEXT,
    name: TEXT,
    release: TEXT,
    licence: TEXT,
    nutrients: COUNT,
    fingerprint: SHA_256,
    foods: COUNT,
    variants: COUNT,
    foods_with_gtin: COUNT,
    variants_with_food_patterns: COUNT,
    variants_with_estimated_food_patterns: COUNT,
    serving_sizes: COUNT,
  });
  return objectOf({
    file: TEXT,
    schema_version: COUNT,
    fingerprint: SHA_256,
    sources: listOf(source),
    foods: COUNT,
    foods_by_type: byType,
    retired_foods: COUNT,
    foods_with_gtin: COUNT,
    variants_with_density: COUNT,
    liquid_foods: COUNT,
    variants: COUNT,
    variants_by_type: byType,
    variants_with_food_patterns: COUNT,
    variants_with_estimated_food_patterns: COUNT,
    serving_sizes: COUNT,
    serving_sizes_of_a_type: COUNT,
    names: COUNT,
    legacy_ids: COUNT,
    source_codes: COUNT,
  });
}

const problem = { id: TEXT, field: TEXT, value: TEXT, message: TEXT, expected: TEXT };

/** `viand catalogue verify`. */
export function verificationSchema(): JsonSchema {
  const rule = objectOf({ code: CODES, problems: listOf(objectOf(problem)), summary: TEXT });
  const source = objectOf({ id: TEXT, foods: COUNT, problems: COUNT });
  return objectOf({
    ...{ file: TEXT, foods: COUNT, sources: listOf(source), problems: COUNT },
    rules: listOf(rule),
  });
}

/** A line of its NDJSON. */
export function catalogueProblemSchema(): JsonSchema {
  return objectOf({ rule: CODES, ...problem });
}

/** An id that `viand catalogue upgrade-ids` replaces with a current one. */
export function idUpgradeSchema(): JsonSchema {
  return objectOf({
    line: COUNT,
    from: TEXT,
    to: TEXT,
    change: { enum: LEGACY_CHANGES },
    release: TEXT,
    former_name: TEXT,
    note: TEXT,
  });
}

/** A line of a diary that `viand match` read. */
export function matchedLineSchema(): JsonSchema {
  return objectOf({
    line: COUNT,
    text: TEXT,
    match: { enum: ['sure', 'assumed', 'uncertain', 'none'] },
    food_id: TEXT_OR_NONE,
    name: TEXT_OR_NONE,
    amount: NUMBER_OR_NONE,
    unit: TEXT_OR_NONE,
    confidence: orNone(SHARE),
    food_confidence: orNone(SHARE),
    amount_confidence: orNone(SHARE),
    size_assumed: orNone(FLAG),
    remarks: TEXT_OR_NONE,
    alternatives: TEXT,
    labels: { ...mapOf(TEXT), description: 'such as day and meal' },
  });
}

/** A client of the service. */
export function clientSchema(): JsonSchema {
  return objectOf({
    id: TEXT,
    name: TEXT,
    rate: COUNT,
    keys: COUNT,
    created_at: TEXT,
    revoked_at: TEXT_OR_NONE,
  });
}

/** How much history of end users is stored. */
export function clientUsageSchema(): JsonSchema {
  return objectOf({ contexts: COUNT, foods: COUNT });
}

/** A rule as `viand validate --explain` has it. */
export function ruleSchema(): JsonSchema {
  return objectOf({
    code: CODES,
    severity: { enum: SEVERITIES },
    is_fixable: FLAG,
    can_be_set: FLAG,
    help: TEXT,
    explanation: TEXT,
    wrong: TEXT_OR_NONE,
    right: TEXT_OR_NONE,
  });
}
