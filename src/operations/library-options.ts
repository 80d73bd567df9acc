import * as v from 'valibot';
import type { StopSignal } from '../io/abort.ts';
import { type Diagnostic, ViandError } from '../model/diagnostic.ts';
import { checkLevel } from '../rules/severities.ts';
import { quoted } from '../text/escaping/quote.ts';
import { nearestOf } from '../text/words/edit-distance.ts';
import type { EvaluateSettings, EvaluationName } from './evaluate/evaluate.ts';
import { EVALUATE_INPUT } from './evaluate/evaluate-input.ts';
import { type FieldsInput, fieldMeta, fields } from './fields.ts';
import { COLUMN_MAP, DEFAULT_UNIT, LIFTED_LIMITS_FIELD } from './meal-fields.ts';
import type { AliasInput } from './open-catalogue.ts';
import type { ValidateSettings } from './validate/validate-with.ts';

/** Programs without types may pass anything. If viand ignored an option, results could be wrong without notice. */

/** The options of a function. The compiler requires each of them. */
type FieldsOf<Settings> = Readonly<Record<keyof Settings, v.GenericSchema>>;

const { evaluations, by, carbohydrates, age, accept, names } = EVALUATE_INPUT.entries;

/** The options of `openCatalogue`. */
export const CATALOGUE_OPTIONS = fields({
  aliases: v.pipe(
    v.optional(
      v.array(
        v.strictObject(
          {
            id: v.string('The id of an alias must be text'),
            target: v.string('The target of an alias must be text'),
            isStandIn: v.optional(v.boolean('isStandIn must be true or false')),
          },
          ({ expected }) =>
            expected === 'never' ? 'An alias has an unknown member' : 'An alias must be an object',
        ),
        'The aliases must be a list',
      ),
    ),
    fieldMeta({
      code: 'request/invalid',
      expected: 'a list of { id, target, isStandIn }; isStandIn is optional',
    }),
  ),
} satisfies FieldsOf<{ aliases: readonly AliasInput[] }>);

const SIGNAL = v.pipe(
  v.optional(v.custom<StopSignal>(isSignal, 'signal must be an AbortSignal')),
  fieldMeta({ code: 'request/invalid', expected: 'the signal of an AbortController' }),
);

/** The options of `evaluate`. */
export const EVALUATE_OPTIONS = fields({
  evaluations,
  groupBy: by,
  age,
  carbohydrates,
  columnMap: COLUMN_MAP,
  unit: DEFAULT_UNIT,
  skipFaulty: v.pipe(
    v.optional(v.boolean('Cannot read skipFaulty')),
    fieldMeta({ code: 'request/invalid', expected: 'true or false' }),
  ),
  accept,
  names,
  liftLimits: LIFTED_LIMITS_FIELD,
  signal: SIGNAL,
  onDiagnostic: v.pipe(
    v.optional(v.function('onDiagnostic must be a function')),
    fieldMeta({ code: 'request/invalid', expected: 'a function that takes a diagnostic' }),
  ),
} satisfies FieldsOf<EvaluateSettings<EvaluationName>>);

/** The options of `validate`. */
export const VALIDATE_OPTIONS = fields({
  rules: v.pipe(
    v.optional(v.record(v.string(), v.string(), 'The rules must be an object')),
    fieldMeta({ code: 'request/invalid', expected: 'levels by the codes of rules' }),
  ),
  groupBy: by,
  columnMap: COLUMN_MAP,
  unit: DEFAULT_UNIT,
  liftLimits: LIFTED_LIMITS_FIELD,
  signal: SIGNAL,
} satisfies FieldsOf<ValidateSettings>);

/**
 * Reads the options of a function.
 *
 * @param given arguments of the function that are read together with them
 * @throws ViandError for every option that does not exist or has an impossible value
 */
export function readOptions<Entries extends v.ObjectEntries>(
  options: unknown,
  input: FieldsInput<Entries>,
  given: Readonly<Record<string, unknown>> = {},
): ReturnType<FieldsInput<Entries>['read']> {
  const names = Object.keys(input.entries).filter((name) => !Object.hasOwn(given, name));
  const faults = unknownOptions(options, names);
  const { values, invalid } = valuesOf(
    isObject(options) ? { ...options, ...given } : options,
    input,
  );
  if (values === undefined || faults.length > 0) throw ViandError.of([...faults, ...invalid]);
  return values;
}

/**
 * Checks the options of a function that reads a source with a catalogue.
 *
 * @param isCatalogue whether a value is a catalogue, open or closed
 * @throws ViandError as {@link readOptions}, and if there is no source or no catalogue
 */
