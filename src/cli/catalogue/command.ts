import { ADD_INPUT } from '../../operations/add/add-input.ts';
import { EXPORT_FORMATS } from '../../operations/export/export-input.ts';
import { FETCH_INPUT } from '../../operations/fetch/fetch-input.ts';
import { descriptionOf } from '../../operations/fields.ts';
import {
  IMPORT_EXPORT_INPUT,
  IMPORT_INPUT,
  SOURCE_NAMES,
  SOURCES,
} from '../../operations/import/import-input.ts';
import { UPGRADE_INPUT } from '../../operations/upgrade-ids/upgrade-input.ts';
import { exportFormatOf } from '../../render/formats.ts';
import { type Described, defineCommand, InvalidValue, option } from '../define-command.ts';
import { fieldArgument, fieldOption } from '../field-option.ts';
import {
  BASE,
  CATALOGUE,
  LANG,
  LIFT_LIMITS,
  MAP,
  OUTPUT,
  RECORD_OPTIONS,
  RESULT,
} from '../options.ts';

export const CATALOGUE_GROUP: Described = {
  name: 'catalogue',
  summary: 'Inspect, check and build catalogue files',
  examples: [
    'viand catalogue info',
    'viand catalogue verify',
    'viand catalogue import fndds ./fndds-2021-2023 ./fped-2017-2020 --catalogue foods.sqlite',
    'viand catalogue add foods.csv --catalogue mine.sqlite',
    'viand catalogue export -o foods.parquet',
    'viand catalogue upgrade-ids week.csv',
  ],
};

export const INFO = defineCommand({
  name: 'info',
  summary: 'Show what a catalogue contains',
  description:
    'Show the sources of a catalogue and the number of its foods. To check the file, use "viand catalogue verify".',
  arguments: {},
  options: { catalogue: CATALOGUE, ...RESULT, lang: LANG },
  examples: ['viand catalogue info', 'viand catalogue info --catalogue fndds.sqlite --format json'],
});

export const VERIFY = defineCommand({
  name: 'verify',
  summary: 'Check a catalogue against all rules',
  description:
    'Check a catalogue against all rules: values of the specification, plausible amounts, GTINs, references between records, and whether the content changed after the import. The exit code is 3 if a rule is broken.',
  arguments: {
    file: {
      description: 'Catalogue to check; same as --catalogue',
      isOptional: true,
      access: 'reads',
    },
  },
  options: { catalogue: CATALOGUE, ...RESULT, lang: LANG },
  examples: [
    'viand catalogue verify',
    'viand catalogue verify fndds.sqlite --format csv -o problems.csv',
  ],
});

const REJECTED_ROWS = option({
  value: 'file',
  description: 'Write skipped rows to this CSV file (default: <catalogue>.rejects.csv)',
  access: 'writes',
  isCsv: true,
});

const REPAIRED_ROWS = option({
  value: 'file',
  description: 'Write repaired values to this CSV file (default: <catalogue>.repairs.csv)',
  access: 'writes',
  isCsv: true,
});

/**
 * Reads `name=product_name,sodium_mg=Na` as an object; a repeated option adds to the earlier ones. `ignore` may name
 * several columns: `ignore=Iron,ignore=Calcium`.
 */
function readColumnNames(
  text: string,
  before: Readonly<Record<string, string | string[]>> = {},
): Record<string, string | string[]> {
  const pairs = text.split(',').map((pair): [string, string] => {
    const equals = pair.indexOf('=');
    const [ours, theirs] = [
      pair.slice(0, Math.max(equals, 0)).trim(),
      pair.slice(equals + 1).trim(),
    ];
    if (ours === '' || theirs === '') {
      throw new InvalidValue('expected pairs such as name=product_name,sodium_mg=Na');
    }
    return [ours, theirs];
  });
  const ignored = pairs.flatMap(([ours, theirs]) => (ours === 'ignore' ? theirs : []));
  const ignore = [before['ignore'] ?? [], ignored].flat();
  const all = { ...before, ...Object.fromEntries(pairs) };
  return ignore.length === 0 ? all : { ...all, ignore };
}

