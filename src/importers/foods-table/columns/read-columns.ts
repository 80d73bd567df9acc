import { ViandError } from '../../../model/diagnostic.ts';
import type { ServingType } from '../../../model/food.ts';
import { FOOD_PATTERNS, type FoodPattern } from '../../../model/food-patterns.ts';
import type { Nutrient } from '../../../model/nutrients.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { Header, repeatedColumn } from '../../../tables/header.ts';
import { isDecimal } from '../../../text/numbers/decimal.ts';
import type { StatedBasis } from '../headings/column-basis.ts';
import { columnMeaning, type Meaning } from '../headings/column-meaning.ts';
import type { TextTopic } from '../headings/topic-names.ts';
import { type AmountColumn, amountColumns } from './amount-columns.ts';
import { balancedCarbohydrates } from './carbohydrates/balanced-carbohydrates.ts';
import { equivalentCarbohydrates } from './carbohydrates/monosaccharide-equivalents.ts';
import { asTotal, withTotalCarbohydrates } from './carbohydrates/total-carbohydrates.ts';
import type { ColumnCells } from './cells/column-cells.ts';
import { columnFaults } from './faults/column-faults.ts';
import { diaryFault, quantityColumn } from './faults/diary-fault.ts';
import { withAbbreviatedFat } from './names/abbreviated-fat.ts';
import { type FoodColumnMap, mappedMeanings } from './names/column-map.ts';
import { correctTopics } from './names/correct-topics.ts';
import { withLetters } from './names/letter-columns.ts';
import { misspeltColumns } from './names/misspelt-columns.ts';
import { withNutritionixColumns } from './names/nutritionix-columns.ts';
import { withUnitsOfOpenFoodFacts } from './names/open-food-facts-columns.ts';
import { withEnergyUnits } from './units/energy-units.ts';
import { milligramColumns, withMilligrams } from './units/milligram-columns.ts';
import { percentColumns } from './units/percent-columns.ts';
import { unitlessColumns, usualUnits, withoutColumns } from './units/unitless-columns.ts';
import { type WeighedMeasure, weighedMeasures } from './units/weighed-measures.ts';

/** What the columns of a table of foods hold. */
export interface FoodColumns {
  readonly width: number;
  readonly names: readonly string[];
  readonly text: ReadonlyMap<TextTopic, number>;
  /** Further columns of names, such as those in other languages. */
  readonly otherNames: readonly number[];
  /** The columns of each nutrient, the best first. */
  readonly nutrients: readonly (readonly [Nutrient, readonly AmountColumn[]])[];
  /** The columns of all food patterns, or of none. */
  readonly patterns: readonly (readonly [FoodPattern, number])[];
  /** Columns of food patterns that are not read, since others are missing. */
  readonly unreadPatterns: readonly string[];
  readonly measures: readonly {
    readonly type: ServingType;
    readonly unit: 'g' | 'ml';
    /** The factor to this unit. */
    readonly factor: number;
    readonly position: number;
  }[];
  /** Measures with their weights in another column. */
  readonly weighed: readonly WeighedMeasure[];
  /** Columns with any other name, which become remarks of the food. */
  readonly labels: readonly number[];
  /** The column that is assumed to hold the names because of its cells; undefined if the header names it. */
  readonly assumedNames: number | undefined;
  /** Columns without a unit that hold percentages of daily values, which are not read. */
  readonly percentages: readonly number[];
  /** What columns with a spelling mistake in their names are read as, by their positions. */
  readonly misspelt?: ReadonlyMap<number, string>;
  /** The columns without a unit whose amounts can only be in mg. */
  readonly milligrams?: readonly number[];
  /** The usual units of columns of vitamins and minerals that are not read, since they have no unit. */
  readonly unitless?: ReadonlyMap<number, string>;
  /** The original table has foods as columns and nutrients as rows. */
  readonly isTransposed?: true;
  /** The column of carbohydrates whose amounts show that they include fibre. */
  readonly balanced?: number;
  /** The column of carbohydrates whose amounts show that they are monosaccharide equivalents. */
  readonly equivalents?: number;
  /** The reference amount in a title above the header. */
  readonly stated?: StatedBasis;
}

