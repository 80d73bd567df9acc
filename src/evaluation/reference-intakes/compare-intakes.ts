import { nutrientCoverage, nutrientEstimatedShare } from '../known-amounts.ts';
import { addedShareOf } from '../nutrition/fortification.ts';
import { nutrientTotal, type Totals } from '../totals.ts';
import type {
  Band,
  EnergyRange,
  Figure,
  Mark,
  MarkKind,
  Measure,
  ReferenceRow,
  ReferenceTable,
  ValuesByAge,
} from './reference-table.ts';

/** The person whose intake is compared; unknown values are undefined. */
export interface Eater {
  readonly sex: 'female' | 'male' | undefined;
  /** Years. */
  readonly age: number | undefined;
  /** kg. */
  readonly weight: number | undefined;
  /** The stage of a woman. */
  readonly stage: 'pregnant' | 'lactating' | undefined;
}

/** The age in years for figures if none is given: an adult in the middle bands of both tables. */
export const ASSUMED_AGE = 35;

/** From this coverage on, an amount counts as known: a low amount is then a shortfall rather than a gap in the data. */
export const SURE_COVERAGE = 0.9;

/** A reference value, and how the intake compares with it. */
export interface MarkedAmount {
  readonly kind: MarkKind;
  /** The subject of the value, if it is not the nutrient of the row. */
  readonly about: string | null;
  /** The value per day, in the row's unit; low and high differ if it depends on something unknown. */
  readonly low: number;
  readonly high: number;
  /** The amount eaten per day. */
  readonly amount: number;
  readonly measure: Measure;
  /** Share of the mass whose foods have it, above 0 to 1. */
  readonly coverage: number;
  /** Share of that mass whose amount is borrowed from a similar food, 0 to 1. */
  readonly estimatedShare: number;
  /** Share of the amount that was added to foods, 0 to 1; null if no source states it. */
  readonly addedShare: number | null;
}

/**
 * `above` the upper value, `below` the lower one, or `close` to one of them: a record of so few days cannot show on
 * which side the usual intake is. `between` the ends of a lower value that is a range, or `fine`. `unclear`: some foods
 * lack the amount, and the known part does not decide.
 */
export type Verdict = 'above' | 'below' | 'close' | 'between' | 'fine' | 'unclear';

/**
 * How much an intake varies from day to day, as a share of its mean: a rough figure for most vitamins and minerals. It
 * is used only for the tolerance of verdicts.
 */
const DAY_TO_DAY_VARIATION = 0.3;

/** The least tolerance, because no food table is more exact. */
const LEAST_TOLERANCE = 0.02;

/**
 * The tolerance of verdicts, as a share of a reference value: the standard error of the mean of a number of days.
 */
export function toleranceOf(days: number): number {
  return Math.max(LEAST_TOLERANCE, DAY_TO_DAY_VARIATION / Math.sqrt(days));
}

/** The daily intake of a nutrient, and how it compares with its reference. */
export interface IntakeComparison extends Pick<ReferenceRow, 'name' | 'label' | 'unit' | 'note'> {
  /** Null if there is no such value, or if it depends on unknown facts about the person. */
  readonly lower: MarkedAmount | null;
  readonly upper: MarkedAmount | null;
  readonly verdict: Verdict;
}

/** A reference that cannot be compared, with the reason. */
export interface NotCompared {
  readonly name: string;
  readonly label: string;
  readonly reason:
    | 'no food has it'
    | 'no figure for this person'
    | 'needs the body weight'
    | 'no drinks recorded';
}

/** What a comparison needs to know about the record. */
export interface RecordFacts {
  readonly days: number;
  /** Whether drinks were recorded. Without them, the water in foods alone says nothing. */
  readonly hasDrinks: boolean;
}

/** The intake per day, compared with the reference intakes of a person. */
export function compareIntakes(
  table: ReferenceTable,
  eater: Eater,
  totals: Totals,
  { days, hasDrinks }: RecordFacts,
): { readonly compared: IntakeComparison[]; readonly notCompared: NotCompared[] } {
  const compared: IntakeComparison[] = [];
  const notCompared: NotCompared[] = [];
  for (const row of table.rows) {
    const { name, label, unit, note } = row;
    if (name === 'water' && !hasDrinks) {
      notCompared.push({ name, label, reason: 'no drinks recorded' });
      continue;
    }
    const lower = marked(row.lower, eater, totals, days);
    const upper = marked(row.upper, eater, totals, days);
    if (lower === null && upper === null) {
      notCompared.push({ name, label, reason: reasonOf(row, eater, totals) });
      continue;
    }
    const verdict = verdictOf(lower, upper, toleranceOf(days));
    compared.push({ name, label, unit, ...(note ? { note } : {}), lower, upper, verdict });
  }
  return { compared, notCompared };
}

