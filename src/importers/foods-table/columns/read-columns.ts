import { type Diagnostic, ViandError } from '../../../model/diagnostic.ts';
import type { ServingType } from '../../../model/food.ts';
import { FOOD_PATTERNS, type FoodPattern } from '../../../model/food-patterns.ts';
import type { Nutrient } from '../../../model/nutrients.ts';
import type { MassUnit } from '../../../model/units.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { Header, repeatedColumn } from '../../../tables/header.ts';
import { normaliseColumnName } from '../../../text/column-names.ts';
import { type AmountBasis, type StatedBasis, splitBasis } from '../headings/column-basis.ts';
import {
  type ColumnMeaning,
  columnMeaning,
  type EnergyUnit,
  type Meaning,
} from '../headings/column-meaning.ts';
import { TEXT_TOPICS, type TextTopic } from '../headings/topic-names.ts';
import type { ColumnCells } from './column-cells.ts';
import { diaryFault, quantityColumn } from './diary-fault.ts';
import { withNutritionixColumns } from './nutritionix-columns.ts';
import { withUnitsOfOpenFoodFacts } from './open-food-facts-columns.ts';
import { percentColumns } from './percent-columns.ts';
import { withTotalCarbohydrates } from './total-carbohydrates.ts';

/** A column of amounts of a nutrient. */
export interface AmountColumn {
  readonly position: number;
  /** Undefined if each cell gives its own. */
  readonly unit: MassUnit | EnergyUnit | undefined;
  readonly basis: AmountBasis | undefined;
  /** The factor to the unit. */
  readonly factor: number;
  /** Amounts are shares of the weight, so that cells may have a percent sign. */
  readonly isShare?: true;
  /** The units of cells with energy in two units, in their order. */
  readonly units?: readonly [EnergyUnit, EnergyUnit];
}

/** What the columns of a table of foods hold. */
export interface FoodColumns {
  readonly width: number;
  readonly names: readonly string[];
  readonly text: ReadonlyMap<TextTopic, number>;
  /** Further columns of names, such as those in other languages. */
  readonly otherNames: readonly number[];
  /** The columns of each nutrient, the best first. */
  readonly nutrients: readonly (readonly [Nutrient, readonly AmountColumn[]])[];
  /** All food patterns, or none. */
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
  /** Columns with any other name, which become remarks of the food. */
  readonly labels: readonly number[];
  /** The column assumed to hold the names because of its cells; undefined if the header names it. */
  readonly assumedNames: number | undefined;
  /** Columns without a unit that hold percentages of daily values, which are not read. */
  readonly percentages: readonly number[];
  /** The reference amount in a title above the header. */
  readonly stated?: StatedBasis;
}

/** With this many columns of nutrients, a row is a header even without a column of names. */
const LEAST_NUTRIENTS = 2;

/** Names of our columns in other tables, and columns to ignore: `{ name: 'product_name', ignore: ['Iron'] }`. */
export type FoodColumnMap = Readonly<Record<string, string | readonly string[]>>;

/** The name in a map whose columns are not read at all. */
export const IGNORED = 'ignore';

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
  const { giveUnits, giveNames, givePer } = cells;
  const header = new Header(row.cells);
  const mapped = mappedMeanings(map, header, row);
  const percentages = percentColumns(header.names).filter(
    (position) => !mapped.has(position) && !giveUnits(position),
  );
  const { names } = header;
  const named = [withTotalCarbohydrates, withUnitsOfOpenFoodFacts, withNutritionixColumns].reduce<
    readonly Meaning[]
  >((meanings, of) => of(meanings, names), names.map(columnMeaning));
  const meanings = named.map(
    (meaning, position): Meaning =>
      percentages.includes(position) ? { kind: 'ignored' } : (mapped.get(position) ?? meaning),
  );
  const text = firstOfTopics(meanings);
  findPer(text, header, meanings, givePer);
  // If the names are called descriptions, there are no other descriptions.
  const description = text.get('description');
  if (!text.has('name') && description !== undefined) {
    text.delete('description');
    text.set('name', description);
  }
  const otherNames = meanings.flatMap((meaning, position) =>
    meaning?.kind === 'text' && meaning.topic === 'other_names' ? [position] : [],
  );
  if (!text.has('name') && otherNames[0] !== undefined) text.set('name', otherNames[0]);
  const known = meanings.filter((meaning) => meaning !== undefined && meaning.kind !== 'ignored');
  const nutrients = known.filter((meaning) => meaning?.kind === 'nutrient').length;
  const assumedNames =
    text.has('name') || nutrients < LEAST_NUTRIENTS
      ? undefined
      : meanings.findIndex((meaning, position) => meaning === undefined && giveNames(position));
  if (assumedNames !== undefined && assumedNames >= 0) text.set('name', assumedNames);
  if (!text.has('name') || known.length < 2) return undefined;
  const faults = [
    ...diaryFault(header, meanings, text, { row, cells }),
    ...repeated(header, meanings).map((name) =>
      repeatedColumn('import/duplicate', name, row.location),
    ),
    ...meanings.flatMap((meaning, position) =>
      meaning?.kind === 'nutrient' && meaning.unit === undefined && !giveUnits(position)
        ? [withoutUnit(header.names[position] as string, meaning.nutrient, row, position)]
        : [],
    ),
  ];
  if (faults.length > 0) throw ViandError.of(faults);
  const patterns = FOOD_PATTERNS.flatMap((pattern): [FoodPattern, number][] => {
    const position = meanings.findIndex(
      (one) => one?.kind === 'pattern' && one.pattern === pattern,
    );
    return position < 0 ? [] : [[pattern, position]];
  });
  const hasAllPatterns = patterns.length === FOOD_PATTERNS.length;
  const used = new Set([...text.values(), ...otherNames]);
  return {
    width: row.cells.length,
    names: header.names,
    text,
    otherNames: otherNames.filter((position) => position !== text.get('name')),
    nutrients: nutrientColumns(meanings),
    patterns: hasAllPatterns ? patterns : [],
    unreadPatterns: hasAllPatterns ? [] : patterns.map(([{ name }]) => name),
    measures: meanings.flatMap((meaning, position) =>
      meaning?.kind === 'measure'
        ? [{ type: meaning.type, unit: meaning.unit, factor: meaning.factor, position }]
        : [],
    ),
    labels: meanings.flatMap((meaning, position) =>
      (meaning === undefined || meaning.kind === 'text') &&
      !used.has(position) &&
      header.names[position] !== ''
        ? [position]
        : [],
    ),
    assumedNames,
    percentages,
  };
}

