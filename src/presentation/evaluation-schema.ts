import { ASSUMPTIONS } from '../model/assumptions.ts';
import {
  COUNT,
  type JsonSchema,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  type Properties,
  SHARE,
  TEXT,
  titled,
} from '../operations/json-schema.ts';

/** An id of a food or variant. */
export const ID: JsonSchema = { type: 'string', pattern: '^[a-z0-9._-]+$' };

const warning = titled(
  'Warning',
  objectOf(
    {
      warning: oneOf([...ASSUMPTIONS.map((name) => name.replaceAll('-', '_')), 'no_entries']),
      message: TEXT,
      food_id: { ...ID, description: 'variant that was summed, where the warning is about one' },
      id: { ...TEXT, description: 'id of the entries, where the warning is about it' },
      count: { ...COUNT, description: 'entries that it is about' },
      entries: { ...listOf(TEXT), description: 'JSON Pointers of these entries' },
    },
    ['food_id', 'id', 'entries'],
  ),
);

/** The share of the figures that depends on uncertain matches or assumed sizes; only present if there is any. */
export const UNSURE: JsonSchema = titled(
  'Unsure',
  objectOf({
    entries: { ...COUNT, description: 'entries whose food or size is uncertain' },
    shares: { ...mapOf(SHARE), description: 'by component or nutrient' },
  }),
);

/** The members of an evaluation, with its assumptions. */
export const evaluationOf = (
  title: string,
  properties: Properties,
  optional: readonly string[] = [],
) =>
  titled(
    title,
    objectOf({ ...properties, warnings: listOf(warning), unsure: UNSURE }, [...optional, 'unsure']),
  );
