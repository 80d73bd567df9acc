import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Rule } from '../rule.ts';
import { type DayLimits, ENTRIES_OF_A_DAY } from './day-limits.ts';

/** The food of a person on a day, or a single entry if the days are unknown. */
export interface DayTotals {
  /** The name in messages, such as "Day 2026-03-02 of P1". */
  readonly name: string;
  readonly isWholeDay: boolean;
  readonly entries: number;
  readonly grams: number;
  /** The energy of the foods whose energy is known. */
  readonly kcal: number;
  /** The food with the most energy, and that energy. */
  readonly mainFood: { readonly name: string; readonly kcal: number };
}

type DayDiagnostic = Pick<Diagnostic, 'code' | 'message' | 'value' | 'expected'>;

interface DayRule extends Rule {
  readonly check: (day: DayTotals, limits: DayLimits) => Omit<DayDiagnostic, 'code'> | undefined;
}

const implausibleDayEnergy: DayRule = {
  code: 'meal/implausible-day-energy',
  severity: 'error',
  help: 'A person eats at most 15,000 kcal a day.',
  explanation:
    'Cyclists of the Tour de France ate 32.4 MJ (7,740 kcal) on the day on which they ate most (Saris et al. 1989, Int J Sports Med 10:S26). viand chose the limit: about twice as much can only be a wrong amount or unit. `daily` of viand.config.json sets other limits, including a minimum, which has no default because many records are of single meals. If a file has no days, the limit applies to each entry.',
  wrong: 'butter,60,kg',
  right: 'butter,60,g',
  check: (day, { energyKcal }) => outside(day, day.kcal, energyKcal, 'kcal'),
};

const implausibleDayMass: DayRule = {
  code: 'meal/implausible-day-mass',
  severity: 'error',
  help: 'A person eats and drinks at most 20 kg a day.',
  explanation:
    'Cyclists of the Tour de France took in 6.7 l of water a day, and 11.8 l at most (Saris et al. 1989); 95 % of adults take in less than 4.0 l with food and drinks (EFSA 2010, reference values for water). viand chose the limit: it leaves room for solid food on top of the most water. `daily` of viand.config.json sets other limits.',
  wrong: 'milk,200,l',
  right: 'milk,200,ml',
  check: (day, { massKg }) => outside(day, day.grams / 1000, massKg, 'kg'),
};

const oneFoodDay: DayRule = {
  code: 'meal/one-food-day',
  severity: 'warning',
  help: 'No food provides more than 90 % of the energy of a day with at least five entries.',
  explanation:
    'A wrong unit or digit makes one food outweigh all others, even if the day stays within the limits of energy and mass. `daily` of viand.config.json sets another share.',
  check: ({ name, isWholeDay, entries, kcal, mainFood }, { foodShare }) => {
    const share = kcal > 0 ? mainFood.kcal / kcal : 0;
    if (!isWholeDay || entries < ENTRIES_OF_A_DAY || share <= foodShare.max) return undefined;
    return {
      message: `${name} gets ${percent(share)} of its energy from ${mainFood.name}`,
      value: percent(share),
      expected: `at most ${percent(foodShare.max)} from one food`,
    };
  },
};

/** All rules about days, in the order of reports. */
export const DAY_RULES: readonly DayRule[] = [implausibleDayEnergy, implausibleDayMass, oneFoodDay];

/** Everything that is implausible about a day. */
export function checkDay(day: DayTotals, limits: DayLimits): DayDiagnostic[] {
  return DAY_RULES.flatMap(({ code, check }) => {
    const found = check(day, limits);
    return found === undefined ? [] : [{ code, ...found }];
  });
}

function outside(
  { name, isWholeDay }: DayTotals,
  amount: number,
  { min, max }: DayLimits['energyKcal'],
  unit: string,
) {
  const written = `${rounded(amount)} ${unit}`;
  if (amount > max) {
    const message = `${name} has ${written}, more than people eat in a day`;
    return { message, value: written, expected: `at most ${max} ${unit}` };
  }
  if (!isWholeDay || min === undefined || amount >= min) return undefined;
  return {
    message: `${name} has ${written}, less than the daily minimum`,
    value: written,
    expected: `at least ${min} ${unit}`,
  };
}

function rounded(amount: number): number {
  return amount < 100 ? Number(amount.toFixed(1)) : Math.round(amount);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
