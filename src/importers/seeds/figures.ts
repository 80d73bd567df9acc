import { availableCarbohydrates } from '../../model/derived/derived-nutrients.ts';
import type { DiagnosticSink, Location } from '../../model/diagnostic.ts';
import type { BorrowedFigures, Origin } from '../../model/food.ts';
import { FOOD_PATTERNS, type FoodPatternVector } from '../../model/food-patterns.ts';
import {
  findNutrient,
  type NutrientVector,
  nutrient,
  unknownNutrients,
} from '../../model/nutrients.ts';
import type { TableRow } from '../../tables/csv/headed-table.ts';
import { isRepeated, readAmount, readChoice, readFoodPatternVector } from '../cells.ts';
import { readTable } from '../read-table.ts';
import { badValue, FLAGS, type Mentions, mention } from './seed-cells.ts';

/** The nutrients of a variant: its own, with gaps filled from similar foods. */
export interface NutrientFigures {
  readonly amounts: NutrientVector;
  /** The code of its own amounts; null if all are borrowed. */
  readonly origin: Origin | null;
  readonly borrowed: BorrowedFigures | null;
  /** The place of an amount, in the variant's own row or in that of a similar food. */
  readonly locationOf: (name: string) => Location;
}

/** The food patterns of a variant in the seeds, and their origin. */
export interface FoodPatternFigures {
  readonly amounts: FoodPatternVector;
  readonly isEstimated: boolean;
  readonly origin: Origin;
}

const ORIGIN_COLUMNS = ['variant_id', 'source', 'source_code', 'estimated'];

/**
 * Reads nutrients by variant: at most one row of its own amounts, and any number of rows of similar foods. Each row
 * fills the gaps that earlier rows left.
 */
export async function readNutrients(
  file: string,
  variants: Mentions,
  fault: DiagnosticSink,
): Promise<Map<string, NutrientFigures>> {
  const rows = new Map<string, VariantRows>();
  for await (const row of readTable(file, ORIGIN_COLUMNS, fault)) {
    const id = row.cell('variant_id');
    mention(variants, row, 'variant_id');
    const isEstimated = readChoice(row, 'estimated', FLAGS, fault) === 'true';
    const ofVariant = rows.get(id) ?? { likes: [] };
    if (!isEstimated && ofVariant.own !== undefined) {
      isRepeated(row, 'variant_id', rows, fault);
      continue;
    }
    const nutrientRow = readNutrientRow(row, fault);
    if (isEstimated) ofVariant.likes.push(nutrientRow);
    else ofVariant.own = nutrientRow;
    rows.set(id, ofVariant);
  }
  return new Map([...rows].map(([id, ofVariant]) => [id, joined(ofVariant)]));
}

interface VariantRows {
  own?: NutrientRow;
  readonly likes: NutrientRow[];
}

interface NutrientRow {
  readonly row: TableRow;
  readonly origin: Origin;
  readonly amounts: NutrientVector;
}

function readNutrientRow(row: TableRow, fault: DiagnosticSink): NutrientRow {
  const amounts = unknownNutrients();
  for (const column of row.columns) {
    if (ORIGIN_COLUMNS.includes(column)) continue;
    const known = findNutrient(column);
    if (known === undefined)
      fault(badValue(row, column, column, 'the name of a nutrient, such as fat'));
    else amounts[known.position] = readAmount(row, column, fault);
  }
  return { row, origin: originOf(row), amounts };
}

/** Sources that give available carbohydrates. The tables have them with the fibre of the food added. */
const SOURCES_OF_AVAILABLE: ReadonlySet<string> = new Set(['bls-4.0', 'cofid-2015']);

const DIFFERENCE = nutrient('carbohydrates_by_difference').position;
const AVAILABLE = nutrient('carbohydrates').position;
const FIBRE = nutrient('fiber').position;

/**
 * Subtracts the fibre again, so that available carbohydrates are those of the source, and carbohydrates by difference
 * are an estimate if the fibre is one.
 */
function restoreAvailable(
  amounts: NutrientVector,
  borrowed: Map<number, NutrientRow>,
  { origin }: NutrientRow,
): void {
  const difference = amounts[DIFFERENCE] as number;
  const fibre = amounts[FIBRE] as number;
  if (!SOURCES_OF_AVAILABLE.has(origin.source) || borrowed.has(DIFFERENCE)) return;
  if (!Number.isNaN(amounts[AVAILABLE]) || Number.isNaN(difference)) return;
  amounts[AVAILABLE] = availableCarbohydrates(amounts);
  if (Number.isNaN(fibre)) amounts[DIFFERENCE] = Number.NaN;
  const like = borrowed.get(FIBRE);
  if (like !== undefined) borrowed.set(DIFFERENCE, like);
}

function joined({ own, likes }: VariantRows): NutrientFigures {
  const amounts = Float64Array.from(own?.amounts ?? unknownNutrients());
  const first = (own ?? likes[0]) as NutrientRow;
  const borrowed = new Map<number, NutrientRow>();
  for (const like of likes) {
    like.amounts.forEach((amount, position) => {
      if (Number.isNaN(amount) || !Number.isNaN(amounts[position])) return;
      amounts[position] = amount;
      borrowed.set(position, like);
    });
  }
  if (own !== undefined) restoreAvailable(amounts, borrowed, own);
  return {
    amounts,
    locationOf: (name) => {
      const position = findNutrient(name)?.position;
      const like = position === undefined ? undefined : borrowed.get(position);
      return (like ?? first).row.at(name);
    },
    origin: own?.origin ?? null,
    borrowed:
      likes.length === 0
        ? null
        : { ...joinedOrigin(likes), nutrients: [...borrowed.keys()].sort((a, b) => a - b) },
  };
}

/** Several similar foods are named together: `sr-28+swiss-fcd`, `11090+Broccoli, raw`. */
function joinedOrigin(likes: readonly NutrientRow[]): Origin {
  const origins = likes.map(({ origin }) => origin);
  return {
    source: origins.map(({ source }) => source).join('+'),
    sourceCode: origins.map(({ sourceCode }) => sourceCode).join('+'),
  };
}

const FOOD_PATTERN_COLUMNS = FOOD_PATTERNS.map(({ name }) => name);

/**
 * Reads the food patterns of variants, per 100 g, by their ids.
 *
 * @param variants notes each id, so that those without a variant can be reported
 */
export async function readFoodPatterns(
  file: string,
  variants: Mentions,
  fault: DiagnosticSink,
): Promise<Map<string, FoodPatternFigures>> {
  const patterns = new Map<string, FoodPatternFigures>();
  const columns = [...ORIGIN_COLUMNS, ...FOOD_PATTERN_COLUMNS];
  for await (const row of readTable(file, columns, fault)) {
    mention(variants, row, 'variant_id');
    if (isRepeated(row, 'variant_id', patterns, fault)) continue;
    const amounts = readFoodPatternVector(row, FOOD_PATTERN_COLUMNS, fault);
    const isEstimated = readChoice(row, 'estimated', FLAGS, fault) === 'true';
    if (amounts === undefined) continue;
    patterns.set(row.cell('variant_id'), { amounts, isEstimated, origin: originOf(row) });
  }
  return patterns;
}

function originOf(row: TableRow): Origin {
  return { source: row.cell('source'), sourceCode: row.cell('source_code') };
}