const NONE: ReadonlyMap<number, string> = new Map();

/** With this many columns of nutrients, a row is a header even without a column of names. */
const LEAST_NUTRIENTS = 2;

/**
 * Finds the columns of a header.
 *
 * @returns undefined for a row that is not a header
 * @throws ViandError with every problem of a header
 */
export function readFoodColumns(
  row: GridRow,
  map: FoodColumnMap,
  cells: ColumnCells,
): FoodColumns | undefined {
  const header = new Header(row.cells);
  const mapped = mappedMeanings(map, header, row);
  const percentages = percentColumns(header.names).filter(
    (position) => !mapped.has(position) && !cells.giveUnits(position),
  );
  const spelt = meaningsOf(header.names, mapped, percentages);
  const misspelt = spelt.some(isKnown) ? misspeltColumns(header.names, spelt) : NONE;
  const named =
    misspelt.size === 0
      ? spelt
      : meaningsOf(
          header.names.map((name, at) => misspelt.get(at) ?? name),
          mapped,
          percentages,
        );
  const balanced = balancedCarbohydrates(named, header.names, cells);
  const equivalents = balanced === undefined ? equivalentCarbohydrates(named, cells) : undefined;
  const milligrams = milligramColumns(named, cells);
  const weighedIn = withMilligrams(named, milligrams);
  const unitless = unitlessColumns(weighedIn, cells);
  const meanings = withEnergyUnits(
    withoutColumns(weighedIn, unitless).map((one, at) =>
      at === balanced && !mapped.has(at) ? asTotal(one) : one,
    ),
    cells,
  );
  const text = firstOfTopics(meanings);
  correctTopics(text, meanings, cells);
  findPer(text, header, meanings, cells);
  const { otherNames, assumedNames } = findNames(text, meanings, cells);
  const known = meanings.filter(isKnown).length;
  // A row of foods may have words that are headings elsewhere: "Suppe", "Wasser 0,5 l".
  const numbers = header.names.filter(isDecimal).length;
  if (!text.has('name') || known < 2 || numbers >= known) return undefined;
  const faults = [
    ...diaryFault(header, meanings, text, { row, cells }),
    ...repeated(header, meanings).map((name) =>
      repeatedColumn('import/duplicate', name, row.location),
    ),
    ...columnFaults(meanings, { names: header.names, row, cells }),
  ];
  if (faults.length > 0) throw ViandError.of(faults);
  const weighed = weighedMeasures(header.names, cells);
  const ofWeighed = new Set(weighed.flatMap(({ label, weight }) => [label, weight]));
  if (ofWeighed.has(text.get('measures') ?? -1)) text.delete('measures');
  const used = new Set([...text.values(), ...otherNames, ...ofWeighed]);
  return {
    width: row.cells.length,
    names: header.names,
    text,
    otherNames: otherNames.filter((position) => position !== text.get('name')),
    nutrients: amountColumns(meanings, header.names),
    ...patternColumns(meanings),
    measures: meanings.flatMap((meaning, position) =>
      meaning?.kind === 'measure' && !ofWeighed.has(position)
        ? [{ type: meaning.type, unit: meaning.unit, factor: meaning.factor, position }]
        : [],
    ),
    weighed,
    labels: meanings.flatMap((meaning, position) =>
      (meaning === undefined || meaning.kind === 'text') &&
      !used.has(position) &&
      header.names[position] !== ''
        ? [position]
        : [],
    ),
    assumedNames,
    percentages,
    ...(misspelt.size === 0 ? {} : { misspelt }),
    ...(milligrams.length === 0 ? {} : { milligrams }),
    ...(unitless.length === 0 ? {} : { unitless: usualUnits(weighedIn, unitless) }),
    ...(equivalents === undefined || mapped.has(equivalents) ? {} : { equivalents }),
    ...(balanced === undefined || mapped.has(balanced) ? {} : { balanced }),
  };
}

