import path from 'node:path';
import * as v from 'valibot';
import { type Diagnostic, fixOf, Refusal } from '../../model/diagnostic.ts';
import { ENTRY_FIELDS, type EntryField } from '../../model/entry.ts';
import { UNITS } from '../../model/units.ts';
import { checkLevel, LEVELS, type RuleLevels } from '../../rules/severities.ts';
import { locationFinder } from '../../tables/json/locations.ts';
import { syntaxErrors } from '../../tables/json/syntax-errors.ts';
import { nearestOf } from '../../text/edit-distance.ts';
import { quoted } from '../../text/quote.ts';
import { FILE_KINDS } from './report.ts';

const FIELD_NAMES = Object.fromEntries(ENTRY_FIELDS.map((field) => [field, v.string()])) as Record<
  EntryField,
  v.StringSchema<undefined>
>;

/** What a configuration may have; also published as JSON Schema. */
export const CONFIGURATION = v.strictObject({
  $schema: v.optional(v.string()),
  rules: v.pipe(
    v.optional(v.record(v.string(), v.picklist(LEVELS))),
    v.description('levels of rules, by their codes'),
  ),
  maxWarnings: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    v.description('more warnings than this are exit code 3'),
  ),
  as: v.pipe(
    v.optional(v.picklist(FILE_KINDS)),
    v.description('what files are, where their content is not to tell'),
  ),
  by: v.pipe(v.optional(v.array(v.string())), v.description('labels that every meal must have')),
  map: v.pipe(
    v.optional(v.partial(v.strictObject(FIELD_NAMES))),
    v.description('names of other programs for the fields'),
  ),
  unit: v.pipe(
    v.optional(v.picklist(UNITS)),
    v.description('unit of amounts that come without one'),
  ),
  catalogue: v.pipe(
    v.optional(v.string()),
    v.description('catalogue file, from the folder of the configuration'),
  ),
});

/** How a file is to be validated, as far as it is said. */
export interface Settings
  extends Omit<v.InferOutput<typeof CONFIGURATION>, '$schema' | 'rules' | 'map'> {
  readonly rules?: RuleLevels | undefined;
  readonly map?: Readonly<Partial<Record<EntryField, string>>> | undefined;
}

/**
 * @param text of the configuration file
 * @throws Refusal with everything that is wrong with it
 */
export function parseConfiguration(text: string, file: string): Settings {
  const json = text.replace(/^\uFEFF/, '');
  const errors = syntaxErrors(json);
  if (errors.length > 0) {
    throw new Refusal(
      ...errors.map(({ line, column, reason }) => ({
        code: 'config/invalid' as const,
        message: `Cannot read the configuration as JSON: ${reason}`,
        location: { file, line, column },
        expected: 'an object',
      })),
    );
  }
  const document: unknown = JSON.parse(json);
  const result = v.safeParse(CONFIGURATION, document);
  const diagnostics = result.success
    ? checkLevels(result.output.rules ?? {})
    : result.issues.map(describeIssue);
  if (!result.success || diagnostics.length > 0) {
    const locationOf = locationFinder(
      json,
      diagnostics.map(({ pointer }) => pointer),
    );
    throw Refusal.of(
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

function describeIssue(issue: v.BaseIssue<unknown>): ConfigurationDiagnostic {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const pointer = keys.map((key) => `/${key}`).join('');
  const name = keys.join('.') || 'the configuration';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = keys.length === 1 ? Object.keys(CONFIGURATION.entries) : ENTRY_FIELDS;
    return {
      pointer,
      field: name,
      message: `Cannot take ${name}`,
      expected: `one of ${known.join(', ')}`,
      ...fixOf(nearestOf(keys.at(-1) ?? '', known)),
    };
  }
  return {
    pointer,
    field: name,
    message: `Cannot take ${quoted(issue.input)} for ${name}`,
    expected: issue.expected ?? 'something else',
  };
}
