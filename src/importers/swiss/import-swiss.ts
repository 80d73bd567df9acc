import path from 'node:path';
import { ownValue } from '../../collections/own-value.ts';
import type { Location } from '../../model/diagnostic.ts';
import type { Food, Source } from '../../model/food.ts';
import { type Importer, newCounts } from '../../model/food-collection.ts';
import type { NutrientName } from '../../model/nutrients.ts';
import { cellAt, type GridRow } from '../../tables/grid.ts';
import { slugOf } from '../../text/words/slug.ts';
import type { DecimalMark } from '../foods-table/columns/cells/cell-values.ts';
import { groupVariants } from '../published/group-variants.ts';
import { listFiles } from '../published/list-files.ts';
import { publishedFood } from '../published/published-food.ts';
import { type CompositionColumn, readComposition } from '../published/read-composition.ts';
import { stateOfName } from '../published/state-of-name.ts';
import { expectedUnpacked, noTable, openTable, repeatedCode } from '../published/table-rows.ts';

/** The Swiss food table, under its name in catalogues. */
export const SWISS: Source = {
  id: 'swiss-fcd',
  name: 'Swiss Food Composition Database',
  release: '2024',
  licence: 'Federal authorities of the Swiss Confederation, naehrwertdaten.ch',
};

const EXPECTED =
  'CSV files with name, energy and dietary_fiber; use "viand catalogue add" for the table of naehrwertdaten.ch';

/** Nutrients by column of the table: in grams, except energy in kcal. */
const COLUMNS: Readonly<Record<string, NutrientName>> = {
  proteins: 'protein',
  carbohydrates: 'carbohydrates',
  fats: 'fat',
  energy: 'energy',
  saturated_fats: 'saturated_fatty_acids',
  monounsaturated_fats: 'monounsaturated_fatty_acids',
  polyunsaturated_fats: 'polyunsaturated_fatty_acids',
  sugars: 'sugar',
  salt: 'salt',
  dietary_fiber: 'fiber',
  cholesterol: 'cholesterol',
  vitamin_a: 'retinol_activity_equivalent',
  vitamin_b1: 'thiamin',
  vitamin_b2: 'riboflavin',
  vitamin_b3: 'niacin',
  vitamin_b5: 'pantothenic_acid',
  vitamin_b6: 'vitamin_B6',
  vitamin_b9: 'folate',
  vitamin_b12: 'vitamin_B12',
  vitamin_c: 'vitamin_C',
  vitamin_d: 'vitamin_D',
  vitamin_e: 'vitamin_E',
  magnesium: 'magnesium',
  potassium: 'potassium',
  calcium: 'calcium',
  zinc: 'zinc',
  sodium: 'sodium',
  iron: 'iron',
  phosphorus: 'phosphorus',
  selenium: 'selenium',
  iodine: 'iodide',
};

/** Columns in which the table writes 0 for unknown amounts, so that a 0 means unknown. */
const ZERO_IS_UNKNOWN =
  /^(?:vitamin_|magnesium|potassium|calcium|zinc|iron|phosphorus|selenium|iodine)/;

/** Languages by the ends of file names. */
const LANGUAGES = /-(de|fr|it)-[A-Z]{2}\.csv/i;

interface SwissTable {
  readonly names: readonly string[];
  readonly rows: AsyncIterable<GridRow>;
  readonly file: string;
  readonly mark: DecimalMark;
}

/** Names by language, by the amounts of a food. */
type Translations = Map<string, Readonly<Record<string, string>>>;

/**
 * Reads the Swiss Food Composition Database, which has one file per language. The foods are those of the English file,
 * or of the only file. Rows of the other files add their names to the food with exactly the same amounts.
 */
export const importSwiss: Importer = async (paths, report, { counts = newCounts() } = {}) => {
  const tables: SwissTable[] = [];
  for (const file of await listFiles(paths)) {
    if (!/\.csv(?:\.gz)?$/i.test(file)) continue;
    const table = await openTable(file, (names) =>
      names.includes('name') && names.includes('dietary_fiber') ? names : undefined,
    );
    if (table !== undefined) tables.push({ ...table, names: table.columns, file });
  }
  const main = tables.find(({ file }) => !LANGUAGES.test(path.basename(file))) ?? tables[0];
  if (main === undefined) throw noTable(paths, expectedUnpacked(paths, EXPECTED));
  const translations: Translations = new Map();
  for (const table of tables) {
    if (table !== main) await addTranslations(table, translations);
  }
  const columns = main.names.flatMap((name, position): CompositionColumn[] => {
    const nutrient = ownValue(COLUMNS, name);
    return nutrient === undefined
      ? []
      : [{ position, name, nutrient, unit: name === 'energy' ? 'kcal' : 'g' }];
  });
  const unsure = new Set(
    columns.flatMap(({ name, position }) => (ZERO_IS_UNKNOWN.test(name) ? [position] : [])),
  );
  async function* plainFoods(): AsyncGenerator<Food> {
    const { rows, names, mark } = main as SwissTable;
    const at = names.indexOf('name');
    const taken = new Map<string, Location>();
    for await (const row of rows) {
      counts.rows += 1;
      const cells = row.cells.map((cell, position) =>
        unsure.has(position) && Number(cell) === 0 ? '' : cell,
      );
      const nutrients = readComposition({ ...row, cells }, { amounts: columns, mark }, report);
      const name = cellAt(row.cells, at);
      const code = slugOf([name]);
      if (nutrients === undefined || taken.has(code)) {
        if (taken.has(code)) {
          report(repeatedCode(`"${name}"`, 'name', row.locationOf(at), taken.get(code)));
        }
        counts.rejected += 1;
        continue;
      }
      taken.set(code, row.locationOf(at));
      yield publishedFood({
        source: SWISS.id,
        code,
        name,
        localNames: translations.get(signature(row, names)),
        processing: stateOfName(name),
        nutrients,
      });
    }
  }
  async function* foods(): AsyncGenerator<Food> {
    const single: Food[] = [];
    for await (const food of plainFoods()) single.push(food);
    yield* groupVariants(single);
  }
  return { source: SWISS, foods: foods(), legacyIds: [], codes: [] };
};

/**
 * The names in a language, by the amounts of their foods. If two foods of a language have the same amounts, neither
 * gets its name.
 */
async function addTranslations(
  { names, rows, file }: SwissTable,
  translations: Translations,
): Promise<void> {
  const language = LANGUAGES.exec(path.basename(file))?.[1]?.toLowerCase();
  if (language === undefined) return;
  const own = new Map<string, string | undefined>();
  const at = names.indexOf('name');
  for await (const row of rows) {
    const key = signature(row, names);
    own.set(key, own.has(key) ? undefined : cellAt(row.cells, at));
  }
  for (const [key, name] of own) {
    if (name !== undefined) translations.set(key, { ...translations.get(key), [language]: name });
  }
}

/** A key of the amounts that the files of all languages have. */
function signature({ cells }: GridRow, names: readonly string[]): string {
  return names
    .flatMap((name, position) =>
      ownValue(COLUMNS, name) === undefined || name === 'vitamin_b5' || name === 'vitamin_a'
        ? []
        : [Number(cells[position] ?? '')],
    )
    .join(' ');
}
