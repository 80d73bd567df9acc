import { ownValue } from '../../../collections/own-value.ts';
import { addDerivedNutrients } from '../../../model/derived/derived-nutrients.ts';
import type { DiagnosticSink } from '../../../model/diagnostic.ts';
import { FOOD_TYPES, type Food, PROCESSINGS, type Processing } from '../../../model/food.ts';
import type { ValueRepair } from '../../../model/food-collection.ts';
import { normaliseGtin, restoreGtin } from '../../../model/ids/gtin.ts';
import { estimateWeight } from '../../../search/weights/estimate-weight.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { COOKED_IN_GERMAN } from '../../../text/vocabulary/cooked-words.ts';
import { slugOf } from '../../../text/words/slug.ts';
import { stateOfName } from '../../published/state-of-name.ts';
import { restoredZeros } from '../../published/value-repairs.ts';
import { soleVariant } from '../../sole-variant.ts';
import type { DecimalMark } from '../columns/cells/cell-values.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import type { AmountBasis } from '../headings/column-basis.ts';
import { densityFactor } from '../headings/topic-names.ts';
import { looksLikeDrink } from './looks-like-drink.ts';
import { readBasis, readNutrientCells, readPatternCells } from './row-amounts.ts';
import { RowCells } from './row-cells.ts';
import { isPerServing, readServings } from './row-servings.ts';
import { mayHaveAir, weighsLikeWater } from './weighs-like-water.ts';

/** Settings for turning rows of a table into foods. */
export interface RowFoodOptions {
  /** The id of the source, which is the prefix of the ids of its foods. */
  readonly source: string;
  readonly columns: FoodColumns;
  readonly mark: DecimalMark;
  /** The reference amount if the table gives none. */
  readonly basis: AmountBasis;
  readonly report: DiagnosticSink;
}

/** The food of a row, with its repairs. */
export interface RowFood {
  readonly food: Food;
  readonly repairs: readonly ValueRepair[];
  /** False if a cell could not be read and was reported. */
  readonly isSound: boolean;
  /** A serving size without a weight, which is ignored; empty if there is none. */
  readonly unweighed: string;
  /** Columns of amounts that are ignored because they contradict others of the same nutrient. */
  readonly ignored: readonly number[];
  /** The column of an amount by the name of the nutrient or food pattern. */
  readonly columnOf: (name: string) => number | undefined;
}

