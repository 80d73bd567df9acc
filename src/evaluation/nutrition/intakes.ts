import { lazily } from '../../collections/lazily.ts';
import { FOOD_PATTERNS, type FoodPatternName } from '../../model/food-patterns.ts';
import { knownOrNull } from '../../model/known-or-null.ts';
import { BIG7, NUTRIENTS, type NutrientName } from '../../model/nutrients.ts';
import type { Evaluation } from '../evaluation.ts';
import {
  ESTIMATED_ENERGY,
  foodPatternGapSlot,
  foodPatternSlot,
  GRAMS,
  type Layout,
  nutrientSlot,
  SUMMED,
} from '../layout.ts';
import type { Metric } from '../metric.ts';
import { nutrientColumn } from './nutrient-column.ts';

/** The intake of a nutrient or food pattern. */
export interface Intake {
  readonly kind: 'nutrient' | 'food pattern';
  readonly name: NutrientName | FoodPatternName;
  readonly label: string;
  readonly unit: string;
  /** Null if none of the foods has a known amount. */
  readonly amount: number | null;
  /** Share of the mass that has it, 0 to 1. */
  readonly coverage: number;
}

/** Everything that a run sums for a group: energy, nutrients, food patterns and their mass. */
export interface Intakes {
  readonly entries: number;
  /** Null for totals that do not say how much was eaten. */
  readonly grams: number | null;
  readonly intakes: readonly Intake[];
}

/** Lists the mass that lacks something, in one column, because most groups lack few things. */
export const UNKNOWN_COLUMN = 'unknown_g';
/** Lists the mass for which an amount is an estimate. */
export const ESTIMATED_COLUMN = 'estimated_g';
/** The name of the energy of solid foods, kJ. */
const SOLID_ENERGY = 'solid_energy';
/** The name of the energy from carbohydrates that the macro distribution counts, kcal. */
const CARBOHYDRATE_ENERGY = 'carbohydrate_energy_kcal';
/** The name in the list of unknown mass for totals whose mass is unknown. */
export const UNWEIGHED = 'grams';
/** The column that counts the entries in the sums. */
const ENTRIES_COLUMN = 'entries';
/** The column of the mass of all entries, g. */
export const GRAMS_COLUMN = 'grams';

/** A sum after the columns of intakes. */
export interface IntakeSum {
  /** The name of its column, or in the list. */
  readonly name: string;
  readonly unit: string;
  readonly meaning: string;
  readonly source?: string;
  /** The column that lists it; absent if it has a column of its own. */
  readonly listedIn?: typeof UNKNOWN_COLUMN | typeof ESTIMATED_COLUMN;
  /**
   * The column of the mass that lacks it. If that column is empty, all of the mass lacks it, so the list need not
   * repeat this.
   */
  readonly column?: string;
  readonly slot: (layout: Layout) => number;
  /** The slot of the mass that lacks it; the sum is unknown if that is the whole mass. */
  readonly gap?: (layout: Layout) => number;
}

const FOOD_PATTERNS_SOURCE = 'USDA Food Patterns Equivalents Database';

const amounts = (): IntakeSum[] => [
  ...NUTRIENTS.map(
    (row): IntakeSum => ({
      name: nutrientColumn(row),
      unit: row.unit,
      meaning: row.label,
      slot: (layout) => nutrientSlot(layout, row.name),
      gap: (layout) => nutrientSlot(layout, row.name, 'nutrientGapSlots'),
    }),
  ),
  ...FOOD_PATTERNS.map(
    ({ name, label, unit }): IntakeSum => ({
      name,
      unit,
      meaning: label,
      source: FOOD_PATTERNS_SOURCE,
      slot: (layout) => foodPatternSlot(layout, name),
      gap: (layout) => foodPatternGapSlot(layout, name),
    }),
  ),
];

/** The meaning of the names in each list. */
const LIST_WORDS = {
  [UNKNOWN_COLUMN]: 'mass for which it is not known',
  [ESTIMATED_COLUMN]: 'mass whose amount is from a similar food',
} as const;

function listed(
  listedIn: NonNullable<IntakeSum['listedIn']>,
  name: string,
  slot: IntakeSum['slot'],
): IntakeSum {
  return { name, unit: 'g', meaning: `${name}: ${LIST_WORDS[listedIn]}`, listedIn, slot };
}

function listedUnknown(column: string, name: string, slot: IntakeSum['slot']): IntakeSum {
  return { ...listed(UNKNOWN_COLUMN, name, slot), column };
}

/**
 * The sums that intakes consist of, in the order of their columns: everything that a run sums for a group. Intakes of
 * several groups therefore add up to the result of one run over everything.
 */
