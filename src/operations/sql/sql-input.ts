import * as v from 'valibot';
import { EVALUATION_WORDS, type IndexName } from '../../evaluation/evaluation-names.ts';
import { INDICES, isLinearIndex } from '../../evaluation/indices/indices.ts';
import { DIALECT_NAMES } from '../../evaluation/sql/dialects.ts';
import { isTableName } from '../../evaluation/sql/table-name.ts';
import { fieldMeta, fields } from '../fields.ts';
import { COLUMN_MAP, DEFAULT_UNIT } from '../meal-fields.ts';

/** The indices under their names in commands: `hei`. Views exist for those that are linear in sums. */
export const SQL_INDICES = Object.fromEntries(
  (Object.keys(INDICES) as IndexName[])
    .filter(isLinearIndex)
    .map((name) => [EVALUATION_WORDS[name].short, name]),
) as Readonly<Record<string, IndexName>>;

const NAME = v.pipe(v.string(), v.check(isTableName, 'The name of the table has other characters'));
const NAME_META = {
  code: 'request/invalid',
  expected: 'letters, digits, _, -, spaces, and dots between parts, or parts in double quotes',
} as const;

function tableField(name: string, description: string) {
  return v.pipe(v.optional(NAME, name), v.description(description), fieldMeta(NAME_META));
}

/** The input of writing SQL, which also describes the options of its command. */
export const SQL_INPUT = fields({
  index: v.pipe(
    v.picklist(Object.keys(SQL_INDICES), 'Unknown index'),
    v.description('Index to score'),
    fieldMeta({ code: 'request/invalid', expected: Object.keys(SQL_INDICES).join(', ') }),
  ),
  dialect: v.pipe(
    v.optional(v.picklist(DIALECT_NAMES, 'Unknown database'), 'duckdb'),
    v.description('Database that runs the views'),
    fieldMeta({ code: 'request/invalid', expected: DIALECT_NAMES.join(', ') }),
  ),
  by: v.pipe(
    v.optional(v.array(v.string(), 'The labels must be a list of names')),
    v.description('Group by these columns, such as person,day'),
    fieldMeta({ code: 'request/invalid', expected: 'a list of labels' }),
  ),
  map: COLUMN_MAP,
  unit: DEFAULT_UNIT,
  meals: tableField('meals', 'Table of meals, one food per row'),
  foods: tableField('foods', 'Table of foods, which "viand sql foods" writes'),
  schema: v.pipe(
    v.optional(NAME),
    v.description('Schema (data set) of the views; BigQuery needs it'),
    fieldMeta(NAME_META),
  ),
  skipFaulty: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Score the other rows if some are faulty'),
    fieldMeta({ code: 'request/invalid', expected: 'true or false' }),
  ),
});