/** Reads the food of a row, and reports the cells that cannot be read. */
export function rowToFood(
  row: GridRow,
  { source, columns, mark, basis: usualBasis, report }: RowFoodOptions,
): RowFood {
  const cells = new RowCells(row, columns, mark, report);
  const name = cells.text('name');
  if (name === '') cells.bad('name', '', 'the name of the food');
  const { gtin, repairs } = readGtin(cells);
  const brand = cells.text('brand') || null;
  const density = readDensity(cells);
  const basis = readBasis(cells, usualBasis);
  const { servings, unweighed } = readServings(cells, isPerServing(cells, basis) ? name : '');
  let isDensityAssumed = false;
  const assumeDensity = () => {
    isDensityAssumed = true;
    return DRINK_DENSITY;
  };
  const nutrients = readNutrientCells(cells, basis, { servings, density, assumeDensity });
  const isDrink = looksLikeDrink(nutrients);
  const isLikeWater = isDrink === true ? !mayHaveAir(name) : weighsLikeWater(name, nutrients);
  if (isDensityAssumed && !isLikeWater) {
    cells.bad('density', '', 'the density in g/ml, since amounts are per volume');
  }
  const isPerVolume = basis.endsWith(' ml') || servings[0]?.unit === 'ml';
  const isLiquid = isPerVolume && isDrink !== false;
  const foodPatterns = readPatternCells(cells);
  const isBranded = cells.text('gtin') !== '' || brand !== null;
  const type = cells.choice('type', FOOD_TYPES, isBranded ? 'branded_food' : 'generic_single_food');
  // Makers name their products freely: "baked" crisps count as bought.
  const usual = isBranded ? 'raw' : stateOfOwnFood(name);
  const processing = writtenState(cells) ?? cells.choice('processing', PROCESSINGS, usual);
  const code = cells.text('id') || gtin || slugOf([brand ?? '', name]);
  const id = `${source}-${slugOf([code])}`;
  const otherNames = otherNamesIn(cells, name);
  const searchWeight = estimateWeight({ name, synonyms: otherNames, brand, nutrients });
  addDerivedNutrients(nutrients, { source, foodGroup: null });
  const food: Food = {
    id,
    name,
    otherNames,
    description: remarksIn(cells, isDensityAssumed),
    type,
    brand,
    gtin,
    foodGroup: null,
    isSolid: !isLiquid,
    standardProcessing: processing,
    standardServingType: servings.find(({ type: one }) => one !== null)?.type ?? null,
    standardUnit: isLiquid ? 'ml' : 'g',
    searchWeight,
    retiredIn: null,
    variants: [
      soleVariant(id, {
        processing,
        density,
        servingSizes: servings,
        nutrients,
        foodPatterns,
        source,
        sourceCode: code,
      }),
    ],
    ...recordedOn(cells),
  };
  const columnOf = (amount: string) => columnOfAmount(cells, amount);
  const isSound = !cells.isFaulty;
  return { food, repairs, isSound, unweighed, ignored: cells.ignored, columnOf };
}

/** g/ml of drinks and of cream. Of the 277 drinks in the seeds that have a density, 265 are within 5 % of it. */
const DRINK_DENSITY = 1;

/** The remark on a food whose amounts per volume were converted with that density. */
const DENSITY_ASSUMED = `density assumed: ${DRINK_DENSITY} g/ml`;

/** Whether the amounts of a food of a table were per volume, and its density was assumed. */
export function hasAssumedDensity({ description }: Pick<Food, 'description'>): boolean {
  return description.endsWith(DENSITY_ASSUMED);
}

/** Other foods in a name do not give its state: "salad with fried chicken". */
const COMPANY = /\s(?:with|and|mit|und|plus|[&+])\s.*$/i;

/** German participles with their endings: "gekochte Kartoffeln". */
const DECLINED = new RegExp(String.raw`\b(${COOKED_IN_GERMAN}|getrocknet|roh)e[mnrs]?\b`, 'gi');

/** The state in a food name as people write it, "Reis, gekocht" or "boiled potatoes"; raw if there is none. */
function stateOfOwnFood(name: string): Processing {
  return stateOfName(name.replace(COMPANY, '').replace(DECLINED, '$1'));
}

/** Abbreviated participles in tables. */
const SHORTENED: Readonly<Record<string, string>> = {
  gek: 'gekocht',
  gebr: 'gebraten',
  geb: 'gebacken',
  ged: 'gedünstet',
  gegr: 'gegrillt',
  getr: 'getrocknet',
  gegart: 'gekocht',
  frit: 'frittiert',
};

const AS_BOUGHT =
  /^(?:trocken(?:produkt|ware)?|pulver|unzubereitet|ungekocht|dry|powder|unprepared|uncooked|as (?:sold|packaged))$/i;

/** The state in a cell that does not use the words of the specification: "gek.", "paniert und frittiert". */
function writtenState(cells: RowCells): Processing | undefined {
  const written = cells.text('processing');
  if (written === '') return undefined;
  const text = written
    .replace(
      /\p{L}+\.?/gu,
      (word) => ownValue(SHORTENED, word.toLowerCase().replace('.', '')) ?? word,
    )
    .replace(DECLINED, '$1');
  // A dry product is as it is bought, and so counts as raw.
  if (AS_BOUGHT.test(text)) return 'raw';
  const state = stateOfName(text);
  return state === 'raw' && !/\b(?:roh|raw)\b/i.test(text) ? undefined : state;
}

