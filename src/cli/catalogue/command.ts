import { IMPORT_INPUT, SOURCE_NAMES, SOURCES } from '../../operations/import/import-input.ts';
import { UPGRADE_INPUT } from '../../operations/upgrade-ids/upgrade-input.ts';
import { type Described, defineCommand, option } from '../define-command.ts';
import { argumentOf, fieldOption } from '../field-option.ts';
import { CATALOGUE, MAP, RESULT } from '../options.ts';

export const CATALOGUE_GROUP: Described = {
  name: 'catalogue',
  summary: 'Look into catalogue files, build and check them',
  examples: [
    'viand catalogue info',
    'viand catalogue verify',
    'viand catalogue import fndds ./fndds --catalogue foods.sqlite',
    'viand catalogue upgrade-ids week.csv',
  ],
};

export const INFO = defineCommand({
  name: 'info',
  summary: 'Say what is in a catalogue',
  description: 'Say what is in a catalogue, and whether SQLite finds its file whole.',
  arguments: {},
  options: { catalogue: CATALOGUE, ...RESULT },
  examples: ['viand catalogue info', 'viand catalogue info --catalogue fndds.sqlite --format json'],
});

export const VERIFY = defineCommand({
  name: 'verify',
  summary: 'Check a catalogue by all rules',
  description:
    'Check a catalogue by all rules: values of the specification, guarantees, plausible figures, GTINs, references, and that the content is what was imported.',
  arguments: {
    file: { description: 'catalogue to check; the same as --catalogue', isOptional: true },
  },
  options: { catalogue: CATALOGUE, ...RESULT },
  examples: [
    'viand catalogue verify',
    'viand catalogue verify fndds.sqlite --format csv -o faults.csv',
  ],
});

export const UPGRADE_IDS = defineCommand({
  name: 'upgrade-ids',
  summary: 'Rewrite the ids of a meal file to those of today',
  description:
    'Rewrite a meal file so that ids of earlier releases become those of today, and list each change. All else in the file stays as it is, byte for byte.',
  arguments: { file: argumentOf(UPGRADE_INPUT.entries.file) },
  options: {
    to: option({ value: 'file', description: 'write the meals there and leave the file alone' }),
    dryRun: option({ description: 'only list the changes' }),
    map: MAP,
    ...RESULT,
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
  summary: 'Put the foods of a source into a catalogue file',
  examples: ['viand catalogue import fndds ./fndds --catalogue foods.sqlite'],
};

/** A command for each source. */
export const IMPORTS = SOURCE_NAMES.map((source) => ({
  source,
  command: defineCommand({
    name: source,
    summary: SOURCES[source],
    description: `${SOURCES[source]}.`,
    arguments: { folder: argumentOf(IMPORT_INPUT.entries.folder) },
    options: {
      catalogue: fieldOption(IMPORT_INPUT.entries.catalogue, { value: 'file', isRequired: true }),
    },
    examples: [`viand catalogue import ${source} ./${source} --catalogue foods.sqlite`],
  }),
}));

export type ImportCommand = (typeof IMPORTS)[number]['command'];
