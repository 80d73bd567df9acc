import { MATCH_INPUT } from '../../operations/match/match-input.ts';
import { defineCommand, option } from '../define-command.ts';
import { fieldOption } from '../field-option.ts';
import { CATALOGUE, RESULT } from '../options.ts';

const { threshold, column } = MATCH_INPUT.entries;

export const MATCH = defineCommand({
  name: 'match',
  summary: 'Find the foods that free text names',
  description:
    'Find the foods that a diary names: a food a line ("2 slices wholemeal bread"), under headings of days and meals, or a CSV file with a column "food" or "text".',
  arguments: {
    file: {
      description: 'diary; - or none for standard input',
      isOptional: true,
      orStdin: { name: 'a diary' },
    },
  },
  options: {
    apply: option({
      value: 'file',
      description: 'write a meal file, with what is uncertain left empty',
    }),
    threshold: fieldOption(threshold, { value: 'confidence' }),
    column: fieldOption(column, { value: 'name' }),
    ...RESULT,
    catalogue: CATALOGUE,
  },
  examples: [
    'viand match diary.txt',
    'viand match diary.txt --apply week.csv',
    'viand evaluate hei week.csv --skip-faulty',
    'viand match recall.csv --column item --format csv -o matches.csv',
    'echo "1 cup boiled rice" | viand match',
  ],
});
