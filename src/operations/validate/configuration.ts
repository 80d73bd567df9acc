import path from 'node:path';
import * as v from 'valibot';
import { TEXT_ENCODINGS } from '../../io/reading/text-encoding.ts';
import { LAYOUT_NAMES } from '../../meals/records/dietary-record.ts';
import { type Diagnostic, fixOf, ViandError } from '../../model/diagnostic.ts';
import { ENTRY_FIELDS, type EntryField } from '../../model/entry.ts';
import { UNITS } from '../../model/units.ts';
import { checkLevel, LEVELS, type RuleLevels } from '../../rules/severities.ts';
import { locationFinder } from '../../tables/json/locations.ts';
import { syntaxErrors } from '../../tables/json/syntax-errors.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { nearestOf } from '../../text/words/edit-distance.ts';
import { crossedLimits } from './data-set/crossed-limits.ts';
import { DATA_SET_SETTINGS, isPattern } from './data-set/settings.ts';
import { FILE_KINDS } from './report.ts';
import { settingNames } from './setting-names.ts';

const FIELD_NAMES = Object.fromEntries(ENTRY_FIELDS.map((field) => [field, v.string()])) as Record<
  EntryField,
  v.StringSchema<undefined>
>;

/** What a configuration may have; also published as JSON Schema. */
export const CONFIGURATION = v.strictObject({
  $schema: v.optional(v.string()),
  rules: v.pipe(
    v.optional(v.record(v.string(), v.picklist(LEVELS))),
    v.description('Level of each rule, by its code'),
  ),
  maxWarnings: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    v.description('Exit with 3 if there are more warnings than this'),
  ),
  as: v.pipe(
    v.optional(v.picklist(FILE_KINDS)),
    v.description('Kind of the files (default: detected)'),
  ),
  by: v.pipe(v.optional(v.array(v.string())), v.description('Labels that every meal must have')),
  map: v.pipe(
    v.optional(v.partial(v.strictObject(FIELD_NAMES))),
    v.description('Column names of other programs'),
  ),
  unit: v.pipe(v.optional(v.picklist(UNITS)), v.description('Unit for amounts without one')),
  liftLimits: v.pipe(
    v.optional(v.boolean()),
    v.description('Read documents, lines and Parquet of any size'),
  ),
  sheet: v.pipe(v.optional(v.string()), v.description('Sheet of workbooks')),
  layout: v.pipe(
    v.optional(v.picklist(LAYOUT_NAMES)),
    v.description('Layout of food records, where their content does not show it'),
  ),
  column: v.pipe(v.optional(v.string()), v.description('Column of foods in records')),
  encoding: v.pipe(
    v.optional(v.picklist(TEXT_ENCODINGS)),
    v.description('Encoding of text files, where their content does not show it'),
  ),
  include: v.pipe(
    v.optional(v.array(v.string())),
    v.description('Only these files of the folder, patterns as in .gitignore'),
  ),
  exclude: v.pipe(
    v.optional(v.array(v.string())),
    v.description('Not these files of the folder, patterns as in .gitignore'),
  ),
  ...DATA_SET_SETTINGS,
  catalogue: v.pipe(
    v.optional(v.string()),
    v.description('Catalogue file, relative to the configuration'),
  ),
});

/** How to validate a file; all settings are optional. */
export interface Settings
  extends Omit<v.InferOutput<typeof CONFIGURATION>, '$schema' | 'rules' | 'map'> {
  /** The configuration that has these settings; undefined if they are options. */
  readonly file?: string;
  readonly rules?: RuleLevels | undefined;
  readonly map?: Readonly<Partial<Record<EntryField, string>>> | undefined;
}

/**
 * @param text the text of the configuration file
 * @throws ViandError with all its problems
 */
export function parseConfiguration(text: string, file: string): Settings {
  const json = text.replace(/^\uFEFF/, '');
  const errors = syntaxErrors(json);
  if (errors.length > 0) {
    throw new ViandError(
      ...errors.map(({ line, column, reason }) => ({
        code: 'config/invalid' as const,
        message: `The configuration is not valid JSON: ${reason}`,
        location: { file, line, column },
        expected: 'an object',
      })),
    );
  }
  const document: unknown = JSON.parse(json);
  const result = v.safeParse(CONFIGURATION, document);
  const diagnostics = result.success
    ? [
        ...checkLevels(result.output.rules ?? {}),
        ...checkPatterns(result.output.labels ?? {}),
        ...checkLimits(result.output),
      ]
    : result.issues.map(describeIssue);
  if (!result.success || diagnostics.length > 0) {
    const locationOf = locationFinder(
      json,
      diagnostics.map(({ pointer }) => pointer),
    );
    throw ViandError.of(
      diagnostics.map(({ pointer, ...found }) => ({
        code: 'config/invalid',
        ...found,
        location: { file, pointer, ...locationOf(pointer) },
      })),
    );
  }
  const { catalogue, rules, map, ...settings } = result.output;
  return {
    ...settings,
    file,
    rules: rules as RuleLevels | undefined,
    map: map as Settings['map'],
    catalogue: catalogue === undefined ? undefined : path.resolve(path.dirname(file), catalogue),
  };
}

type ConfigurationDiagnostic = Omit<Diagnostic, 'code' | 'location'> & { readonly pointer: string };

function checkLevels(rules: Readonly<Record<string, string>>): ConfigurationDiagnostic[] {
  return Object.entries(rules).flatMap(([code, level]) => {
    const found = checkLevel(code, level);
    return found === undefined ? [] : [{ pointer: `/rules/${code}`, value: code, ...found }];
  });
}

function checkPatterns(labels: Settings['labels'] & {}): ConfigurationDiagnostic[] {
  return Object.entries(labels).flatMap(([label, { pattern }]) =>
    pattern === undefined || isPattern(pattern)
      ? []
      : [
          {
            pointer: `/labels/${label}/pattern`,
            field: `labels.${label}.pattern`,
            value: pattern,
            message: `Invalid pattern ${quoted(pattern)}`,
            expected: 'a regular expression',
          },
        ],
  );
}

function checkLimits(settings: Parameters<typeof crossedLimits>[0]): ConfigurationDiagnostic[] {
  return crossedLimits(settings).map(({ path: keys, min, max }) => ({
    pointer: `/${keys.join('/')}`,
    field: keys.join('.'),
    value: String(min),
    message: `The min of ${keys.slice(0, -1).join('.')} is above its max, ${max}`,
    expected: `a min of ${max} or less`,
  }));
}

function describeIssue(issue: v.BaseIssue<unknown>): ConfigurationDiagnostic {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const pointer = keys.map((key) => `/${key}`).join('');
  const name = keys.join('.') || 'the configuration';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = settingNames(CONFIGURATION, keys.slice(0, -1));
    return {
      pointer,
      field: name,
      message: `Unknown setting ${name}`,
      expected: `one of ${known.join(', ')}`,
      ...fixOf(nearestOf(keys.at(-1) ?? '', known)),
    };
  }
  return {
    pointer,
    field: name,
    message: `Invalid value ${quoted(issue.input)} for ${name}`,
    expected: expectedText(issue.expected ?? 'something else'),
  };
}

/** What the schema expects, as a list of choices if it is one: `("off" | "error")`. */
function expectedText(expected: string): string {
  const [, choices] = /^\((".*")\)$/.exec(expected) ?? [];
  return choices === undefined
    ? expected
    : `one of ${choices.replaceAll('"', '').split(' | ').join(', ')}`;
}
