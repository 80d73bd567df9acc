import { access } from 'node:fs/promises';
import path from 'node:path';
import {
  checkLevel,
  type RuleLevels,
  VALIDATE_INPUT,
} from '../../operations/validate/validate-input.ts';
import { VALIDATION_FORMATS, type ValidationFormat } from '../../render/formats.ts';
import { defineCommand, InvalidValue, option } from '../define-command.ts';
import { fieldOption } from '../field-option.ts';
import {
  ALIASES,
  CATALOGUE,
  LANG,
  LIFT_LIMITS,
  MAP,
  RECORD_OPTIONS,
  readLabels,
  resultOptions,
  UNIT,
} from '../options.ts';
import { wholeNumberReader } from '../whole-number-reader.ts';

const { as, by, rule, maxWarnings, include, exclude, since } = VALIDATE_INPUT.entries;

/** The formats of the list of rules. */
const EXPLANATION_FORMATS: readonly ValidationFormat[] = ['text', 'json', 'ndjson', 'csv'];

const readLimit = wholeNumberReader('a whole number, 0 or more', 0);

export const VALIDATE = defineCommand({
  name: 'validate',
  summary: 'Check files and report every problem',
  description:
    'Check meal files, food tables and catalogues against all rules. Report every problem with its location, the expected value and, where possible, a suggestion. The exit code is 3 if there is an error.',
  arguments: {
    files: {
      description:
        'Meal files or patterns, folders, food tables or catalogues; none or - for standard input',
      isOptional: true,
      isList: true,
      hasPatterns: true,
      access: ({ fix, dryRun }) => (fix && !dryRun ? 'updates' : 'reads'),
      orStdin: { name: 'a file', unless: 'explain' },
    },
  },
  options: {
    as: fieldOption(as, { value: 'kind' }),
    include: fieldOption(include, { value: 'pattern', read: readPattern, isRepeatable: true }),
    exclude: fieldOption(exclude, { value: 'pattern', read: readPattern, isRepeatable: true }),
    since: fieldOption(since, { value: 'commit' }),
    by: fieldOption(by, { value: 'labels', read: readLabels, isRepeatable: true }),
    lang: LANG,
    map: MAP,
    unit: UNIT,
    ...RECORD_OPTIONS,
    rule: fieldOption(rule, { value: 'code=level', read: readRuleLevel, isRepeatable: true }),
    maxWarnings: fieldOption(maxWarnings, { value: 'count', read: readLimit }),
    maxProblems: option({
      value: 'count',
      description: 'Show at most this many problems and count the others',
      read: readLimit,
    }),
    fix: option({ description: 'Make the corrections that cannot change the meaning' }),
    dryRun: option({
      description: 'With --fix: print the changes as a diff and write nothing',
    }),
    config: option({
      value: 'file',
      description: 'Configuration to use instead of the nearest viand.config.json',
      access: 'reads',
      negation: 'Use no configuration',
    }),
    ...resultOptions(VALIDATION_FORMATS, 'Output format'),
    output: option({
      short: 'o',
      value: 'file',
      description:
        'Write to this file, or - for standard output; its extension sets the format (repeatable)',
      access: 'writes',
      fileFormats: ({ init, explain }) => {
        if (init !== undefined) return undefined;
        return explain === undefined ? VALIDATION_FORMATS : EXPLANATION_FORMATS;
      },
      read: readFile,
      isRepeatable: true,
    }),
    init: option({
      description: 'Infer a viand.config.json from the labels and days of these files',
    }),
    cache: option({
      description:
        'Skip files that have not changed; results are stored in VIAND_CACHE, or in the user cache folder',
    }),
    explain: option({
      value: 'code',
      isValueOptional: true,
      description: 'Explain a rule; without a code, list all rules',
    }),
    liftLimits: LIFT_LIMITS,
    catalogue: CATALOGUE,
    aliases: ALIASES,
  },
  examples: [
    'viand validate week.csv',
    'viand validate meals/*.csv --by day --max-warnings 0',
    'viand validate week.csv --fix --dry-run',
    'viand validate week.csv --rule meal/assumed-serving=off --format github',
    'viand validate data/ -o report.sarif -o - --format github',
    'viand validate data/ --since main',
    'viand validate data/ --cache',
    'viand validate --explain meal/unknown-food',
    'viand validate data/ --init',
  ],
  check({ dryRun, fix, init, output = [], format, explain }) {
    if (explain !== undefined && format !== undefined && !isExplained(format)) {
      const formats = EXPLANATION_FORMATS.join(', ');
      return `--explain writes ${formats}, and not ${format}`;
    }
    if (dryRun && !fix) return '--dry-run needs --fix';
    if (init && (fix || output.length > 1)) return '--init writes one file, and fixes nothing';
    if (new Set(output.map((file) => path.resolve(file))).size < output.length) {
      return '--output names a file twice';
    }
    return output.length > 1 && format !== undefined && !output.includes('-')
      ? '--format and several --output: their extensions set the formats'
      : undefined;
  },
  async otherPaths({ files, output = [], config, as }) {
    // A file that does not exist yet cannot be one of the inputs.
    const existing = await Promise.all(
      output.map((file) =>
        access(file).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (!existing.includes(true)) return [];
    const { implicitInputs } = await import('../../operations/validate/implicit-inputs.ts');
    const besides = await implicitInputs(files, { config, as });
    return besides.map((file) => ({ name: 'files', file, access: 'reads' as const }));
  },
});

function isExplained(format: ValidationFormat): boolean {
  return EXPLANATION_FORMATS.includes(format);
}

function readPattern(text: string, before: readonly string[] = []): string[] {
  if (text.trim() === '') throw new InvalidValue('expected a pattern such as drafts/ or *.csv');
  return [...before, text];
}

function readFile(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

/** Reads `meal/assumed-serving=off` as an object. If the option is repeated, the objects are merged. */
function readRuleLevel(text: string, before: RuleLevels = {}): RuleLevels {
  const equals = text.indexOf('=');
  const [code, level] = [text.slice(0, Math.max(equals, 0)).trim(), text.slice(equals + 1).trim()];
  if (equals < 0) {
    throw new InvalidValue('expected a rule and its level, such as meal/zero-amount=off');
  }
  const fault = checkLevel(code, level);
  if (fault !== undefined) {
    const { message, expected, fix } = fault;
    const offered = fix === undefined ? '' : `; did you mean "${fix.value}"?`;
    throw new InvalidValue(`${message}: expected ${expected}${offered}`);
  }
  return { ...before, [code]: level };
}
