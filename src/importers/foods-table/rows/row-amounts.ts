import { SERVING_TYPES, type ServingSize, type ServingType } from '../../../model/food.ts';
import { FOOD_PATTERNS, type FoodPatternVector } from '../../../model/food-patterns.ts';
import { type Nutrient, type NutrientVector, unknownNutrients } from '../../../model/nutrients.ts';
import { VITAMIN_D_IU_PER_UG } from '../../international-units.ts';
import { saltConflict, withRoundSaltAndSodium } from '../../salt-and-sodium.ts';
import type { AmountColumn } from '../columns/amount-columns.ts';
import { type CellAmount, toUnit } from '../columns/cell-values.ts';
import { weighCarbohydrates } from '../columns/monosaccharide-equivalents.ts';
import {
  type AmountBasis,
  BASES,
  OF_STATED_UNIT,
  readBasisText,
} from '../headings/column-basis.ts';
import { parseWeight, type Weight } from '../headings/parse-weight.ts';
import { contradicts } from './contradicting-columns.ts';
import { checkEnergy, compareEnergies } from './energy-cells.ts';
import { decideEnergyUnit, type EnergyInDoubt } from './energy-of-both-units.ts';
import { servingTypeOf } from './named-servings.ts';
import type { RowCells } from './row-cells.ts';

/** What determines the weight of a reference amount. */
export interface ReferenceWeights {
  readonly servings: readonly ServingSize[];
  /** g/ml; null if unknown. */
  readonly density: number | null;
  /** Called for amounts per volume if the row has no density. */
  readonly assumeDensity: () => number;
}

/** The reference amount of a row: its own, otherwise the one of the table. */
export function readBasis(cells: RowCells, otherwise: AmountBasis): AmountBasis {
  const written = perText(cells);
  if (written === '') {
    // If only some rows give a reference amount, it may apply to the rows below as well.
    const isOpen = cells.columns.text.has('per') && cells.servingSize() !== '';
    if (isOpen && otherwise === '100 g') cells.bad('per', '', '100 g or serving, in each row');
    return otherwise;
  }
  // A column "per" with nothing but 100 needs no unit.
  const found = written === '100' ? '100 g' : readBasisText(written);
  if (found === undefined) cells.bad('per', written, `one of ${BASES.join(', ')}, or a weight`);
  return found ?? otherwise;
}

/** The reference amount that the row itself gives. */
function perText(cells: RowCells): string {
  const amount = cells.text('per');
  const unit = cells.text('per_unit') || unitInName(cells);
  return unit !== '' && /^[\d.,]+$/.test(amount) ? `${amount} ${unit}` : amount;
}

/** The unit in the name of the column: "Menge (g)". */
function unitInName({ columns: { names, text } }: RowCells): string {
  return /[\s_([](g|ml)[)\]]?$/i.exec(names[text.get('per') ?? -1]?.trim() ?? '')?.[1] ?? '';
}

/** Reads the nutrients of a row, per 100 g; salt and sodium are derived from each other. */
export function readNutrientCells(
  cells: RowCells,
  basis: AmountBasis,
  weights: ReferenceWeights,
): NutrientVector {
  const vector = unknownNutrients();
  const factors = new Map<AmountBasis, number | undefined>();
  let energyColumn: number | undefined;
  let inDoubt: EnergyInDoubt | undefined;
  let thousands: 1 | 1000 = 1;
  for (const [nutrient, candidates] of cells.columns.nutrients) {
    const isEnergy = nutrient.unit === 'kJ';
    if (isEnergy && candidates.length > 1) thousands = compareEnergies(cells, candidates);
    for (const [index, column] of candidates.entries()) {
      const found = cells.amountAt(column.position, column);
      const amount = found && amountIn(cells, found, column, nutrient);
      if (amount === undefined || Number.isNaN(amount)) continue;
      vector[nutrient.position] = amount;
      const per = withUnit(found?.per ?? column.basis ?? basis, basis);
      // Zero is zero in any quantity: a food without alcohol needs no density.
      if (amount !== 0 || !column.isShare) {
        if (!factors.has(per)) factors.set(per, factorFor(per, cells, weights));
        const scale = isEnergy ? thousands : 1;
        vector[nutrient.position] = amount * scale * (factors.get(per) ?? Number.NaN);
      }
      if (isEnergy) energyColumn = column.position;
      if (column.units !== undefined && found?.unit === undefined) {
        const others = candidates.filter((other) => other !== column);
        inDoubt = { column, others, per: basis, factor: factors.get(per) ?? 1 };
        break;
      }
      for (const other of candidates.slice(index + 1)) {
        if (contradicts(cells, { nutrient, column, amount, per: basis }, other)) {
          cells.ignored.push(other.position);
        }
      }
      break;
    }
  }
  if (inDoubt !== undefined) decideEnergyUnit(cells, vector, inDoubt);
  if (thousands === 1 && energyColumn !== undefined) checkEnergy(cells, vector, energyColumn);
  if (cells.columns.equivalents !== undefined) weighCarbohydrates(vector);
  compareSalt(cells, vector);
  return withRoundSaltAndSodium(vector);
}

