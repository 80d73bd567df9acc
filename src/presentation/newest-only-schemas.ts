import {
  COUNT,
  FLAG,
  type JsonSchema,
  listOf,
  mapOf,
  NUMBER_OR_NONE,
  objectOf,
  SHARE,
  TEXT,
  TEXT_OR_NONE,
  titled,
} from '../operations/json-schema.ts';
import type { NewestOnlyKind } from '../operations/operation.ts';
import { mealReportSchema } from './meal-report-schema.ts';

const candidate = titled(
  'MatchCandidate',
  objectOf({
    food_id: TEXT,
    name: TEXT,
    amount: NUMBER_OR_NONE,
    unit: TEXT_OR_NONE,
    confidence: SHARE,
    food_confidence: SHARE,
    amount_confidence: SHARE,
    is_size_assumed: { ...FLAG, description: 'the line does not state its size' },
    remarks: listOf(TEXT),
  }),
);

const matchedLine = titled(
  'MatchedLine',
  objectOf({
    line: { ...COUNT, description: 'line of the text or row of the sheet, from 1' },
    text: TEXT,
    labels: { ...mapOf(TEXT), description: 'such as date and meal' },
    is_sure: { ...FLAG, description: 'food and amount of the first candidate are sure' },
    is_taken: {
      ...FLAG,
      description: 'its food is sure enough to count, perhaps with a usual size',
    },
    candidates: { ...listOf(candidate), description: 'the likeliest first' },
  }),
);

const report = mealReportSchema() as { readonly properties: object };

/** The JSON Schemas of the bodies that only the newest version has. */
export const NEWEST_ONLY_SCHEMAS: Readonly<Record<NewestOnlyKind, JsonSchema>> = {
  'matched-record': titled(
    'MatchedRecord',
    objectOf({ columns: listOf(TEXT), lines: listOf(matchedLine), notes: listOf(TEXT) }),
  ),
  'meal-report': titled('MealReport', {
    ...report,
    properties: { ...report.properties, page: { ...TEXT, description: 'the report as HTML' } },
  }),
};
