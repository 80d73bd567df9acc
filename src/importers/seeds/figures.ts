import type { DiagnosticSink, Location } from '../../model/diagnostic.ts';
import type { BorrowedFigures, Origin } from '../../model/food.ts';
import { FOOD_PATTERNS, type FoodPatternVector } from '../../model/food-patterns.ts';
import { findNutrient, type NutrientVector, unknownNutrients } from '../../model/nutrients.ts';
import type { TableRow } from '../../tables/csv/headed-table.ts';
import { isRepeated, readAmount, readChoice, readFoodPatternVector } from '../cells.ts';
import { readTable } from '../read-table.ts';
import { badValue, FLAGS, type Mentions, mention } from './seed-cells.ts';

/** The nutrients of a variant: its own, and those of a like food where it has none. */
export interface NutrientFigures {
  readonly amounts: NutrientVector;
  /** Of its own figures; null where all are borrowed. */
  readonly origin: Origin | null;
  readonly borrowed: BorrowedFigures | null;
  /** Where the figure of a name stands, of its own row or of the like food's. */
  readonly locationOf: (name: string) => Location;
}

export interface FoodPatternFigures {
  readonly amounts: FoodPatternVector;
  readonly isEstimated: boolean;
  readonly origin: Origin;
}

const ORIGIN_COLUMNS = ['variant_id', 'source', 'source_code', 'estimated'];

/** Reads nutrients by variant: a row of measured figures, or one of estimates, or one of each. */
export async function readNutrients(
  file: string,
  variants: Mentions,
  fault: DiagnosticSink,
): Promise<Map<string, NutrientFigures>> {
  const rows = new Map<string, { own?: NutrientRow; like?: NutrientRow }>();
  for await (const row of readTable(file, ORIGIN_COLUMNS, fault)) {
    const id = row.cell('variant_id');
    mention(variants, row, 'variant_id');
    const isEstimated = readChoice(row, 'estimated', FLAGS, fault) === 'true';
    const ofVariant = rows.get(id) ?? {};
    const part = isEstimated ? 'like' : 'own';
    if (ofVariant[part] !== undefined) {
      isRepeated(row, 'variant_id', rows, fault);
      continue;
    }
    ofVariant[part] = readNutrientRow(row, fault);
    rows.set(id, ofVariant);
  }
  return new Map([...rows].map(([id, { own, like }]) => [id, joined(own, like)]));
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
    const nutrient = findNutrient(column);
    if (nutrient === undefined) fault(badValue(row, column, column, 'a nutrient of the registry'));
    else amounts[nutrient.position] = readAmount(row, column, fault);
  }
  return { row, origin: originOf(row), amounts };
}

function joined(own: NutrientRow | undefined, like: NutrientRow | undefined): NutrientFigures {
  const amounts = Float64Array.from(own?.amounts ?? unknownNutrients());
  const positions: number[] = [];
  const [first] = [own, like].filter((part) => part !== undefined);
  like?.amounts.forEach((amount, position) => {
    if (Number.isNaN(amount) || !Number.isNaN(amounts[position])) return;
    amounts[position] = amount;
    positions.push(position);
  });
  return {
    amounts,
    locationOf: (name) => {
      const position = findNutrient(name)?.position;
      const isBorrowed = position !== undefined && positions.includes(position);
      return ((isBorrowed ? like : first) as NutrientRow).row.at(name);
    },
    origin: own?.origin ?? null,
    borrowed: like === undefined ? null : { ...like.origin, nutrients: positions },
  };
}

const FOOD_PATTERN_COLUMNS = FOOD_PATTERNS.map(({ name }) => name);

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
