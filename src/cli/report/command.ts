import { type Sex, sexOf } from '../../model/sex.ts';
import { REPORT_INPUT } from '../../operations/report/report-input.ts';
import { MEAL_REPORT_FORMATS } from '../../render/formats.ts';
import { CHART_NAMES } from '../../report/charts/chart-names.ts';
import { AUDIENCES } from '../../report/report-table.ts';
import { defineCommand, InvalidValue, option } from '../define-command.ts';
import { fieldOption } from '../field-option.ts';
import {
  ALIASES,
  CATALOGUE,
  LANG,
  LIFT_LIMITS,
  MAP,
  mealFilesArgument,
  NAME_OPTIONS,
  RECORD_OPTIONS,
  resultOptions,
  UNIT,
} from '../options.ts';

const { reference, sex, age, weight, by, person, days } = REPORT_INPUT.entries;

export const REPORT = defineCommand({
  name: 'report',
  summary: 'Make a nutrition report of meals',
  description:
    'Make a nutrition report of the meals of one or more people: the Healthy Eating Index in context and the changes to the record that would raise it, days and meals, energy, nutrients compared with reference intakes, the foods behind each result, and the record itself.',
  arguments: {
    files: mealFilesArgument(
      'Meal files of one record, also .gz and .zst; none or - for standard input',
    ),
  },
  options: {
    ...resultOptions(
      MEAL_REPORT_FORMATS,
      'Output format (default: the extension of the output, else md)',
    ),
    chart: option({
      value: 'chart',
      description: `Chart for --format svg (default: ${CHART_NAMES[0]})`,
      choices: CHART_NAMES,
    }),
    reference: fieldOption(reference, { value: 'table' }),
    sex: { ...fieldOption(sex, { value: 'sex' }), read: readSex },
    age: fieldOption(age, { value: 'years' }),
    weight: fieldOption(weight, { value: 'kg' }),
    pregnant: option({
      description: 'Use reference intakes for pregnancy',
      implies: { sex: 'female' },
      conflicts: 'lactating',
    }),
    lactating: option({
      description: 'Use reference intakes for lactation',
      implies: { sex: 'female' },
    }),
    by: fieldOption(by, { value: 'label' }),
    person: fieldOption(person, { value: 'label' }),
    days: fieldOption(days, { value: 'number' }),
    earlier: option({
      value: 'files',
      isList: true,
      description: 'Earlier records of the same people, to compare with',
      access: 'reads',
    }),
    for: option({
      value: 'audience',
      description:
        "Print only the client's two pages or only the professional's part (default: both)",
      choices: AUDIENCES,
    }),
    lang: LANG,
    title: option({ value: 'text', description: 'Title of the report' }),
    name: option({ value: 'text', description: 'Name of the person, shown under the title' }),
    browser: option({
      value: 'file',
      description: 'Chromium, Chrome or Edge program that prints the PDF',
      access: 'reads',
      env: 'CHROMIUM',
    }),
    map: MAP,
    unit: UNIT,
    ...RECORD_OPTIONS,
    ...NAME_OPTIONS,
    skipFaulty: option({ description: 'Skip faulty entries and say so in the report' }),
    liftLimits: LIFT_LIMITS,
    catalogue: CATALOGUE,
    aliases: ALIASES,
  },
  examples: [
    'viand report week.csv -o week.html',
    'viand report week.csv -o week.pdf --name "A. Patient" --sex female --age 42 --weight 68',
    'viand report week.csv --reference dri --format md',
    'viand report week.csv -o radar.svg --chart hei-radar',
    'viand report week.csv -o week.html --earlier january.csv february.csv',
    'viand report woche.csv --lang de --for client -o woche.pdf',
    'viand report week.csv --json',
  ],
  check: ({ sex, pregnant, lactating }) =>
    sex === 'male' && (pregnant || lactating)
      ? '--pregnant and --lactating cannot be combined with --sex male'
      : undefined,
});

/** @throws InvalidValue for what means no sex in English or German */
function readSex(text: string): Sex {
  const read = sexOf(text);
  if (read === undefined) throw new InvalidValue('expected one of female, male');
  return read;
}
