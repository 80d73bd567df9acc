import * as v from 'valibot';
import { type Diagnostic, type DiagnosticCode, ViandError } from '../model/diagnostic.ts';
import { quoted } from '../text/escaping/quote.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Input } from './operation.ts';

/** The data in the schema of a field, in addition to its rules. */
interface FieldMeta {
  /** The code of its faults. */
  readonly code: DiagnosticCode;
  /** A description of a valid value. */
  readonly expected: string;
  /** The parts of its JSON Schema that do not follow from the rules. */
  readonly json?: JsonSchema;
}

/** An input of named fields; the schema is what validates, types and describes them. */
export interface FieldsInput<Entries extends v.ObjectEntries>
  extends Input<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  readonly entries: Entries;
}

/** Finds problems of fields that are valid individually; undefined if there is none. */
type CheckTogether<Entries extends v.ObjectEntries> = (
  input: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
) => Diagnostic | undefined;

/** Makes an input of named fields, whose schemas carry description, bounds and error codes. */
export function fields<const Entries extends v.ObjectEntries>(
  entries: Entries,
  check: CheckTogether<Entries> = () => undefined,
): FieldsInput<Entries> {
  const schema = v.object(entries);
  return {
    entries,
    read(raw) {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
        throw new ViandError({
          code: 'request/invalid',
          message: 'The input is not an object',
          value: shown(raw),
          expected: `an object with ${Object.keys(entries).join(', ')}`,
        });
      }
      const result = v.safeParse(schema, raw, { abortPipeEarly: true });
      if (!result.success)
        throw ViandError.of(result.issues.map((issue) => faultOf(issue, entries)));
      const fault = check(result.output);
      if (fault !== undefined) throw new ViandError(fault);
      return result.output;
    },
    async schema() {
      const { toJsonSchema } = await import('@valibot/to-json-schema');
      const { properties = {}, required = [] } = toJsonSchema(schema, {
        typeMode: 'input',
        errorMode: 'ignore',
      });
      const described = Object.entries(properties).map(([name, property]) => [
        name,
        describedField(property as JsonSchema, entries[name] as v.GenericSchema),
      ]);
      return { type: 'object', properties: Object.fromEntries(described), required };
    },
  };
}

/** The schema of a field for others, without the parts that only viand's own messages need. */
function describedField(property: JsonSchema, field: v.GenericSchema): JsonSchema {
  const meta = fieldMetaOf(field);
  const own = Object.entries(property).filter(([name]) => !Object.hasOwn(meta, name));
  return { ...Object.fromEntries(own), ...meta.json };
}

function faultOf(issue: v.BaseIssue<unknown>, entries: v.ObjectEntries): Diagnostic {
  const field = v.getDotPath(issue) ?? '';
  // A fault within a field, such as one in a list, is reported in the words of the field.
  const schema = entries[`${issue.path?.[0]?.key}`] as v.GenericSchema;
  const { code: fault, expected } = fieldMetaOf(schema);
  const value = issue.path?.at(-1)?.value;
  if (value === undefined) {
    return { code: 'request/invalid', message: `Missing ${field}`, field, expected };
  }
  const message = isNumberAsText(issue) ? `${field} must be a number, not text` : issue.message;
  return { code: fault, message, field, value: shown(value), expected };
}

/** Whether a number was given as text, such as "68", so that its bounds are not the problem. */
function isNumberAsText({ type, input }: v.BaseIssue<unknown>): boolean {
  return type === 'number' && typeof input === 'string' && NUMBER.test(input);
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

function shown(value: unknown): string {
  return typeof value === 'string' ? value : quoted(value);
}

function fieldMetaOf(schema: v.GenericSchema): FieldMeta {
  return v.getMetadata(schema) as unknown as FieldMeta;
}

/** The type of a field's values, inside all wrappers. */
export function kindOf(schema: v.GenericSchema): string {
  return schema.type === 'optional' ? kindOf((schema as unknown as Wrapped).wrapped) : schema.type;
}

/** Whether a field's values are whole numbers. */
export function isWhole(schema: v.GenericSchema): boolean {
  const { type, wrapped, pipe = [] } = schema as unknown as Wrapped;
  if (type === 'optional') return isWhole(wrapped);
  return pipe.some((part) => part.type === 'integer' || isWhole(part));
}

/** The value of a field that is absent. */
export function defaultOf(schema: v.GenericSchema): unknown {
  return schema.type === 'optional' ? (schema as unknown as Wrapped).default : undefined;
}

/** The choices of a field. */
export function choicesOf(schema: v.GenericSchema): readonly string[] | undefined {
  const { type, wrapped, options } = schema as unknown as Wrapped;
  return type === 'optional' ? choicesOf(wrapped) : options;
}

/** A description of a valid value of a field. */
export function expectedOf(schema: v.GenericSchema): string {
  return fieldMetaOf(schema).expected;
}

/** The description of a field in help and the OpenAPI document; empty if it has none. */
export function descriptionOf(schema: v.GenericSchema): string {
  return v.getDescription(schema) ?? '';
}

interface Wrapped {
  readonly type: string;
  readonly wrapped: v.GenericSchema;
  readonly default: unknown;
  readonly options?: readonly string[];
  readonly pipe?: readonly v.GenericSchema[];
}

/** The name of a field in messages and a description of a valid value, as part of its schema. */
export function fieldMeta<Value>(meta: FieldMeta) {
  return v.metadata<Value, Readonly<Record<string, unknown>>>({ ...meta });
}

/** Says which value is wrong. The expectation of its field says what would be right. */
export function invalidValue({ input }: { readonly input: unknown }): string {
  return `Invalid value "${shown(input)}"`;
}

/** The least and the greatest value of a number. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A number within bounds. */
export function numberWithin({ least, most }: Bounds) {
  return v.pipe(
    v.number(invalidValue),
    v.minValue(least, invalidValue),
    v.maxValue(most, invalidValue),
  );
}

/** A whole number within bounds. */
export function wholeNumber(bounds: Bounds) {
  return v.pipe(numberWithin(bounds), v.integer(invalidValue));
}
