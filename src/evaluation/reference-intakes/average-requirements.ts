import type { NutrientName } from '../../model/nutrients.ts';
import { DRI } from './dri.ts';
import type { Band, ValuesByAge } from './reference-table.ts';
import { valuesByAge } from './values-by-age.ts';

/** The cut-points for shares of a population, in the registry's units per day. */
export interface CutPoints {
  /** Estimated average requirement. */
  readonly average?: ValuesByAge;
  /** Tolerable upper intake level. */
  readonly upper?: ValuesByAge;
}

/**
 * Estimated average requirements (EAR) of the US National Academies, in the registry's units per day. Omitted are iron
 * of women who menstruate (their requirement is skewed, so that the share below it means nothing), protein (given by
 * body weight) and carbohydrates (given without fibre).
 *
 * Source: Dietary Reference Intakes, summary tables, Estimated Average Requirements (National Academies of Sciences,
 * Engineering, and Medicine, Dietary Reference Intakes for Sodium and Potassium, 2019, appendix J).
 */
const AVERAGE_REQUIREMENTS: Readonly<Partial<Record<NutrientName, ValuesByAge>>> = {
  retinol_activity_equivalent: valuesByAge('1: 210, 4: 275, 9: 445/420, 14: 630/485, 19: 625/500'),
  vitamin_D: valuesByAge('1: 10'),
  vitamin_E: valuesByAge('1: 5, 4: 6, 9: 9, 14: 12'),
  thiamin: valuesByAge('1: 0.4, 4: 0.5, 9: 0.7, 14: 1/0.9'),
  riboflavin: valuesByAge('1: 0.4, 4: 0.5, 9: 0.8, 14: 1.1/0.9'),
  niacin_equivalent: valuesByAge('1: 5, 4: 6, 9: 9, 14: 12/11'),
  vitamin_B6: valuesByAge('1: 400, 4: 500, 9: 800, 14: 1100/1000, 19: 1100, 51: 1400/1300'),
  folate: valuesByAge('1: 120, 4: 160, 9: 250, 14: 330, 19: 320'),
  vitamin_B12: valuesByAge('1: 0.7, 4: 1, 9: 1.5, 14: 2'),
  vitamin_C: valuesByAge('1: 13, 4: 22, 9: 39, 14: 63/56, 19: 75/60'),
  calcium: valuesByAge('1: 500, 4: 800, 9: 1100, 19: 800, 51: 800/1000, 71: 1000'),
  magnesium: valuesByAge('1: 65, 4: 110, 9: 200, 14: 340/300, 19: 330/255, 31: 350/265'),
  phosphorus: valuesByAge('1: 380, 4: 405, 9: 1055, 19: 580'),
  iron: valuesByAge('1: 3, 4: 4.1, 9: 5.9/5.7, 14: 7.7/NaN, 19: 6/NaN, 51: 6/5'),
  zinc: valuesByAge('1: 2.5, 4: 4, 9: 7, 14: 8.5/7.3, 19: 9.4/6.8'),
  iodide: valuesByAge('1: 65, 9: 73, 14: 95'),
  copper: valuesByAge('1: 260, 4: 340, 9: 540, 14: 685, 19: 700'),
  molybdenum: valuesByAge('1: 13, 4: 17, 9: 26, 14: 33, 19: 34'),
  selenium: valuesByAge('1: 17, 4: 23, 9: 35, 14: 45'),
};

/** The cut-points for shares: a nutrient may have an average requirement, an upper level, or both. */
export const CUT_POINTS: ReadonlyMap<NutrientName, CutPoints> = cutPoints();

function cutPoints(): Map<NutrientName, CutPoints> {
  const all = new Map<NutrientName, CutPoints>();
  for (const [name, average] of Object.entries(AVERAGE_REQUIREMENTS)) {
    all.set(name as NutrientName, { average });
  }
  for (const { upper } of DRI.rows) {
    const nutrient = upper?.measures[0]?.of[0]?.[0];
    if (upper?.kind !== 'UL' || nutrient === undefined || upper.perDay === undefined) continue;
    all.set(nutrient, { ...all.get(nutrient), upper: upper.perDay });
  }
  return all;
}

/**
 * The figure for a person who is neither pregnant nor lactating.
 *
 * @param age years; NaN for unknown
 * @returns NaN if there is none, or if the sex is unknown and makes a difference
 */
export function cutPointOf(
  { bands }: ValuesByAge,
  age: number,
  sex: 'female' | 'male' | undefined,
) {
  const band = bands.findLast(([from]) => from <= age);
  if (band === undefined) return Number.NaN;
  const [, men, women = men]: Band = band;
  const figure = sex === 'female' ? women : men;
  return typeof figure === 'number' && (sex !== undefined || men === women) ? figure : Number.NaN;
}