export function assertSourceOptions(
  options: unknown,
  input: FieldsInput<v.ObjectEntries>,
  isCatalogue: (value: unknown) => boolean,
): void {
  const known = ['catalogue', 'source', ...Object.keys(input.entries)];
  const faults = [...unknownOptions(options, known), ...valuesOf(options, input).invalid];
  const { catalogue, source, rules } = Object(options) as Readonly<Record<string, unknown>>;
  if (!isCatalogue(catalogue)) {
    faults.push({
      code: 'request/invalid',
      message: catalogue === undefined ? 'Missing catalogue' : 'Cannot use the catalogue',
      field: 'catalogue',
      expected: 'a catalogue from openCatalogue()',
    });
  }
  if (!isSource(source)) {
    faults.push({
      code: 'request/invalid',
      message: source === undefined ? 'Missing source' : 'Cannot read the source',
      field: 'source',
      expected:
        '{ files } with a list of file names, or { entries } with a list or stream of objects',
    });
  }
  for (const [code, level] of Object.entries(isObject(rules) ? rules : {})) {
    const fault = checkLevel(code, `${level}`);
    if (fault !== undefined) {
      faults.push({ code: 'request/invalid', field: `rules.${code}`, value: `${level}`, ...fault });
    }
  }
  if (faults.length > 0) throw ViandError.of(faults);
}

/**
 * A copy of options with its own lists: nothing is read before the loop, and the program may change its lists until
 * then. Entries are not copied.
 */
export function copyOfOptions<
  Options extends { readonly source: { readonly files: readonly string[] } | object },
>({ source, ...options }: Options): Options {
  const copies = Object.entries(options).map(([name, value]) => [name, copyOf(value)]);
  // A source of a class has its list behind a getter.
  const { files, entries } = source as {
    readonly files?: readonly string[];
    readonly entries?: unknown;
  };
  const copy = files === undefined ? { entries } : { files: [...files] };
  return { ...Object.fromEntries(copies), source: copy } as Options;
}

/** A copy of a list or of an object of names; any other value unchanged. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...value];
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype
    ? { ...value }
    : value;
}

function unknownOptions(options: unknown, known: readonly string[]): Diagnostic[] {
  return Object.keys(Object(options))
    .filter((name) => !known.includes(name))
    .map((name): Diagnostic => {
      const nearest = nearestOf(name, known);
      return {
        code: 'request/invalid',
        message: `Unknown option ${quoted(name)}`,
        value: name,
        expected: `one of ${known.join(', ')}`,
        ...(nearest !== undefined && { fix: { value: nearest, isSafe: false } }),
      };
    });
}

/** The values of options, or everything that is wrong with them. */
function valuesOf<Entries extends v.ObjectEntries>(options: unknown, input: FieldsInput<Entries>) {
  try {
    return { values: input.read(options), invalid: [] };
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    return { values: undefined, invalid: error.diagnostics };
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isSignal(value: unknown): boolean {
  if (!isObject(value) || !('throwIfAborted' in value)) return false;
  return 'addEventListener' in value && typeof value.throwIfAborted === 'function';
}

function isSource(source: unknown): boolean {
  if (typeof source !== 'object' || source === null) return false;
  const { files, entries } = source as { readonly files?: unknown; readonly entries?: unknown };
  if (files !== undefined && entries !== undefined) return false;
  if (files !== undefined) {
    const isList = Array.isArray(files) && files.length > 0;
    return isList && files.every((file) => typeof file === 'string');
  }
  if (typeof entries !== 'object' || entries === null) return false;
  return Symbol.iterator in entries || Symbol.asyncIterator in entries;
}

/**
 * Checks that a line to match is text.
 *
 * @throws ViandError for any other value
 */
export function lineOfText(text: unknown): string {
  if (typeof text === 'string') return text;
  throw new ViandError({
    code: 'request/invalid',
    message: 'The text must be a string',
    field: 'text',
    value: quoted(text),
    expected: 'a line of text',
  });
}

/**
 * Refuses a file that is not text, such as null: a program that lost the path of its catalogue would otherwise read the
 * foods of viand without notice.
 *
 * @throws ViandError `request/invalid`
 */
export function assertCatalogueFile(file: unknown): void {
  if (file === undefined || typeof file === 'string') return;
  throw new ViandError({
    code: 'request/invalid',
    message: 'The catalogue must be the path of a file',
    field: 'file',
    expected: 'text, or no value for the catalogue that comes with viand',
  });
}
