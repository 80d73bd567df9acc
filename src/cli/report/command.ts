import { CHART_NAMES } from '../../report/charts/chart-names.ts';
import { REPORT_FORMATS } from '../../report/formats.ts';
import { defineCommand, InvalidValue, option } from '../define-command.ts';
import { readCount } from '../field-option.ts';
import { CATALOGUE, MAP, mealFiles, resultOptions, UNIT } from '../options.ts';

export const REPORT = defineCommand({
  name: 'report',
  summary: 'Make a report of meals: one page to read, to print and to hand on',
  description:
    'Make a report of the meals of a person: Healthy Eating Index with what would move it, day by day, energy, nutrients beside reference intakes, and the foods behind it.',
  arguments: {
    files: mealFiles('meal files of one record, also gzipped; - or none for standard input'),
  },
  options: {
    ...resultOptions(
      REPORT_FORMATS,
      "how the report is written (default: as the output's name says, else md)",
    ),
    chart: option({
      value: 'chart',
      description: 'the chart of --format svg',
      choices: CHART_NAMES,
      default: CHART_NAMES[0],
    }),
    reference: option({
      value: 'table',
      description: 'reference intakes: of EFSA, or of the US and Canada',
      choices: ['efsa', 'dri'],
      default: 'efsa',
    }),
    sex: option({
      value: 'sex',
      description: 'whose reference intakes',
      choices: ['female', 'male'],
    }),
    age: option({ value: 'years', description: 'the same, from 1 year on', read: readAge }),
    weight: option({
      value: 'kg',
      description: 'body weight, which the reference of protein needs',
      read: readWeight,
    }),
    pregnant: option({
      description: 'reference intakes of pregnancy',
      implies: { sex: 'female' },
      conflicts: 'lactating',
    }),
    lactating: option({
      description: 'reference intakes of lactation',
      implies: { sex: 'female' },
    }),
    by: option({
      value: 'label',
      description: 'column or member that tells the days (default: date or day)',
    }),
    person: option({
      value: 'label',
      description: 'the same of persons (default: person or patient)',
    }),
    days: option({
      value: 'number',
      description: 'days that the files cover, where they do not say',
      read: readDays,
    }),
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

function readAge(text: string): number {
  return within(Number(text), text, 1, 120, 'years from 1 to 120');
}

function readWeight(text: string): number {
  return within(Number(text), text, 2, 500, 'kg from 2 to 500, such as 68.5');
}

function readDays(text: string): number {
  return within(readCount(text), text, 1, 100_000, 'a whole number of days, 1 or more');
}

function within(value: number, text: string, least: number, most: number, expected: string) {
  if (text.trim() === '' || !(value >= least && value <= most)) {
    throw new InvalidValue(`Expected ${expected}.`);
  }
  return value;
}