/** Reports salt that does not fit the sodium of the row: one of them has the wrong unit or basis. */
function compareSalt(cells: RowCells, vector: NutrientVector): void {
  const expected = saltConflict(vector);
  if (expected === undefined) return;
  const columns = cells.columns.nutrients.find(([{ name }]) => name === 'salt')?.[1] ?? [];
  const column = columns.find(({ position }) => cells.at(position) !== '');
  if (column !== undefined) cells.badAmount(column.position, expected);
}

/** The reference amount of a column that says only 100, in the unit of the table or row. */
function withUnit(per: AmountBasis, basis: AmountBasis): AmountBasis {
  if (per !== OF_STATED_UNIT) return per;
  return basis.endsWith(' ml') ? '100 ml' : '100 g';
}

/** The factor from amounts per some basis to amounts per 100 g. */
function factorFor(
  basis: AmountBasis,
  cells: RowCells,
  { servings, density, assumeDensity }: ReferenceWeights,
): number | undefined {
  if (basis === '100 g') return 1;
  const weight = isMeasure(basis) ? measureWeight(basis, servings) : parseWeight(basis);
  if (weight === undefined) {
    const written = basis === 'serving' ? '' : perText(cells);
    if (written !== '') {
      cells.bad('per', written, `the weight too, such as "${written} (60 g)"`);
      return undefined;
    }
    const size = cells.servingSize();
    cells.bad('serving_size', size, 'the weight of the serving, such as "30 g"');
    return undefined;
  }
  return 100 / (weight.amount * (weight.unit === 'g' ? 1 : (density ?? assumeDensity())));
}

const MEASURES = new Set<string>(['serving', ...SERVING_TYPES]);

function isMeasure(basis: AmountBasis): basis is 'serving' | ServingType {
  return MEASURES.has(basis);
}

/** The weight of a measure in a row. For a serving, it is the weight of the portion, otherwise of the first measure. */
function measureWeight(
  measure: 'serving' | ServingType,
  servings: readonly ServingSize[],
): Weight | undefined {
  const of = (wanted: ServingType) => servings.find(({ type }) => type === wanted);
  const first =
    measure === 'serving'
      ? (of('portion') ?? servings[0])
      : (of(measure) ?? servings.find(({ label }) => servingTypeOf(label) === measure));
  return first === undefined || first.amount === null
    ? undefined
    : { amount: first.amount, unit: first.unit };
}

function amountIn(
  cells: RowCells,
  found: CellAmount,
  { position, unit, factor }: AmountColumn,
  { name, unit: to }: Nutrient,
): number | undefined {
  if (Number.isNaN(found.amount)) return found.amount;
  if (found.unit === 'IU') {
    if (name === 'vitamin_D') return found.amount / VITAMIN_D_IU_PER_UG;
    cells.badAmount(position, 'a mass: that of an international unit depends on the substance');
    return undefined;
  }
  if (found.amount === 0) return 0;
  const from = found.unit ?? unit;
  const amount = found.unit === undefined ? found.amount * factor : found.amount;
  const converted = from && toUnit(amount, from, to as Parameters<typeof toUnit>[2]);
  if (converted === undefined) cells.badAmount(position);
  return converted;
}

/** All food patterns of a row; null if it lacks one. */
export function readPatternCells(cells: RowCells): FoodPatternVector | null {
  if (cells.columns.patterns.length === 0) return null;
  const vector = new Float64Array(FOOD_PATTERNS.length);
  for (const [pattern, position] of cells.columns.patterns) {
    vector[pattern.position] = cells.amountAt(position)?.amount ?? Number.NaN;
  }
  return vector.some(Number.isNaN) ? null : vector;
}