function verdictOf(
  lower: MarkedAmount | null,
  upper: MarkedAmount | null,
  tolerance: number,
): Verdict {
  // The known part is the least that was eaten. At any coverage, it can show that an intake is too high, or sufficient.
  if (upper !== null && upper.amount > upper.high) {
    return upper.amount > upper.high * (1 + tolerance) ? 'above' : 'close';
  }
  if (lower === null) return upper !== null && isSure(upper) ? 'fine' : 'unclear';
  if (lower.amount >= lower.high) return upper !== null && mayBeAbove(upper) ? 'unclear' : 'fine';
  if (!isSure(lower)) return 'unclear';
  if (lower.amount >= lower.low) return 'between';
  return lower.amount < lower.low * (1 - tolerance) ? 'below' : 'close';
}

/** Whether the intake would exceed the value if foods without a figure had as much as the others. */
function mayBeAbove({ amount, coverage, high }: MarkedAmount): boolean {
  return coverage < SURE_COVERAGE && amount / coverage > high;
}

function isSure({ coverage, measure }: MarkedAmount): boolean {
  return coverage >= SURE_COVERAGE && measure.isPart !== true;
}

function marked(
  mark: Mark | undefined,
  eater: Eater,
  totals: Totals,
  days: number,
): MarkedAmount | null {
  if (mark === undefined) return null;
  const range = dailyMark(mark, eater, nutrientTotal(totals, 'energy') / days);
  const { measure, coverage } = bestMeasure(mark.measures, totals);
  if (range === null || coverage === 0) return null;
  return {
    kind: mark.kind,
    about: mark.about ?? null,
    low: range[0],
    high: range[1],
    amount: measure.of.reduce(
      (sum, [name, factor]) => sum + (factor * nutrientTotal(totals, name)) / days,
      0,
    ),
    measure,
    coverage,
    estimatedShare: Math.max(...measure.of.map(([name]) => nutrientEstimatedShare(totals, name))),
    addedShare: addedPart(measure, totals),
  };
}

/** The share of an intake that was added to foods; null unless the measure is a single nutrient. */
function addedPart({ of }: Measure, totals: Totals): number | null {
  const [first, ...others] = of;
  return first === undefined || others.length > 0 ? null : addedShareOf(totals, first[0]);
}

function reasonOf(row: ReferenceRow, eater: Eater, totals: Totals): NotCompared['reason'] {
  const marks = [row.lower, row.upper].filter((mark) => mark !== undefined);
  if (marks.every(({ measures }) => bestMeasure(measures, totals).coverage === 0)) {
    return 'no food has it';
  }
  const needsWeight = eater.weight === undefined && eater.stage === undefined;
  return needsWeight && row.lower?.perKg !== undefined
    ? 'needs the body weight'
    : 'no figure for this person';
}

/** The first measure with enough coverage, otherwise the one with the highest. */
function bestMeasure(measures: readonly Measure[], totals: Totals) {
  const known = measures.map((measure) => ({
    measure,
    coverage: Math.min(...measure.of.map(([name]) => nutrientCoverage(totals, name))),
  }));
  return (
    known.find(({ coverage }) => coverage >= SURE_COVERAGE) ??
    known.reduce((best, next) => (next.coverage > best.coverage ? next : best))
  );
}

/** @param energy kJ a day */
function dailyMark(mark: Mark, eater: Eater, energy: number): readonly [number, number] | null {
  if (eater.weight !== undefined && mark.perKg !== undefined) {
    const perKg = figureOf(mark.perKg, eater);
    if (perKg === null) return null;
    return [perKg[0] * eater.weight, perKg[1] * eater.weight];
  }
  if (mark.perDay !== undefined) return figureOf(mark.perDay, eater);
  const perMJ = mark.perMJ === undefined ? null : figureOf(mark.perMJ, eater);
  return perMJ === null || energy === 0
    ? null
    : [(perMJ[0] * energy) / 1000, (perMJ[1] * energy) / 1000];
}

/** The figure for a person; for an unknown sex, the range of both. */
function figureOf(
  { bands, ...stages }: ValuesByAge,
  { sex, age = ASSUMED_AGE, stage }: Eater,
): readonly [number, number] | null {
  const own = stage === undefined ? undefined : stages[stage];
  if (own === null) return null;
  const band = (own ?? bands).findLast(([from]) => from <= age);
  if (band === undefined) return null;
  const [, men, women = men]: Band = band;
  if (stage !== undefined || sex === 'female') return ends(women);
  if (sex === 'male') return ends(men);
  const all = [...ends(men), ...ends(women)];
  return [Math.min(...all), Math.max(...all)];
}

function ends(figure: Figure): readonly [number, number] {
  return typeof figure === 'number' ? [figure, figure] : figure;
}

/** The reference range of a macronutrient's share of the energy, in %; undefined if there is none. */
export function energyRangeOf(
  { energyRanges }: ReferenceTable,
  nutrient: string,
  { age = ASSUMED_AGE }: Eater,
): { readonly low: number; readonly high: number } | undefined {
  const range = energyRanges.find((row): row is EnergyRange => row.nutrient === nutrient);
  const band = range?.bands.findLast(([from]) => from <= age);
  return band && { low: band[1], high: band[2] };
}
