import { kcalToKj } from '../../model/units.ts';

/** How far the ratio of two energies may be from that of their units. */
const UNIT_SHARE = 0.2;

/** The suggestion for an energy that is too large or too small by the factor between kilocalories and kilojoules. */
export function mistakenUnit(ratio: number): string {
  const isNear = (units: number) => Math.abs(units / kcalToKj(1) - 1) < UNIT_SHARE;
  if (isNear(ratio)) return '; the value may be in kJ, not kcal';
  return isNear(1 / ratio) ? '; the value may be in kcal, not kJ' : '';
}