export const intakeSums = lazily((): readonly IntakeSum[] => [
  {
    name: GRAMS_COLUMN,
    unit: 'g',
    meaning: 'Mass of everything',
    slot: () => GRAMS,
    gap: ({ unweighed }) => unweighed,
  },
  ...amounts(),
  {
    name: 'solid_grams',
    unit: 'g',
    meaning: 'Mass of solid foods',
    slot: ({ solidGrams }) => solidGrams,
  },
  {
    name: 'solid_energy_kJ',
    unit: 'kJ',
    meaning: 'Energy of solid foods',
    slot: ({ solidEnergy }) => solidEnergy,
  },
  {
    name: 'estimated_energy_kJ',
    unit: 'kJ',
    meaning: 'Energy of foods whose food patterns are estimates',
    slot: () => ESTIMATED_ENERGY,
  },
  {
    name: CARBOHYDRATE_ENERGY,
    unit: 'kcal',
    meaning: 'Energy of available carbohydrates and fibre, by the factors of labels',
    slot: ({ carbohydrateKcal }) => carbohydrateKcal,
    gap: ({ carbohydrateGap }) => carbohydrateGap,
  },
  {
    name: 'by_difference_grams',
    unit: 'g',
    meaning: 'Mass whose carbohydrates are known by difference alone',
    slot: ({ byDifference }) => byDifference,
  },
  listed(UNKNOWN_COLUMN, UNWEIGHED, ({ unweighed }) => unweighed),
  ...NUTRIENTS.map((row) =>
    listedUnknown(nutrientColumn(row), row.name, (layout) =>
      nutrientSlot(layout, row.name, 'nutrientGapSlots'),
    ),
  ),
  ...FOOD_PATTERNS.map(({ name }) =>
    listedUnknown(name, name, (layout) => foodPatternGapSlot(layout, name)),
  ),
  listedUnknown(
    CARBOHYDRATE_ENERGY,
    'carbohydrate_energy',
    ({ carbohydrateGap }) => carbohydrateGap,
  ),
  listed(UNKNOWN_COLUMN, SOLID_ENERGY, ({ solidEnergyGap }) => solidEnergyGap),
  ...NUTRIENTS.map(({ name }) =>
    listed(ESTIMATED_COLUMN, name, (layout) => nutrientSlot(layout, name, 'nutrientEstimateSlots')),
  ),
]);

/** Sums that fit into a table on a terminal. */
const TABLE_COLUMNS: ReadonlySet<string> = new Set([GRAMS_COLUMN, ...BIG7.map(nutrientColumn)]);

/** The metrics: the number of entries, then the sums. */
const FIRST_SUM = 1;

const metrics = lazily((): readonly Metric[] => [
  { name: ENTRIES_COLUMN, unit: '', shownIn: 'files', meaning: 'Entries in the sums' },
  ...intakeSums().map(
    ({ name, unit, listedIn, meaning, source }): Metric =>
      listedIn === undefined
        ? { name, unit, meaning, source, shownIn: TABLE_COLUMNS.has(name) ? 'tables' : 'files' }
        : {
            name: `${name}_${listedIn}`,
            unit,
            meaning,
            shownIn: 'programs',
            listed: { in: listedIn, as: name, usual: 0 },
          },
  ),
]);

/** Everything that was eaten: the sums behind all other evaluations. */
export const INTAKES: Evaluation<Intakes> = {
  inputs: {
    nutrients: NUTRIENTS.map(({ name }) => name),
    foodPatterns: FOOD_PATTERNS.map(({ name }) => name),
    hasEstimates: true,
    hasSolids: true,
    hasCarbohydrateEnergy: true,
    hasUnweighed: true,
  },
  get metrics() {
    return metrics();
  },
  prepare: (layout) => {
    const slots = Int32Array.from(intakeSums(), ({ slot }) => slot(layout));
    const gaps = Int32Array.from(intakeSums(), (sum) => gapOf(sum, layout));
    return {
      exactSlots: Int32Array.from([-1, ...slots]),
      evaluate(amounts, values, at) {
        values[at] = amounts[SUMMED] as number;
        const grams = amounts[GRAMS] as number;
        for (let index = 0; index < slots.length; index++) {
          const gap = gaps[index] as number;
          // An empty cell says that all of the mass lacks it, so the list need not.
          const isUnknown = gap >= 0 && grams > 0 && amounts[gap] === grams;
          values[at + FIRST_SUM + index] = isUnknown
            ? Number.NaN
            : (amounts[slots[index] as number] as number);
        }
      },
      result: (values, at) => intakesOf(values, at + FIRST_SUM),
    };
  },
};

/** The mass that lacks a sum; for a listed mass, that mass itself. */
function gapOf({ gap, slot, column }: IntakeSum, layout: Layout): number {
  if (gap !== undefined) return gap(layout);
  return column === undefined ? -1 : slot(layout);
}

/** The places of the sums whose unknown mass is listed. */
const places = lazily(
  () =>
    new Map(intakeSums().map(({ name, listedIn }, place) => [`${name} ${listedIn ?? ''}`, place])),
);

function intakesOf(values: Float64Array, at: number): Intakes {
  const figure = (name: string, listedIn: IntakeSum['listedIn'] | '' = '') =>
    values[at + (places().get(`${name} ${listedIn}`) as number)] as number;
  const grams = figure(GRAMS_COLUMN);
  const mass = Number.isNaN(grams) ? figure(UNWEIGHED, UNKNOWN_COLUMN) : grams;
  const coverage = (name: string) => {
    const unknown = figure(name, UNKNOWN_COLUMN);
    if (Number.isNaN(unknown)) return 0;
    return mass === 0 ? 1 : (mass - unknown) / mass;
  };
  return {
    entries: values[at - FIRST_SUM] as number,
    grams: knownOrNull(grams),
    intakes: [
      ...NUTRIENTS.map(
        (row): Intake => ({
          kind: 'nutrient',
          name: row.name,
          label: row.label,
          unit: row.unit,
          amount: knownOrNull(figure(nutrientColumn(row))),
          coverage: coverage(row.name),
        }),
      ),
      ...FOOD_PATTERNS.map(
        ({ name, label, unit }): Intake => ({
          kind: 'food pattern',
          name,
          label,
          unit,
          amount: knownOrNull(figure(name)),
          coverage: coverage(name),
        }),
      ),
    ],
  };
}
