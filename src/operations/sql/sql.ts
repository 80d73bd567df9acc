import { MAX_GRAMS } from '../../engine/entries/entry-diagnostics.ts';
import type { IndexName } from '../../evaluation/evaluation-names.ts';
import type { IndexInput } from '../../evaluation/indices/index-table.ts';
import { INDICES } from '../../evaluation/indices/indices.ts';
import { DIALECTS, type Dialect } from '../../evaluation/sql/dialects.ts';
import { figuresOf, indexViews, viewColumns } from '../../evaluation/sql/index-views.ts';
import { tableParts, tableText } from '../../evaluation/sql/table-name.ts';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { operation } from '../operation.ts';
import type { Services } from '../services.ts';
import { FOOD_FIGURES, FOOD_NAMES, type FoodFigures, foodFigures } from './food-figures.ts';
import { SQL_INDICES, SQL_INPUT } from './sql-input.ts';

/** Makes SQL that scores an index in a database. */
export const sql = operation({
  name: 'sql',
  summary: 'Write SQL that scores meals in a database',
  input: SQL_INPUT,
  http: { notOffered: 'It writes views for a database' },
  async run(
    { catalogue, version }: Pick<Services, 'catalogue'> & { readonly version: string },
    { index, dialect, by = [], map = {}, unit, meals, foods, schema, skipFaulty },
  ): Promise<string> {
    const name = SQL_INDICES[index] as IndexName;
    const database = DIALECTS[dialect];
    assertLabels(by, viewColumns(INDICES[name].components), database);
    if (database.needsSchema) assertSchemas({ schema, meals, foods });
    assertTables(meals, foods);
    const own = `viand_${index.replaceAll('-', '_')}`;
    const inSql = (table: string) => tableText(table, database.quote);
    const view = schema === undefined ? own : `${inSql(schema)}.${own}`;
    const [mealTable, foodTable] = [inSql(meals), inSql(foods)];
    return indexViews(INDICES[name], {
      view,
      dialect: database,
      by: [...by],
      map,
      unit,
      meals: mealTable,
      foods: foodTable,
      skipFaulty,
      maxGrams: MAX_GRAMS,
      about: [
        `viand ${version}, catalogue ${await catalogue.fingerprint()}.`,
        `Reads the tables ${mealTable} and ${foodTable}; "viand sql foods" writes ${foodTable} from that catalogue.`,
        `Load the foods: ${database.loadFoods(foodTable, { names: FOOD_NAMES, numbers: [...FOOD_FIGURES, ...allFigures()] })}`,
        skipFaulty
          ? `Faulty entries are skipped and counted in "skipped"; ${view}_entries says what is wrong.`
          : `Nothing is scored while an entry is faulty; ${view}_entries says what is wrong.`,
        map.weighted_before_process === undefined
          ? 'All amounts are taken as eaten: --map weighted_before_process=COLUMN names raw weights.'
          : 'Raw weights are multiplied by the yield of the food.',
      ],
    });
  },
});

/**
 * Checks the names of tables. The views read the tables, so no table can have the name of a view, and meals and foods
 * must differ.
 */
function assertTables(meals: string, foods: string): void {
  const [first, second] = [meals, foods].map((name) => tableParts(name).join('.').toLowerCase());
  const view = [meals, foods].find((name) => /^viand_/i.test(tableParts(name).at(-1) ?? ''));
  if (view !== undefined) {
    const field = view === meals ? 'meals' : 'foods';
    throw refusal(view, `${quoted(view)} is named like the views`, 'another table', field);
  }
  if (first === second) {
    throw refusal(foods, 'The table is that of meals, too', 'a table of foods', 'foods');
  }
}

const OTHER_NAME = 'another name, such as that of a view of the meals with the column renamed';

/** Databases ignore the case of names, so two labels or columns with such names would be the same. */
function assertLabels(
  labels: readonly string[],
  taken: ReadonlySet<string>,
  { name: database, impossibleColumns }: Dialect,
): void {
  const seen = new Set<string>();
  for (const label of labels) {
    const name = label.toLowerCase();
    if (impossibleColumns?.has(name)) {
      throw refusal(
        label,
        `Cannot group by ${quoted(label)}: no view of ${database} can have a column of this name`,
        OTHER_NAME,
      );
    }
    if (taken.has(name)) {
      throw refusal(
        label,
        `Cannot group by ${quoted(label)}: the views have a column of this name`,
        OTHER_NAME,
      );
    }
    if (seen.has(name)) {
      throw refusal(
        label,
        `Two labels are named ${quoted(label)}`,
        'names that differ by more than case',
      );
    }
    seen.add(name);
  }
}

function refusal(value: string, message: string, expected: string, field = 'by'): ViandError {
  return new ViandError({ code: 'request/invalid', message, field, value, expected });
}

/**
 * Requires the data set of each table and view, so that a view does not depend on the session that
 * creates it.
 */
function assertSchemas({
  schema,
  ...tables
}: {
  readonly schema: string | undefined;
  readonly meals: string;
  readonly foods: string;
}): void {
  const problems = [
    ...(schema === undefined ? [withoutSchema('schema', 'a data set, such as data')] : []),
    ...Object.entries(tables).flatMap(([field, name]) =>
      tableParts(name).length > 1 ? [] : [withoutSchema(field, `a name such as data.${name}`)],
    ),
  ];
  if (problems.length > 0) throw ViandError.of(problems);
}

function withoutSchema(field: string, expected: string): Diagnostic {
  const message = 'BigQuery needs the data set of each table and view';
  return { code: 'request/invalid', message, field, expected };
}

/** The table of foods that the views join. */
export interface FoodTable {
  readonly columns: readonly string[];
  readonly rows: Iterable<FoodFigures>;
}

/** The table of foods for the views of all indices. */
export function sqlFoods({ catalogue }: Pick<Services, 'catalogue'>): FoodTable {
  const figures = allFigures();
  const columns = [...FOOD_NAMES, ...FOOD_FIGURES, ...figures];
  return { columns, rows: foodFigures(catalogue, figures) };
}

/** The inputs of all indices, so that one table serves the views of each. */
function allFigures(): IndexInput[] {
  const indices = Object.values(SQL_INDICES);
  return [...new Set(indices.flatMap((name) => figuresOf(INDICES[name].components)))];
}
