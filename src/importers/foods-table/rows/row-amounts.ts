import { SERVING_TYPES, type ServingSize, type ServingType } from '../../../model/food.ts';
import { FOOD_PATTERNS, type FoodPatternVector } from '../../../model/food-patterns.ts';
import { type Nutrient, type NutrientVector, unknownNutrients } from '../../../model/nutrients.ts';
import { VITAMIN_D_IU_PER_UG } from '../../international-units.ts';
import { saltConflict, withRoundSaltAndSodium } from '../../salt-and-sodium.ts';
import type { AmountColumn } from '../columns/amount-columns.ts';
import { weighCarbohydrates } from '../columns/carbohydrates/monosaccharide-equivalents.ts';
import { type CellAmount, toUnit } from '../columns/cells/cell-values.ts';
import { BASES } from '../headings/bases.ts';
import { type AmountBasis, OF_STATED_UNIT, readBasisText } from '../headings/column-basis.ts';
import { parseWeight, type Weight } from '../headings/parse-weight.ts';
import { type CountedAmount, contradicts } from './contradicting-columns.ts';
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
  return new RowAmounts(cells, basis, weights).read();
}

/** The amounts of a row, while its columns are read one by one. */
class RowAmounts {
  readonly #cells: RowCells;
  readonly #basis: AmountBasis;
  readonly #weights: ReferenceWeights;
  readonly #vector = unknownNutrients();
  /** Factors to amounts per 100 g; undefined if the row does not give the weight. */
  readonly #factors = new Map<AmountBasis, number | undefined>();
  /** The column from which the energy was read. */
  #energyColumn: number | undefined;
  #inDoubt: EnergyInDoubt | undefined;
  /** 1000 if energies in kJ and kcal agree only in thousands. */
  #thousands: 1 | 1000 = 1;

  constructor(cells: RowCells, basis: AmountBasis, weights: ReferenceWeights) {
    this.#cells = cells;
    this.#basis = basis;
    this.#weights = weights;
  }

  read(): NutrientVector {
    const cells = this.#cells;
    const vector = this.#vector;
    for (const [nutrient, columns] of cells.columns.nutrients)
      this.#readNutrient(nutrient, columns);
    if (this.#inDoubt !== undefined) decideEnergyUnit(cells, vector, this.#inDoubt);
    if (this.#thousands === 1 && this.#energyColumn !== undefined) {
      checkEnergy(cells, vector, this.#energyColumn);
    }
    if (cells.columns.equivalents !== undefined) weighCarbohydrates(vector);
    compareSalt(cells, vector);
    return withRoundSaltAndSodium(vector);
  }

  /** Reads a nutrient from the first of its columns that has an amount, and compares the others with it. */
  #readNutrient(nutrient: Nutrient, columns: readonly AmountColumn[]): void {
    const cells = this.#cells;
    const isEnergy = nutrient.unit === 'kJ';
    if (isEnergy && columns.length > 1) this.#thousands = compareEnergies(cells, columns);
    for (const [index, column] of columns.entries()) {
      const found = cells.amountAt(column.position, column);
      const amount = found && amountIn(cells, found, column, nutrient);
      if (found === undefined || amount === undefined || Number.isNaN(amount)) continue;
      const per = withUnit(found.per ?? column.basis ?? this.#basis, this.#basis);
      const isZero = amount === 0 && column.isShare;
      // Zero is zero in any quantity: a food without alcohol needs no density.
      this.#vector[nutrient.position] = isZero ? 0 : this.#per100(amount, per, isEnergy);
      if (isEnergy) this.#energyColumn = column.position;
      if (column.units !== undefined && found.unit === undefined) {
        const others = columns.filter((other) => other !== column);
        this.#inDoubt = { column, others, per: this.#basis, factor: this.#factors.get(per) ?? 1 };
      } else {
        const read = { nutrient, column, amount, per: this.#basis };
        this.#ignoreContradicting(columns.slice(index + 1), read);
      }
      return;
    }
  }

  #per100(amount: number, per: AmountBasis, isEnergy: boolean): number {
    if (!this.#factors.has(per)) this.#factors.set(per, factorFor(per, this.#cells, this.#weights));
    const scale = isEnergy ? this.#thousands : 1;
    return amount * scale * (this.#factors.get(per) ?? Number.NaN);
  }

  #ignoreContradicting(others: readonly AmountColumn[], read: CountedAmount): void {
    for (const other of others) {
      if (contradicts(this.#cells, read, other)) this.#cells.ignored.push(other.position);
    }
  }
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
