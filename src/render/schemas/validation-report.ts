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
    code: { description: 'Code of the rule', enum: RULES.map(({ code }) => code) },
    severity: { enum: SEVERITIES },
    file: TEXT,
    line: { ...position, description: 'From 1' },
    row: { ...position, description: 'For files without lines, such as Parquet' },
    column: {
      ...position,
      description: 'First character of the value, in UTF-16 code units',
    },
    end_column: { ...position, description: 'The character after the last one of the value' },
    pointer: { ...TEXT, description: 'JSON Pointer (RFC 6901) within the document' },
    field: { ...TEXT, description: 'Field or column of the value' },
    value: { ...TEXT, description: 'The value as given, cut after 80 characters' },
    message: { ...TEXT, description: 'What is wrong' },
    expected: { ...TEXT, description: 'What is expected' },
    suggestion: { ...TEXT, description: 'Suggested value' },
    is_fixable: { ...FLAG, description: 'Whether the suggestion certainly means the same' },
  },
  ['line', 'row', 'column', 'end_column', 'pointer', 'field', 'value', 'expected', 'suggestion'],
);

/** The JSON Schema of a problem, a line of NDJSON. */
export const VALIDATION_PROBLEM: JsonSchema = problem;

/** The JSON Schema of a report of `viand validate`. */
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
    not_shown: { ...COUNT, description: 'Problems counted beyond --max-problems' },
  }),
});
