import { type Location, ViandError } from '../../model/diagnostic.ts';
import { columnTopic } from './column-names.ts';
import type { ColumnTopic } from './header-names.ts';
import { ENERGY_WORDS, NUTRIENT_WORDS } from './nutrient-words.ts';

/** The fewest nutrients in the header of a table of foods. A record of what was eaten may have as many. */
const FEWEST_NUTRIENTS = 4;

/** A column of energy or of a nutrient: "fat_g", "davon Zucker (g)". */
const NUTRIENT = new RegExp(
  String.raw`^(?:of which |davon )?(?:kcal|kj|${ENERGY_WORDS}|${NUTRIENT_WORDS})(?!\p{L})`,
  'u',
);

/** Whether a column has energy or a nutrient. */
export function isNutrientColumn(name: string): boolean {
  return NUTRIENT.test(plainName(name));
}

function plainName(name: string): string {
  return name.trim().toLowerCase().replaceAll('_', ' ');
}

/** Columns that say when something was eaten. */
const WHEN: ReadonlySet<ColumnTopic> = new Set(['date', 'day', 'meal', 'time']);

/** Columns that only tables of foods have. */
const OF_FOODS = /^(?:gtin|ean|barcode|per|pro|basis)$/;

/**
 * The fault if a table of foods and their nutrients was given as a record of what was eaten; undefined for other
 * tables.
 *
 * @param cells the cells of the header
 */
export function foodsTableFault(
  cells: readonly string[],
  location: Location,
): ViandError | undefined {
  const names = cells.map(plainName);
  const nutrients = names.filter((name) => NUTRIENT.test(name));
  if (new Set(nutrients).size < FEWEST_NUTRIENTS) return undefined;
  const topics = cells.map(columnTopic).filter((topic) => topic !== undefined);
  const isOfFoods = names.some((name) => OF_FOODS.test(name));
  const ofRecords = isOfFoods ? topics.filter((topic) => WHEN.has(topic)) : topics;
  if (ofRecords.some((topic) => topic !== 'food')) return undefined;
  return new ViandError({
    code: 'meal/missing-column',
    message:
      'Missing column for amount: the table lists the nutrients of foods, not what was eaten',
    location,
    field: 'amount',
    expected: 'a record of what was eaten; "viand catalogue add" reads tables of your own foods',
  });
}
