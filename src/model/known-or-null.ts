/** An amount as results have it: null if it is unknown. */
export function knownOrNull(amount = Number.NaN): number | null {
  return Number.isNaN(amount) ? null : amount;
}