/** What viand does with a food whose code cannot be used, if the food has an id. */
const WITHOUT_GTIN = 'viand reads this food without one';

/** Names of bar codes before the digits: "EAN: 4012345678901", "GTIN 04012345678901". */
const CODE_LABEL = /^\p{L}[^:]*:\s*(?=\d)|^\p{L}+\.?\s*(?=\d)/u;

function readGtin(cells: RowCells): {
  readonly gtin: string | null;
  readonly repairs: readonly ValueRepair[];
} {
  const given = cells.text('gtin');
  // Some programs write a column of numbers with gaps as decimals: "4012345678901.0".
  const written = given.replace(/^(\d{6,14})\.0$/, '$1').replace(CODE_LABEL, '');
  // Programs write a zero if there is no code.
  if (written === '' || written === '0') return { gtin: null, repairs: [] };
  const normal = normaliseGtin(written);
  if (normal !== undefined) return { gtin: normal, repairs: [] };
  const gtin = restoreGtin(written);
  if (gtin !== undefined) {
    const column = cells.columns.names[cells.columns.text.get('gtin') ?? -1] ?? 'gtin';
    return { gtin, repairs: restoredZeros(column, written, gtin) };
  }
  const expected = /e\+/i.test(written)
    ? 'all digits of the code: format the column as text'
    : '8, 12, 13 or 14 digits with a correct check digit';
  const found = {
    code: 'food/bad-gtin',
    message: `Invalid GTIN "${written}"`,
    value: written,
  } as const;
  // Without an id of its own, the code is that of the food.
  if (cells.text('id') === '') cells.fault('gtin', { ...found, expected });
  else cells.remark('gtin', { ...found, expected: `${expected}; ${WITHOUT_GTIN}` });
  return { gtin: null, repairs: [] };
}

function readDensity(cells: RowCells): number | null {
  const found = cells.amountOf('density');
  if (found !== undefined && !(found.amount <= 0)) {
    const name = cells.columns.names[cells.columns.text.get('density') ?? -1] ?? '';
    return Number.isNaN(found.amount) ? null : found.amount * densityFactor(name);
  }
  cells.bad('density', cells.text('density'), 'g/ml above 0, or an empty cell');
  return null;
}

/** The first column of a nutrient with an amount. */
function columnOfAmount(cells: RowCells, name: string): number | undefined {
  const { nutrients, patterns } = cells.columns;
  const own = nutrients.find(([of]) => of.name === name)?.[1] ?? [];
  const filled = own.find(({ position }) => cells.at(position) !== '');
  return (filled ?? own[0])?.position ?? patterns.find(([of]) => of.name === name)?.[1];
}

function otherNamesIn(cells: RowCells, name: string): string[] {
  const { otherNames } = cells.columns;
  if (otherNames.length === 0) return [];
  const names = otherNames.flatMap((position) => cells.at(position).split(/[;|]/));
  const others = names.map((one) => one.trim()).filter((one) => one !== '' && one !== name);
  return [...new Set(others)];
}

function remarksIn(cells: RowCells, isDensityAssumed: boolean): string {
  const { labels, names } = cells.columns;
  const assumed = isDensityAssumed ? [DENSITY_ASSUMED] : [];
  const remarks = labels.flatMap((position) =>
    cells.at(position) === '' ? [] : [`${names[position]}: ${cells.at(position)}`],
  );
  return [cells.text('description'), ...remarks, ...assumed]
    .filter((text) => text !== '')
    .join('; ');
}

function recordedOn(cells: RowCells): { readonly recordedOn?: string } {
  const written = cells.text('recorded_on');
  const [day] = written === '' ? [] : (/^\d{4}-\d{2}-\d{2}/.exec(written) ?? []);
  return day === undefined ? {} : { recordedOn: day };
}
