import { COMPARE_INPUT } from '../../operations/explain/compare-input.ts';
import { RECORD_INPUT_FIELDS } from '../../operations/explain/record-input.ts';
import { defineCommand, option } from '../define-command.ts';
import { fieldArgument, fieldOption } from '../field-option.ts';
import {
  ALIASES,
  CATALOGUE,
  LANG,
  LIFT_LIMITS,
  MAP,
  mealFilesArgument,
  NAME_OPTIONS,
  RECORD_OPTIONS,
  RESULT,
  readLabels,
  UNIT,
} from '../options.ts';

const BY = fieldOption(RECORD_INPUT_FIELDS.by, {
  value: 'labels',
  read: readLabels,
  isRepeatable: true,
});

/** How records are read and results written, the same for both commands. */
const COMMON_OPTIONS = {
  ...RESULT,
  lang: LANG,
  map: MAP,
  unit: UNIT,
  ...RECORD_OPTIONS,
  ...NAME_OPTIONS,
  skipFaulty: option({ description: 'Skip faulty entries and list them' }),
  liftLimits: LIFT_LIMITS,
  catalogue: CATALOGUE,
  aliases: ALIASES,
};

export const EXPLAIN = defineCommand({
  name: 'explain',
  summary: 'Show which foods raise and lower the HEI, and the swaps that gain most',
  description:
    'Show how each food changes the Healthy Eating Index: viand scores the record again without the food. Also show the three swaps or additions at equal energy that gain most points.',
  arguments: { files: mealFilesArgument('Meal files or patterns; none or - for standard input') },
  options: { by: BY, ...COMMON_OPTIONS },
  examples: [
    'viand explain week.csv',
    'viand explain week.csv --by day --format ndjson',
    'viand explain week.csv --format csv -o effects.csv',
  ],
});

const side = (which: 'a' | 'b') => ({
  ...fieldArgument(COMPARE_INPUT.entries[which]),
  access: 'reads' as const,
});

export const COMPARE = defineCommand({
  name: 'compare',
  summary: 'Show two records or groups side by side, largest differences first',
  description:
    'Compare the scores, food patterns and nutrients of two meal files, or of two groups of one file.',
  arguments: { a: side('a'), b: side('b') },
  options: {
    in: fieldOption(COMPARE_INPUT.entries.in, { value: 'file', access: 'reads' }),
    by: BY,
    per: fieldOption(COMPARE_INPUT.entries.per, { value: 'label' }),
    ...COMMON_OPTIONS,
  },
  examples: [
    'viand compare before.csv after.csv',
    'viand compare 2026-03-02 2026-03-03 --in week.csv --by day',
    'viand compare before.csv after.csv --per day',
    'viand compare before.csv after.csv --format csv -o differences.csv',
  ],
});
