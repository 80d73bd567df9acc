import { MATCH_INPUT } from '../../operations/match/match-input.ts';
import { defineCommand, option } from '../define-command.ts';
import { fieldOption } from '../field-option.ts';
import {
  ALIASES,
  CATALOGUE,
  LANG,
  LIFT_LIMITS,
  MAP,
  NAMES_FILE,
  RECORD_OPTIONS,
  RESULT,
} from '../options.ts';

const { threshold } = MATCH_INPUT.entries;

export const MATCH = defineCommand({
  name: 'match',
  summary: 'Find the foods that a diary mentions',
  description:
    'Find the foods that a record names: lines of text ("2 slices wholemeal bread") under headings of days and meals, a table in .xlsx, .ods or CSV in several layouts, or the export of another program. The exit code is 4 if a line is uncertain or has no food, even if --apply wrote the file.',
  arguments: {
    file: {
      description: 'Food record; none or - for standard input',
      access: 'reads',
      isOptional: true,
      orStdin: { name: 'a food record' },
    },
  },
  options: {
    apply: option({
      value: 'file',
      description: 'Write a meal file as CSV; uncertain matches stay empty',
      access: 'writes',
      isCsv: true,
    }),
    threshold: fieldOption(threshold, { value: 'confidence' }),
    review: option({
      description: 'Ask about each uncertain line, and save the answers to the names file',
    }),
    names: NAMES_FILE,
    ...RECORD_OPTIONS,
    map: MAP,
    ...RESULT,
    lang: LANG,
    liftLimits: LIFT_LIMITS,
    catalogue: CATALOGUE,
    aliases: ALIASES,
  },
  check: ({ file, review }) =>
    review && file === '-'
      ? '--review reads the answers from standard input: name a file'
      : undefined,
  examples: [
    'viand match diary.txt',
    'viand match diary.txt --apply week.csv',
    'viand evaluate hei week.csv --skip-faulty',
    'viand match week.xlsx --review',
    'viand match week.xlsx --sheet "Week 10"',
    'viand match recall.csv --column item --format csv -o matches.csv',
    'echo "1 cup boiled rice" | viand match',
  ],
});
