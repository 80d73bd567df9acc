import {
  checkLevel,
  type RuleLevels,
  VALIDATE_INPUT,
} from '../../operations/validate/validate-input.ts';
import { VALIDATION_FORMATS } from '../../render/formats.ts';
import { defineCommand, InvalidValue, option } from '../define-command.ts';
import { fieldOption } from '../field-option.ts';
import { CATALOGUE, MAP, readLabels, resultOptions, UNIT } from '../options.ts';

const { as, by, rule, maxWarnings } = VALIDATE_INPUT.entries;

export const VALIDATE = defineCommand({
  name: 'validate',
  summary: 'Check files, and say all that is wrong',
  description:
    'Check meal files, tables of foods and catalogues by all rules, and say all that is wrong with them: where, what would be right, and the nearest right value. Exit code 3 where there is an error.',
  arguments: {
    files: {
      description:
        'meal files or patterns, folders with tables of foods, catalogues; - or none for standard input',
      isOptional: true,
      isList: true,
      orStdin: { name: 'a file', unless: 'explain' },
    },
  },
  options: {
    as: fieldOption(as, { value: 'kind' }),
    by: fieldOption(by, { value: 'labels', read: readLabels }),
    map: MAP,
    unit: UNIT,
    rule: fieldOption(rule, { value: 'code=level', read: readRuleLevel }),
    maxWarnings: fieldOption(maxWarnings, { value: 'count', read: readLimit }),
    maxProblems: option({
      value: 'count',
      description: 'write no more problems than this, and count the others',
      read: readLimit,
    }),
    fix: option({ description: 'mend what can be mended without a change of meaning' }),
    dryRun: option({
      description: 'with --fix: write the changes as a diff, and change nothing',
    }),
    config: option({
      value: 'file',
      description: 'configuration to use instead of the nearest viand.config.json',
      negation: 'use no configuration',
    }),
    ...resultOptions(VALIDATION_FORMATS, 'how the report is written'),
    explain: option({
      value: 'code',
      isValueOptional: true,
      description: 'explain a rule; without its code, list all',
    }),
    catalogue: CATALOGUE,
  },
  examples: [
    'viand validate week.csv',
    'viand validate meals/*.csv --by day --max-warnings 0',
    'viand validate week.csv --fix --dry-run',
    'viand validate week.csv --rule meal/assumed-serving=off --format github',
    'viand validate seeds -o report.sarif',
    'viand validate --explain meal/unknown-food',
  ],
  check: ({ dryRun, fix }) => (dryRun && !fix ? '--dry-run is for --fix' : undefined),
});

/** `meal/assumed-serving=off` as an object; given again, it adds to what was there. */
function readRuleLevel(text: string, before: RuleLevels = {}): RuleLevels {
  const equals = text.indexOf('=');
  const [code, level] = [text.slice(0, Math.max(equals, 0)).trim(), text.slice(equals + 1).trim()];
  if (equals < 0) {
    throw new InvalidValue('Expected a rule and its level, such as meal/zero-amount=off.');
  }
  const fault = checkLevel(code, level);
  if (fault !== undefined) {
    const { message, expected, fix } = fault;
    const offered = fix === undefined ? '' : ` Did you mean "${fix.value}"?`;
    throw new InvalidValue(`${message}. Expected ${expected}.${offered}`);
  }
  return { ...before, [code]: level };
}

function readLimit(text: string): number {
  const limit = Number(text);
  if (text.trim() === '' || !Number.isInteger(limit) || limit < 0) {
    throw new InvalidValue('Expected a whole number from 0.');
  }
  return limit;
}
