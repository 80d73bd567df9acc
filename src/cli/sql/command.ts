import { SQL_INDICES, SQL_INPUT } from '../../operations/sql/sql-input.ts';
import { FORMATS } from '../../render/formats.ts';
import { type Described, defineCommand, option } from '../define-command.ts';
import { fieldOption } from '../field-option.ts';
import {
  ALIASES,
  CATALOGUE,
  MAP,
  OUTPUT,
  RAW,
  readLabels,
  resultOptions,
  UNIT,
} from '../options.ts';

const { dialect, by, meals, foods, schema } = SQL_INPUT.entries;

export const SQL_GROUP: Described = {
  name: 'sql',
  summary: 'Write SQL that scores meals in a database',
  examples: [
    'viand sql foods -o foods.csv',
    'viand sql hei --dialect duckdb --by person,day -o hei.sql',
  ],
};

/** The indices as their publications write them. */
const TITLES: Readonly<Record<string, string>> = {
  hei: 'HEI-2015',
  'hei-2020': 'HEI-2020',
  'hei-toddlers': 'HEI-Toddlers-2020',
};

/** A command for each index. */
export const SQL_OF_INDEX = Object.keys(SQL_INDICES).map((index) => ({
  index,
  command: defineCommand({
    name: index,
    summary: `Write views that score ${TITLES[index]}`,
    description:
      'Write views that join a table of meals with the table of foods that "viand sql foods" writes. They weigh each entry, name faulty ones, and compute every component, density and total as viand does.',
    arguments: {},
    options: {
      dialect: fieldOption(dialect, { value: 'database' }),
      by: fieldOption(by, { value: 'labels', read: readLabels, isRepeatable: true }),
      meals: fieldOption(meals, { value: 'table' }),
      foods: fieldOption(foods, { value: 'table' }),
      schema: fieldOption(schema, { value: 'name' }),
      map: MAP,
      unit: UNIT,
      skipFaulty: option({ description: 'Score the other rows if some are faulty' }),
      output: { ...OUTPUT, description: 'Write to this file' },
      catalogue: CATALOGUE,
    },
    check: ({ output = '' }) =>
      /\.(?:csv|tsv|json|ndjson|jsonl|parquet|xlsx)$/i.test(output)
        ? '--output: The views are SQL: use .sql'
        : undefined,
    examples: [
      `viand sql ${index} --dialect postgres --by person,day`,
      `viand sql ${index} --map food_id=FoodCode,amount=grams,unit=measure --meals survey.meals`,
      `viand sql ${index} --by day --skip-faulty -o ${index}.sql`,
    ],
  }),
}));

export const SQL_FOODS = defineCommand({
  name: 'foods',
  summary: 'Write the table of foods that the views join',
  description:
    'Write the foods as a table with one row for each id that meals may use: densities, standard servings, yields and amounts per 100 g. Unknown values are empty.',
  arguments: {},
  options: { ...resultOptions(FORMATS), raw: RAW, catalogue: CATALOGUE, aliases: ALIASES },
  examples: ['viand sql foods -o foods.csv', 'viand sql foods --format ndjson'],
});
