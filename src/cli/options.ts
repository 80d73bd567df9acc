import { type Command, InvalidArgumentError, Option } from 'commander';
import { ENTRY_FIELDS, type EntryField, FIELD_ALIASES } from '../model/entry.ts';
import { readUnit, UNITS, type Unit } from '../model/units.ts';
import { NEWEST_VERSION, VERSIONS } from '../presentation/versions.ts';
import { FORMATS } from '../render/formats.ts';

/** Options that several commands have, so that they are the same everywhere. */

export function catalogueOption(): Option {
  return new Option(
    '--catalogue <file>',
    'catalogue to use instead of the one that comes with viand',
  ).env('VIAND_CATALOGUE');
}

/** Gives a command the options of how its result is written, and where to. */
export function withResultOptions(command: Command, formats: readonly string[] = FORMATS): Command {
  return command
    .addOption(new Option('-f, --format <format>', 'how the result is written').choices(formats))
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .option('-o, --output <file>', 'write to a file; its name tells the format');
}

/** The same where the result has objects of the specification. */
export function withVersionedResultOptions(command: Command, formats?: readonly string[]): Command {
  return withResultOptions(command, formats).addOption(
    new Option('--api-version <version>', "version of the specification's JSON objects")
      .choices(VERSIONS)
      .default(NEWEST_VERSION),
  );
}

export function readCount(text: string): number {
  const count = Number(text);
  if (text.trim() === '' || !Number.isInteger(count)) {
    throw new InvalidArgumentError('Expected a whole number.');
  }
  return count;
}

/** `person,day` as a list; given again, it adds to what was there. */
export function readLabels(text: string, before: readonly string[] = []): string[] {
  const labels = [...before, ...text.split(',').map((label) => label.trim())];
  if (labels.includes('')) throw new InvalidArgumentError('Expected labels, such as person,day.');
  if (new Set(labels).size < labels.length)
    throw new InvalidArgumentError('A label is there twice.');
  return labels;
}

/** How many threads work side by side. */
export function jobsOption(): Option {
  return new Option('-j, --jobs <number>', 'threads for large files; else one a core').argParser(
    (text) => {
      const jobs = readCount(text);
      if (jobs < 1 || jobs > MAX_JOBS) {
        throw new InvalidArgumentError(`Expected 1 to ${MAX_JOBS}.`);
      }
      return jobs;
    },
  );
}

const MAX_JOBS = 256;

export type FieldNames = Partial<Record<EntryField, string>>;

/** `food_id=FoodCode,amount=FoodAmt` as an object; given again, it adds to what was there. */
export function readFieldNames(text: string, before: FieldNames = {}): FieldNames {
  const names: FieldNames = { ...before };
  for (const pair of text.split(',')) {
    const equals = pair.indexOf('=');
    const ours = pair.slice(0, Math.max(equals, 0)).trim();
    const theirs = pair.slice(equals + 1).trim();
    const field = ENTRY_FIELDS.find((name) => name === ours || FIELD_ALIASES[name] === ours);
    if (field === undefined || theirs === '') {
      throw new InvalidArgumentError(
        `Expected pairs such as food_id=FoodCode; the fields are ${ENTRY_FIELDS.join(', ')}.`,
      );
    }
    names[field] = theirs;
  }
  return names;
}

export function readUnitOption(text: string): Unit {
  const unit = readUnit(text);
  if (unit === undefined) throw new InvalidArgumentError(`Expected one of ${UNITS.join(', ')}.`);
  return unit;
}
