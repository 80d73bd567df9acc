import { LANGUAGES } from '../language/language.ts';
import { ENTRY_FIELDS, type EntryField, FIELD_ALIASES } from '../model/entry.ts';
import { readUnit, UNITS, type Unit } from '../model/units.ts';
import { CATALOGUE_VARIABLE } from '../operations/catalogue-file.ts';
import {
  ACCEPT,
  COLUMN_MAP,
  DEFAULT_UNIT,
  LIFTED_LIMITS_FIELD,
  NAMES,
  RECORD_FIELDS,
} from '../operations/meal-fields.ts';
import { NEWEST_VERSION, VERSIONS } from '../presentation/versions.ts';
import { FORMATS } from '../render/formats.ts';
import { InvalidValue, type Option, option } from './define-command.ts';
import { fieldOption } from './field-option.ts';

/** The catalogue to read. Several commands share the options of this file. */
export const CATALOGUE = option({
  value: 'file',
  description: 'Catalogue to use instead of the embedded one',
  access: 'reads',
  database: 'catalogue',
  env: CATALOGUE_VARIABLE,
});

/** The catalogue that a command copies if it makes a new one. */
export const BASE = option({
  value: 'file',
  description: 'Catalogue to copy into a new file; without a name, the embedded one',
  isValueOptional: true,
  access: 'reads',
});

/** Codes of the user's own, in a table of `id`, `target` and perhaps `relation`. */
export const ALIASES = option({
  value: 'file',
  description: 'CSV of your own food codes and the foods they mean: id,target',
  access: 'reads',
});

/**
 * Reads the URL of a Redis.
 *
 * @throws InvalidValue for anything else
 */
export function readRedisUrl(text: string): string {
  if (!/^rediss?:\/\/[^\s?#/]+(\/\d+)?$/.test(text) || !hasHost(text)) {
    throw new InvalidValue('expected a URL such as redis://localhost:6379');
  }
  return text;
}

/** Whether a URL has a host, and a port that there is. */
function hasHost(text: string): boolean {
  return URL.canParse(text) && new URL(text).hostname !== '';
}

/** The file to write results to. */
export const OUTPUT = option({
  short: 'o',
  value: 'file',
  description: 'Write to this file; its extension sets the format',
  access: 'writes',
});

/** The options for the format and the destination of a result. */
export function resultOptions<const Format extends string>(
  formats: readonly Format[],
  description = 'Output format',
) {
  const format: Option<Format | undefined> = {
    short: 'f',
    value: 'format',
    description,
    choices: formats,
  };
  return {
    format,
    json: option({
      description: 'Same as --format json; messages are JSON, too',
      implies: { format: 'json' },
    }),
    output: { ...OUTPUT, fileFormats: formats },
  };
}

/** The option `--raw` of commands whose results can be CSV. */
export const RAW = option({
  description: 'Do not escape formulas and control characters in CSV',
});

/** The options for a result that is a list of records. */
export const RESULT = { ...resultOptions(FORMATS), raw: RAW };

/** The language of what people read. Its default is that of the environment. */
export const LANG = option({
  value: 'language',
  description: 'Language of messages, tables and reports (default: LC_ALL, LC_MESSAGES or LANG)',
  choices: LANGUAGES,
});

/** The version of the specification that JSON output follows. */
export const API_VERSION = option({
  value: 'version',
  description: 'Specification version of JSON output',
  choices: VERSIONS,
  default: NEWEST_VERSION,
});

/** Reads `person,day` as a list. If the option is repeated, the lists are joined. */
export function readLabels(text: string, before: readonly string[] = []): string[] {
  const labels = [...before, ...text.split(',').map((label) => label.trim())];
  if (labels.includes('')) throw new InvalidValue('expected labels such as person,day');
  if (new Set(labels).size < labels.length) throw new InvalidValue('expected each label once');
  return labels;
}

/** The column names that `--map` gives for fields of an entry. */
export type FieldNames = Partial<Record<EntryField, string>>;

/** Reads `food_id=FoodCode,amount=FoodAmt` as an object. If the option is repeated, the objects are merged. */
function readFieldNames(text: string, before: FieldNames = {}): FieldNames {
  const names: FieldNames = { ...before };
  for (const pair of text.split(',')) {
    const equals = pair.indexOf('=');
    const ours = pair.slice(0, Math.max(equals, 0)).trim();
    const theirs = pair.slice(equals + 1).trim();
    const field = ENTRY_FIELDS.find((name) => name === ours || FIELD_ALIASES[name] === ours);
    if (field === undefined || theirs === '') {
      throw new InvalidValue(
        `expected pairs such as food_id=FoodCode; the fields are ${ENTRY_FIELDS.join(', ')}`,
      );
    }
    if (Object.hasOwn(names, field)) throw new InvalidValue(`expected one column for ${field}`);
    if (Object.values(names).includes(theirs)) {
      throw new InvalidValue(
        `expected a column of its own for each field, and not ${theirs} twice`,
      );
    }
    names[field] = theirs;
  }
  return names;
}

function readUnitName(text: string): Unit {
  const unit = readUnit(text);
  if (unit === undefined) throw new InvalidValue(`expected one of ${UNITS.join(', ')}`);
  return unit;
}

/** The columns or members of meal files that other programs have written. */
export const MAP = fieldOption(COLUMN_MAP, {
  value: 'pairs',
  read: readFieldNames,
  isRepeatable: true,
});

/** The unit of amounts without one. */
export const UNIT = fieldOption(DEFAULT_UNIT, { value: 'unit', read: readUnitName });

/** Whether documents, lines and Parquet of any size are read. */
export const LIFT_LIMITS = fieldOption(LIFTED_LIMITS_FIELD, {});

/** The options for reading food records, if their content does not show how. */
export const RECORD_OPTIONS = {
  sheet: fieldOption(RECORD_FIELDS.sheet, { value: 'name' }),
  layout: fieldOption(RECORD_FIELDS.layout, { value: 'layout' }),
  column: fieldOption(RECORD_FIELDS.column, { value: 'name' }),
  encoding: fieldOption(RECORD_FIELDS.encoding, { value: 'encoding' }),
};

/** The file of answers to uncertain names. */
export const NAMES_FILE = fieldOption(NAMES, { value: 'file', access: 'updates' });

/** The options for the matches of names that are accepted. */
export const NAME_OPTIONS = {
  accept: fieldOption(ACCEPT, { value: 'confidence' }),
  names: NAMES_FILE,
};

/** Meal files as arguments; without any, standard input is read. */
export function mealFilesArgument(description: string) {
  return {
    description,
    isOptional: true,
    isList: true,
    hasPatterns: true,
    access: 'reads',
    orStdin: { name: 'a meal file' },
  } as const;
}
