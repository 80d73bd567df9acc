import { ENTRY_FIELDS, type EntryField, FIELD_ALIASES } from '../model/entry.ts';
import { readUnit, UNITS, type Unit } from '../model/units.ts';
import { COLUMN_MAP, DEFAULT_UNIT } from '../operations/meal-fields.ts';
import { NEWEST_VERSION, VERSIONS } from '../presentation/versions.ts';
import { FORMATS } from '../render/formats.ts';
import { InvalidValue, type Option, option } from './define-command.ts';
import { fieldOption } from './field-option.ts';

/** Options that several commands have, so that they are the same everywhere. */

export const CATALOGUE = option({
  value: 'file',
  description: 'catalogue to use instead of the one that comes with viand',
  env: 'VIAND_CATALOGUE',
});

export const OUTPUT = option({
  short: 'o',
  value: 'file',
  description: 'write to a file; its name tells the format',
});

/** How a result is written, and where to. */
export function resultOptions<const Format extends string>(
  formats: readonly Format[],
  description = 'how the result is written',
) {
  const format: Option<Format | undefined> = {
    short: 'f',
    value: 'format',
    description,
    choices: formats,
  };
  return {
    format,
    json: option({ description: 'the same as --format json', implies: { format: 'json' } }),
    output: OUTPUT,
  };
}

/** The same of a list of records. */
export const RESULT = resultOptions(FORMATS);

/** The version of the specification that JSON objects are of. */
export const API_VERSION = option({
  value: 'version',
  description: "version of the specification's JSON objects",
  choices: VERSIONS,
  default: NEWEST_VERSION,
});

/** `person,day` as a list; given again, it adds to what was there. */
export function readLabels(text: string, before: readonly string[] = []): string[] {
  const labels = [...before, ...text.split(',').map((label) => label.trim())];
  if (labels.includes('')) throw new InvalidValue('Expected labels, such as person,day.');
  if (new Set(labels).size < labels.length) throw new InvalidValue('A label is there twice.');
  return labels;
}

export type FieldNames = Partial<Record<EntryField, string>>;

/** `food_id=FoodCode,amount=FoodAmt` as an object; given again, it adds to what was there. */
function readFieldNames(text: string, before: FieldNames = {}): FieldNames {
  const names: FieldNames = { ...before };
  for (const pair of text.split(',')) {
    const equals = pair.indexOf('=');
    const ours = pair.slice(0, Math.max(equals, 0)).trim();
    const theirs = pair.slice(equals + 1).trim();
    const field = ENTRY_FIELDS.find((name) => name === ours || FIELD_ALIASES[name] === ours);
    if (field === undefined || theirs === '') {
      throw new InvalidValue(
        `Expected pairs such as food_id=FoodCode; the fields are ${ENTRY_FIELDS.join(', ')}.`,
      );
    }
    names[field] = theirs;
  }
  return names;
}

function readUnitName(text: string): Unit {
  const unit = readUnit(text);
  if (unit === undefined) throw new InvalidValue(`Expected one of ${UNITS.join(', ')}.`);
  return unit;
}

/** The columns or members of meal files that other programs have written. */
export const MAP = fieldOption(COLUMN_MAP, { value: 'pairs', read: readFieldNames });

export const UNIT = fieldOption(DEFAULT_UNIT, { value: 'unit', read: readUnitName });

/** Meal files as arguments; without any, standard input is read. */
export function mealFilesArgument(description: string) {
  return { description, isOptional: true, isList: true, orStdin: { name: 'a meal file' } } as const;
}
