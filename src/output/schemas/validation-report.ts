import { SEVERITIES } from '../../rules/rule.ts';
import { RULES } from '../../rules/rule-book.ts';
import { FILE_KINDS } from '../../validation/problem.ts';
import { REPORT_VERSION } from '../reports/json.ts';
import type { PublishedSchema } from './registry.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

const text = { type: 'string' };
const number = { type: 'integer', minimum: 0 };
const position = { type: 'integer', minimum: 1 };

/** An object of exactly these members, all there unless told. */
function object(properties: Readonly<Record<string, object>>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

const problem = object(
  {
    code: { description: 'the rule', enum: RULES.map(({ code }) => code) },
    severity: { enum: SEVERITIES },
    file: text,
    line: { ...position, description: 'from 1' },
    row: { ...position, description: 'of a file without lines, such as Parquet' },
    column: {
      ...position,
      description: 'of the first character of the value, in UTF-16 code units',
    },
    end_column: { ...position, description: 'of the character after its last' },
    pointer: { ...text, description: 'JSON Pointer (RFC 6901) within the document' },
    field: { ...text, description: 'the field or column the value stands in' },
    value: { ...text, description: 'as it was given, cut after 80 characters' },
    message: { ...text, description: 'what failed and why' },
    expected: { ...text, description: 'what would have been right' },
    suggestion: { ...text, description: 'the nearest right value' },
    is_fixable: { type: 'boolean', description: 'the suggestion means the same for sure' },
  },
  ['line', 'row', 'column', 'end_column', 'pointer', 'field', 'value', 'expected', 'suggestion'],
);

export const VALIDATION_PROBLEM: PublishedSchema = {
  $schema: DRAFT,
  $id: `urn:viand:schema:validation-problem:${REPORT_VERSION}`,
  title: 'A problem that viand validate found',
  ...problem,
};

export const VALIDATION_REPORT: PublishedSchema = {
  $schema: DRAFT,
  $id: `urn:viand:schema:validation-report:${REPORT_VERSION}`,
  title: 'What viand validate found',
  ...object({
    version: { const: REPORT_VERSION },
    problems: { type: 'array', items: problem },
    files: {
      type: 'array',
      items: object({ file: text, kind: { enum: FILE_KINDS }, problems: number }),
    },
    summary: object({
      files: number,
      errors: number,
      warnings: number,
      notes: number,
      fixable: number,
      not_shown: { ...number, description: 'counted, but beyond --max-problems' },
    }),
  }),
};