const ADDED = ADD_INPUT.entries;

export const ADD_FOODS = defineCommand({
  name: 'add',
  summary: 'Add your own foods to a catalogue file',
  description:
    'Add a table of your own foods to a catalogue file, which is created if it is missing. Columns are recognised by their names and units, in English, German and French: name, gtin, energy_kj or energy_kcal, fat_g, salt_g or sodium_mg. Faulty rows are skipped and listed. Adding the same table again replaces its foods.',
  arguments: {
    file: {
      ...fieldArgument(ADDED.file),
      isOptional: true,
      access: 'reads',
      orStdin: { name: 'a table of foods', unless: 'template' },
    },
  },
  options: {
    catalogue: {
      ...fieldOption(ADDED.catalogue, { value: 'file' }),
      access: 'updates',
      database: 'catalogue',
    },
    base: BASE,
    source: fieldOption(ADDED.source, { value: 'name' }),
    licence: fieldOption(ADDED.licence, { value: 'text' }),
    map: fieldOption(ADDED.map, { value: 'pairs', read: readColumnNames, isRepeatable: true }),
    per: fieldOption(ADDED.per, { value: 'amount' }),
    sheet: RECORD_OPTIONS.sheet,
    encoding: RECORD_OPTIONS.encoding,
    liftLimits: LIFT_LIMITS,
    rejects: REJECTED_ROWS,
    repairs: REPAIRED_ROWS,
    estimatePatterns: option({ description: descriptionOf(ADDED.estimatePatterns) }),
    update: option({ description: descriptionOf(ADDED.update) }),
    template: option({ description: 'Print an example table and exit' }),
  },
  check: ({ catalogue, template }) =>
    catalogue === undefined && template === undefined
      ? "required option '--catalogue <file>' not specified"
      : undefined,
  examples: [
    'viand catalogue add --template > foods.csv',
    'viand catalogue add foods.csv --catalogue mine.sqlite',
    'viand catalogue add foods.xlsx --catalogue shop.sqlite --base --map name=Artikel,sodium_mg=Na',
  ],
});

export const EXPORT = defineCommand({
  name: 'export',
  summary: 'Export a catalogue as a table',
  description:
    'Write all foods of a catalogue as a table for DuckDB, R, pandas or datasette: one row per variant, amounts per 100 g in columns such as energy_kj and vitamin_c_mg. "viand catalogue import export" turns it back into the same catalogue.',
  arguments: {},
  options: {
    catalogue: CATALOGUE,
    format: option({
      short: 'f',
      value: 'format',
      description: 'Format (default: by the extension of the file, else csv)',
      choices: EXPORT_FORMATS,
    }),
    output: {
      ...OUTPUT,
      fileFormats: EXPORT_FORMATS,
      async mayReplace(file, { format }) {
        if ((format ?? exportFormatOf({ output: file })) !== 'sqlite') return false;
        const { isOwnExport } = await import('../../operations/export/export-catalogue.ts');
        return isOwnExport(file);
      },
    },
  },
  check: ({ output, format }) =>
    (output === undefined && format === 'parquet') ||
    ((output === undefined || output === '-') && format === 'sqlite')
      ? `--format ${format} needs a file: -o foods.${format}`
      : undefined,
  examples: [
    'viand catalogue export -o foods.parquet',
    'viand catalogue export --catalogue mine.sqlite --format ndjson | head -1',
  ],
});

const RESTORED = IMPORT_EXPORT_INPUT.entries;