/** Finds the reference amount if it is split into `Menge` and `Einheit`, or if all cells of `Menge` give it. */
function findPer(
  text: Map<TextTopic, number>,
  { names }: Header,
  meanings: readonly Meaning[],
  givePer: (position: number) => boolean,
): void {
  if (text.has('per')) return;
  const quantity = quantityColumn(names, meanings);
  if (quantity >= 0 && (text.has('per_unit') || givePer(quantity))) text.set('per', quantity);
  else text.delete('per_unit');
}

function mappedMeanings(
  map: FoodColumnMap,
  header: Header,
  row: GridRow,
): Map<number, Exclude<Meaning, undefined>> {
  const meanings = new Map<number, Exclude<Meaning, undefined>>();
  const faults: Diagnostic[] = [];
  const pairs = Object.entries(map).flatMap(([ours, theirs]) =>
    [theirs].flat().map((one) => [ours, one] as const),
  );
  for (const [ours, theirs] of pairs) {
    const meaning = ours === IGNORED ? ({ kind: 'ignored' } as const) : columnMeaning(ours);
    const position = header.positionOf(theirs);
    if (meaning === undefined) {
      faults.push({
        code: 'request/invalid',
        message: `Unknown column "${ours}" in --map`,
        field: ours,
        expected: `one of ${TEXT_TOPICS.join(', ')}, ignore, or a nutrient with its unit, such as fat_g`,
      });
    } else if (position < 0) {
      if (looksLikeHeader(header)) {
        faults.push({
          code: 'import/missing-column',
          message: `Missing column "${theirs}"`,
          location: row.location,
          field: theirs,
          expected: `a column "${theirs}", as given in --map; the table has ${header}`,
        });
      }
    } else if (meaning.kind === 'ignored') {
      for (const at of positionsOf(theirs, header)) meanings.set(at, meaning);
    } else meanings.set(position, withOwnBasis(meaning, header.names[position] as string));
  }
  if (faults.length > 0) throw ViandError.of(faults);
  return meanings;
}

/**
 * A column keeps the reference amount in its own name, `sodium_g=sodium_100g` is per 100 g, and so do shares:
 * `alcohol_g=Alkohol (Vol.-%)`.
 */
function withOwnBasis(meaning: ColumnMeaning, name: string): ColumnMeaning {
  if (meaning.kind !== 'nutrient' || meaning.basis !== undefined) return meaning;
  const own = columnMeaning(name);
  if (own?.kind === 'nutrient' && own.isShare && own.nutrient === meaning.nutrient) return own;
  return { ...meaning, basis: splitBasis(name).basis };
}

/** All columns with a name, which may be repeated. */
function positionsOf(name: string, { names }: Header): number[] {
  const wanted = normaliseColumnName(name);
  return names.flatMap((one, position) => (normaliseColumnName(one) === wanted ? position : []));
}

/** A row above the header has few cells. Only the header itself can lack a column. */
function looksLikeHeader({ names }: Header): boolean {
  return names.filter((name) => columnMeaning(name) !== undefined).length >= 2;
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

function withoutUnit(name: string, { unit }: Nutrient, row: GridRow, position: number): Diagnostic {
  const units = unit === 'kJ' ? ['kj', 'kcal'] : ['g', 'mg', 'ug'];
  const plain = name.trim().replace(/\s+/g, '_');
  return {
    code: 'import/bad-value',
    message: `Column "${name}" has no unit`,
    location: row.locationOf(position),
    field: name,
    value: name,
    expected: `${units.map((one) => `${plain}_${one}`).join(' or ')}, or --map ${plain}_${units[0]}=${plain}, or --map ignore=${plain}`,
  };
}

/**
 * Amounts per 100 g come before those that do not say what they are per, and others last. Kilojoules come before
 * kilocalories, which are converted.
 */
function rankOf({ unit, basis, isShare }: AmountColumn): number {
  const ofUnit = unit === 'kcal' ? 1 : 0;
  if (basis === undefined) return 2 + ofUnit;
  // Of alcohol, grams come before shares of the volume.
  if (isShare && basis === '100 ml') return 3;
  if (basis.startsWith('100 ')) return ofUnit;
  return (/^\d/.test(basis) ? 4 : 6) + ofUnit;
}

function nutrientColumns(meanings: readonly Meaning[]): [Nutrient, AmountColumn[]][] {
  const found = new Map<Nutrient, AmountColumn[]>();
  meanings.forEach((meaning, position) => {
    if (meaning?.kind !== 'nutrient') return;
    const { nutrient, kind: _, ...column } = meaning;
    found.set(nutrient, [...(found.get(nutrient) ?? []), { position, ...column }]);
  });
  return [...found].map(([nutrient, columns]) => [
    nutrient,
    columns.toSorted((a, b) => rankOf(a) - rankOf(b)),
  ]);
}
