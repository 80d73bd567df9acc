import { REPORT_INPUT } from '../../operations/report-input.ts';
import { MEAL_REPORT_FORMATS } from '../../render/formats.ts';
import { CHART_NAMES } from '../../report/charts/chart-names.ts';
import { defineCommand, option } from '../define-command.ts';
import { fieldOption } from '../field-option.ts';
import { CATALOGUE, MAP, mealFilesArgument, resultOptions, UNIT } from '../options.ts';

const { reference, sex, age, weight, by, person, days } = REPORT_INPUT.entries;

export const REPORT = defineCommand({
  name: 'report',
  summary: 'Make a report of meals: one page to read, to print and to hand on',
  description:
    'Make a report of the meals of a person: Healthy Eating Index with what would move it, day by day, energy, nutrients beside reference intakes, and the foods behind it.',
  arguments: {
    files: mealFilesArgument(
      'meal files of one record, also gzipped; - or none for standard input',
    ),
  },
  options: {
    ...resultOptions(
      MEAL_REPORT_FORMATS,
      "how the report is written (default: as the output's name says, else md)",
    ),
    chart: option({
      value: 'chart',
      description: 'the chart of --format svg',
      choices: CHART_NAMES,
      default: CHART_NAMES[0],
    }),
    reference: fieldOption(reference, { value: 'table' }),
    sex: fieldOption(sex, { value: 'sex' }),
    age: fieldOption(age, { value: 'years' }),
    weight: fieldOption(weight, { value: 'kg' }),
    pregnant: option({
      description: 'reference intakes of pregnancy',
      implies: { sex: 'female' },
      conflicts: 'lactating',
    }),
    lactating: option({
      description: 'reference intakes of lactation',
      implies: { sex: 'female' },
    }),
    by: fieldOption(by, { value: 'label' }),
    person: fieldOption(person, { value: 'label' }),
    days: fieldOption(days, { value: 'number' }),
    title: option({
      value: 'text',
      description: 'title of the report',
      default: 'Nutrition report',
    }),
    name: option({ value: 'text', description: 'whose report it is' }),
    browser: option({
      value: 'file',
      description: 'Chromium, Chrome or Edge, which prints the PDF',
      env: 'CHROMIUM',
    }),
    map: MAP,
    unit: UNIT,
    skipFaulty: option({ description: 'leave faulty entries out, and say so in the report' }),
    catalogue: CATALOGUE,
  },
  examples: [
    'viand report week.csv -o week.html',
    'viand report week.csv -o week.pdf --name "A. Patient" --sex female --age 42 --weight 68',
    'viand report week.csv --reference dri --format md',
    'viand report week.csv -o radar.svg --chart hei-radar',
    'viand report week.csv --json',
  ],
  check: ({ sex, pregnant, lactating }) =>
    sex === 'male' && (pregnant || lactating)
      ? 'pregnancy and lactation have reference intakes of women only'
      : undefined,
});