export const IMPORT_EXPORT = defineCommand({
  name: 'export',
  summary: 'Import an exported catalogue',
  description:
    'Import the sources of an exported catalogue. The new catalogue has the fingerprint of the exported one.',
  arguments: { file: { ...fieldArgument(RESTORED.file), access: 'reads' } },
  options: {
    catalogue: {
      ...fieldOption(RESTORED.catalogue, { value: 'file', isRequired: true }),
      access: 'updates',
      database: 'catalogue',
    },
    rejects: option({
      value: 'file',
      description:
        'Write invalid values, if there are many, to this CSV file (default: <catalogue>.rejects.csv)',
      access: 'writes',
    }),
  },
  examples: ['viand catalogue import export foods.parquet --catalogue foods.sqlite'],
});

const FETCHED = FETCH_INPUT.entries;

export const FETCH = defineCommand({
  name: 'fetch',
  summary: 'Download the files of a source',
  description:
    'Download a file of a source, or copy the files of a folder. Continue interrupted downloads, skip unchanged files, and print the SHA-256 of each file.',
  arguments: { source: { ...fieldArgument(FETCHED.source), choices: SOURCE_NAMES } },
  options: {
    from: fieldOption(FETCHED.from, { value: 'address', isRequired: true }),
    to: fieldOption(FETCHED.to, { value: 'folder', access: 'writes' }),
    sha256: fieldOption(FETCHED.sha256, { value: 'digits' }),
  },
  examples: [
    'viand catalogue fetch off --from https://static.openfoodfacts.org/data/en.openfoodfacts.org.products.csv.gz',
    'viand catalogue fetch sr --from ./mirror/sr28 --to ./sr28',
  ],
});

export const UPGRADE_IDS = defineCommand({
  name: 'upgrade-ids',
  summary: 'Replace ids from earlier releases in a meal file',
  description:
    'Replace ids from earlier releases in a meal file with current ones, and list each change. The rest of the file stays the same, byte for byte.',
  arguments: {
    file: {
      ...fieldArgument(UPGRADE_INPUT.entries.file),
      access: ({ to, dryRun }) => (to === undefined && dryRun === undefined ? 'updates' : 'reads'),
    },
  },
  options: {
    to: option({
      value: 'file',
      description: 'Write to this file and leave the input unchanged',
      access: 'writes',
    }),
    dryRun: option({ description: 'List the changes, but write nothing' }),
    map: MAP,
    ...RESULT,
    lang: LANG,
    catalogue: CATALOGUE,
  },
  examples: [
    'viand catalogue upgrade-ids week.csv --dry-run',
    'viand catalogue upgrade-ids week.csv',
    'viand catalogue upgrade-ids old.json --to new.json --format csv -o changes.csv',
  ],
});

export const IMPORT_GROUP: Described = {
  name: 'import',
  summary: 'Import foods from a source into a catalogue file',
  examples: [
    'viand catalogue import fndds ./fndds-2017-2018 --catalogue foods.sqlite',
    'viand catalogue import fndds ./fndds-2021-2023 ./fped-2017-2020 --catalogue foods.sqlite',
  ],
};

/** A command for each source. */
export const IMPORTS = SOURCE_NAMES.map((source) => ({
  source,
  command: defineCommand({
    name: source,
    summary: SOURCES[source].summary,
    description: `${SOURCES[source].summary}.`,
    arguments: {
      paths: { ...fieldArgument(IMPORT_INPUT.entries.paths), isList: true, access: 'reads' },
    },
    options: {
      catalogue: {
        ...fieldOption(IMPORT_INPUT.entries.catalogue, { value: 'file', isRequired: true }),
        access: 'updates',
        database: 'catalogue',
      },
      rejects: REJECTED_ROWS,
      repairs: REPAIRED_ROWS,
      estimatePatterns: option({
        description: descriptionOf(IMPORT_INPUT.entries.estimatePatterns),
      }),
      update: option({ description: descriptionOf(IMPORT_INPUT.entries.update) }),
    },
    examples: [`viand catalogue import ${source} ./${source} --catalogue foods.sqlite`],
  }),
}));

/** A command that imports a source. */
export type ImportCommand = (typeof IMPORTS)[number]['command'];