/** The meanings of columns by their names, by the columns next to them, and by the map. */
function meaningsOf(
  names: readonly string[],
  mapped: ReadonlyMap<number, Meaning>,
  percentages: readonly number[],
): Meaning[] {
  const named = [
    withTotalCarbohydrates,
    withUnitsOfOpenFoodFacts,
    withNutritionixColumns,
    withLetters,
    withAbbreviatedFat,
  ].reduce<readonly Meaning[]>((meanings, of) => of(meanings, names), names.map(columnMeaning));
  return named.map(
    (meaning, position): Meaning =>
      percentages.includes(position) ? { kind: 'ignored' } : (mapped.get(position) ?? meaning),
  );
}

function isKnown(meaning: Meaning): boolean {
  return meaning !== undefined && meaning.kind !== 'ignored';
}

/**
 * Finds the column of names: the column of descriptions if no other is called a name, the column of other names, or a
 * column whose cells are names.
 */
function findNames(
  text: Map<TextTopic, number>,
  meanings: readonly Meaning[],
  { giveNames }: ColumnCells,
): Pick<FoodColumns, 'otherNames' | 'assumedNames'> {
  // If the column of names is called descriptions, there are no other descriptions.
  const description = text.get('description');
  if (!text.has('name') && description !== undefined) {
    text.delete('description');
    text.set('name', description);
  }
  const otherNames = meanings.flatMap((meaning, position) =>
    meaning?.kind === 'text' && meaning.topic === 'other_names' ? [position] : [],
  );
  if (!text.has('name') && otherNames[0] !== undefined) text.set('name', otherNames[0]);
  const nutrients = meanings.filter((meaning) => meaning?.kind === 'nutrient').length;
  const assumedNames =
    text.has('name') || nutrients < LEAST_NUTRIENTS
      ? undefined
      : meanings.findIndex((meaning, position) => meaning === undefined && giveNames(position));
  if (assumedNames !== undefined && assumedNames >= 0) text.set('name', assumedNames);
  return { otherNames, assumedNames };
}

/** The columns of all food patterns, or the names of those that are not read. */
function patternColumns(
  meanings: readonly Meaning[],
): Pick<FoodColumns, 'patterns' | 'unreadPatterns'> {
  const patterns = FOOD_PATTERNS.flatMap((pattern): [FoodPattern, number][] => {
    const position = meanings.findIndex(
      (one) => one?.kind === 'pattern' && one.pattern === pattern,
    );
    return position < 0 ? [] : [[pattern, position]];
  });
  return patterns.length === FOOD_PATTERNS.length
    ? { patterns, unreadPatterns: [] }
    : { patterns: [], unreadPatterns: patterns.map(([{ name }]) => name) };
}

/** Finds the reference amount if it is split into `Menge` and `Einheit`, or if all cells of `Menge` give it. */
function findPer(
  text: Map<TextTopic, number>,
  { names }: Header,
  meanings: readonly Meaning[],
  { givePer, first }: ColumnCells,
): void {
  if (text.has('per')) return;
  const quantity = quantityColumn(names, meanings);
  if (quantity >= 0 && (text.has('per_unit') || givePer(quantity))) text.set('per', quantity);
  else {
    // "100 ml" and "Stück" in a column of units, without one of quantities, are reference amounts.
    const unit = text.get('per_unit');
    text.delete('per_unit');
    const isBasis =
      unit !== undefined && first(unit).some((cell) => /^(?:100|1)\s*\p{L}/u.test(cell));
    // "per slice (35 g)" is one in any column.
    const said = meanings.findIndex(
      (one, at) => (one === undefined || at === unit) && saysPer(first(at)),
    );
    if (isBasis) text.set('per', unit);
    else if (said >= 0) text.set('per', said);
  }
}

/** Whether all cells of a column begin with a word such as "per". */
function saysPer(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^(?:per|je|pro|par|por|pour)\s/i.test(cell));
}

function firstOfTopics(meanings: readonly Meaning[]): Map<TextTopic, number> {
  const text = new Map<TextTopic, number>();
  meanings.forEach((meaning, position) => {
    if (meaning?.kind !== 'text' || meaning.topic === 'other_names') return;
    if (!text.has(meaning.topic)) text.set(meaning.topic, position);
  });
  return text;
}

function repeated({ names }: Header, meanings: readonly Meaning[]): string[] {
  return names.filter(
    (name, position) =>
      meanings[position] !== undefined &&
      meanings[position]?.kind !== 'ignored' &&
      names.indexOf(name) < position,
  );
}
