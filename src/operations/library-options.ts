import { type Diagnostic, ViandError } from '../model/diagnostic.ts';
import { nearestOf } from '../text/edit-distance.ts';
import { quoted } from '../text/quote.ts';
import type { EvaluateSettings, EvaluationName } from './evaluate.ts';
import type { ValidateSettings } from './validate/validate-with.ts';

/** The options of a function; the compiler asks for each. */
type NamesOf<Settings> = Readonly<Record<keyof Settings | 'catalogue' | 'source', true>>;

/** The options of `evaluate`. */
export const EVALUATE_OPTIONS: NamesOf<EvaluateSettings<EvaluationName>> = {
  catalogue: true,
  source: true,
  evaluations: true,
  groupBy: true,
  age: true,
  carbohydrates: true,
  columnMap: true,
  unit: true,
  skipFaulty: true,
  accept: true,
  names: true,
  liftLimits: true,
  onDiagnostic: true,
};

/** The options of `validate`. */
export const VALIDATE_OPTIONS: NamesOf<ValidateSettings> = {
  catalogue: true,
  source: true,
  rules: true,
  groupBy: true,
  columnMap: true,
  unit: true,
  liftLimits: true,
};

/**
 * Programs without types may name any option and any source. A misspelt option would be ignored in silence.
 *
 * @throws ViandError for every option that does not exist, and for what is no source
 */
export function assertOptions(options: object, known: Readonly<Record<string, true>>): void {
  const names = Object.keys(known);
  const faults = Object.keys(options)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name): Diagnostic => {
      const nearest = nearestOf(name, names);
      return {
        code: 'request/invalid',
        message: `Unknown option ${quoted(name)}`,
        value: name,
        expected: `one of ${names.join(', ')}`,
        ...(nearest !== undefined && { fix: { value: nearest, isSafe: false } }),
      };
    });
  const { source } = options as { readonly source?: unknown };
  if (!isSource(source)) {
    faults.push({
      code: 'request/invalid',
      message: source === undefined ? 'Missing source' : 'Cannot read the source',
      field: 'source',
      expected:
        '{ files } with a list of file names, or { entries } with a list or stream of objects',
    });
  }
  if (faults.length > 0) throw ViandError.of(faults);
}

function isSource(source: unknown): boolean {
  if (typeof source !== 'object' || source === null) return false;
  const { files, entries } = source as { readonly files?: unknown; readonly entries?: unknown };
  if (files !== undefined && entries !== undefined) return false;
  if (files !== undefined) {
    return Array.isArray(files) && files.every((file) => typeof file === 'string');
  }
  if (typeof entries !== 'object' || entries === null) return false;
  return Symbol.iterator in entries || Symbol.asyncIterator in entries;
}

/** @throws ViandError for what is no text */
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
