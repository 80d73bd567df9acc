import { SEVERITIES } from '../../model/diagnostic.ts';
import {
  COUNT,
  FLAG,
  type JsonSchema,
  listOf,
  objectOf,
  TEXT,
} from '../../operations/json-schema.ts';
import { FILE_KINDS } from '../../operations/validate/report.ts';
import { RULES } from '../../rules/rule-book.ts';
import { REPORT_VERSION } from '../diagnostics/json.ts';

const position = { type: 'integer', minimum: 1 };

const problem = objectOf(
  {
    code: { description: 'the rule', enum: RULES.map(({ code }) => code) },
    severity: { enum: SEVERITIES },
    file: TEXT,
    line: { ...position, description: 'from 1' },
    row: { ...position, description: 'of a file without lines, such as Parquet' },
    column: {
      ...position,
      description: 'of the first character of the value, in UTF-16 code units',
    },
    end_column: { ...position, description: 'of the character after its last' },
    pointer: { ...TEXT, description: 'JSON Pointer (RFC 6901) within the document' },
    field: { ...TEXT, description: 'the field or column the value stands in' },
    value: { ...TEXT, description: 'as it was given, cut after 80 characters' },
    message: { ...TEXT, description: 'what failed and why' },
    expected: { ...TEXT, description: 'what would have been right' },
    suggestion: { ...TEXT, description: 'the nearest right value' },
    is_fixable: { ...FLAG, description: 'the suggestion means the same for sure' },
  },
  ['line', 'row', 'column', 'end_column', 'pointer', 'field', 'value', 'expected', 'suggestion'],
);

export const VALIDATION_PROBLEM: JsonSchema = problem;

export const VALIDATION_REPORT: JsonSchema = objectOf({
  version: { const: REPORT_VERSION },
  problems: listOf(problem),
  files: {
    type: 'array',
    items: objectOf({ file: TEXT, kind: { enum: FILE_KINDS }, problems: COUNT }),
  },
  summary: objectOf({
    files: COUNT,
    errors: COUNT,
    warnings: COUNT,
    notes: COUNT,
    fixable: COUNT,
    not_shown: { ...COUNT, description: 'counted, but beyond --max-problems' },
  }),
});
