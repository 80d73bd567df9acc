import type { DiagnosticSink, Location } from '../../../model/diagnostic.ts';
import {
  type DayLimits,
  DEFAULT_DAY_LIMITS,
  MOST_ENTRIES_OF_A_PERSON,
} from '../../../rules/days/day-limits.ts';
import { checkDay } from '../../../rules/days/day-rules.ts';
import { cutShort } from '../../../text/escaping/quote.ts';
import type { Settings } from '../configuration.ts';
import type { LabelPlan } from './label-plan.ts';

/** An entry with its mass and energy. */
export interface WeighedEntry {
  readonly group: readonly string[];
  readonly location: Location;
  readonly foodName: string;
  readonly grams: number;
  /** 0 if the energy of the food is unknown. */
  readonly kcal: number;
}

/** A person's day, located at its first entry. */
export interface PersonDay {
  readonly person: string;
  readonly day: string;
  readonly location: Location;
}

interface Day {
  readonly person: string;
  readonly day: string;
  /** The location of its first entry. */
  readonly location: Location;
  entries: number;
  grams: number;
  kcal: number;
  /** The entry with the most energy, or with the most mass if none has energy. */
  main: WeighedEntry;
  readonly kcalByFood: Map<string, number>;
}

/** Adds up what each person of a file ate on each day. It keeps sums by person and day, but no entries. */
export class Days {
  readonly #days = new Map<string, Day>();
  readonly #plan: LabelPlan;
  /** The day of the previous entry, and its labels: most entries belong to the same day. */
  #last: { readonly group: readonly string[]; readonly day: Day } | undefined;

  constructor(plan: LabelPlan) {
    this.#plan = plan;
  }

  add(entry: WeighedEntry): void {
    const { grams, kcal, foodName } = entry;
    const known = this.#dayOf(entry);
    known.entries += 1;
    known.grams += grams;
    known.kcal += kcal;
    if (kcal > known.main.kcal || (kcal === known.main.kcal && grams > known.main.grams)) {
      known.main = entry;
    }
    // Entries without a day may be any number of foods, so they are not compared with each other.
    if (known.day !== '') {
      known.kcalByFood.set(foodName, (known.kcalByFood.get(foodName) ?? 0) + kcal);
    }
  }

  #dayOf(entry: WeighedEntry): Day {
    const { group } = entry;
    if (this.#last !== undefined && isSame(this.#last.group, group)) return this.#last.day;
    const person = keyOf(this.#plan.personKey, group);
    const day = keyOf(this.#plan.dayKey, group);
    const key = JSON.stringify([person, day]);
    const known = this.#days.get(key) ?? startDay(person, day, entry);
    this.#days.set(key, known);
    this.#last = { group, day: known };
    return known;
  }

  /** Reports implausible days, each at the entry that adds most. */
  check(limits: DayLimits, report: DiagnosticSink): void {
    for (const day of this.#days.values()) {
      const { location } = day.main;
      for (const found of checkDay(totalsOf(day), limits)) report({ ...found, location });
    }
  }

  /** Persons with their days, where both are known. */
  personDays(): PersonDay[] {
    return [...this.#days.values()].flatMap(({ person, day, location }) =>
      person === '' || day === '' ? [] : [{ person, day, location }],
    );
  }
}

/** The limits of a configuration, with the usual ones in place of missing ones. */
export function dayLimits({ daily = {} }: Settings): DayLimits {
  const { energyKcal, massKg, foodShare } = DEFAULT_DAY_LIMITS;
  return {
    energyKcal: rangeOf(energyKcal, daily.energyKcal),
    massKg: rangeOf(massKg, daily.massKg),
    foodShare: { ...foodShare, ...daily.foodShare },
  };
}

function rangeOf(
  usual: DayLimits['massKg'],
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined } = {},
): DayLimits['massKg'] {
  return { min, max: max ?? usual.max };
}

function startDay(person: string, day: string, main: WeighedEntry): Day {
  const sums = { entries: 0, grams: 0, kcal: 0 };
  return { person, day, location: main.location, ...sums, main, kcalByFood: new Map() };
}

/** The totals of a day; only those of its largest entry if the day may be several days or persons. */
function totalsOf({ person, day, entries, grams, kcal, main, kcalByFood }: Day) {
  const isOneDay = day !== '' && (person !== '' || entries <= MOST_ENTRIES_OF_A_PERSON);
  if (!isOneDay) {
    const mainFood = { name: main.foodName, kcal: main.kcal };
    const { grams, kcal } = main;
    return {
      name: `One entry of ${main.foodName}`,
      isWholeDay: false,
      entries: 1,
      grams,
      kcal,
      mainFood,
    };
  }
  let mainFood = { name: '', kcal: 0 };
  for (const [name, kcal] of kcalByFood) if (kcal > mainFood.kcal) mainFood = { name, kcal };
  const ofPerson = person === '' ? '' : ` of ${cutShort(person)}`;
  const name = `Day ${cutShort(day)}${ofPerson}`;
  return { name, isWholeDay: true, entries, grams, kcal, mainFood };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((label, index) => label === others[index]);
}

function keyOf(positions: readonly number[], group: readonly string[]): string {
  const parts = positions.map((position) => (group[position] ?? '').trim());
  return parts.every((part) => part === '') ? '' : parts.join(' ');
}
