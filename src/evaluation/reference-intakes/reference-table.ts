import type { NutrientName } from '../../model/nutrients.ts';

/**
 * The kind of a reference value.
 *
 * PRI: population reference intake (EFSA). RDA: recommended dietary allowance (US and Canada) or recommended intake
 * (D-A-CH). Both cover nearly all healthy people of a group. AI: adequate intake, if no PRI or RDA could be derived.
 * UL: tolerable upper intake level. Safe level: if no UL could be derived. CDRR: chronic disease risk reduction intake.
 */
export type MarkKind = 'PRI' | 'AI' | 'RDA' | 'UL' | 'safe level' | 'safe and adequate' | 'CDRR';

/** One figure, or a range if it depends on something that viand does not know, such as phytate. */
export type Figure = number | readonly [low: number, high: number];

/** The reference value from an age in years on: for everybody, or for men and for women. */
export type Band =
  | readonly [from: number, all: Figure]
  | readonly [from: number, men: Figure, women: Figure];

/** Reference values by age and sex. Pregnancy and lactation use those of women if they have none of their own. */
export interface ValuesByAge {
  readonly bands: readonly Band[];
  /** Null if it depends on more than the age. */
  readonly pregnant?: readonly Band[] | null;
  readonly lactating?: readonly Band[] | null;
}

/** A nutrient's part in an amount, such as 1/6 for beta-carotene in retinol equivalents. */
export type Term = readonly [nutrient: NutrientName, factor: number];

/** A way to compute the amount that a reference value is about. */
export interface Measure {
  readonly of: readonly Term[];
  /** The measure covers only a part of what the value limits, so the true amount is at least this much. */
  readonly isPart?: true;
}

/** A figure with which intakes are compared, on one of three bases. */
export interface Mark {
  readonly kind: MarkKind;
  /** The best one first. If several are known for the same share of the mass, the first counts. */
  readonly measures: readonly Measure[];
  /** The subject of the value, if it is not the nutrient of the row, such as preformed vitamin A. */
  readonly about?: string;
  /** The value per day, in the row's unit. */
  readonly perDay?: ValuesByAge;
  /** The value per day and kg of body weight; takes precedence over `perDay` if the weight is known. */
  readonly perKg?: ValuesByAge;
  /** The value per MJ of the energy eaten, in the row's unit. */
  readonly perMJ?: ValuesByAge;
}

/** The reference values for intakes of a nutrient. */
export interface ReferenceRow {
  /** Its name in JSON. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  /** The minimum. */
  readonly lower?: Mark;
  /** The maximum. */
  readonly upper?: Mark;
  /** A note for readers of the table. */
  readonly note?: string;
}

/** The range of a share of the energy from an age in years on, in %. */
export interface EnergyRange {
  readonly nutrient: 'carbohydrates' | 'protein' | 'fat';
  readonly bands: readonly (readonly [from: number, low: number, high: number])[];
}

/** Reference intakes of one authority. */
export interface ReferenceTable {
  readonly name: 'efsa' | 'dri' | 'dach';
  readonly title: string;
  /** The age in years that the figures begin at. */
  readonly youngest: number;
  /** The publications that the figures are of. */
  readonly sources: readonly string[];
  readonly rows: readonly ReferenceRow[];
  readonly energyRanges: readonly EnergyRange[];
  /** The figures of the authority that are missing here, and why. */
  readonly omitted: readonly string[];
}
