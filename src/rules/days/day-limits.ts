/** The limits of what a person eats in a day. A limit without `min` has no lower end. */
export interface DayLimits {
  readonly energyKcal: { readonly min?: number | undefined; readonly max: number };
  readonly massKg: { readonly min?: number | undefined; readonly max: number };
  /** The share of the energy of the day, 0 to 1. */
  readonly foodShare: { readonly max: number };
}

/** The limits where a configuration sets no others; the texts of the rules give their reasons. */
export const DEFAULT_DAY_LIMITS: DayLimits = {
  energyKcal: { max: 15_000 },
  massKg: { max: 20 },
  foodShare: { max: 0.9 },
};

/** A day with fewer entries may be a single meal, which can consist of one food. */
export const ENTRIES_OF_A_DAY = 5;

/** Nobody records more entries in a day. A day with more, without persons, combines several. */
export const MOST_ENTRIES_OF_A_PERSON = 60;
